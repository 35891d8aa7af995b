import { isObject } from "../../json.ts";
import type { NodeKind } from "../grammar.ts";
import type { NodeRule } from "./node-rule.ts";

/** True for a name of `paths` that is read. */
export function isPath(name: string): boolean {
  return name.startsWith("/");
}

/** True for a name of `responses` that is read. */
export function isStatus(name: string): boolean {
  return /^([1-5]\d\d|[1-5][Xx]{2}|default)$/.test(name);
}

type NamedMap = readonly [field: string, isName: (name: string) => boolean, fault: string, help: string];

const CONTENT: NamedMap = [
  "content",
  (name) => name.includes("/"),
  "is not a media type; the content is read as bytes.",
  "Use a media type such as application/json.",
];

/** Maps whose names have a form. */
const NAMED_MAPS: Readonly<Partial<Record<NodeKind, NamedMap>>> = {
  document: ["paths", isPath, 'does not begin with "/", so its operations are left out.', 'Add the "/".'],
  operation: [
    "responses",
    isStatus,
    "is not a status; the response is left out.",
    "Use a status such as 200, a range such as 4XX, or default.",
  ],
  requestBody: CONTENT,
  response: CONTENT,
};

/** Finds names that a map of OpenAPI cannot have. */
export const unknownNames: NodeRule = (kind, value) => {
  const [field = "", isName = isPath, fault = "", help = ""] = NAMED_MAPS[kind] ?? [];
  const names = isObject(value[field]) ? Object.keys(value[field]) : [];
  return names
    .filter((name) => !isName(name) && !name.startsWith("x-"))
    .map((entry) => ({ field, entry, code: "name-unknown", message: `"${entry}" ${fault}`, help }));
};
