import { join } from "node:path";
import { publishedFolders } from "../../house/repository.ts";
import { mustRun } from "../../house/run.ts";
import { packFolder } from "../../publishing/pack.ts";
import type { LocalRegistry } from "../../publishing/registry.ts";

interface PublishParts {
  /** Root of the copy; its packages must be built. */
  readonly root: string;
  /** Folder for the packed files. */
  readonly folder: string;
  readonly registry: LocalRegistry;
  /** `name@version` of what is in the registry already; what is published is added. */
  readonly published: Set<string>;
}

/** Publishes every package whose version is not in the registry yet. Answers with the version of each package. */
export async function publishNew({
  root,
  folder,
  registry,
  published,
}: PublishParts): Promise<Map<string, string>> {
  const versions = new Map<string, string>();
  for (const packageFolder of publishedFolders) {
    const { name, version, tarball } = await packFolder(join(root, packageFolder), folder);
    versions.set(name, version);
    if (published.has(`${name}@${version}`)) continue;
    const options = ["--registry", `${registry.url}/`, "--provenance=false", "--access=public"];
    await mustRun("npm", ["publish", tarball, ...options], {
      cwd: folder,
      env: { npm_config_userconfig: registry.userConfig },
    });
    published.add(`${name}@${version}`);
  }
  return versions;
}
