import type { ApiModel, ComponentModel } from "../api-model.ts";
import type { SchemaModel } from "../schema-model.ts";
import { reachable } from "./direction.ts";
import { isStringEnum, type Reading, type Readings } from "./reading.ts";
import { ReferredReadings } from "./referred-readings.ts";

/** The readings in which each component has a type: first the one of its own name. */
export type TypeReadings = ReadonlyMap<ComponentModel, readonly Reading[]>;

/** Decides in which readings components have types: by their direction, and by references from other types. */
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
  // The name of a set stays closed: each reference to it adds that other values may come.
  return isResponse && !isStringEnum(schema) ? ["response"] : REQUEST;
}

interface Search {
  readonly readings: Readings;
  readonly referred: ReferredReadings;
}

/** The reading in which others refer to a component that has no type for it. */
function missingReading(
  { schema }: ComponentModel,
  own: readonly Reading[],
  { readings, referred }: Search,
): Reading | undefined {
  if (own.length > 1 || !readings.differ(schema)) return undefined;
  const other: Reading = own[0] === "request" ? "response" : "request";
  // A set that may have grown is opened at the reference.
  if (other === "response" && readings.isOpen(schema)) return undefined;
  return referred.includes({ schema, reading: other }) ? other : undefined;
}

/**
 * Finds the components that no operation uses, but that must be responses: they contain data that only the service
 * sends, or are part of one that does. Events that a document describes without listing them as webhooks are such.
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
