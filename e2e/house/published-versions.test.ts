import { expect, test } from "vitest";
import { PUBLISHED_VERSIONS, RUNTIME_NEEDS } from "../../generators/cli/project/published-versions.ts";
import { importsOf } from "./imports.ts";
import { readManifest, repositoryFiles } from "./repository.ts";

test("the versions that `codegen` installs are those that are published with it; otherwise run changeset:version", () => {
  const { version: codegen } = readManifest("generators");
  const { version: runtime, peerDependencies } = readManifest("packages/runtime");
  expect(PUBLISHED_VERSIONS).toEqual({ codegen, runtime: `^${runtime}`, ...peerDependencies });
});

test("each sub-path of the runtime needs what its modules import", () => {
  const needs: Record<string, string[]> = {};
  for (const file of repositoryFiles("packages/runtime/src/*.ts")) {
    const [, room = ""] = /^packages\/runtime\/src\/([^/]+)\//.exec(file) ?? [];
    for (const { to } of importsOf(file)) {
      const peer = Object.keys(readManifest("packages/runtime").peerDependencies ?? {}).find(
        (name) => to === name || to.startsWith(`${name}/`),
      );
      if (peer !== undefined && !needs[room]?.includes(peer)) needs[room] = [...(needs[room] ?? []), peer];
    }
  }
  expect(needs).toEqual(Object.fromEntries(RUNTIME_NEEDS));
});
