import { expect, test } from "vitest";
import { findBasePath } from "./pair-servers.ts";

function found(base: readonly string[], revision: readonly string[]) {
  const server = (url: string) => ({ url, variables: new Map() });
  return findBasePath({ base: base.map(server), revision: revision.map(server) });
}

test("the end of the address moves from the server to the paths, and back", () => {
  expect(found(["https://a.test/v1"], ["https://a.test"])).toEqual({ base: "/v1", revision: "" });
  expect(found(["/"], ["/api/v1/"])).toEqual({ base: "", revision: "/api/v1" });
});

test("all servers have to move by the same path", () => {
  const base = ["https://a.test/v1", "https://b.test/v1"];
  expect(found(base, ["https://b.test", "https://a.test"])).toEqual({ base: "/v1", revision: "" });
  expect(found(base, ["https://a.test"])).toEqual({ base: "", revision: "" });
  expect(found(base, ["https://a.test", "https://b.test/v1"])).toEqual({ base: "", revision: "" });
});

test("another host or another path is another address", () => {
  expect(found(["https://a.test/v1"], ["https://a.test/v2"])).toEqual({ base: "", revision: "" });
  expect(found(["https://a.test/v1"], ["https://a.test.org"])).toEqual({ base: "", revision: "" });
  expect(found(["https://a.test"], ["https://a.test"])).toEqual({ base: "", revision: "" });
});
