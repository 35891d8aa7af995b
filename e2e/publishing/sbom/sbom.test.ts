import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Ajv } from "ajv";
import formats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { publishedFolders, readText } from "../../house/repository.ts";
import { billOfMaterials, purlOf } from "./bill-of-materials.ts";
import { dependencyClosure, keyOf } from "./dependency-closure.ts";
import { lockfileIntegrity } from "./lockfile-integrity.ts";

const integrityOf = lockfileIntegrity();

const schemas = join(
  dirname(createRequire(import.meta.url).resolve("@cyclonedx/cyclonedx-library/package.json")),
  "res/schema",
);

function readSchema(name: string): Readonly<Record<string, unknown>> {
  return JSON.parse(readFileSync(join(schemas, `${name}.SNAPSHOT.schema.json`), "utf8"));
}

function officialValidator() {
  const ajv = new Ajv({ strict: false, allErrors: true });
  formats.default(ajv);
  // Formats that ajv-formats has no check for; nothing that is written here uses them.
  for (const name of ["iri-reference", "idn-email"]) ajv.addFormat(name, true);
  for (const name of ["spdx", "jsf-0.82", "cryptography-defs"]) {
    // The schema of a BOM refers to these by file name, not by the `$id` that they carry.
    const { $id: _, ...schema } = readSchema(name);
    ajv.addSchema(schema, `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
  }
  return ajv.compile(readSchema("bom-1.6"));
}

describe("the bill of materials", () => {
  const isValid = officialValidator();

  test.each(publishedFolders)("of %s is valid under the schema of CycloneDX 1.6", (folder) => {
    const bom = billOfMaterials(dependencyClosure(folder), integrityOf);
    expect(isValid(bom) ? [] : isValid.errors).toEqual([]);
  });

  test("is rejected by that schema when its licence is not one", () => {
    const [root, ...others] = dependencyClosure("packages/client");
    const bom = billOfMaterials([{ ...root, license: "NOT-A-LICENCE" }, ...others], integrityOf);
    expect(isValid(bom)).toBe(false);
  });

  test("is the same byte for byte each time", () => {
    const [once, again] = [1, 2].map(() =>
      JSON.stringify(billOfMaterials(dependencyClosure("generators"), integrityOf)),
    );
    expect(again).toBe(once);
  });

  test("has another serial number when anything in it changes", () => {
    const [root, ...others] = dependencyClosure("packages/errors");
    const numbers = [root, { ...root, version: "9.9.9" }].map(
      (subject) => billOfMaterials([subject, ...others], integrityOf).serialNumber,
    );
    expect(new Set(numbers).size).toBe(2);
  });

  test.each(publishedFolders)("of %s names only what it lists, and hashes all that is not ours", (folder) => {
    const closure = dependencyClosure(folder);
    const { components, dependencies } = billOfMaterials(closure, integrityOf);
    const listed = closure.map((installed) => purlOf(keyOf(installed)));
    expect(dependencies.map(({ ref }) => ref)).toEqual(listed);
    for (const purl of dependencies.flatMap(({ dependsOn }) => dependsOn)) expect(listed).toContain(purl);
    const hashless = components.filter(({ hashes }) => hashes === undefined);
    expect(hashless.filter(({ group }) => group !== "@crossborder")).toEqual([]);
  });
});

describe("what is installed with a package", () => {
  test("follows dependencies and required peers, never optional ones", () => {
    const names = dependencyClosure("packages/zod").map(({ name }) => name);
    expect(names).toEqual(["@crossborder/zod", "@crossborder/runtime", "zod"]);
  });

  test.each(publishedFolders)("runs no script when %s is installed", (folder) => {
    const scripted = dependencyClosure(folder).filter((installed) => {
      const { scripts = {} } = JSON.parse(readFileSync(join(installed.folder, "package.json"), "utf8"));
      return ["preinstall", "install", "postinstall"].some((name) => name in scripts);
    });
    expect(scripted.map(keyOf)).toEqual([]);
  });

  test("is in the lockfile, so that the versions are those which were tested", () => {
    const others = publishedFolders
      .flatMap((folder) => dependencyClosure(folder))
      .filter(({ name }) => !name.startsWith("@crossborder/"));
    expect(others.length).toBeGreaterThan(3);
    const lockfile = readText("pnpm-lock.yaml");
    for (const installed of others) expect(lockfile).toContain(`${keyOf(installed)}`);
  });
});
