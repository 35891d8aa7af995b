import { assertedFormats, type FormatPolicy } from "../model/accepts/format.ts";
import type { ApiModel } from "../model/api-model.ts";
import { type Int64Policy, numberForms } from "../model/int64.ts";
import { findReadings, type Readings } from "../model/reading/reading.ts";
import type { SchemaModel } from "../model/schema-model.ts";
import { buildCheck } from "./build-check.ts";
import type { CheckNode, ReferenceCheck } from "./check-node.ts";
import { findEvaluated, findMatchedLater } from "./same-value.ts";
import type { CheckContext, CheckScope, SchemaReading } from "./scope.ts";

export interface CheckOptions {
  readonly formats?: FormatPolicy | undefined;
  readonly int64?: Int64Policy | undefined;
  readonly report?: CheckContext["report"];
}

/** The checks of the schemas of a document, each built once. */
export class Checks {
  readonly readings: Readings;
  readonly context: CheckContext;
  readonly #int64: Int64Policy | undefined;
  readonly #built: Record<SchemaReading, Map<SchemaModel, CheckNode>> = {
    request: new Map(),
    response: new Map(),
    plain: new Map(),
  };

  constructor(model: ApiModel, { formats, int64, report }: CheckOptions = {}) {
    this.readings = findReadings(model);
    this.#int64 = int64;
    const components = new Set(model.schemas.map(({ schema }) => schema));
    const evaluated = findEvaluated(model);
    const matchedLater = findMatchedLater(model);
    this.context = {
      readings: this.readings,
      formats: assertedFormats(formats),
      isNamed: (schema) => components.has(schema),
      isEvaluated: ({ location }) => evaluated.has(location),
      isMatchedLater: ({ location }) => matchedLater.has(location),
      ...(report && { report }),
    };
  }

  /** Returns the check of a schema that is not nested in another. */
  of(schema: SchemaModel, reading: SchemaReading): CheckNode {
    const built = this.#built[reading];
    const check = built.get(schema) ?? buildCheck(schema, this.scope(reading));
    built.set(schema, check);
    return check;
  }

  /** Returns the check of the target of a reference. */
  readonly targetOf = ({ target, reading }: ReferenceCheck): CheckNode => this.of(target, reading);

  /** The reading in which a schema is declared: the request reading if the readings do not differ. */
  wantedReading(target: SchemaModel, reading: SchemaReading): SchemaReading {
    const changes =
      reading === "plain" ? this.readings.loosens(target, "request") : this.readings.differ(target);
    return changes ? reading : "request";
  }

  scope(reading: SchemaReading): CheckScope {
    const location = {
      assumed: undefined,
      beside: [],
      required: [],
      repeated: new Set<SchemaModel>(),
      depth: 0,
    };
    return { context: this.context, reading, ...numberForms(this.#int64), ...location };
  }
}
