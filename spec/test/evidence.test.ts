import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parse } from "yaml";

interface Row {
  readonly id: string;
  readonly pointers: readonly string[];
  readonly status: string;
}

const MARKS = ["x-codegen-inferred", "x-codegen-unspecified"] as const;

const spec = fileURLToPath(new URL("..", import.meta.url));
const rows = readFileSync(join(spec, "EVIDENCE.md"), "utf8")
  .split("\n")
  .filter((line) => /^\| \d/.test(line))
  .map(rowOf);
const documents = new Map(
  ["paths", "webhooks", "components", "workflows"]
    .flatMap(yamlFilesIn)
    .concat("openapi.yaml", "errors.yaml")
    .map((file) => [file, parse(readFileSync(join(spec, file), "utf8")) as unknown]),
);

test("Every row has its own number, a statement, a place and a status.", () => {
  const ids = rows.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(100);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(rows.filter(({ status }) => status === "")).toEqual([]);
});

test("Every pointer of a row leads to a place in the description.", () => {
  const pointers = rows.flatMap((row) => row.pointers);
  expect(pointers.length).toBeGreaterThan(100);
  expect(pointers.filter((pointer) => valueAt(pointer) === undefined)).toEqual([]);
});

test.each(MARKS)("Every place with %s has a row that points at it and says so.", (mark) => {
  const places = [...documents].flatMap(([file, document]) => placesWith(mark, document, `${file}#`));
  const reported = rows.filter(({ status }) => status.includes(mark)).flatMap(({ pointers }) => pointers);
  expect(places.length).toBeGreaterThan(25);
  expect(places.filter((place) => !reported.includes(place))).toEqual([]);
});

test.each(MARKS)("Every row of status %s points at a place that carries it.", (mark) => {
  const carries = (pointer: string): boolean => mark in Object(valueAt(pointer));
  const untrue = rows.filter(({ status, pointers }) => status.startsWith(mark) && !pointers.some(carries));
  expect(untrue.map(({ id }) => id)).toEqual([]);
});

function rowOf(line: string): Row {
  const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
  const [, id = "", , where = "", status = ""] = cells;
  // A cell has only pointers, or says why there is none.
  return {
    id,
    status,
    pointers: [...where.matchAll(/`([^`#]+#[^`]*)`/g)].map(([, pointer = ""]) => pointer),
  };
}

function yamlFilesIn(folder: string): string[] {
  return readdirSync(join(spec, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".yaml"))
    .map((entry) => relative(spec, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}

function valueAt(pointer: string): unknown {
  const [file = "", path = ""] = pointer.split("#");
  const keys = path.split("/").slice(1);
  return keys.reduce<unknown>((node, key) => {
    const name = key.replaceAll("~1", "/").replaceAll("~0", "~");
    return typeof node === "object" && node !== null ? (node as Record<string, unknown>)[name] : undefined;
  }, documents.get(file));
}

function placesWith(mark: string, node: unknown, place: string): readonly string[] {
  if (typeof node !== "object" || node === null) return [];
  const inside = Object.entries(node).flatMap(([key, value]) =>
    placesWith(mark, value, `${place}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`),
  );
  return mark in node ? [place, ...inside] : inside;
}
