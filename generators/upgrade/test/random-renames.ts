import fc from "fast-check";
import { isObject, type JsonObject } from "../../core/json.ts";
import { documentWithEdits, type SmallDocument } from "../../test/consumers/edited-document.ts";

/** A document, and a version with random declared renames. */
export interface RenamedPair {
  readonly base: SmallDocument;
  readonly revision: SmallDocument;
  readonly count: number;
}

const COMPONENTS = ["Sent", "Received", "Both", "Event", "Unused", "Nested"] as const;
const NEW_NAMES: Readonly<Record<string, string>> = {
  Sent: "Wish",
  Received: "Given",
  Both: "Sending", // starts like another component
  Event: "Occurrence",
  Unused: "Idle",
  Nested: "Inner",
  id: "identifier",
  name: "full-name",
  kind: "class",
  a: "alpha",
  b: "be'ta",
  create: "make",
  replace: "create_again",
  list: "all_of_them",
};

const places = COMPONENTS.flatMap((component) =>
  ["id", "name", "kind"].map((property) => ({ component, property })),
);

/** Documents with random renames: of components, properties, values, operations, their group and path, and the event. */
export const renamedPair: fc.Arbitrary<RenamedPair> = fc
  .record({
    document: documentWithEdits.map(({ base }) => base),
    components: fc.subarray([...COMPONENTS]),
    properties: fc.subarray(places),
    values: fc.subarray(["a", "b"]),
    operations: fc.subarray(["create", "replace", "list"]),
    isGroupRenamed: fc.boolean(),
    isPathRenamed: fc.boolean(),
    isEventRenamed: fc.boolean(),
  })
  .map((chosen) => {
    const revision: SmallDocument = structuredClone(chosen.document);
    let count = 0;
    const { schemas } = revision.components;
    for (const [component, schema] of Object.entries(schemas)) {
      const renamed = chosen.properties.filter((one) => one.component === component);
      count += renameProperties(schema, new Set(renamed.map(({ property }) => property)), chosen.values);
    }
    const group = chosen.isGroupRenamed ? "items" : "things";
    for (const operations of Object.values(revision.paths))
      for (const operation of Object.values(operations)) {
        const [, method = ""] = operation.operationId.split(".");
        const isChosen = chosen.operations.includes(method);
        const now = `${group}.${isChosen ? NEW_NAMES[method] : method}`;
        if (now === operation.operationId) continue;
        Object.assign(operation, { "x-renamed-from": operation.operationId, operationId: now });
        count += 1;
      }
    if (chosen.isPathRenamed) revision.paths["/items"] = take(revision.paths, "/things");
    const webhooks = revision.webhooks as Record<string, { post: JsonObject }>;
    if (chosen.isEventRenamed) {
      const { post } = take(webhooks, "happened");
      webhooks["thing.occurred"] = { post: { ...post, "x-renamed-from": "happened" } };
      count += 1;
    }
    for (const component of chosen.components) {
      const own = schemas[component];
      if (own) Object.assign(own, { "x-renamed-from": component });
      count += 1;
    }
    const text = chosen.components.reduce(
      (whole, name) =>
        whole.replaceAll(`"#/components/schemas/${name}"`, `"#/components/schemas/${NEW_NAMES[name]}"`),
      JSON.stringify(revision),
    );
    const written = JSON.parse(text) as SmallDocument; // parsed from one
    const named = written.components.schemas;
    for (const component of chosen.components) named[NEW_NAMES[component] ?? ""] = take(named, component);
    return { base: chosen.document, revision: written, count };
  });

function take<Value>(values: Record<string, Value>, key: string): Value {
  const value = values[key];
  if (value === undefined) throw new Error(`there is no ${key}`);
  delete values[key];
  return value;
}

/** Renames properties of an object schema, and values of their enums; returns their number. */
function renameProperties(
  schema: Record<string, unknown>,
  names: ReadonlySet<string>,
  values: readonly string[],
): number {
  const properties = (schema.properties ?? {}) as Record<string, Record<string, unknown>>; // of a small document
  let count = 0;
  const renamed = Object.entries(properties).map(([name, property]) => {
    const to = names.has(name) ? (NEW_NAMES[name] ?? name) : name;
    const { enum: listed, const: only } = property;
    const old = Array.isArray(listed) ? listed : only === undefined ? [] : [only];
    const map = Object.fromEntries(
      values.filter((value) => old.includes(value)).map((value) => [NEW_NAMES[value] ?? "", value]),
    );
    const marks = [...(to === name ? [] : [name]), ...(Object.keys(map).length > 0 ? [map] : [])];
    count += marks.length;
    const now = (value: unknown) => (values.includes(String(value)) ? NEW_NAMES[String(value)] : value);
    return [
      to,
      {
        ...property,
        ...(Array.isArray(listed) && { enum: listed.map(now) }),
        ...(only !== undefined && { const: now(only) }),
        ...(marks.length > 0 && { "x-renamed-from": marks }),
      },
    ] as const;
  });
  schema.properties = Object.fromEntries(renamed);
  if (Array.isArray(schema.required))
    schema.required = schema.required.map((name: string) =>
      names.has(name) && name in properties ? NEW_NAMES[name] : name,
    );
  return count;
}

/** Code that compares values with enums, and similar unrelated strings. */
export function comparingCode({ components }: SmallDocument): string {
  const lines = Object.entries(components.schemas).flatMap(([name, { properties }]) =>
    Object.entries(isObject(properties) ? properties : {}).flatMap(([member, schema]) =>
      isObject(schema) && (Array.isArray(schema.enum) || schema.const !== undefined)
        ? [
            `export const ${member}${name} = (value: api.${name}, a: string) => value.${member} === "a" || (a === "a" && value["${member}"] !== 'b');`,
          ]
        : [],
    ),
  );
  return `import type * as api from "./api/types/index.js";\n${lines.join("\n")}\nexport const id = { name: "a", kind: "b" };\n`;
}
