import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { publishedFolders, readManifest, readText, repository, repositoryFiles } from "./repository.ts";

describe("generated folders", () => {
  const generated = repositoryFiles("packages/*/src/generated/*");

  test("exist for each target of codegen.config.ts", () => {
    const folders = [...readText("codegen.config.ts").matchAll(/folder: "([^"]+)"/g)].map(
      ([, folder = ""]) => folder,
    );
    expect(folders.length).toBe(6);
    for (const folder of folders) expect(generated.some((file) => file.startsWith(`${folder}/`))).toBe(true);
  });

  test("are marked as generated in .gitattributes, and nothing else below src is", () => {
    const sources = repositoryFiles("packages/*/src/*");
    const output = execFileSync("git", ["check-attr", "linguist-generated", "--stdin"], {
      cwd: repository,
      input: sources.join("\n"),
      encoding: "utf8",
    });
    const marked = output
      .split("\n")
      .flatMap((line) => /^(.*): linguist-generated: true$/.exec(line)?.[1] ?? []);
    expect(marked.sort()).toEqual(generated);
  });

  test("say in every file what they come from and how to change them", () => {
    for (const file of generated.filter((path) => !path.endsWith(".codegen-manifest"))) {
      const top = readText(file).slice(0, 600);
      expect(top, file).toContain("Generated from spec/openapi.yaml");
      expect(top, file).toContain("pnpm generate");
    }
  });
});

describe("package manifests", () => {
  const scope = /const scope = "(@[^"]+)"/.exec(readText("codegen.config.ts"))?.[1];
  const url = /const repositoryUrl = "([^"]+)"/.exec(readText("codegen.config.ts"))?.[1];

  test.each(publishedFolders)("%s is named below the scope, and says where it lies", (folder) => {
    const manifest = readManifest(folder);
    expect(manifest.name.split("/")[0]).toBe(scope);
    expect(manifest.repository).toEqual({ type: "git", url, directory: folder });
  });

  test.each(publishedFolders)(
    "%s is an ES module without side effects that publishes with provenance",
    (folder) => {
      const manifest = readManifest(folder) as unknown as Record<string, unknown>; // read as plain data here
      expect(manifest).toMatchObject({
        version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
        type: "module",
        license: "MIT",
        sideEffects: false,
        engines: { node: ">=20.19" },
        publishConfig: { access: "public", provenance: true },
      });
      expect(manifest.private).toBeUndefined();
    },
  );

  test.each(publishedFolders)("%s runs nothing when it is installed", (folder) => {
    const scripts = Object.keys(readManifest(folder).scripts ?? {});
    expect(scripts.filter((name) => /^(pre|post)?install$|^prepare$/.test(name))).toEqual([]);
  });

  test.each(publishedFolders)("%s leads tests to the source of every export", (folder) => {
    const targets = Object.entries(readManifest(folder).exports ?? {}).flatMap(([path, target]) =>
      typeof target === "string" ? [] : [{ path, source: Object(target)[`${scope}/source`] }],
    );
    const missing = targets.filter(
      ({ source }) => repositoryFiles(`${folder}/${source}`.replace("/./", "/")).length === 0,
    );
    expect(missing).toEqual([]);
  });

  test("every dependency has its line in DEPENDENCIES.md", () => {
    const reasons = readText("DEPENDENCIES.md");
    const folders = [...publishedFolders, "e2e", "."];
    const names = folders.flatMap((folder) => {
      const {
        dependencies = {},
        peerDependencies = {},
        devDependencies = {},
      } = readManifest(folder) as {
        dependencies?: Record<string, string>;
        peerDependencies?: Record<string, string>;
        devDependencies?: Record<string, string>;
      };
      return [
        ...Object.keys(dependencies),
        ...Object.keys(peerDependencies),
        ...Object.keys(devDependencies),
      ];
    });
    const missing = [...new Set(names)].filter(
      (name) => !name.startsWith(`${scope}/`) && !reasons.includes(`\`${name}\``),
    );
    expect(missing).toEqual([]);
  });
});

describe("the repository", () => {
  test("names no registry host and no path of a machine", () => {
    const suspicious = /\bregistry\.(npmjs|yarnpkg)\b|\bnpm\.pkg\b|\/(home|root|Users)\/[a-z]/;
    const files = repositoryFiles().filter(
      (file) => !/\.(png|ico)$/.test(file) && file !== "e2e/house/house.test.ts",
    );
    expect(files.filter((file) => suspicious.test(readText(file)))).toEqual([]);
  });

  test("begins doc comments with a verb or a noun", () => {
    const question = /^[ \t]*\/\*\*\s+(?:\* )?(?:What|Who|Whose|Where|That|How)\b/gm;
    const files = repositoryFiles("*.ts").filter((file) => !/(?:^|\/)(?:generated|fixtures)\//.test(file));
    const found = files.flatMap((file) => {
      const text = readText(file);
      return [...text.matchAll(question)].map(
        (at) => `${file}:${text.slice(0, at.index).split("\n").length}`,
      );
    });
    expect(found).toEqual([]);
  });

  test("has a lockfile that can be installed on macOS and Windows too", () => {
    const lockfile = readText("pnpm-lock.yaml");
    for (const binary of [
      "@turbo/darwin-arm64",
      "@turbo/windows-64",
      "@biomejs/cli-darwin-arm64",
      "@biomejs/cli-win32-x64",
    ]) {
      expect(lockfile).toContain(binary);
    }
  });
});
