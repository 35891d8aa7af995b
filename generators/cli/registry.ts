import { clientGenerator } from "../client/index.ts";
import type { Generator } from "../core/generator.ts";
import { errorsGenerator } from "../errors/index.ts";
import { typesGenerator } from "../types/index.ts";
import { webhooksGenerator } from "../webhooks/index.ts";
import { zodGenerator } from "../zod/index.ts";

/** All generators, in the order in which they run. */
export const generators: readonly Generator[] = [
  typesGenerator,
  errorsGenerator,
  zodGenerator,
  clientGenerator,
  webhooksGenerator,
];
