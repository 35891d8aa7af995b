import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";

/** An object of the description. */
export type Node = { readonly [key: string]: unknown };

/** The parts of the bundled description that the tests read. */
export interface Description {
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Node>>;
  readonly webhooks: Readonly<Record<string, Node>>;
  readonly components: { readonly schemas: Readonly<Record<string, Node>> };
  readonly "x-codegen-error-catalog": Readonly<
    Record<string, { readonly status: number; readonly retryClass: string }>
  >;
}

/** The bundled description, as users of the package get it. */
export const description: Description = JSON.parse(
  readFileSync(join(inject("bundle"), "openapi.json"), "utf8"),
);

/** The values of an enum component. */
export function valuesOf(component: string): readonly unknown[] {
  const values = description.components.schemas[component]?.enum;
  return Array.isArray(values) ? values : [];
}
