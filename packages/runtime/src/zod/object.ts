import * as z from "zod";
import { $constructor } from "zod/v4/core";
import { ascend, descend } from "./depth.ts";
import { getOwn, isObject, keysOf } from "./json-type.ts";
import { addIssues, type Payload } from "./report.ts";

type Run = z.core.$ZodType["_zod"]["run"];
type ParseContext = Parameters<Run>[1];

/** An object whose unknown keys pass. The input index signature is left out of the type, so that a typing error shows. */
export type OpenObject<Shape extends z.core.$ZodLooseShape> = z.ZodObject<
  z.core.util.Writeable<Shape>,
  z.core.$strip
>;

/**
 * zod's object, except that it returns what it was given: keys keep their order, unknown keys stay (also one called
 * `__proto__`), and only own properties count. A property that is `undefined` is an absent one.
 */
const StructurePreservingObject: z.core.$constructor<z.ZodObject> = /* @__PURE__ */ $constructor(
  "StructurePreservingObject",
  (instance, definition) => {
    const base: z.core.$constructor<z.ZodObject> = z.ZodObject; // an assertion signature needs a typed name
    base.init(instance, definition);
    const { catchall } = definition;
    const others = catchall && catchall._zod.def.type !== "unknown" ? catchall : undefined;
    let members: readonly Member[] | undefined;
    instance._zod.parse = (payload, context) => {
      const input = payload.value;
      if (!isObject(input)) {
        payload.issues.push({ code: "invalid_type", expected: "object", input, inst: instance });
        return payload;
      }
      if (!descend(payload)) return payload;
      try {
        members ??= membersOf(definition);
        return parseObject(payload, context, members, others);
      } finally {
        ascend();
      }
    };
  },
);

/** An object with the given members; every other key passes and is kept. `.strict()` refuses, `.catchall()` types them. */
export function object<Shape extends z.core.$ZodLooseShape>(shape: Shape): OpenObject<Shape> {
  const definition = { type: "object", shape, catchall: z.unknown() } as const;
  return new StructurePreservingObject(definition) as OpenObject<Shape>; // the constructor knows no shape
}

/** An object whose values all meet one schema, whatever their keys. */
// biome-ignore lint/complexity/noBannedTypes: the shape of an object without named members
export function record<Value extends z.ZodType>(value: Value): z.ZodObject<{}, z.core.$catchall<Value>> {
  return object({}).catchall(value);
}

interface Member {
  readonly key: string;
  readonly schema: z.core.$ZodType["_zod"];
  /** What zod says of a key that is absent: `optional` leaves it so, `defaulted` fills it in. */
  readonly whenAbsent: "optional" | "defaulted" | undefined;
  /** True where every object inherits something under this name. */
  readonly isInherited: boolean;
}

function membersOf({ shape }: z.core.$ZodObjectDef): Member[] {
  return Object.entries(shape).map(([key, { _zod }]) => memberOf(key, _zod));
}

function memberOf(key: string, schema: Member["schema"]): Member {
  return { key, schema, whenAbsent: schema.optin, isInherited: key in Object.prototype };
}

type JsonRecord = Readonly<Record<string, unknown>>;

// Positional for speed: this runs once per object of every value.
function parseObject(
  payload: Payload,
  context: ParseContext,
  members: readonly Member[],
  others: z.core.$ZodType | undefined,
): Payload | Promise<Payload> {
  const input = payload.value as JsonRecord; // the caller has looked
  const all = others ? [...members, ...otherMembers(payload, input, members, others)] : members;
  let pending: Promise<void>[] | undefined;
  for (let index = 0; index < all.length; index += 1) {
    const member = all[index];
    const settled = member && parseMember(member, payload, input, context);
    if (settled) pending = [...(pending ?? []), settled];
  }
  return pending ? Promise.all(pending).then(() => payload) : payload;
}

// Likewise, once per property.
function parseMember(
  member: Member,
  payload: Payload,
  input: JsonRecord,
  context: ParseContext,
): Promise<void> | undefined {
  const { key, whenAbsent } = member;
  const value = member.isInherited ? getOwn(input, key) : input[key];
  if (value === undefined && whenAbsent === "optional") return undefined;
  const result = member.schema.run({ value, issues: [] }, context);
  if (result instanceof Promise) {
    return result.then((settled) => settleMember(member, value, settled, payload, input));
  }
  if (result.issues.length > 0 || value === undefined || result.value !== value) {
    settleMember(member, value, result, payload, input);
  }
  return undefined;
}

function settleMember(
  { key, whenAbsent }: Member,
  value: unknown,
  result: Payload,
  payload: Payload,
  input: JsonRecord,
): void {
  if (result.issues.length > 0) {
    addIssues(payload, result.issues, [key]);
  } else if (value === undefined && whenAbsent === undefined) {
    payload.issues.push({ code: "invalid_type", expected: "nonoptional", input: undefined, path: [key] });
  } else if (!isSame(value, result.value)) {
    replaceMember(key, result.value, payload, input);
  }
}

/** Copies on the first change: a schema that only checks hands its input through. */
function replaceMember(key: string, value: unknown, payload: Payload, input: JsonRecord): void {
  if (payload.value === input) payload.value = { ...input };
  const descriptor = { value, enumerable: true, writable: true, configurable: true };
  Object.defineProperty(payload.value, key, descriptor);
}

/** The keys that are not named, each held to the schema of others; all of them refused where there may be none. */
function otherMembers(
  payload: Payload,
  input: JsonRecord,
  members: readonly Member[],
  others: z.core.$ZodType,
): Member[] {
  const known = new Set(members.map(({ key }) => key));
  const keys = keysOf(input).filter((key) => !known.has(key));
  if (others._zod.def.type !== "never") return keys.map((key) => memberOf(key, others._zod));
  if (keys.length > 0) payload.issues.push({ code: "unrecognized_keys", keys, input, continue: true });
  return [];
}

/** zod copies arrays: an array with the same items is the one that was given. */
function isSame(before: unknown, after: unknown): boolean {
  if (before === after) return true;
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return false;
  for (let index = 0; index < before.length; index += 1) {
    if (before[index] !== after[index] && !isSame(before[index], after[index])) return false;
  }
  return true;
}
