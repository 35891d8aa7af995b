import type { ReferenceCheck } from "../../core/checks/check-node.ts";
import { Checks } from "../../core/checks/checks.ts";
import type { SchemaReading } from "../../core/checks/scope.ts";
import type { Diagnostic } from "../../core/diagnostics/diagnostic.ts";
import type { GeneratorContext, RunContext } from "../../core/generator.ts";
import type { ApiModel, ComponentModel } from "../../core/model/api-model.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { ZodOptions } from "../index.ts";
import { type Cycles, findCycles } from "./cycles.ts";

/** The target of references, in the reading in which it is declared. */
export interface Target {
  readonly schema: SchemaModel;
  readonly reading: SchemaReading;
  /** The same in every file. */
  readonly key: string;
  /** The component that declares it; undefined for schemas that each file declares for itself. */
  readonly component: ComponentModel | undefined;
}

/** Data that all files of one run share. */
export interface ZodRun {
  readonly model: ApiModel;
  /** Options of the run, with the location of the files. */
  readonly options: RunContext & Pick<ZodOptions, "metadata" | "coerceParameters">;
  readonly checks: Checks;
  readonly cycles: Cycles;
  readonly diagnostics: Diagnostic[];
  /** Reports a diagnostic of a schema, once for all readings and all places that repeat it. */
  report(schema: SchemaModel, diagnostic: Pick<Diagnostic, "code" | "message" | "help">): void;
  /** Returns the target of a reference. */
  targetOf(reference: Pick<ReferenceCheck, "target" | "reading">): Target;
  /** Names of the types of schemas (not of their values) by identifier, including former identifiers. */
  readonly schemaTypeNames: ReadonlyMap<string, string>;
}

export function createRun(model: ApiModel, context: GeneratorContext<ZodOptions>): ZodRun {
  const diagnostics: Diagnostic[] = [];
  const reported = new Set<string>();
  const report: ZodRun["report"] = ({ location }, diagnostic) => {
    const key = `${diagnostic.code} ${location.pointer} ${diagnostic.message}`;
    if (reported.has(key)) return;
    reported.add(key);
    diagnostics.push({ ...diagnostic, severity: "warning", location: location.locate() });
  };
  const { formats, int64, metadata, coerceParameters } = context.options;
  const checks = new Checks(model, { formats, int64, report });
  const components = new Map(model.schemas.map((component) => [component.schema, component]));
  return {
    model,
    options: { ...context, metadata, coerceParameters },
    checks,
    cycles: findCycles(model),
    diagnostics,
    report,
    targetOf: ({ target: schema, reading: given }) => {
      const reading = checks.wantedReading(schema, given);
      const component = reading === "plain" ? undefined : components.get(schema);
      return { schema, reading, key: `${reading} ${schema.location.pointer}`, component };
    },
    schemaTypeNames: schemaTypeNames(model),
  };
}

function schemaTypeNames({ schemas }: ApiModel): ReadonlyMap<string, string> {
  const former = schemas.flatMap(({ aliases }) => aliases);
  const taken = new Set([...schemas, ...former].map(({ identifier }) => identifier));
  const free = (name: string): string => (taken.has(name) ? free(`${name}_`) : name);
  return new Map([...taken].map((identifier) => [identifier, free(`${identifier}Schema`)]));
}
