import type { OperationModel, PageFacts } from "../generator.ts";

/** Returns the runtime's rule for finding the next page, as data. */
export function pageRule(facts: PageFacts, { parameters }: OperationModel) {
  const { kind, parameter } = facts;
  const items = facts.items === undefined ? {} : { items: facts.items };
  switch (kind) {
    case "cursor":
      return { kind, parameter, next: facts.next, ...(facts.more !== undefined && { more: facts.more }) };
    case "last-item":
      return { kind, parameter, ...items, id: facts.id, more: facts.more };
    case "number":
      return { kind, parameter, ...items, first: firstPage(parameter, parameters) };
    case "offset":
      return { kind, parameter, ...items };
    default:
      return facts satisfies never;
  }
}

/** Returns the first page: the default or minimum of the parameter, else 1. */
function firstPage(name: string, parameters: OperationModel["parameters"]): number {
  const schema = parameters.find((parameter) => parameter.in === "query" && parameter.name === name)?.schema;
  const stated = schema?.annotations.default?.value;
  return typeof stated === "number" ? stated : (schema?.number?.minimum ?? 1);
}
