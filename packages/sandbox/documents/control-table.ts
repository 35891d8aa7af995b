import { type ControlName, controlCalls } from "../src/control/calls.ts";
import { routeOf } from "../src/control/route.ts";

/** The table of the guide, one row per control call. */
export function controlTable(): string {
  const rows = (Object.keys(controlCalls) as ControlName[]).map((name) => {
    const { method, path } = routeOf(name);
    return `| \`${method} ${path}\` | \`control.${name}\` | ${controlCalls[name].summary} |`;
  });
  return ["| request | function | what it does |", "| --- | --- | --- |", ...rows, ""].join("\n");
}

/** The generated part of the guide. */
export const TABLE = /(<!-- control calls -->\n)[\s\S]*?(<!-- end of control calls -->)/;
