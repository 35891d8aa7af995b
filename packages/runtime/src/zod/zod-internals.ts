import type * as z from "zod";
import { $constructor, processSchema, util } from "zod/v4/core"; // a namespace inside of a namespace would keep bundlers from shaking
import type { Facts } from "./checks/facts.ts";

/**
 * The internals of zod (4.6.0 and later) that schemas and checks of this package need, each with its use. Only this
 * file names `_zod`: if a version of zod changes one of them, the tests of this file fail with that version.
 */
interface SchemaInternals
  extends Pick<
    z.core.$ZodType["_zod"],
    | "constr" // the class, to rebuild a schema
    | "traits" // the names of all classes that a schema belongs to
    | "parse" // parses without checks; ours replace it
    | "run" // parses with checks; ours replace it to record the context of a call
    | "deferred" // called once the schema is complete
    | "optin" // whether a member may be absent in the input
    | "optout" // and in the output
    | "values" // all values of a literal or an enum
    | "processJSONSchema" // describes the schema for `z.toJSONSchema`
  > {
  /** Definition of the schema, by its type. */
  def: Definition;
}

/** The part of an object that configures unknown members. */
export interface WithConfig {
  readonly _zod: { readonly config: z.core.$ZodObjectConfig };
}
/** The configuration of an object's unknown members. */
export type ConfigOf<Of extends WithConfig> = Of["_zod"]["config"];

/** The internals of checks. `facts` is ours. */
interface CheckInternals {
  def: z.core.$ZodChecks["_zod"]["def"];
  check(payload: Payload): unknown;
  onattach: ((schema: z.core.$ZodType) => void)[];
  facts?: Facts;
}

/** Any schema: zod's structural shadow of one, which compilers compare quickly. */
export type Schema = z.core.SomeType;
/** An issue in zod's raw form, before it is finalised. */
export type Issue = z.core.$ZodRawIssue;
/** A value that is being parsed, with its issues. */
export type Payload<Value = unknown> = z.core.ParsePayload<Value>;
/** A parser of schemas: `parse`, without checks, or `run`, with them. */
export type Parse = z.core.$ZodType["_zod"]["parse"];
/** Options of a call, which zod passes from schema to schema. */
export type ParseContext = Parameters<Parse>[1];
/** The definitions of zod's own schemas, by their `type`. */
export type Definition = z.core.$ZodTypes["_zod"]["def"];
/** A check that can be added to any schema. */
export type Check<Value = unknown> = z.core.$ZodCheck<Value>;

function internalsOf(schema: Schema): SchemaInternals {
  return schema._zod as SchemaInternals; // all classes of zod have them at run time
}

function internalsOfCheck(check: Check<never>): CheckInternals {
  return check._zod as unknown as CheckInternals; // checks of zod, or with facts of ours
}

/** True for a schema of any copy of zod. */
export function isSchema(value: object): value is z.core.$ZodType {
  return "_zod" in value;
}

/** Returns the definition of a schema. */
export function definitionOf(schema: Schema): Definition {
  return internalsOf(schema).def;
}

/** True if the class of the schema, or a class that it extends, has this name. */
export function isOfClass(schema: Schema, name: string): boolean {
  return internalsOf(schema).traits.has(name);
}

/** Returns all values of a literal or an enum, also of a wrapped one. */
export function valuesOf(schema: Schema): ReadonlySet<unknown> | undefined {
  return internalsOf(schema).values;
}

/** Returns how an absent member is treated in the input or the output; undefined if it is required. */
export function whenAbsent(
  schema: Schema,
  side: "optin" | "optout" = "optin",
): "optional" | "defaulted" | undefined {
  return internalsOf(schema)[side];
}

/** Returns the object whose `run` parses values with a schema and its checks; caching it saves a lookup per value. */
export function runnerOf(schema: Schema): { readonly run: Parse } {
  return internalsOf(schema);
}

/** Adds the issue of a value of the wrong type. */
export function rejectType(payload: Payload, expected: "array" | "object" | "tuple", inst: Schema): Payload {
  const { value: input } = payload;
  payload.issues.push({ code: "invalid_type", expected, input, inst: inst as z.core.$ZodType });
  return payload;
}

/** True for an issue of a schema with a custom message. */
export function hasOwnMessage({ inst }: Issue): boolean {
  return Boolean(inst?._zod.def.error);
}

/** Derives a class of schemas from one of zod, with the given methods. Returns a function that creates instances. */
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

/** Adds class names to a schema, for zod's `instanceof`. */
export function addClasses(schema: Schema, ...names: readonly string[]): void {
  for (const name of names) internalsOf(schema).traits.add(name);
}

/** Replaces the parser of a new schema and returns the inherited one. */
export function parseBy(schema: Schema, parse: Parse): Parse {
  const internals = internalsOf(schema);
  const inherited = internals.parse;
  internals.parse = parse;
  return inherited;
}

/**
 * Replaces the parser of a container. For recursive containers, zod wraps the parser when a schema is complete, to
 * reuse results of earlier visits. Our containers bypass such wrappers on the way down, so this removes the wrapper.
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

/** Rebuilds a schema with a class that has other methods. */
export function withMethods(schema: z.core.$ZodType, name: string, methods: object): z.core.$ZodType {
  const { constr, def } = internalsOf(schema);
  const make = extended.get(constr) ?? defineClass(name, constr as never, methods, () => {}); // zod's classes are such constructors
  extended.set(constr, make);
  return make(def as never); // of the same class
}

/** Turns an object into a copy of a schema. */
export function become(target: object, { _zod: { constr, def } }: z.core.$ZodType): void {
  Object.setPrototypeOf(target, constr.prototype);
  constr.call(target as z.core.$ZodType, def); // zod's constructors are plain functions
}

/** Provides zod's discriminated unions with the values of each member of an object. */
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

/** Returns the facts of a check; undefined for a check of zod. */
export function factsOf(check: Check<never>): Facts | undefined {
  return internalsOfCheck(check).facts;
}

/** Adds facts to a check, which marks it as one of this package. */
export function withFacts<Made extends Check<never>>(check: Made, facts: Facts): Made {
  const internals = internalsOfCheck(check);
  internals.facts ??= {};
  Object.assign(internals.facts, facts);
  return check;
}

/** Returns the definition of a check of zod. */
export function definitionOfCheck(check: Check<never>): CheckInternals["def"] {
  return internalsOfCheck(check).def;
}

/** Runs a check on a value. */
export function runCheck(check: Check<never>, payload: Payload): void {
  internalsOfCheck(check).check(payload);
}

/** Calls a function with each schema that a check is added to. */
export function onAttach(check: Check<never>, act: (schema: z.core.$ZodType) => void): void {
  internalsOfCheck(check).onattach.push(act);
}

/** Returns the checks of a schema; the schema of a format is itself its first check. */
export function checksOf(schema: Schema): readonly Check<never>[] {
  const { def, traits } = internalsOf(schema);
  const checks: readonly Check<never>[] = def.checks ?? [];
  return traits.has("$ZodCheck") ? [schema as unknown as Check<never>, ...checks] : checks; // the trait says so
}

/** Wraps the `run` of a schema when the schema is complete. */
export function wrapRun(schema: Schema, wrap: (run: Parse) => Parse): void {
  whenComplete(schema, () => {
    internalsOf(schema).run = wrap(internalsOf(schema).run);
  });
}

type Process = NonNullable<SchemaInternals["processJSONSchema"]>;
/** A JSON Schema that is being written. */
export type JsonSchema = Parameters<Process>[1];
/** The context of a JSON Schema conversion, with its target version, and the path of a schema. */
export type Place = readonly [context: Parameters<Process>[0], params: Parameters<Process>[2]];

/** Replaces the JSON Schema conversion of a schema. `inherited` runs the previous one. */
export function describeBy(
  schema: Schema,
  describe: (json: JsonSchema, place: Place, inherited: () => void) => void,
): void {
  const internals = internalsOf(schema);
  const { processJSONSchema } = internals;
  internals.processJSONSchema = (context, json, params) =>
    describe(json, [context, params], () => processJSONSchema?.(context, json, params));
}

/** Returns the place of a part. */
export function within([context, params]: Place, ...path: readonly (string | number)[]): Place {
  return [context, { ...params, path: [...params.path, ...path] }];
}

/** Converts the schema in a place to JSON Schema. */
export function descriptionOf(schema: Schema, place: Place): JsonSchema {
  return processSchema(schema as z.core.$ZodType, ...place);
}
