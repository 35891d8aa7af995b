import type { GeneratorContext, GeneratorPlace } from "../../core/generator.ts";
import { assertedFormats } from "../../core/model/accepts/format.ts";
import type { ApiModel, ComponentModel } from "../../core/model/api-model.ts";
import { type Int64Policy, numberForms } from "../../core/model/int64.ts";
import { findReadings, type Readings } from "../../core/model/reading/reading.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { Problem } from "../../core/problem/problem.ts";
import { type ObjectQuestions, objectQuestions } from "../build/objects/object-pieces.ts";
import type { ZodOptions } from "../index.ts";
import { type Cycles, findCycles } from "./cycles.ts";
import { type ClashQuestions, clashQuestions } from "./inferred-clashes.ts";
import { findLookedAt } from "./looked-at.ts";
import { findMatchedLater } from "./matched-later.ts";

/** What all files of one run share. */
export interface ZodRun {
  readonly model: ApiModel;
  /** The place of the files. */
  readonly options: GeneratorPlace;
  readonly readings: Readings;
  /** What numbers of 64 bits are. */
  readonly int64: Int64Policy | undefined;
  /** Formats that are asserted. */
  readonly formats: ReadonlySet<string>;
  readonly cycles: Cycles;
  /** What is asked about objects that others refer to. */
  readonly objects: ObjectQuestions;
  /** Whether the inferred type of a schema is one that TypeScript does not accept as itself. */
  readonly clashes: ClashQuestions;
  /** Where it matters what a schema looks at. */
  readonly lookedAt: ReadonlySet<SchemaModel["place"]>;
  /** Strings that a pattern may be matched with after they were asked. */
  readonly matchedLater: ReadonlySet<SchemaModel["place"]>;
  readonly problems: Problem[];
  /** Problems that were reported, so that each is reported once. */
  readonly reported: Set<string>;
  /** Components by their schema. */
  readonly components: ReadonlyMap<SchemaModel, ComponentModel>;
  /** What the type of a component's schema is called, by identifier; former names have one, too. */
  readonly typeNames: ReadonlyMap<string, string>;
}

/** The identifiers of all components, then those of their former names. */
function identifiers({ schemas }: ApiModel): string[] {
  const own = schemas.map(({ identifier }) => identifier);
  return [
    ...new Set([...own, ...schemas.flatMap(({ aliases }) => aliases.map(({ identifier }) => identifier))]),
  ];
}

function typeNames(model: ApiModel): ReadonlyMap<string, string> {
  const taken = new Set(identifiers(model));
  const free = (name: string): string => (taken.has(name) ? free(`${name}_`) : name);
  return new Map([...taken].map((identifier) => [identifier, free(`${identifier}Schema`)]));
}

export function createRun(model: ApiModel, context: GeneratorContext<ZodOptions>): ZodRun {
  const cycles = findCycles(model);
  const readings = findReadings(model);
  const hasWrittenType = (schema: SchemaModel) => cycles.connects(schema, schema) || cycles.goesDeep(schema);
  return {
    model,
    options: context,
    readings,
    int64: context.options.int64,
    formats: assertedFormats(context.options.formats),
    cycles,
    objects: objectQuestions(readings, hasWrittenType),
    clashes: clashQuestions({ readings, hasWrittenType, ...numberForms(context.options.int64) }),
    lookedAt: findLookedAt(model),
    matchedLater: findMatchedLater(model),
    problems: [],
    reported: new Set(),
    components: new Map(model.schemas.map((component) => [component.schema, component])),
    typeNames: typeNames(model),
  };
}
