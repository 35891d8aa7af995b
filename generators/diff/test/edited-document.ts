import { valueAt } from "../../core/document/pointer.ts";
import { walkNodes } from "../../core/document/walk-nodes.ts";
import { isObject } from "../../core/json.ts";

export type Node = Record<string, unknown>;

/** Pointers of the components of each kind. */
export const SECTIONS = {
  schema: "schemas",
  parameter: "parameters",
  response: "responses",
  requestBody: "requestBodies",
} as const;

export interface Location {
  readonly pointer: string;
  readonly kind: keyof typeof SECTIONS;
}

/** The parts of a document that can be components. */
export function locationsOf(document: Node): Location[] {
  const locations: Location[] = [];
  walkNodes({ pointer: "", kind: "document", value: document }, ({ kind, pointer, value }) => {
    if (kind in SECTIONS && isObject(value)) locations.push({ pointer, kind: kind as Location["kind"] }); // a key of the table
  });
  return locations;
}

/** Typical edits of a schema; undefined if it has nothing of the kind. */
const EDITS: Readonly<Record<string, (schema: Node, isPart: boolean) => Node | undefined>> = {
  "another type": ({ type, ...rest }) =>
    (type === "string" || type === "integer") && rest.enum === undefined
      ? { ...rest, type: type === "string" ? "boolean" : "number" }
      : undefined,
  "another bound": ({ minimum, maxLength, ...rest }) =>
    minimum !== undefined
      ? { ...rest, minimum: 2 }
      : maxLength !== undefined
        ? { ...rest, maxLength: 4 }
        : undefined,
  "a value less": ({ enum: list, ...rest }) => (list ? { ...rest, enum: ["x", "z"] } : undefined),
  "a value more": ({ enum: list, ...rest }) => (list ? { ...rest, enum: ["x", "y", "z", "w"] } : undefined),
  "another constant": ({ const: value, ...rest }) => (value ? { ...rest, const: "y" } : undefined),
  "a property less": ({ properties, ...rest }) =>
    isObject(properties) && Object.keys(properties).length > 1
      ? { ...rest, properties: Object.fromEntries(Object.entries(properties).slice(1)) }
      : undefined,
  "a property more": ({ properties, ...rest }) =>
    isObject(properties) ? { ...rest, properties: { ...properties, d: { type: "string" } } } : undefined,
  "a required property more": ({ required, ...rest }) =>
    Array.isArray(required) && isObject(rest.properties) && "b" in rest.properties
      ? { ...rest, required: [...new Set([...required, "b"])] }
      : undefined,
  "a closed object": ({ additionalProperties, ...rest }, isPart) =>
    rest.type === "object" && !isPart
      ? { ...rest, ...(additionalProperties === false ? {} : { additionalProperties: false }) }
      : undefined,
  "other words": ({ description, ...rest }) => ({ ...rest, description: description ? "Words." : "More." }),
  "an option less": ({ oneOf, ...rest }) =>
    Array.isArray(oneOf) ? { ...rest, oneOf: oneOf.slice(1) } : undefined,
};

/** Edits schemas of the document: numbers pick the schema and the edit. */
export function edited(document: Node, picks: readonly (readonly [location: number, edit: number])[]): Node {
  const copy = structuredClone(document);
  for (const [location, edit] of picks) {
    const pointers = locationsOf(copy).filter(({ kind }) => kind === "schema");
    const { pointer = "" } = pointers[location % pointers.length] ?? {};
    const value = valueAt(copy, pointer);
    const fits = Object.values(EDITS).flatMap((change) => {
      const result = isObject(value) ? change(value, /\/allOf\/\d+$/.test(pointer)) : undefined;
      return result ? [result] : [];
    });
    const result = fits[edit % fits.length];
    if (result) put(copy, pointer, result);
  }
  return copy;
}

/** Puts a value at a pointer. */
export function put(document: Node, pointer: string, value: Node): void {
  const at = pointer.lastIndexOf("/");
  const holder = valueAt(document, pointer.slice(0, at));
  if (holder === undefined) throw new Error(`Nothing at ${pointer}.`);
  Object.assign(holder as object, { [pointer.slice(at + 1).replaceAll("~1", "/")]: value }); // the parent of the schema
}
