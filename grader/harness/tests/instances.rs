//! The shared instances are ordinary code: they compile, and calling all of them
//! does no harm.

#[allow(
    clippy::all,
    unused_must_use,
    reason = "written for the functions it calls, as students call them"
)]
#[path = "../src/instances.rs"]
mod instances;

#[test]
fn all_instances_can_be_made() {
    instances::instances_for_all();
}
