import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import { isObject } from "../json.ts";
import { createNodeSearch, type NodeTest } from "./node-search.ts";
import { type PlacedNode, walkNodes } from "./walk-nodes.ts";

const runs = search(200);

const schema = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<unknown>({}, true, 1, { title: "found" }, { $ref: "#/components/schemas/a" }),
    fc.record({ title: fc.constantFrom("found", "other"), items: tie("any") }, { requiredKeys: [] }),
    fc.record({ properties: fc.dictionary(fc.constantFrom("a", "b/c"), tie("any"), { maxKeys: 2 }) }),
  ),
})).any;
const pathItem = fc.oneof(
  schema.map((one) => ({ get: { responses: { 200: { content: { "text/plain": { schema: one } } } } } })),
  fc.constantFrom<unknown>(null, [], { $ref: "#/paths/~1a" }),
);
const keys = fc.constantFrom("/a", "/b~c", "x-a");

const isFound: NodeTest = (_, value) => isObject(value) && value.title === "found";
const isEntered: NodeTest = (_, value) => isObject(value) && value.$ref === undefined;

test("a search that is asked again, also after edits of parts, finds what a walk finds", () => {
  const search = createNodeSearch(isFound);
  const createEntering = () => createNodeSearch((kind) => kind === "schema", isEntered);
  const entering = createEntering();
  const document = fc.record({
    paths: fc.dictionary(keys, pathItem, { maxKeys: 3 }),
    components: fc.record({ schemas: fc.dictionary(keys, schema, { maxKeys: 3 }) }),
  });
  const edit = fc.record({ paths: fc.dictionary(keys, pathItem), key: keys });
  fc.assert(
    fc.property(document, fc.array(edit, { maxLength: 3 }), (first, edits) => {
      let value: Record<string, unknown> = first;
      for (const { paths, key } of [{ paths: {}, key: "" }, ...edits]) {
        // The same component may have another name, and a schema may replace a path.
        const { schemas } = first.components;
        value = {
          paths: { ...first.paths, ...paths },
          components: { schemas: { ...schemas, [key]: schemas["/a"] } },
        };
        const start: PlacedNode = { pointer: "", kind: "document", value };
        const walked: PlacedNode[] = [];
        walkNodes(start, (node) => walked.push(node));
        expect(search(start).map(locationOf)).toEqual(
          walked.filter((node) => isFound(node.kind, node.value)).map(locationOf),
        );
        expect(entering(start).map(locationOf)).toEqual(createEntering()(start).map(locationOf));
      }
    }),
    runs,
  );
});

test("an object that stands for two kinds of parts is searched as each of them", () => {
  const shared = { schema: { title: "found" }, items: { title: "found" } };
  const search = createNodeSearch(isFound);
  const value = { components: { schemas: { a: shared }, parameters: { a: shared } } };
  expect(search({ pointer: "", kind: "document", value }).map(locationOf)).toEqual([
    "schema /components/schemas/a/items",
    "schema /components/parameters/a/schema",
  ]);
});

function locationOf({ kind, pointer }: PlacedNode): string {
  return `${kind} ${pointer}`;
}
