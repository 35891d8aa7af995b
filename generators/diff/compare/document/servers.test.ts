import { expect, test } from "vitest";
import { changesBetween, verdictsOf } from "../../test/changes-between.ts";

function api(servers: string, own = ""): string {
  return `${servers}\npaths: { /pets: { get: { ${own} responses: { "204": { description: Done. } } } } }`;
}

test("an address may be written with a variable, and with or without a slash at its end", async () => {
  const base = api("servers: [{ url: https://eu.pets.test/v1/ }]");
  const revision = api("servers: [{ url: 'https://{at}.pets.test/v1', variables: { at: { default: eu } } }]");
  expect(await verdictsOf({ base, revision })).toEqual([]);
});

test("no server is the server at the root", async () => {
  expect(await verdictsOf({ base: api(""), revision: api("servers: [{ url: / }]") })).toEqual([]);
});

test("a server of an operation hides those of the document", async () => {
  const [change] = await changesBetween({
    base: api("servers: [{ url: https://a.test }]"),
    revision: api("servers: [{ url: https://a.test }]", "servers: [{ url: https://b.test }],"),
  });
  expect(change?.rule).toBe("server-removed");
  expect(change?.reached.map(({ kind, name }) => `${kind} ${name}`)).toEqual(["operation getPets"]);
});

test("a server of the document is reported once, for the document", async () => {
  const [change] = await changesBetween({
    base: api("servers: [{ url: https://a.test }]"),
    revision: api("servers: [{ url: https://b.test }]"),
  });
  expect(change?.rule).toBe("server-removed");
  expect(change?.reached.map(({ kind }) => kind)).toEqual(["document"]);
});

test("servers of the document say nothing where every operation has its own", async () => {
  const own = "servers: [{ url: https://b.test }],";
  const base = api("servers: [{ url: https://a.test }]", own);
  expect(await verdictsOf({ base, revision: api("servers: [{ url: https://c.test }]", own) })).toEqual([]);
});
