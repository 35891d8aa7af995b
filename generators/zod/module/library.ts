import { fileHeader } from "../../core/emit/file-header.ts";
import type { GeneratorOptions } from "../../core/generator.ts";
import { assertedFormats } from "../../core/model/accepts/format.ts";
import type { ApiModel, ComponentModel } from "../../core/model/api-model.ts";
import { findReadings, type Readings } from "../../core/model/reading/reading.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { Problem } from "../../core/problem/problem.ts";
import { type Cycles, findCycles } from "./cycles.ts";
import { fileNames } from "./file-names.ts";
import { findLookedAt } from "./looked-at.ts";

/** What all files of one run share. */
export interface Library {
  readonly model: ApiModel;
  readonly options: GeneratorOptions;
  readonly readings: Readings;
  /** Formats that are asserted. */
  readonly formats: ReadonlySet<string>;
  readonly cycles: Cycles;
  /** Where it matters what a schema looks at. */
  readonly lookedAt: ReadonlySet<SchemaModel["place"]>;
  readonly header: readonly string[];
  readonly problems: Problem[];
  /** Problems that were reported, so that each is reported once. */
  readonly reported: Set<string>;
  /** Components by their schema. */
  readonly components: ReadonlyMap<SchemaModel, ComponentModel>;
  /** What the type of a component's schema is called, by identifier; former names have one, too. */
  readonly typeNames: ReadonlyMap<string, string>;
  /** File name without extension by identifier of the component. */
  readonly files: ReadonlyMap<string, string>;
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

export function createLibrary(model: ApiModel, options: GeneratorOptions): Library {
  return {
    model,
    options,
    readings: findReadings(model),
    formats: assertedFormats(options.formats),
    cycles: findCycles(model),
    lookedAt: findLookedAt(model),
    header: fileHeader(model, options),
    problems: [],
    reported: new Set(),
    components: new Map(model.schemas.map((component) => [component.schema, component])),
    typeNames: typeNames(model),
    files: fileNames(identifiers(model)),
  };
}
