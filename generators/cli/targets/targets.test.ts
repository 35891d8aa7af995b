import { expect, test } from "vitest";
import { client, types } from "../../index.ts";
import { placesOf } from "./targets.ts";

const folders = { types: "/work/types/generated", client: "/work/client" };
const settings = {
  folderOf: (name: string) => (name === "types" ? folders.types : folders.client),
  command: "generate",
  runtime: undefined,
};

test("files of a folder beside can be imported one by one", () => {
  const place = placesOf({ ...settings, all: [types(), client()], importExtension: ".js" })({
    name: "client",
  });
  expect(place.modules.types).toBe("../types/generated/index.js");
  expect(place.modules["types/*"]).toBe("../types/generated/*.js");
});

test("those of a package cannot, whatever else has its name", () => {
  const all = [types(), client(), types({ module: "@acme/types" })];
  const place = placesOf({ ...settings, all, importExtension: "" })({ name: "client" });
  expect(place.modules.types).toBe("@acme/types");
  expect(place.modules["types/*"]).toBeUndefined();
});
