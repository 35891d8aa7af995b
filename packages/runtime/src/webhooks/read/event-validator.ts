import type { Payload } from "./read-payload.ts";

/** What a validator found wrong with an event. */
export interface EventIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** Any validator of the Standard Schema interface: those of zod, valibot, arktype and others. */
export interface EventValidator {
  readonly "~standard": {
    readonly validate: (value: unknown) => ValidationResult | Promise<ValidationResult>;
  };
}

interface ValidationResult {
  readonly issues?: readonly EventIssue[] | undefined;
}

/** Validators by event name; events without one are taken as they are. */
export type EventValidators<Events> = { readonly [Name in keyof Events & string]?: EventValidator };

/** What a validator has against an event, and nothing where there is no validator. The event itself is not changed. */
export async function findIssues(
  event: Payload,
  validator: EventValidator | undefined,
): Promise<readonly EventIssue[]> {
  const result = await validator?.["~standard"].validate(event);
  return result?.issues ?? [];
}

/** One line on the first of some issues; it names fields and holds no value of the event. */
export function describeIssues(issues: readonly EventIssue[]): string {
  const [first, ...others] = issues;
  if (first === undefined) return "";
  const path = (first.path ?? []).map((part) => String(typeof part === "object" ? part.key : part));
  return `${path.length > 0 ? path.join(".") : "the event"}${others.length > 0 ? ` and ${others.length} more` : ""}`;
}
