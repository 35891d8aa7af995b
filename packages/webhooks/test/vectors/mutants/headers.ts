import type { Mutant } from "../mutant.ts";

const headers = "verify/signature-headers.ts";

/** Faults in reading the headers of a delivery. */
export const headerMutants: readonly Mutant[] = [
  { name: "prefixes are mixed", file: headers, from: "if (others.length > 0) {", to: "if (false) {" },
  {
    name: "headers are taken from any allowed prefix",
    file: headers,
    from: "singleValue(prefix + part, values.get(prefix + part) ?? [])",
    to: "singleValue(prefix + part, prefixes.flatMap((any) => values.get(any + part) ?? []).slice(0, 1))",
  },
  {
    name: "the first allowed prefix alone is looked for",
    file: headers,
    from: "const present = prefixes.filter(",
    to: "const present = prefixes.slice(0, 1).filter(",
  },
  {
    name: "the case of header names counts",
    file: headers,
    from: "const key = textOf(name).toLowerCase();",
    to: "const key = textOf(name);",
  },
  {
    name: "the last of two headers counts",
    file: headers,
    from: "[...(values.get(key) ?? []), ...own]",
    to: "own.slice(-1)",
  },
  {
    name: "the first of two headers counts",
    file: headers,
    from: 'if (others.length > 0 || value.includes(", "))',
    to: 'if (value.includes(", "))',
  },
  {
    name: "two headers that were joined pass as one",
    file: headers,
    from: ' || value.includes(", ")',
    to: "",
  },
  { name: "an empty header is one", file: headers, from: ' || value === ""', to: "" },
  { name: "any sign may stand in an id", file: headers, from: "/^[\\x21-\\x7e]+$/", to: "/^.+$/" },
  { name: "a space may stand in an id", file: headers, from: "\\x21-", to: "\\x20-" },
  { name: "a delete sign may stand in an id", file: headers, from: "-\\x7e]", to: "-\\x7f]" },
  { name: "an id may be of any length", file: headers, from: "id.length <= MAX_ID_LENGTH", to: "true" },
  {
    name: "an id must be shorter than allowed",
    file: headers,
    from: "id.length <= MAX_ID_LENGTH",
    to: "id.length < MAX_ID_LENGTH",
  },
];
