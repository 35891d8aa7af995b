import type { Generator } from "../core/generator.ts";

export const webhooksGenerator: Generator = { name: "webhooks", needs: [], generate: () => ({ kind: "nothing", reason: "placeholder" }) };
