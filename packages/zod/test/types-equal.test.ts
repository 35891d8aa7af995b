import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { readDocument } from "../../../generators/core/document/read-document.ts";
import type { ApiModel, ComponentModel, Direction } from "../../../generators/core/model/api-model.ts";
import { buildApiModel } from "../../../generators/core/model/build-api-model.ts";
import { findReadings, type Reading, type Readings } from "../../../generators/core/model/reading/reading.ts";

const repository = join(import.meta.dirname, "../../..");
/** Inside the package, where its own name resolves to its published files; git ignores it. */
const folder = mkdtempSync(join(import.meta.dirname, ".work-"));

/** A type of `@crossborder/types` and the reading whose output it must equal. */
interface Pair {
  readonly type: string;
  readonly identifier: string;
  readonly reading: Reading;
}

/** Types of requests equal the request reading, types of responses the response one; `…Response` is the twin of both. */
function pairsOf(component: ComponentModel, model: ApiModel, readings: Readings): Pair[] {
  const { identifier, schema } = component;
  const direction =
    component.direction === "none" ? directionOfBranches(component, model) : component.direction;
  const request: Pair = { type: identifier, identifier, reading: "request" };
  if (!readings.differ(schema)) return [request, { ...request, reading: "response" }];
  const response: Pair = { ...request, reading: "response" };
  if (direction === "both") return [request, { ...response, type: `${identifier}Response` }];
  // The name of a set stays the set: each place that refers to it says whether other values may come.
  const isStringSet = schema.enumeration?.every((value) => typeof value === "string") ?? false;
  return direction === "response" && !isStringSet ? [response] : [request];
}

/** Returns the direction of a union that no operation reaches: that of its branches. */
function directionOfBranches({ schema }: ComponentModel, model: ApiModel): Direction {
  const branches = (schema.oneOf ?? schema.anyOf ?? []).map(({ reference }) => reference?.component);
  const directions = model.schemas
    .filter(({ name }) => branches.includes(name))
    .map(({ direction }) => direction);
  return directions.length > 0 && directions.every((direction) => direction === "response")
    ? "response"
    : "request";
}

const PROOF = `
type Plain<T> = unknown extends T ? T
  : T extends string | number | boolean | null | undefined ? T
  : T extends readonly (infer Item)[] ? Plain<Item>[]
  : { [Key in keyof T]: Plain<T[Key]> };
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Equal<A, B> = Same<Plain<A>, Plain<B>>;
function prove<_Equality extends true>(): void {}
`;

function proofOf(pairs: readonly Pair[]): string {
  const lines = pairs.flatMap(({ type, identifier, reading }) => [
    `prove<Equal<types.${type}, z.output<typeof ${reading}.${identifier}>>>();`,
    `prove<Equal<types.${type}, z.input<typeof ${reading}.${identifier}>>>();`,
  ]);
  return [
    'import type * as types from "@crossborder/types";',
    'import type * as request from "@crossborder/zod";',
    'import type * as response from "@crossborder/zod/response";',
    'import type * as z from "zod";',
    PROOF,
    ...lines,
    "// @ts-expect-error a difference of one key is seen",
    "prove<Equal<{ a: 1 }, { a?: 1 }>>();",
    "",
  ].join("\n");
}

async function compile(text: string): Promise<string> {
  writeFileSync(join(folder, "proof.mts"), text);
  const config = { extends: "../../tsconfig.json", include: ["proof.mts"] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  const tsc = join(repository, "node_modules/.bin/tsc");
  const run = promisify(execFile)(tsc, ["-p", folder, "--noEmit"], { maxBuffer: 2 ** 26 });
  return run.then(
    () => "",
    ({ stdout }: { stdout: string }) => stdout,
  );
}

async function loadModel(): Promise<ApiModel> {
  const bundled = await readDocument(join(repository, "spec/openapi.yaml"));
  const model = bundled.value && buildApiModel(bundled.value).value;
  if (!model) throw new Error("The description does not load.");
  return model;
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("every type equals what the validator of its reading takes and gives", async () => {
  const model = await loadModel();
  const readings = findReadings(model);
  const pairs = model.schemas.flatMap((component) => pairsOf(component, model, readings));
  expect(pairs.length).toBeGreaterThanOrEqual(model.schemas.length);
  const text = proofOf(pairs);
  const complaints = (await compile(text)).split("\n").filter((line) => /^\S+\(\d+/.test(line));
  const failed = complaints.map((line) => text.split("\n")[Number(/\((\d+)/.exec(line)?.[1]) - 1] ?? line);
  expect(failed).toEqual([]);
});
