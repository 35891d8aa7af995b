import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

const folder = join(import.meta.dirname, "../../src/webhooks");

/** Every module that an entry leads to, itself included; what is outside is named as it is imported. */
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

describe("the main entry", () => {
  const modules = [...modulesOf(join(folder, "index.ts"))];

  test("leads to the receiver, and to nothing outside of the package", () => {
    expect(modules).toContain(join(folder, "verifier.ts"));
    expect(modules.filter((module) => !module.startsWith("/") && !/^[A-Z]:/.test(module))).toEqual([]);
  });

  test("leads to no store, no adapter, no contract and no test signer", () => {
    const apart = /stores|adapters|testing|sign-delivery|deliver\.ts|store-contract/;
    expect(modules.filter((module) => apart.test(module))).toEqual([]);
  });
});

test.each([
  "stores/redis",
  "stores/postgres",
  "stores/sqlite",
  "stores/memory",
  "adapters/fastify",
  "adapters/hono",
])("%s brings no client and no framework along", (entry) => {
  const outside = [...modulesOf(join(folder, `${entry}.ts`))].filter((module) => !module.endsWith(".ts"));
  expect(outside).toEqual([]);
});
