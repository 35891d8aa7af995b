import { isObject } from "../../core/json.ts";
import type { Section } from "../section.ts";

/** A JSON object that may be edited. */
export type Node = Record<string, unknown>;

/** One edit of a document, and how it must be reported. */
export interface Edit {
  readonly name: string;
  /** Edits the document of the service; undefined if it has nothing of the kind. */
  readonly apply: (document: Node, pick: number) => Reported | undefined;
}

/** Required contents of a report. */
interface Reported {
  readonly section: Section;
  /** Part of the message, or of the operation that it is reported for. */
  readonly subject: string;
  /** True for edits that do not affect requests or responses. */
  readonly isDocs?: true;
}

const at = <Item>(list: readonly Item[], pick: number): Item | undefined =>
  list[pick % Math.max(list.length, 1)];

const nodeOf = (value: unknown): Node => (isObject(value) ? (value as Node) : {});

const METHODS = ["get", "post", "put", "delete"];

interface PlacedOperation {
  readonly path: string;
  readonly method: string;
  readonly operation: Node;
  readonly item: Node;
}

function operationsOf({ paths }: Node): PlacedOperation[] {
  return Object.entries(nodeOf(paths)).flatMap(([path, value]) => {
    const item = nodeOf(value);
    return METHODS.filter((method) => isObject(item[method])).map((method) => ({
      path,
      method,
      operation: nodeOf(item[method]),
      item,
    }));
  });
}

const titleOf = ({ method, path }: PlacedOperation): string => `${method.toUpperCase()} ${path}`;

/** Objects in responses whose edits affect these responses. */
function schemasOf(
  { components }: Node,
  names: readonly string[],
): { name: string; schema: Node; properties: Node }[] {
  const schemas = nodeOf(nodeOf(components).schemas);
  return names.flatMap((name) => {
    const schema = nodeOf(schemas[name]);
    return isObject(schema.properties) ? [{ name, schema, properties: nodeOf(schema.properties) }] : [];
  });
}

/** Returns each kind of edit. `names` are components in responses. */
export function editsOf(names: readonly string[]): readonly Edit[] {
  const schema = (document: Node, pick: number) => at(schemasOf(document, names), pick);
  const property = (document: Node, pick: number) => {
    const found = schema(document, pick);
    const name = found && at(Object.keys(found.properties), pick >> 4);
    return found && name !== undefined ? { ...found, property: name } : undefined;
  };
  return [
    {
      name: "an operation less",
      apply: (document, pick) => {
        const found = at(operationsOf(document), pick);
        if (found === undefined) return undefined;
        delete found.item[found.method];
        return { section: "description", subject: titleOf(found) };
      },
    },
    {
      name: "an operation more",
      apply: (document, pick) => {
        const path = `/v1/more-${pick}`;
        nodeOf(document.paths)[path] = { get: { responses: { "204": { description: "Done." } } } };
        return { section: "service", subject: `GET ${path}` };
      },
    },
    {
      name: "a query parameter more",
      apply: (document, pick) => {
        const found = at(operationsOf(document), pick);
        if (found === undefined) return undefined;
        const parameters = Array.isArray(found.operation.parameters) ? found.operation.parameters : [];
        const added = { name: "fresh", in: "query", required: pick % 2 === 0, schema: { type: "string" } };
        found.operation.parameters = [...parameters, added];
        return { section: "service", subject: "query parameter fresh" };
      },
    },
    {
      name: "a response status more",
      apply: (document, pick) => {
        const found = at(operationsOf(document), pick);
        if (found === undefined) return undefined;
        found.operation.responses = {
          ...nodeOf(found.operation.responses),
          "207": { description: "Partly." },
        };
        return { section: "service", subject: "207" };
      },
    },
    {
      name: "a response property more",
      apply: (document, pick) => {
        const found = schema(document, pick);
        if (found === undefined) return undefined;
        found.properties.fresh_property = { type: "string" };
        return { section: "service", subject: "fresh_property" };
      },
    },
    {
      name: "a response property less",
      apply: (document, pick) => {
        const found = property(document, pick);
        if (found === undefined) return undefined;
        delete found.properties[found.property];
        const { required } = found.schema;
        if (Array.isArray(required))
          found.schema.required = required.filter((name: unknown) => name !== found.property);
        return { section: "description", subject: found.property };
      },
    },
    {
      name: "another type of a response property",
      apply: (document, pick) => {
        const found = property(document, pick);
        if (found === undefined) return undefined;
        found.properties[found.property] = { type: "array", items: { const: pick } };
        // A list that is an array in one document and an envelope in the other differs as a whole.
        return { section: "different", subject: "" };
      },
    },
    {
      name: "an object that is closed, or no longer",
      apply: (document, pick) => {
        const found = schema(document, pick);
        if (found === undefined) return undefined;
        found.schema.additionalProperties = found.schema.additionalProperties === false;
        return { section: "different", subject: "additionalProperties" };
      },
    },
    {
      name: "an event less",
      apply: (document, pick) => {
        const webhooks = nodeOf(document.webhooks);
        const name = at(Object.keys(webhooks), pick);
        if (name === undefined) return undefined;
        delete webhooks[name];
        return { section: "description", subject: `event ${name}` };
      },
    },
    {
      name: "an event more",
      apply: (document) => {
        const body = { content: { "application/json": { schema: { type: "object" } } } };
        nodeOf(document.webhooks)["fresh.event"] = {
          post: { requestBody: body, responses: { "200": { description: "Taken." } } },
        };
        return { section: "service", subject: "event fresh.event" };
      },
    },
    {
      name: "an error code more",
      apply: (document) => {
        const catalog = nodeOf(document["x-codegen-error-catalog"]);
        if (Object.keys(catalog).length === 0) return undefined;
        catalog.FRESH_CODE = { status: 400, retryClass: "terminal", description: "It is fresh." };
        return { section: "service", subject: "FRESH_CODE" };
      },
    },
    {
      name: "an error code less",
      apply: (document, pick) => {
        const catalog = nodeOf(document["x-codegen-error-catalog"]);
        const code = at(Object.keys(catalog), pick);
        if (code === undefined) return undefined;
        delete catalog[code];
        return { section: "description", subject: code };
      },
    },
    {
      name: "another description",
      apply: (document, pick) => {
        const found = at(operationsOf(document), pick);
        if (found === undefined) return undefined;
        found.operation.description = "Other words.";
        return { section: "different", subject: "description", isDocs: true };
      },
    },
  ];
}
