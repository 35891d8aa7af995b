import { ConfigurationError } from "../errors/configuration-error.ts";
import { isRule, RECORD, type Rule, type RuleTable } from "./rules.ts";

/** Throws `ConfigurationError` for a value that a rule does not accept. Never shows the value: it may be a key. */
export function checkValue(name: string, value: unknown, [accepts, expected]: Rule): void {
  if (!accepts(value)) throw new ConfigurationError(`${name} must be ${expected}.`);
}

/** Checks every option of a table that is given. `prefix` stands before the names in messages. */
export function checkValues(options: object, rules: RuleTable, prefix = ""): void {
  for (const name in rules) {
    const value = Reflect.get(options, name);
    const rule = rules[name];
    if (value === undefined || rule === undefined) continue;
    if (isRule(rule)) checkValue(prefix + name, value, rule);
    else {
      checkValue(prefix + name, value, RECORD);
      checkValues(value as object, rule, `${prefix}${name}.`); // an object, as checked
    }
  }
}
