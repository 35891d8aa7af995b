import type * as z from "zod";
import { acceptanceOf, isFlat } from "./accept/acceptance.ts";
import type { Accepts } from "./accept/accepts.ts";
import { acceptsAnything } from "./accept/accepts-anything.ts";
import { currentDepth, descend, refuseDepth, returnTo } from "./depth.ts";
import { getOwn, keysOf } from "./json-type.ts";
import { addMemberIssues, type Payload } from "./report.ts";

type Run = z.core.$ZodType["_zod"]["run"];
type ParseContext = Parameters<Run>[1];

/** A member of an object, with what is looked up about it once. */
interface Member {
  readonly key: string;
  readonly schema: z.core.$ZodType["_zod"];
  /** What zod says of a key that is absent: `optional` leaves it so, `defaulted` fills it in. */
  readonly whenAbsent: "optional" | "defaulted" | undefined;
  /** True where every object inherits something under this name. */
  readonly isInherited: boolean;
  /** Spares what is accepted payloads and copies; undefined where the schema converts. */
  readonly accepts: Accepts | undefined;
  /** True when a refused value is gone through once more for what is wrong with it, and its parts are asked in turn. */
  readonly isDeep: boolean;
}

/** The members of an object: the named ones, and what holds for all others where something does. */
export interface Members {
  readonly named: readonly Member[];
  readonly names: ReadonlySet<string>;
  readonly others: Member | undefined;
}

/** Looks up the members of an object. */
export function membersOf({ shape, catchall }: z.core.$ZodObjectDef): Members {
  const named = Object.entries(shape).map(([key, schema]) => memberOf(key, schema));
  const isOpen = !catchall || acceptsAnything(catchall);
  const others = isOpen ? undefined : memberOf("", catchall as z.core.$ZodType); // SomeType is its structural shadow
  return { named, names: new Set(Object.keys(shape)), others };
}

function memberOf(key: string, schema: z.core.$ZodType): Member {
  const { _zod } = schema;
  const accepts = acceptanceOf(schema);
  const isDeep = accepts !== undefined && !isFlat(schema);
  return {
    key,
    schema: _zod,
    whenAbsent: _zod.optin,
    isInherited: key in Object.prototype,
    accepts: isDeep ? (value) => refusedLevels < MAX_REFUSED_LEVELS && accepts(value) : accepts,
    isDeep,
  };
}

/** Parts are asked in turn on the first levels only: asking on every level of a deep value would take too long. */
const MAX_REFUSED_LEVELS = 2;
let refusedLevels = 0;

type JsonRecord = Readonly<Record<string, unknown>>;

/** What the members of one object have in common while they are parsed. */
interface Parse {
  readonly payload: Payload;
  readonly input: JsonRecord;
  readonly context: ParseContext;
  pending: Promise<void>[] | undefined;
}

/**
 * Holds each member to its schema and collects what each has against it. Positional for speed: this runs once per
 * object of a value.
 */
export function parseObject(
  payload: Payload,
  context: ParseContext,
  members: Members,
): Payload | Promise<Payload> {
  const place = currentDepth();
  const level = refusedLevels;
  if (!descend()) return refuseDepth(payload);
  try {
    return parseMembers(payload, context, members);
  } finally {
    returnTo(place);
    refusedLevels = level;
  }
}

function parseMembers(
  payload: Payload,
  context: ParseContext,
  { named, names, others }: Members,
): Payload | Promise<Payload> {
  const input = payload.value as JsonRecord; // the caller has looked
  let parse: Parse | undefined;
  for (let index = 0; index < named.length; index += 1) {
    const member = named[index] as Member; // within the list
    const value = member.isInherited ? getOwn(input, member.key) : input[member.key];
    if (value === undefined ? member.whenAbsent === "optional" : member.accepts?.(value)) continue;
    parse ??= { payload, input, context, pending: undefined };
    parseMember(member, value, parse);
  }
  if (others) {
    parse ??= { payload, input, context, pending: undefined };
    parseOthers(others, names, parse);
  }
  return parse?.pending ? Promise.all(parse.pending).then(() => payload) : payload;
}

function parseMember(member: Member, value: unknown, parse: Parse): void {
  const level = refusedLevels;
  if (member.isDeep) refusedLevels += 1;
  const result = member.schema.run({ value, issues: [] }, parse.context);
  refusedLevels = level;
  if (result instanceof Promise) {
    parse.pending ??= [];
    parse.pending.push(result.then((settled) => settleMember(member, value, settled, parse)));
  } else settleMember(member, value, result, parse);
}

/** Members that are not named, each held to the schema of others; all of them refused where there may be none. */
function parseOthers(others: Member, names: ReadonlySet<string>, parse: Parse): void {
  const { payload, input } = parse;
  const keys = keysOf(input).filter((key) => !names.has(key));
  if (others.schema.def.type === "never") {
    if (keys.length > 0) payload.issues.push({ code: "unrecognized_keys", keys, input, continue: true });
    return;
  }
  for (const key of keys) {
    const value = input[key];
    if (!others.accepts?.(value)) parseMember({ ...others, key }, value, parse);
  }
}

function settleMember(
  { key, whenAbsent }: Member,
  value: unknown,
  result: Payload,
  { payload, input }: Parse,
): void {
  if (result.issues.length > 0) {
    addMemberIssues(payload, result.issues, key);
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

/** zod copies arrays: an array with the same items is the one that was given. */
function isSame(before: unknown, after: unknown): boolean {
  if (before === after) return true;
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return false;
  for (let index = 0; index < before.length; index += 1) {
    if (before[index] !== after[index] && !isSame(before[index], after[index])) return false;
  }
  return true;
}
