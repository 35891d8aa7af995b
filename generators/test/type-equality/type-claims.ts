import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { accepts } from "../../core/model/accepts/accepts.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import { ALL_TYPES, typesOf } from "../../core/model/facts/types-of.ts";
import { findReadings, type Reading } from "../../core/model/reading/reading.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { modelOf } from "../../core/model/test/model-of.ts";
import type { GeneratedFile } from "../../core/output/generated-file.ts";
import { types } from "../../types/index.ts";
import { zod } from "../../validators/index.ts";
import { CONTEXT, GeneratedFolder } from "../../validators/test/generated-schema.ts";

const repository = join(import.meta.dirname, "../../..");

/** Compiler options of the claims. */
export interface Compilation {
  /** Path of the compiler below the repository. Default: the newest one. */
  readonly compiler?: string;
  /** Default true. */
  readonly exactOptionalPropertyTypes?: boolean;
}

/** A claim about the types of a component that the compiler refutes. */
export interface Refuted {
  readonly component: string;
  readonly claim: `${Reading} ${"output" | "input" | "value"}`;
  /** The accepted value that is not of the type. */
  readonly value?: string;
}

const HEAD = `
import type * as types from "./types/index.ts";
import type * as request from "./zod/request/index.ts";
import type * as response from "./zod/response/index.ts";
import type * as z from "zod";
type Plain<T> = unknown extends T ? T
  : T extends string | number | bigint | boolean | null | undefined ? T
  : T extends readonly (infer Item)[] ? number extends T["length"] ? Plain<Item>[] : Members<T>
  : Members<T>;
type Members<T> = { -readonly [Key in keyof T]: Plain<T[Key]> };
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Equal<A, B> = Same<Plain<A>, Plain<B>>;
declare function prove<_Proof extends true>(): void;
declare function isOf<Type>(value: Type): void;`;

interface Claim extends Refuted {
  readonly line: string;
  /** Name of the type in the module of types. */
  readonly type: string;
}

/** Returns a model of components, each the request and the response of an operation. */
export function modelOfBoth(schemas: Record<string, unknown>): Promise<ApiModel> {
  const paths = Object.keys(schemas).map((name) => {
    const content = { "application/json": { schema: { $ref: `#/components/schemas/${name}` } } };
    const post = { requestBody: { content }, responses: { 200: { description: "OK", content } } };
    return [`/${name}`, { post }];
  });
  return modelOf({ paths: Object.fromEntries(paths), components: { schemas } });
}

/**
 * Compiles the types and validators of components that have both directions, with claims about each in both readings:
 * the input and output of the validator have the type, and all values that the schema accepts have it.
 *
 * @returns the claims that the compiler refutes.
 */
export async function refutedClaims(
  model: ApiModel,
  values: readonly unknown[],
  compilation: Compilation = {},
): Promise<Refuted[]> {
  const readings = findReadings(model);
  const claims = model.schemas.flatMap(({ identifier, schema }) => [
    ...claimsOf({ component: identifier, type: identifier, reading: "request" }, schema, values),
    ...claimsOf(
      {
        component: identifier,
        type: readings.differ(schema) ? `${identifier}Response` : identifier,
        reading: "response",
      },
      schema,
      values,
    ),
  ]);
  const wrong = "prove<Equal<{ a: 1 }, { a?: 1 }>>();";
  const constants = values.map((value, index) => `declare const v${index}: ${typeOfValue(value)};`);
  const lines = [...HEAD.split("\n"), ...constants, wrong];
  const text = [...lines, ...claims.map(({ line }) => line), ""].join("\n");
  const files = await generatedFiles(model);
  const complaints = await compile([...files, { path: "proof.ts", text }], compilation);
  const failed = complaints.map((line) => Number(/^proof\.ts\((\d+)/.exec(line)?.[1] ?? Number.NaN));
  if (!failed.includes(lines.length))
    throw new Error(`The compiler does not see a difference: ${complaints.slice(0, 5)}`);
  const others = complaints.filter((line) => !line.startsWith("proof.ts("));
  if (others.length > 0)
    throw new Error(`The generated code does not compile: ${others.slice(0, 5).join("\n")}`);
  const refuted = failed
    .filter((line) => line > lines.length)
    .map((line) => claims[line - lines.length - 1] as Claim);
  return refuted.filter((claim) => !isDeclaredAlike(claim, files));
}

/**
 * True for a claim about a recursive type with the same text in both modules. The compiler does not treat such types as
 * identical if they are intersections, or tuples in a mapped type: `type A = { [key: string]: 1 | ({ b?: 2 } & A) }`.
 */
function isDeclaredAlike({ component, claim, type }: Claim, files: readonly GeneratedFile[]): boolean {
  const [reading] = claim.split(" ");
  const declared = (path: string, name: string) => {
    const text = files.find((file) => file.path === path)?.text ?? "";
    const [, alias] = new RegExp(`^export type ${name} = ([\\s\\S]*?);\n(?:\n|$)`, "m").exec(text) ?? [];
    return alias?.replaceAll(new RegExp(`\\b${name}\\b`, "g"), component);
  };
  const alias = declared("types/schemas.ts", type);
  // Types that both readings share are in the module of requests.
  const own = declared(`zod/${reading}/index.ts`, component) ?? declared("zod/request/index.ts", component);
  const isRecursive = alias !== undefined && new RegExp(`\\b${component}\\b`).test(alias);
  return isRecursive && !claim.endsWith("value") && alias === own;
}

interface Claimed {
  readonly component: string;
  readonly type: string;
  readonly reading: Reading;
}

function claimsOf(
  { component, type, reading }: Claimed,
  schema: SchemaModel,
  values: readonly unknown[],
): Claim[] {
  const schemaType = `typeof ${reading}.${component}`;
  // Members without a type imply an object, although other values are accepted.
  const isStated = typesOf(schema).size < ALL_TYPES.size;
  const isMeant = (value: unknown) => isStated || (typeof value === "object" && value !== null);
  const accepted = values.flatMap((value, index): Claim[] => {
    if (!isMeant(value) || !accepts(schema, value)) return [];
    const line = `isOf<types.${type}>(v${index});`;
    return [{ component, type, claim: `${reading} value`, value: JSON.stringify(value), line }];
  });
  const equal = (way: "output" | "input"): Claim => ({
    component,
    type,
    claim: `${reading} ${way}`,
    line: `prove<Equal<types.${type}, z.${way}<${schemaType}>>>();`,
  });
  return [equal("output"), equal("input"), ...accepted];
}

/** The type of a value. Absent members are named: TypeScript rejects objects without members in common with a type. */
function typeOfValue(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const absent = ["a", "b", "c"].filter((name) => !Object.hasOwn(value, name));
  const members = Object.entries(value).map(([name, member]) => `${name}: ${JSON.stringify(member)}`);
  return `{ ${[...members, ...absent.map((name) => `${name}?: never`)].join("; ")} }`;
}

async function generatedFiles(model: ApiModel): Promise<GeneratedFile[]> {
  const files: GeneratedFile[] = [];
  for (const [name, generator] of [
    ["types", types()],
    ["zod", zod()],
  ] as const) {
    const generated = await generator.generate(model, CONTEXT);
    if (generated.kind === "nothing") throw new Error(generated.reason);
    files.push(...generated.files.map(({ path, text }) => ({ path: `${name}/${path}`, text })));
  }
  return files;
}

async function compile(
  files: readonly GeneratedFile[],
  { compiler = "node_modules/typescript/bin/tsc", exactOptionalPropertyTypes = true }: Compilation,
): Promise<string[]> {
  const folder = new GeneratedFolder(files);
  try {
    const compilerOptions = {
      ...{ target: "ES2022", lib: ["ES2022", "DOM"], module: "NodeNext", moduleResolution: "NodeNext" },
      ...{ types: [], strict: true, exactOptionalPropertyTypes, verbatimModuleSyntax: true },
      ...{ skipLibCheck: true, allowImportingTsExtensions: true, noEmit: true },
    };
    writeFileSync(
      join(folder.path, "tsconfig.json"),
      JSON.stringify({ compilerOptions, include: ["**/*.ts"] }),
    );
    const args = [join(repository, compiler), "-p", folder.path, "--pretty", "false"];
    const run = promisify(execFile)(process.execPath, args, {
      cwd: folder.path,
      maxBuffer: 2 ** 28,
    });
    const { stdout } = await run.catch((error: { stdout: string }) => error);
    return stdout.split("\n").filter((line) => /^\S+\(\d+/.test(line));
  } finally {
    folder.remove();
  }
}
