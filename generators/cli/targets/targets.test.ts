import { expect, test } from "vitest";
import { client, types } from "../../index.ts";
import { contextsOf } from "./targets.ts";

const folders = { types: "/work/types/generated", client: "/work/client" };
const settings = {
  folderOf: (name: string) => (name === "types" ? folders.types : folders.client),
  headerCommand: "generate",
  runtime: undefined,
};

test("files of a folder beside can be imported one by one", () => {
  const location = contextsOf({ ...settings, all: [types(), client()], importExtension: ".js" })({
    name: "client",
  });
  expect(location.modules.types).toBe("../types/generated/index.js");
  expect(location.modules["types/*"]).toBe("../types/generated/*.js");
});

test("those of a package cannot, whatever else has its name", () => {
  const all = [types(), client(), types({ importFrom: "@acme/types" })];
  const location = contextsOf({ ...settings, all, importExtension: "" })({ name: "client" });
  expect(location.modules.types).toBe("@acme/types");
  expect(location.modules["types/*"]).toBeUndefined();
});
