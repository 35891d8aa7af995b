import { controlCalls } from "../src/control/calls.ts";

/** The table of the guide, one row per control call. */
export function controlTable(): string {
  const rows = Object.entries(controlCalls).map(
    ([name, { method, path, summary }]) => `| \`${method} ${path}\` | \`control.${name}\` | ${summary} |`,
  );
  return ["| request | function | what it does |", "| --- | --- | --- |", ...rows, ""].join("\n");
}

/** The generated part of the guide. */
export const TABLE = /(<!-- control calls -->\n)[\s\S]*?(<!-- end of control calls -->)/;
