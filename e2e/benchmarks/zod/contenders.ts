import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as exact from "@crossborder/zod";
import * as tolerant from "@crossborder/zod/response";
import { generateDocument, transpile } from "../../consumers/documents/compile/generate-document.ts";
import { repository } from "../../house/repository.ts";
import { constructedSamples, listOf } from "./constructed-samples.ts";
import { constructedByHand } from "./hand-written/constructed.ts";
import { Payin, PayinPage } from "./hand-written/payin.ts";
import { Quote, QuoteCreate } from "./hand-written/quote.ts";

/** As much of a validator as the benchmark calls. */
export interface Validator {
  safeParse(value: unknown): {
    readonly success: boolean;
    readonly error?: { readonly issues: readonly unknown[] } | undefined;
  };
}

/** A generated validator, the one that a person writes for the same shape, and values for both. */
export interface Contest {
  readonly name: string;
  readonly generated: Validator;
  readonly byHand: Validator;
  readonly valid: readonly unknown[];
  readonly invalid: readonly unknown[];
}

/** All contests: of the description with its own examples, and of constructed shapes. */
export async function contests(): Promise<Contest[]> {
  return [...(await ofDescription()), ...(await ofConstructed())];
}

async function ofDescription(): Promise<Contest[]> {
  const pairs = {
    QuoteCreate: [exact.QuoteCreate, QuoteCreate],
    Quote: [tolerant.Quote, Quote],
    Payin: [exact.Payin, Payin],
  } as const;
  const named = Object.entries(pairs).map(async ([name, [generated, byHand]]) => ({
    name,
    generated,
    byHand,
    ...(await examplesOf(name)),
  }));
  const payins = await examplesOf("Payin");
  const page = (last: unknown) => ({
    data: [...listOf(payins.valid, 49), last],
    pagination: { has_more: false, next_page: null, prev_page: null },
  });
  return [
    ...(await Promise.all(named)),
    {
      name: "PayinPage of 50",
      generated: exact.PayinPage,
      byHand: PayinPage,
      valid: payins.valid.map(page),
      invalid: payins.invalid.map(page),
    },
  ];
}

async function examplesOf(name: string): Promise<{ valid: unknown[]; invalid: unknown[] }> {
  const folder = join(repository, "spec/examples");
  const files = (await readdir(folder)).filter((file) => file.startsWith(`${name}.`)).sort();
  const read = (isDamaged: boolean) =>
    Promise.all(
      files
        .filter((file) => file.endsWith(".damaged.json") === isDamaged)
        .map(async (file) => JSON.parse(await readFile(join(folder, file), "utf8")) as unknown),
    );
  return { valid: await read(false), invalid: await read(true) };
}

async function ofConstructed(): Promise<Contest[]> {
  const generated = await generateConstructed();
  return Object.entries(constructedByHand).map(([name, byHand]) => {
    const samples = constructedSamples[name as keyof typeof constructedByHand]; // both list the same names
    const validator = generated[name];
    if (!validator) throw new Error(`There is no generated ${name}.`);
    return { name: `${name} (constructed)`, generated: validator, byHand, ...samples };
  });
}

/** Validators of `constructed.yaml`, generated into a folder where zod and the runtime are found. */
async function generateConstructed(): Promise<Readonly<Record<string, Validator | undefined>>> {
  const folder = join(import.meta.dirname, ".work-constructed");
  const spec = join(import.meta.dirname, "constructed.yaml");
  const { exitCode, stderr } = await generateDocument({ spec, folder, only: ["zod"] });
  if (exitCode !== 0) throw new Error(stderr);
  await transpile(folder);
  const schemas = await import(pathToFileURL(join(folder, "zod/exact/index.js")).href);
  await rm(folder, { recursive: true, force: true });
  return schemas;
}
