import { client } from "./client/index.ts";
import { isSameGenerator } from "./core/define-generator.ts";
import type { Generator } from "./core/generator.ts";
import { errors } from "./errors/index.ts";
import { mcp } from "./mcp/index.ts";
import { mocks } from "./mocks/index.ts";
import { query } from "./query/index.ts";
import { types } from "./types/index.ts";
import { zod } from "./validators/index.ts";
import { webhooks } from "./webhooks/index.ts";

/** True for a generator that comes with the package, whatever its options. */
export function isBuiltIn(generator: Generator): boolean {
  return BUILT_IN.some((known) => isSameGenerator(known, generator));
}

/** The generators that come with the package, with their default options, in the order in which they run. */
export const BUILT_IN: readonly Generator[] = [
  types(),
  errors(),
  zod(),
  client(),
  webhooks(),
  query(),
  mocks(),
  mcp(),
];

/** Built-in generators that run when none are named. */
export const BY_DEFAULT: readonly Generator[] = BUILT_IN.filter(({ onRequest }) => !onRequest);
