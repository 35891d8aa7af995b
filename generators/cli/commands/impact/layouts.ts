import { BUILT_IN } from "../../../built-in.ts";
import type { ApiModel } from "../../../core/model/api-model.ts";
import { generateFiles } from "../../../core/run/run-generators.ts";
import type { GeneratedFiles, Layout, Side } from "../../../impact/index.ts";
import { publishedAs } from "../../project/needed-packages.ts";
import { resolveTargets } from "../../targets/resolve-targets.ts";
import type { Targets } from "../../targets/targets.ts";
import type { CommandParts } from "../command.ts";

/** Both versions, with what is called before each step, for a progress line. */
type Compared = Readonly<Record<Side, ApiModel>> & { readonly onStep: (step: string) => void };

/** The ways in which consumers may have generated code: the packages of the configuration, and folders side by side. */
export function layoutsOf(parts: CommandParts, compared: Compared): readonly [...Layout[], Layout] {
  const { loaded, arguments: args } = parts;
  const spec = args.spec ?? loaded?.config.spec ?? args.documents[1] ?? args.documents[0];
  const only = BUILT_IN.map(({ name }) => name);
  const beside = resolveTargets({ ...parts, arguments: { ...args, spec, out: ".", only } });
  const layout = (targets: Targets): Pick<Layout, "generate" | "runtime"> => ({
    runtime: targets.runtime,
    generate: onceForEachSide(async (side) => {
      compared.onStep(`generating the ${side}`);
      const { results } = await generateFiles({ ...compared[side], source: targets.source }, targets);
      return new Map(results.map(({ generator, files }) => [generator, files]));
    }),
  });
  const sideBySide: Layout = { ...layout(beside), folders: new Map(), packages: new Map() };
  if (loaded === undefined) return [sideBySide];
  const configured = resolveTargets(parts);
  const names = configured.generators.map(({ name }) => name);
  return [
    {
      ...layout(configured),
      folders: new Map(names.map((name) => [name, configured.folderOf(name).replaceAll("\\", "/")])),
      packages: new Map(publishedAs(configured.generators)),
    },
    sideBySide,
  ];
}

function onceForEachSide(generate: (side: Side) => Promise<GeneratedFiles>): Layout["generate"] {
  const known = new Map<Side, Promise<GeneratedFiles>>();
  return (side) => {
    const files = known.get(side) ?? generate(side);
    known.set(side, files);
    return files;
  };
}
