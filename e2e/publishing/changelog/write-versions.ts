import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { publishedFolders, readManifest, repository } from "../../house/repository.ts";
import { withCodegenVersion } from "./codegen-version.ts";

// The second half of `pnpm changeset:version`: a package that reports its version has it in `src/version.ts`, which
// moves with the manifest. The GitHub action and GitLab's template install the version of codegen beside them.
for (const folder of publishedFolders) {
  const file = join(repository, folder, "src/version.ts");
  if (!existsSync(file)) continue;
  const text = readFileSync(file, "utf8");
  const { version } = readManifest(folder);
  writeFileSync(file, text.replace(/"\d+\.\d+\.\d+[^"]*"/, JSON.stringify(version)));
}

// And the versions that `codegen init` writes into other projects.
const published = join(repository, "generators/cli/project/published-versions.ts");
const versions = {
  codegen: readManifest("generators").version,
  runtime: `^${readManifest("packages/runtime").version}`,
};
const lines = Object.entries(versions).reduce(
  (text, [name, version]) =>
    text.replace(new RegExp(`(?<=^ {2}${name}: )".*"`, "m"), JSON.stringify(version)),
  readFileSync(published, "utf8"),
);
writeFileSync(published, lines);
const { version } = readManifest("generators");
for (const file of ["action.yml", "gitlab/codegen.yml", "docs/ci.md"]) {
  const path = join(repository, file);
  writeFileSync(path, withCodegenVersion(readFileSync(path, "utf8"), version));
}
