import type { SourceFile } from "../../core/document/source/source-file.ts";
import { isObject, type JsonObject } from "../../core/json.ts";
import type { Outcome, Problem } from "../../core/problem/problem.ts";
import type { ExemptedChange, Exemption } from "./exemption.ts";

const KEYS = ["fingerprint", "rule", "path", "reason", "expires"];
const HELP =
  "Write a list of entries: `fingerprint`, or `rule` and `path`; then `reason`, and `expires: 2026-12-31`.";

/** The entries of an exemption file; every mistake in it is a problem. */
export function readExemptions(file: SourceFile): Outcome<readonly Exemption[]> {
  const problems: Problem[] = [];
  const exemptions: Exemption[] = [];
  if (!Array.isArray(file.value)) {
    return {
      value: undefined,
      problems: [malformed(file, { pointer: "", message: "The file is not a list." })],
    };
  }
  for (const [index, entry] of file.value.entries()) {
    const pointer = `/${index}`;
    const read = isObject(entry) ? readEntry(entry) : "An entry is not an object.";
    if (typeof read === "string") problems.push(malformed(file, { pointer, message: read }));
    else exemptions.push({ ...read, location: file.locate(pointer) });
  }
  return { value: problems.length > 0 ? undefined : exemptions, problems };
}

/** The entry, or what is wrong with it. */
function readEntry(entry: JsonObject): Omit<Exemption, "location"> | string {
  const unknown = Object.keys(entry).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) return `An exemption has no \`${unknown}\`.`;
  const covers = coveredChange(entry);
  if (typeof covers === "string") return covers;
  const { reason, expires } = entry;
  if (typeof reason !== "string" || reason.trim() === "") return "An exemption needs a `reason`.";
  if (typeof expires !== "string" || !isDate(expires))
    return "An exemption needs a day in `expires`, such as 2026-12-31.";
  return { covers, reason: reason.trim(), expires };
}

function coveredChange({ fingerprint, rule, path }: JsonObject): ExemptedChange | string {
  if (fingerprint !== undefined) {
    if (rule !== undefined || path !== undefined)
      return "An exemption has a `fingerprint`, or a `rule` and a `path`, not both.";
    // An unquoted fingerprint of digits alone is a number in YAML, and may have lost its zeros.
    return typeof fingerprint === "string"
      ? { kind: "fingerprint", fingerprint }
      : "A `fingerprint` is text: put it in quotes.";
  }
  if (typeof rule !== "string" || typeof path !== "string")
    return "An exemption needs a `fingerprint`, or a `rule` and a `path`.";
  return { kind: "rule", rule, place: path };
}

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
}

function malformed(file: SourceFile, at: { readonly pointer: string; readonly message: string }): Problem {
  const { pointer, message } = at;
  return {
    code: "exemption-malformed",
    severity: "error",
    message,
    location: file.locate(pointer),
    help: HELP,
  };
}
