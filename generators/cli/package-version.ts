import { createRequire } from "node:module";

/** The version of this program. */
export function packageVersion(): string {
  const require = createRequire(import.meta.url);
  for (const path of ["../package.json", "../../package.json"]) {
    try {
      const manifest: { name?: string; version?: string } = require(path);
      if (manifest.name?.endsWith("/codegen") && manifest.version) return manifest.version;
    } catch {
      // Built, the manifest lies one folder further up.
    }
  }
  return "unknown";
}
