import type { ApiModel } from "../api-model.ts";
import type { SchemaModel } from "../schema-model.ts";
import { requestSchemas, responseSchemas } from "./direction.ts";
import type { Reading, Readings } from "./reading.ts";

/** A schema in one of its readings. */
export interface ReadSchema {
  readonly schema: SchemaModel;
  readonly reading: Reading;
}

/**
 * Every schema that types refer to, with the readings: from operations and webhooks, and from the components in the
 * readings of their own types.
 */
export class ReferredReadings {
  readonly #readings: Readings;
  readonly #seen = { request: new Set<SchemaModel>(), response: new Set<SchemaModel>() };
  readonly #referred = { request: new Set<SchemaModel>(), response: new Set<SchemaModel>() };

  constructor({ operations, webhooks }: ApiModel, readings: Readings) {
    this.#readings = readings;
    this.follow("request", operations.flatMap(requestSchemas));
    this.follow("response", operations.flatMap(responseSchemas));
    this.follow(
      "response",
      webhooks.flatMap(({ payload }) => payload ?? []),
    );
  }

  /** Follows schemas and all their references. */
  follow(reading: Reading, schemas: readonly SchemaModel[]): void {
    const stack: ReadSchema[] = schemas.map((schema) => ({ schema, reading }));
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
      if (this.#seen[next.reading].has(next.schema)) continue;
      this.#seen[next.reading].add(next.schema);
      const target = next.schema.reference?.target;
      if (target) {
        this.#referred[next.reading].add(target);
        stack.push({ schema: target, reading: next.reading });
      }
      stack.push(...this.#partsOf(next));
    }
  }

  /** True if a type refers to the schema in that reading. */
  includes({ schema, reading }: ReadSchema): boolean {
    return this.#referred[reading].has(schema);
  }

  /** The schemas that are part of a schema's type. Discriminating ones are read exactly. */
  #partsOf({ schema, reading }: ReadSchema): ReadSchema[] {
    const { array, object, allOf = [], anyOf = [], oneOf = [] } = schema;
    const members = [
      ...(array?.prefixItems ?? []),
      array?.items,
      ...(object?.properties?.values() ?? []),
      ...(object?.patternProperties?.values() ?? []),
      object?.additionalProperties,
    ];
    const present = members.filter((member) => member !== undefined);
    const read = (member: SchemaModel): Reading =>
      this.#readings.staysLiteral(member) ? "request" : reading;
    return [
      ...[...allOf, ...anyOf, ...oneOf].map((part) => ({ schema: part, reading })),
      ...present.map((member) => ({ schema: member, reading: read(member) })),
    ];
  }
}
