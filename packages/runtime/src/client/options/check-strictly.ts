import type { RequestOptions } from "../contracts/request-options.ts";
import { checkNames } from "./check-names.ts";
import { checkValue } from "./check-values.ts";
import { NOTHING } from "./nothing.ts";
import { callRules, clientCoreRules } from "./option-rules.ts";
import { isRule, RECORD, type RuleTable } from "./rules.ts";

// Apart from what every client core checks: words cost bytes, and bundles of single operations leave names to the compiler.

/** The names of options; the compiler keeps the list complete. */
export type OptionNames<Options> = Readonly<Record<keyof Options, unknown>>;

/** Throws `ConfigurationError` for a name that no option of a client has, nor one of `retry`, `hooks` or `envelope`. */
export function checkClientOptions<Options extends object>(
  options: Options,
  known: OptionNames<Options>,
): void {
  checkValue("The client options", options, RECORD);
  checkNames("option", { given: options, known });
  checkInnerNames(options, clientCoreRules);
}

/**
 * Throws `ConfigurationError` for a name that no option of a call has, nor one of `retry`. `further` are the options that
 * a client adds to those of every call.
 */
export function checkCallOptions<Options extends RequestOptions>(
  options: Options,
  further: OptionNames<Omit<Options, keyof RequestOptions>>,
): void {
  if (options === NOTHING) return;
  checkNames("call option", { given: options, known: { ...callRules, ...further } });
  checkInnerNames(options, callRules);
}

/** The names inside options that are objects of options. */
function checkInnerNames(options: object, rules: RuleTable): void {
  for (const name in rules) {
    const known = rules[name];
    const given: unknown = Reflect.get(options, name);
    if (given === undefined || known === undefined || isRule(known)) continue;
    checkValue(name, given, RECORD);
    checkNames(`${name} option`, { given: given as object, known }); // an object, as checked
  }
}
