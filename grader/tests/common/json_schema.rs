//! A validator for the part of JSON Schema (draft 2020-12) that the schemas of
//! this repository use. A keyword it does not know is refused, so that no rule
//! of a schema is passed over in silence.

use serde_json::Value;

/// Keywords that say something to people and nothing to a validator.
const ANNOTATIONS: [&str; 5] = ["$schema", "$id", "$defs", "title", "description"];

/// The complaints about a document: where in it, and what is wrong. None means
/// that it follows the schema.
///
/// # Panics
///
/// Where the schema itself uses a keyword or a reference that is not known.
pub fn complaints(schema: &Value, document: &Value) -> Vec<String> {
    let mut found = Vec::new();
    Validator { root: schema, found: &mut found }.check(schema, document, "");
    found
}

struct Validator<'a> {
    root: &'a Value,
    found: &'a mut Vec<String>,
}

impl Validator<'_> {
    fn check(&mut self, schema: &Value, value: &Value, at: &str) {
        let rules = schema.as_object().unwrap_or_else(|| panic!("no schema at {at}: {schema}"));
        for (keyword, rule) in rules {
            match keyword.as_str() {
                "type" => self.expect(has_type(value, rule), at, || format!("is no {rule}")),
                "const" => self.expect(value == rule, at, || format!("is not {rule}")),
                "enum" => {
                    let known = list(rule).contains(value);
                    self.expect(known, at, || format!("{value} is not one of {rule}"));
                }
                "minimum" => {
                    let enough = !value.is_number() || value.as_f64() >= rule.as_f64();
                    self.expect(enough, at, || format!("{value} is less than {rule}"));
                }
                "required" => {
                    for name in list(rule).iter().filter_map(Value::as_str) {
                        let there =
                            value.as_object().is_none_or(|object| object.contains_key(name));
                        self.expect(there, at, || format!("lacks `{name}`"));
                    }
                }
                "properties" => {
                    for (name, part) in value.as_object().into_iter().flatten() {
                        if let Some(schema) = rule.get(name) {
                            self.check(schema, part, &format!("{at}/{name}"));
                        }
                    }
                }
                "additionalProperties" => {
                    assert_eq!(*rule, Value::Bool(false), "additionalProperties: false is known");
                    for name in value.as_object().into_iter().flat_map(|object| object.keys()) {
                        let known = schema["properties"].get(name).is_some();
                        self.expect(known, at, || format!("has `{name}`, which is not known"));
                    }
                }
                "items" => {
                    for (place, part) in value.as_array().into_iter().flatten().enumerate() {
                        self.check(rule, part, &format!("{at}/{place}"));
                    }
                }
                "anyOf" => self.any_of(list(rule), value, at),
                "$ref" => {
                    let target = rule.as_str().and_then(|path| path.strip_prefix('#'));
                    let schema = target.and_then(|path| self.root.pointer(path));
                    let schema = schema.unwrap_or_else(|| panic!("no schema {rule}"));
                    self.check(schema, value, at);
                }
                other => {
                    assert!(ANNOTATIONS.contains(&other), "`{other}` is no keyword known here");
                }
            }
        }
    }

    fn any_of(&mut self, schemas: &[Value], value: &Value, at: &str) {
        let mut reasons = Vec::new();
        for schema in schemas {
            let mut found = Vec::new();
            Validator { root: self.root, found: &mut found }.check(schema, value, at);
            if found.is_empty() {
                return;
            }
            reasons.push(found.join(", "));
        }
        self.found.push(format!("{at}: fits no choice ({})", reasons.join("; or ")));
    }

    fn expect(&mut self, holds: bool, at: &str, what: impl FnOnce() -> String) {
        if !holds {
            self.found.push(format!("{at}: {}", what()));
        }
    }
}

fn list(rule: &Value) -> &[Value] {
    rule.as_array().unwrap_or_else(|| panic!("{rule} is no list"))
}

fn has_type(value: &Value, rule: &Value) -> bool {
    if let Some(rules) = rule.as_array() {
        return rules.iter().any(|rule| has_type(value, rule));
    }
    match rule.as_str() {
        Some("object") => value.is_object(),
        Some("array") => value.is_array(),
        Some("string") => value.is_string(),
        Some("integer") => value.is_i64() || value.is_u64(),
        Some("number") => value.is_number(),
        Some("boolean") => value.is_boolean(),
        Some("null") => value.is_null(),
        _ => panic!("{rule} is no type known here"),
    }
}
