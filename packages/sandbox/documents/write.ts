import { readFileSync, writeFileSync } from "node:fs";
import { controlDescription } from "../src/control/control-description.ts";
import { controlTable, TABLE } from "./control-table.ts";

// Writes what is made of the table of control calls: its description, and its rows in the README.
const description = new URL("../control.openapi.json", import.meta.url);
writeFileSync(description, `${JSON.stringify(controlDescription(), null, 2)}\n`);

const readme = new URL("../README.md", import.meta.url);
const text = readFileSync(readme, "utf8");
writeFileSync(
  readme,
  text.replace(TABLE, (_, begin: string, end: string) => begin + controlTable() + end),
);
