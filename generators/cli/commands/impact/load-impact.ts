import { UsageError } from "../../usage-error.ts";

/** The part that finds places in code. */
export type ImpactModule = typeof import("../../../impact/index.ts");

/** Loads the part that needs ts-morph, which only users of these commands install. */
export async function loadImpact(): Promise<ImpactModule> {
  try {
    return await import("../../../impact/index.ts");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND")) throw error;
    throw new UsageError(
      "Reading code requires ts-morph, which is not installed.",
      "Run `npm install --save-dev ts-morph@28`.",
    );
  }
}
