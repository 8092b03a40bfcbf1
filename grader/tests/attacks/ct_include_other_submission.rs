// [is_safe/is_safe] is made of another student's file by include!; right answers only if it could => does_not_compile: "couldn't read"
include!("@OTHER@");
