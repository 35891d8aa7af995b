import { isObject, type JsonObject } from "../../core/json.ts";
import type { ConfigFault } from "./check.ts";

/** Settings of a configuration that belong to generators now. */
const MOVED = ["targets", "formats", "int64"] as const;

/** Which generators take an option that used to stand beside them. */
const TAKEN_BY: Readonly<Record<"formats" | "int64", readonly string[]>> = {
  formats: ["zod"],
  int64: ["types", "zod"],
};

/** Says how a configuration of the form before `generators` is written now; nothing for any other. */
export function formerSettings(config: JsonObject): ConfigFault | undefined {
  const found = MOVED.filter((key) => config[key] !== undefined);
  const [first] = found;
  if (first === undefined) return undefined;
  const names = found.map((key) => `\`${key}\``).join(" and ");
  return {
    path: [first],
    message: `${names} moved into \`generators\`, where options stand with the generator that they are for. Replace ${found.length === 1 ? "it" : "them"} by:\n\n${listing(config)}\n`,
    example: "generators: [types(), zod()]",
  };
}

function listing(config: JsonObject): string {
  const targets = Object.entries(isObject(config.targets) ? config.targets : { types: {}, zod: {} });
  const calls = targets.map(([name, target]) => `    ${name}(${optionsOf(name, target, config)}),`);
  return [
    `  import { ${targets.map(([name]) => name).join(", ")} } from "@crossborder/codegen";`,
    "",
    "  generators: [",
    ...calls,
    "  ],",
  ].join("\n");
}

function optionsOf(name: string, target: unknown, config: JsonObject): string {
  const moved = Object.entries(TAKEN_BY).filter(([key, takers]) => takers.includes(name) && key in config);
  const options = {
    ...(isObject(target) ? target : {}),
    ...Object.fromEntries(moved.map(([key]) => [key, config[key]])),
  };
  const members = Object.entries(options).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return members.length === 0 ? "" : `{ ${members.join(", ")} }`;
}
