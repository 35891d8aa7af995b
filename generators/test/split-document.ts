import { childPointer, toSegments } from "../core/document/pointer.ts";

/** A document, or a part of it in another file, by file name; the entry comes first. */
export type DocumentFiles = Readonly<Record<string, unknown>>;

export const ENTRY = "openapi.json";

/** Fields whose value may be in another file as a whole. */
const FIELDS = new Set(
  (
    "info servers tags security parameters get put post delete requestBody responses headers content examples links " +
    "callbacks schema items additionalProperties not properties description"
  ).split(" "),
);

/** Fields whose members may each be in another file. */
const HOLDERS = new Set(
  (
    "paths webhooks parameters responses headers content examples links callbacks requestBodies schemas properties " +
    "patternProperties allOf anyOf oneOf servers tags"
  ).split(" "),
);

/** Data, and `$ref`s that are not references. */
const CLOSED = new Set([
  "example",
  "value",
  "default",
  "const",
  "enum",
  "mapping",
  "scopes",
  "securitySchemes",
]);

/** Keywords of parts that depend on their location. */
const DEPENDS_ON_PLACE = /"\$(?:id|anchor|dynamic\w+|recursive\w+)"/;

/**
 * Moves parts of the document to other files, parts of parts included. `chance` decides for each part that OpenAPI or
 * its users may keep in another file.
 */
export function splitDocument(document: unknown, chance: () => boolean): DocumentFiles {
  const files: Record<string, unknown> = { [ENTRY]: undefined };
  let count = 0;

  function split(value: unknown, pointer: string): unknown {
    if (typeof value !== "object" || value === null)
      return maySplit(value, pointer) && chance() ? moved(value) : value;
    const isMoved = maySplit(value, pointer) && chance();
    const copy = copyOf(value, pointer);
    return isMoved ? moved(copy) : copy;
  }

  function copyOf(value: object, pointer: string): unknown {
    const entries = Object.entries(value).map(
      ([key, child]) =>
        [
          key,
          CLOSED.has(key) || key.startsWith("x-") ? child : split(child, childPointer(pointer, key)),
        ] as const,
    );
    return Array.isArray(value) ? entries.map(([, child]) => child) : Object.fromEntries(entries);
  }

  function moved(value: unknown): unknown {
    const name = `part-${count++}.json`;
    // Half of the files are collections that contain the part.
    const isCollection = count % 2 === 0;
    files[name] = isCollection ? { parts: { "a/b": value } } : value;
    return { $ref: isCollection ? `${name}#/parts/a~1b` : name };
  }

  files[ENTRY] = withEntryName(split(document, ""), true);
  return Object.fromEntries(
    Object.entries(files).map(([name, value]) => [
      name,
      name === ENTRY ? value : withEntryName(value, false),
    ]),
  );
}

function maySplit(value: unknown, pointer: string): boolean {
  const segments = toSegments(pointer).reverse();
  const [last = "", parent = "", grandparent] = segments;
  if (DEPENDS_ON_PLACE.test(JSON.stringify(value))) return false;
  if (typeof value !== "object" || value === null) return last === "description" && parent === "info";
  if (Object.hasOwn(value, "$ref")) return false;
  if (parent === "components") return false;
  if (grandparent === "components") return HOLDERS.has(parent);
  return HOLDERS.has(parent)
    ? !FIELDS.has(parent) || !Array.isArray(value)
    : isField(last, parent, pointer, value);
}

/** A `description` is movable only in the document's `info`: elsewhere, nobody refers to a file in it. */
function isField(last: string, parent: string, pointer: string, value: object): boolean {
  if (last === "security") return pointer === "/security";
  if (last === "examples" && Array.isArray(value)) return false;
  if (last === "parameters" && !Array.isArray(value)) return false; // link parameters
  return FIELDS.has(last) && last !== "description" && parent !== "components";
}

/** Updates references to the entry in another file. */
function withEntryName(value: unknown, isEntry: boolean): unknown {
  if (isEntry || typeof value !== "object" || value === null) return value;
  const rewrite = (key: string, child: unknown): unknown =>
    typeof child === "string" && child.startsWith("#/") && !["$recursiveRef", "$dynamicRef"].includes(key)
      ? `${ENTRY}${child}`
      : withEntryName(child, false);
  const entries = Object.entries(value).map(([key, child]) => [key, rewrite(key, child)] as const);
  return Array.isArray(value) ? entries.map(([, child]) => child) : Object.fromEntries(entries);
}

/** Repeats a sequence of decisions from fast-check. */
export function chanceOf(decisions: readonly boolean[]): () => boolean {
  let next = 0;
  return () => decisions[next++ % decisions.length] ?? false;
}
