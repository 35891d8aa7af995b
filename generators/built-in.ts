import { client } from "./client/index.ts";
import type { Generator } from "./core/generator.ts";
import { errors } from "./errors/index.ts";
import { types } from "./types/index.ts";
import { webhooks } from "./webhooks/index.ts";
import { zod } from "./zod/index.ts";

/** The generators that come with the package, with their default options, in the order in which they run. */
export const BUILT_IN: readonly Generator[] = [types(), errors(), zod(), client(), webhooks()];
