import type { Diagnostic, Result } from "../../../core/diagnostics/diagnostic.ts";
import { didYouMean } from "../../../core/diagnostics/did-you-mean.ts";
import type { SourceFile } from "../../../core/document/source/source-file.ts";
import { isObject, type JsonObject } from "../../../core/json.ts";
import { isDate } from "../../../core/model/accepts/formats/date-time.ts";
import { RULES } from "../../rules/index.ts";
import type { ExemptedChange, Exemption } from "./exemption.ts";

const KEYS = ["fingerprint", "rule", "path", "reason", "expires"];
const HELP =
  "Write a list of entries: `fingerprint`, or `rule` and `path`; then `reason`, and `expires: 2026-12-31`.";

/** The entries of an exemption file, and a diagnostic for every mistake in it. */
export function readExemptions(file: SourceFile): Result<readonly Exemption[]> {
  const diagnostics: Diagnostic[] = [];
  const exemptions: Exemption[] = [];
  if (!Array.isArray(file.value)) {
    return {
      value: undefined,
      diagnostics: [malformed(file, { pointer: "", message: "The file is not a list." })],
    };
  }
  for (const [index, entry] of file.value.entries()) {
    const pointer = `/${index}`;
    const read = readEntry(entry);
    diagnostics.push(...read.faults.map((message) => malformed(file, { pointer, message })));
    if (read.value !== undefined) exemptions.push({ ...read.value, location: file.locate(pointer) });
  }
  return { value: diagnostics.length > 0 ? undefined : exemptions, diagnostics };
}

type Written = Omit<Exemption, "location">;

interface ReadEntry {
  readonly value: Written | undefined;
  /** Everything that is wrong with the entry, one sentence each. */
  readonly faults: readonly string[];
}

function readEntry(entry: unknown): ReadEntry {
  if (!isObject(entry)) return { value: undefined, faults: ["The entry is not an object."] };
  const covers = coveredChange(entry);
  const { reason, expires } = entry;
  const isReason = typeof reason === "string" && reason.trim() !== "";
  const isDay = typeof expires === "string" && isDate(expires);
  const faults = [
    ...Object.keys(entry)
      .filter((key) => !KEYS.includes(key))
      .map((key) => `Unknown key \`${key}\` in an exemption.${didYouMean(key, KEYS)}`),
    ...(typeof covers === "string" ? [covers] : []),
    ...(isReason ? [] : ["An exemption requires a `reason`."]),
    ...(isDay ? [] : ["An exemption requires a date in `expires`, such as 2026-12-31."]),
  ];
  const isRead = faults.length === 0 && typeof covers !== "string" && isReason && isDay;
  return { value: isRead ? { covers, reason: reason.trim(), expires } : undefined, faults };
}

/** Reads the change that the entry names, or returns the mistake in it. */
function coveredChange({ fingerprint, rule, path }: JsonObject): ExemptedChange | string {
  if (fingerprint !== undefined) {
    if (rule !== undefined || path !== undefined)
      return "An exemption has either a `fingerprint`, or a `rule` and a `path`, not both.";
    // An unquoted fingerprint of digits alone is a number in YAML, and may have lost its zeros.
    return typeof fingerprint === "string"
      ? { kind: "fingerprint", fingerprint }
      : "A `fingerprint` must be a string: put it in quotes.";
  }
  if (typeof rule !== "string" || typeof path !== "string")
    return "An exemption requires a `fingerprint`, or a `rule` and a `path`.";
  if (!Object.hasOwn(RULES, rule))
    return `There is no rule \`${rule}\`.${didYouMean(rule, Object.keys(RULES), codeOf)}`;
  return { kind: "rule", rule, location: path };
}

function codeOf(name: string): string {
  return `\`${name}\``;
}

function malformed(file: SourceFile, at: { readonly pointer: string; readonly message: string }): Diagnostic {
  const { pointer, message } = at;
  return {
    code: "exemption-malformed",
    severity: "error",
    message,
    location: file.locate(pointer),
    help: HELP,
  };
}
