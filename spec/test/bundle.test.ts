import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, inject, test } from "vitest";
import { parse } from "yaml";
import { bundleInto } from "../bundle/bundle.ts";
import { lintFiles } from "./lint.ts";

const bundle = inject("bundle");
const json = await readFile(join(bundle, "openapi.json"), "utf8");
const yaml = await readFile(join(bundle, "openapi.yaml"), "utf8");

test("Bundling twice gives the same bytes.", async () => {
  const folder = await mkdtemp(join(tmpdir(), "spec-again-"));
  await bundleInto(folder);
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(folder.length));
  expect(paths).toContain("/openapi.json");
  for (const path of paths) {
    expect(await readFile(join(folder, path), "utf8")).toBe(await readFile(join(bundle, path), "utf8"));
  }
  await rm(folder, { recursive: true });
});

test("The JSON and the YAML are the same document, also for readers of YAML 1.1.", () => {
  expect(parse(yaml)).toEqual(JSON.parse(json));
  expect(parse(yaml, { version: "1.1" })).toEqual(JSON.parse(json));
});

test("The bundle stands alone: every reference stays inside and leads to a named component.", () => {
  const references = [...json.matchAll(/"\$ref": "([^"]*)"/g)].map(([, reference]) => reference ?? "");
  expect(references.length).toBeGreaterThan(100);
  expect(
    references.filter((reference) => !/^#\/components\/[a-zA-Z]+\/[A-Za-z0-9]+$/.test(reference)),
  ).toEqual([]);
});

test("Discriminators lead to components of the bundle.", () => {
  const { schemas } = JSON.parse(json).components;
  for (const union of ["BankAccountCreate", "WebhookEvent"]) {
    const targets: readonly string[] = Object.values(schemas[union].discriminator.mapping);
    expect(targets).toEqual(schemas[union].oneOf.map(({ $ref }: { $ref: string }) => $ref));
  }
});

test("Redocly finds nothing to say about the bundle, neither about the JSON nor about the YAML.", async () => {
  const entries = ["openapi.json", "openapi.yaml"].map((file) => join(bundle, file));
  expect(await lintFiles(entries)).toEqual([[], []]);
});

test("A second parser accepts the bundle and resolves its references.", async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(JSON.parse(json));
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  expect(validator.version).toBe("3.1");
  expect(validator.resolveRefs()).toMatchObject({ info: { version: "1.0.0" } });
});
