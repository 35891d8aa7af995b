import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

const folder = join(import.meta.dirname, "../../src/webhooks");

/** Returns every module that an entry imports, including itself; external ones by their specifiers. */
function modulesOf(file: string, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  const statements = text.matchAll(/^(?:import|export) (?!type )[^;]*?from "([^"]+)";/gm);
  for (const [, specifier = ""] of statements) {
    if (specifier.startsWith(".")) modulesOf(join(dirname(file), specifier), seen);
    else seen.add(specifier);
  }
  return seen;
}

const outside = (modules: readonly string[]) =>
  modules.filter((module) => !module.startsWith("/") && !/^[A-Z]:/.test(module));

describe("the main entry", () => {
  const modules = [...modulesOf(join(folder, "index.ts"))];

  test("leads to the receiver, and to nothing outside of the package", () => {
    expect(modules).toContain(join(folder, "verify/verifier.ts"));
    expect(outside(modules)).toEqual(["#hmac"]); // which the package itself resolves
  });

  test("leads to no store, no adapter, no contract and no test signer", () => {
    const apart = /stores|adapters|testing|sign-delivery|deliver\.ts|store-contract/;
    expect(modules.filter((module) => apart.test(module))).toEqual([]);
  });
});

describe("#hmac", () => {
  const manifest = JSON.parse(readFileSync(join(folder, "../../package.json"), "utf8"));
  const { "@crossborder/source": _source, ...implementations }: Record<string, string> =
    manifest.imports["#hmac"];

  test("is node:crypto where the condition is node, and nothing outside of the package elsewhere", () => {
    expect(Object.keys(implementations)).toEqual(["node", "default"]);
    const found = Object.values(implementations).map((path) => {
      const source = path.replace("./dist/webhooks/", "").replace(".js", ".ts");
      return outside([...modulesOf(join(folder, source))]);
    });
    expect(found).toEqual([["node:crypto"], []]);
  });
});

const entries = ["stores", "adapters"].flatMap((kind) =>
  readdirSync(join(folder, kind)).map((file) => `${kind}/${file}`),
);

test.each(entries.filter((file) => file.endsWith(".ts")))(
  "%s brings no client and no framework along",
  (file) => {
    expect(outside([...modulesOf(join(folder, file))])).toEqual([]);
  },
);
