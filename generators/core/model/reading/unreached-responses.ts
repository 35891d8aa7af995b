import type { ApiModel, ComponentModel } from "../api-model.ts";
import type { SchemaModel } from "../schema-model.ts";
import { reachable } from "./direction.ts";
import type { Readings } from "./reading.ts";

/**
 * The components that no operation reaches, and that nevertheless must be responses: they hold what only the service
 * sends, or belong to one that does. Events that a document describes without listing them as webhooks are such.
 */
export function findUnreachedResponses({ schemas }: ApiModel, readings: Readings): ReadonlySet<SchemaModel> {
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
