import { posix } from "node:path";
import type { Generator } from "../../core/generator.ts";
import type { LoadedConfig } from "../load-config.ts";
import { together, UsageError } from "../usage-error.ts";
import { overlaysOf, pathOf, relativeTo, type SettingParts, specOf } from "./settings.ts";
import { DEFAULT_OUT, DEFAULT_RUNTIME, type Targets } from "./targets.ts";

/** Returns the targets of `codegen reference`: the pages alone, in the folder itself. */
export function resolveReference(parts: SettingParts, standard: Generator): Targets {
  const { arguments: args, loaded, workingDirectory } = parts;
  const configured = loaded?.config.generators.find(({ name }) => name === standard.name);
  const { out, spec } = together({ out: () => outOf(parts, configured), spec: () => specOf(parts) });
  const source = relativeTo(loaded?.folder ?? workingDirectory, spec);
  const words = [
    "codegen reference",
    ...(args.spec === undefined ? [] : [`--spec ${source}`]),
    ...(args.out === undefined ? [] : [`--out ${relativeTo(workingDirectory, out) || "."}`]),
    ...(args.site === undefined ? [] : [`--site ${args.site}`]),
  ];
  const headerCommand = words.join(" ");
  const client = loaded && clientModule(loaded);
  const modules = { runtime: DEFAULT_RUNTIME, ...(client !== undefined && { client }) };
  return {
    spec,
    overlays: overlaysOf(parts),
    source,
    headerCommand,
    generators: [(configured ?? standard).withOptions(args.site === undefined ? {} : { site: args.site })],
    runtime: modules.runtime,
    folderOf: () => out,
    contextOf: () => ({ modules, importExtension: ".js", headerCommand }),
  };
}

function outOf(parts: SettingParts, configured?: Generator): string {
  const out = pathOf(parts, parts.arguments.out, configured?.folder);
  if (out !== undefined) return out;
  throw new UsageError("No output folder was given.", "Pass one with --out, for example --out reference.");
}

/** Returns the client's module for files beside codegen.config.ts; undefined if no client is generated. */
function clientModule({ config }: LoadedConfig): string | undefined {
  const client = config.generators.find(({ name }) => name === "client");
  if (client === undefined) return undefined;
  const folder = posix.normalize(client.folder ?? posix.join(config.out ?? DEFAULT_OUT, client.name));
  return client.importFrom ?? `./${folder}/index${config.importExtension ?? ".js"}`;
}
