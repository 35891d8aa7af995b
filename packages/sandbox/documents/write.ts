import { readFileSync, writeFileSync } from "node:fs";
import { controlDescription } from "../src/control/control-description.ts";
import { controlTable, TABLE } from "./control-table.ts";

// Writes the files that are made from the table of control calls: its description, and its rows in the guide.
const description = new URL("../control.openapi.json", import.meta.url);
writeFileSync(description, `${JSON.stringify(controlDescription(), null, 2)}\n`);

const guide = new URL("../../../docs/packages/sandbox.md", import.meta.url);
const text = readFileSync(guide, "utf8");
writeFileSync(
  guide,
  text.replace(TABLE, (_, begin: string, end: string) => begin + controlTable() + end),
);
