import type { ApiModel, ComponentModel } from "../api-model.ts";
import type { SchemaModel } from "../schema-model.ts";
import { reachable } from "./direction.ts";
import { isStringEnum, type Reading, type Readings } from "./reading.ts";
import { ReferredReadings } from "./referred-readings.ts";

/** The readings in which each component has a type: the one under its own name first. */
export type TypeReadings = ReadonlyMap<ComponentModel, readonly Reading[]>;

/** Decides in which readings components have types: as they travel, and as the types of others refer to them. */
export function findTypeReadings(model: ApiModel, readings: Readings): TypeReadings {
  const unreachedResponses = findUnreachedResponses(model, readings);
  const found = new Map(
    model.schemas.map((component) => {
      const isResponse = component.direction === "response" || unreachedResponses.has(component.schema);
      return [component, readings.differ(component.schema) ? ownReadings(component, isResponse) : REQUEST];
    }),
  );
  const referred = new ReferredReadings(model, readings);
  for (const [{ schema }, own] of found) for (const reading of own) referred.follow(reading, [schema]);
  let hasGrown = true;
  while (hasGrown) {
    hasGrown = false;
    for (const [component, own] of found) {
      const missing = missingReading(component, own, { readings, referred });
      if (!missing) continue;
      found.set(component, [...own, missing]);
      referred.follow(missing, [component.schema]);
      hasGrown = true;
    }
  }
  return found;
}

const REQUEST: readonly Reading[] = ["request"];

function ownReadings({ direction, schema }: ComponentModel, isResponse: boolean): readonly Reading[] {
  if (direction === "both") return ["request", "response"];
  // The name of a set stays the set: each reference to it says whether other values may come.
  return isResponse && !isStringEnum(schema) ? ["response"] : REQUEST;
}

interface Search {
  readonly readings: Readings;
  readonly referred: ReferredReadings;
}

/** The reading in which others refer to a component that has no type in it. */
function missingReading(
  { schema }: ComponentModel,
  own: readonly Reading[],
  { readings, referred }: Search,
): Reading | undefined {
  if (own.length > 1 || !readings.differ(schema)) return undefined;
  const other: Reading = own[0] === "request" ? "response" : "request";
  // Where a set may have grown, that is said in the place that refers to it.
  if (other === "response" && readings.isOpen(schema)) return undefined;
  return referred.includes({ schema, reading: other }) ? other : undefined;
}

/**
 * The components that no operation reaches, and that nevertheless must be responses: they hold what only the service
 * sends, or belong to one that does. Events that a document describes without listing them as webhooks are such.
 */
function findUnreachedResponses({ schemas }: ApiModel, readings: Readings): ReadonlySet<SchemaModel> {
  const unreached = schemas.filter(
    ({ direction, schema }) => direction === "none" && readings.differ(schema),
  );
  const oneWay = (way: "response" | "request") =>
    new Set(schemas.filter((one) => one.direction === way && readings.differ(one.schema)).map(schemaOf));
  const responses = oneWay("response");
  const requests = oneWay("request");
  const found = new Set<SchemaModel>();
  for (const { schema } of unreached) {
    const held = reachable([schema]);
    if (!meets(held, responses) || meets(held, requests)) continue;
    for (const part of held) found.add(part);
  }
  return new Set(unreached.map(schemaOf).filter((schema) => found.has(schema)));
}

function schemaOf({ schema }: ComponentModel): SchemaModel {
  return schema;
}

function meets(held: ReadonlySet<SchemaModel>, others: ReadonlySet<SchemaModel>): boolean {
  return [...held].some((schema) => others.has(schema));
}
