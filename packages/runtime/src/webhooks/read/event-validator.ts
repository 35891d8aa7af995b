import type { Payload } from "./read-payload.ts";

/** Issue that a validator found in an event. */
export interface ValidationIssue {
  /** Names and indexes that lead to the value; empty for the whole event. */
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Any Standard Schema validator: of zod, valibot, arktype and others. */
export interface EventValidator {
  readonly "~standard": {
    readonly validate: (value: unknown) => ValidationResult | Promise<ValidationResult>;
  };
}

interface ValidationResult {
  readonly issues?: readonly { readonly message: string; readonly path?: StandardPath }[] | undefined;
}

type StandardPath = readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;

/** Validators by event name; events without one are not validated. */
export type EventValidators<Events> = { readonly [Name in keyof Events & string]?: EventValidator };

/** Returns the issues that a validator finds in an event; none without a validator. Does not change the event. */
export async function findIssues(
  event: Payload,
  validator: EventValidator | undefined,
): Promise<readonly ValidationIssue[]> {
  const result = await validator?.["~standard"].validate(event);
  return (result?.issues ?? []).map(({ message, path = [] }) => ({
    path: path.map((part) => (typeof part === "object" ? part.key : part)),
    message,
  }));
}

/** Describes the first of some issues in one line, which names fields but contains no value of the event. */
export function describeIssues(issues: readonly ValidationIssue[]): string {
  const [first, ...others] = issues;
  const path = first?.path.map(String).join(".");
  return `${path || "the event"}${others.length > 0 ? ` and ${others.length} more` : ""}`;
}
