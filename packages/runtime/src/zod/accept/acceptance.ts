import type * as z from "zod";
import { isObject } from "../json/json-type.ts";
import type { Accepts } from "./accepts.ts";
import { acceptsChecks, checksFromWhole, checksOf } from "./accepts-checks.ts";
import { acceptsMembers } from "./accepts-object.ts";
import { acceptsSchema } from "./accepts-schema.ts";
import { currentDepth, returnTo } from "./depth.ts";
import { type Acceptance, provideAcceptance } from "./provided-acceptance.ts";
import { remembered } from "./remembered.ts";
import { paysToAsk, reportIssues, whereItPays } from "./report-issues.ts";
import { isLeaf, isTransparent } from "./transparent.ts";

const known = new WeakMap<z.core.$ZodType, Accepts | undefined>();

/**
 * A quick yes or no for a schema: without payloads and copies. Undefined where a schema converts, or a function of its
 * user has a say: those are called once, by zod.
 */
export function acceptanceOf(schema: z.core.$ZodType): Accepts | undefined {
  if (!known.has(schema)) known.set(schema, isTransparent(schema) ? acceptsPart(schema) : undefined);
  return known.get(schema);
}

const asked = new WeakMap<Accepts, (value: unknown) => boolean>();

/** Asks from outside: afterwards the depth is as before, also when it throws. */
export function ask(accepts: Accepts, value: unknown): boolean {
  const depth = currentDepth();
  let answer = asked.get(accepts);
  if (!answer) {
    answer = remembered(accepts);
    asked.set(accepts, answer);
  }
  try {
    return answer(value);
  } finally {
    returnTo(depth);
  }
}

const acceptance: Acceptance = { acceptanceOf, ask, acceptsMembers, reportIssues };

/**
 * Called where a schema is built that holds one value to several others, so that a bundle with such schemas has the quick
 * check. A program that is not bundled has it from the start.
 */
export function needAcceptance(): void {
  provideAcceptance(acceptance);
}
needAcceptance();

/** The quick form of a part of something transparent. */
function acceptsPart(schema: z.core.SomeType): Accepts {
  const part = schema as z.core.$ZodType; // SomeType is its structural shadow
  const found = known.get(part);
  if (found) return found;
  // What contains itself asks for itself while it is built.
  let accepts: Accepts | undefined;
  const again = remembered((value) => (accepts as Accepts)(value));
  known.set(part, (value, issues, context) =>
    issues === undefined ? again(value) : (accepts as Accepts)(value, issues, context),
  );
  accepts = build(part);
  known.set(part, accepts);
  return accepts;
}

/** The quick form of a schema without its checks. */
export function acceptanceOfBase(schema: z.core.$ZodType): Accepts | undefined {
  return isTransparent(schema) ? acceptsSchema(schema, acceptsPart) : undefined;
}

function build(schema: z.core.$ZodType): Accepts {
  const whole = acceptsChecks(checksFromWhole(schema) ?? []);
  if (whole) return whereItPays(whole);
  const base = acceptsSchema(schema, acceptsPart);
  const checks = acceptsChecks(checksOf(schema));
  if (!checks) return base;
  const accepts = (value: unknown) => base(value) && checks(value);
  if (isLeaf(schema)) return accepts;
  const { type } = schema._zod.def;
  const isOfType = type === "array" ? Array.isArray : type === "object" && isObject;
  if (!isOfType) return whereItPays(accepts);
  // Checks first where issues are wanted: what they reject is reported by zod, which looks at no item of a list that is too long.
  return (value, issues, context) =>
    issues === undefined
      ? accepts(value)
      : paysToAsk() && isOfType(value) && checks(value) && base(value, issues, context);
}
