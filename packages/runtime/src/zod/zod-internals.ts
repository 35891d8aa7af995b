import type * as z from "zod";
import { $constructor, processSchema, util } from "zod/v4/core"; // a namespace inside of a namespace would keep bundlers from shaking
import type { Facts } from "./checks/facts.ts";

/**
 * The internals of zod (4.6.0 and later) that schemas and checks of this package need, each with its use. This is the only
 * file that names `_zod`: where a version of zod changes one of them, the tests of this file fail under that version.
 */
interface SchemaInternals
  extends Pick<
    z.core.$ZodType["_zod"],
    | "constr" // the class, to build a schema again
    | "traits" // the names of all classes that a schema belongs to
    | "parse" // parses without checks; ours replace it
    | "run" // parses with checks; ours replace it to know the context of a call
    | "deferred" // called once the schema is complete
    | "optin" // whether a member may be absent from what is given
    | "optout" // and from what is returned
    | "values" // all values of a literal or an enum
    | "processJSONSchema" // describes the schema for `z.toJSONSchema`
  > {
  /** What a schema is made of, by its type. */
  def: Definition;
}

/** The part of an object that says which other members it accepts. */
export interface WithConfig {
  readonly _zod: { readonly config: z.core.$ZodObjectConfig };
}
/** Which other members an object accepts. */
export type ConfigOf<Of extends WithConfig> = Of["_zod"]["config"];

/** The same of checks. `facts` are ours. */
interface CheckInternals {
  def: z.core.$ZodChecks["_zod"]["def"];
  check(payload: Payload): unknown;
  onattach: ((schema: z.core.$ZodType) => void)[];
  facts?: Facts;
}

/** Any schema: zod's structural shadow of one, which compilers compare quickly. */
export type Schema = z.core.SomeType;
/** What is wrong with a value, as zod hands it around. */
export type Issue = z.core.$ZodRawIssue;
/** A value on its way through schemas, with its issues. */
export type Payload<Value = unknown> = z.core.ParsePayload<Value>;
/** A function that parses: of schemas, that of a class and the one with its checks. */
export type Parse = z.core.$ZodType["_zod"]["parse"];
/** How a value is parsed: what zod passes on from schema to schema. */
export type ParseContext = Parameters<Parse>[1];
/** The definitions of zod's own schemas, by their `type`. */
export type Definition = z.core.$ZodTypes["_zod"]["def"];
/** A check that can follow any schema. */
export type Check<Value = unknown> = z.core.$ZodCheck<Value>;

function internalsOf(schema: Schema): SchemaInternals {
  return schema._zod as SchemaInternals; // read at run time, with the classes of zod in mind
}

function internalsOfCheck(check: Check<never>): CheckInternals {
  return check._zod as unknown as CheckInternals; // checks of zod, or with facts of ours
}

/** True for a schema, of whatever copy of zod. */
export function isSchema(value: object): value is z.core.$ZodType {
  return "_zod" in value;
}

/** Returns what a schema is made of. */
export function definitionOf(schema: Schema): Definition {
  return internalsOf(schema).def;
}

/** True where a class of this name has made the schema, or a class that it extends. */
export function isOfClass(schema: Schema, name: string): boolean {
  return internalsOf(schema).traits.has(name);
}

/** Returns all values of a literal or an enum, and of what wraps one. */
export function valuesOf(schema: Schema): ReadonlySet<unknown> | undefined {
  return internalsOf(schema).values;
}

/** Says whether a member may be absent from what is given or returned: undefined where it has to be there. */
export function whenAbsent(
  schema: Schema,
  side: "optin" | "optout" = "optin",
): "optional" | "defaulted" | undefined {
  return internalsOf(schema)[side];
}

/** Returns what holds values to a schema and its checks: looked up once, it is found faster than the schema. */
export function runnerOf(schema: Schema): { readonly run: Parse } {
  return internalsOf(schema);
}

/** Adds the issue of a value that is not of the type that a schema expects. */
export function refuseType(payload: Payload, expected: "array" | "object" | "tuple", inst: Schema): Payload {
  const { value: input } = payload;
  payload.issues.push({ code: "invalid_type", expected, input, inst: inst as z.core.$ZodType });
  return payload;
}

/** True for an issue of a schema whose user has written its message. */
export function hasOwnMessage({ inst }: Issue): boolean {
  return Boolean(inst?._zod.def.error);
}

/** Defines a class of schemas from one of zod, with methods of ours, and returns the function that makes them. */
export function defineClass<Made extends z.core.$ZodType>(
  name: string,
  base: z.core.$constructor<Made>,
  methods: object | undefined,
  prepare: (schema: Made, definition: Made["_zod"]["def"]) => void,
): (definition: Made["_zod"]["def"]) => Made {
  const Class = $constructor<Made>(
    name,
    (schema, definition) => {
      const typed: z.core.$constructor<Made> = base; // an assertion signature needs a typed name
      typed.init(schema, definition);
      prepare(schema, definition);
    },
    methods as never, // zod knows the types of its methods
  );
  return (definition) => new Class(definition);
}

/** Lets a schema belong to other classes as well. */
export function addClasses(schema: Schema, ...names: readonly string[]): void {
  for (const name of names) internalsOf(schema).traits.add(name);
}

/** Lets a function parse for a new schema, and returns what would have done so. */
export function parseBy(schema: Schema, parse: Parse): Parse {
  const internals = internalsOf(schema);
  const inherited = internals.parse;
  internals.parse = parse;
  return inherited;
}

/**
 * The same for a container. zod hands those that contain themselves their results of earlier visits: it wraps the parser when
 * a schema is complete. What goes its own way would leave that to a schema further in, so it takes no part.
 */
export function parseContainerBy(schema: Schema, parse: Parse): void {
  const internals = internalsOf(schema);
  internals.parse = parse;
  whenComplete(schema, () => {
    if (internals.run === internals.parse) internals.run = parse;
    internals.parse = parse;
  });
}

function whenComplete(schema: Schema, act: () => void): void {
  const internals = internalsOf(schema);
  internals.deferred ??= [];
  internals.deferred.push(act);
}

const extended = new Map<unknown, (definition: never) => z.core.$ZodType>();

/** The same schema again, of a class with other methods. */
export function withMethods(schema: z.core.$ZodType, name: string, methods: object): z.core.$ZodType {
  const { constr, def } = internalsOf(schema);
  const make = extended.get(constr) ?? defineClass(name, constr as never, methods, () => {}); // zod's classes are such constructors
  extended.set(constr, make);
  return make(def as never); // of the same class
}

/** Turns an object into a schema that equals another one. */
export function become(target: object, { _zod: { constr, def } }: z.core.$ZodType): void {
  Object.setPrototypeOf(target, constr.prototype);
  constr.call(target as z.core.$ZodType, def); // zod's constructors are plain functions
}

/** Tells a discriminated union the values of each member of an object. */
export function describeMemberValues(object: z.core.$ZodObject): void {
  util.defineLazyInternal(object, "propValues", ({ def: { shape } }) => {
    const known: z.core.util.PropValues = {};
    for (const key of Object.keys(shape)) {
      const { values, optin } = internalsOf(shape[key] as z.core.$ZodType); // its own key
      if (values)
        util.assignProp(known, key, new Set([...values, ...(optin === undefined ? [] : [undefined])]));
    }
    return known;
  });
}

/** Returns the facts of a check of ours. */
export function factsOf(check: Check<never>): Facts | undefined {
  return internalsOfCheck(check).facts;
}

/** Adds facts to a check, which makes it one of ours. */
export function withFacts<Made extends Check<never>>(check: Made, facts: Facts): Made {
  const internals = internalsOfCheck(check);
  internals.facts ??= {};
  Object.assign(internals.facts, facts);
  return check;
}

/** Returns what a check of zod is made of. */
export function definitionOfCheck(check: Check<never>): CheckInternals["def"] {
  return internalsOfCheck(check).def;
}

/** Holds a value to a check. */
export function runCheck(check: Check<never>, payload: Payload): void {
  internalsOfCheck(check).check(payload);
}

/** Calls a function with each schema that a check is added to. */
export function onAttach(check: Check<never>, act: (schema: z.core.$ZodType) => void): void {
  internalsOfCheck(check).onattach.push(act);
}

/** The checks of a schema; a schema of a format is its own first check. */
export function checksOf(schema: Schema): readonly Check<never>[] {
  const { def, traits } = internalsOf(schema);
  const checks: readonly Check<never>[] = def.checks ?? [];
  return traits.has("$ZodCheck") ? [schema as unknown as Check<never>, ...checks] : checks; // the trait says so
}

/** Lets a function run a schema, once that is complete: it is given how the schema runs otherwise. */
export function wrapRun(schema: Schema, wrap: (run: Parse) => Parse): void {
  whenComplete(schema, () => {
    internalsOf(schema).run = wrap(internalsOf(schema).run);
  });
}

type Process = NonNullable<SchemaInternals["processJSONSchema"]>;
/** A description as JSON Schema, which is being written. */
export type JsonSchema = Parameters<Process>[1];
/** The version of JSON Schema that is written, and the place of a schema. */
export type Place = readonly [context: Parameters<Process>[0], params: Parameters<Process>[2]];

/** Lets a function describe a schema. `inherited` adds what was said of it otherwise. */
export function describeBy(
  schema: Schema,
  describe: (json: JsonSchema, place: Place, inherited: () => void) => void,
): void {
  const internals = internalsOf(schema);
  const { processJSONSchema } = internals;
  internals.processJSONSchema = (context, json, params) =>
    describe(json, [context, params], () => processJSONSchema?.(context, json, params));
}

/** The place of a part. */
export function within([context, params]: Place, ...path: readonly (string | number)[]): Place {
  return [context, { ...params, path: [...params.path, ...path] }];
}

/** The description of a schema that stands in a place. */
export function descriptionOf(schema: Schema, place: Place): JsonSchema {
  return processSchema(schema as z.core.$ZodType, ...place);
}
