import { isObject, type JsonObject } from "../../json.ts";
import { childPointer } from "../pointer.ts";
import { type Conversion, keep, nodesOf, type SwaggerNode } from "./conversion.ts";
import { convertHeader } from "./convert-parameter.ts";

interface ResponseParts {
  /** New location of the response. */
  readonly to: string;
  readonly produces: readonly string[];
  readonly conversion: Conversion;
  /** True for a copy of a shared response: references to the original do not move. */
  readonly isCopy?: boolean;
}

/** Converts a response: its schema moves to each media type that the operation produces. */
export function convertResponse(node: SwaggerNode, parts: ResponseParts): JsonObject {
  const { to, produces, conversion, isCopy } = parts;
  const { value, pointer } = node;
  const { schema } = value;
  const record = (from: string, place: string) =>
    isCopy ? conversion.origins.set(place, from) : conversion.move(from, place);
  if (pointer !== to) record(pointer, to);
  const content: Record<string, JsonObject> = {};
  if (schema !== undefined && schema !== null) {
    const isFile = isObject(schema) && schema.type === "file";
    const fallback = isFile ? "application/octet-stream" : "application/json";
    for (const type of produces.length > 0 ? produces : [fallback]) {
      record(childPointer(pointer, "schema"), childPointer(to, "content", type, "schema"));
      content[type] = { schema };
    }
  }
  addExamples(content, node, conversion);
  const headers = nodesOf(node, "headers", conversion).map(([name, header]) => [
    name,
    convertHeader(header, childPointer(to, "headers", name), conversion),
  ]);
  return {
    ...keep(value, ["description"]),
    ...(headers.length > 0 ? { headers: Object.fromEntries(headers) } : {}),
    ...(Object.keys(content).length > 0 ? { content } : {}),
  };
}

function addExamples(
  content: Record<string, JsonObject>,
  { value, pointer }: SwaggerNode,
  conversion: Conversion,
): void {
  if (!isObject(value.examples)) return;
  const isDescribed = Object.keys(content).length > 0;
  for (const [type, example] of Object.entries(value.examples)) {
    const media = Object.hasOwn(content, type) ? content[type] : undefined;
    if (media !== undefined || !isDescribed) content[type] = { ...media, example: example ?? null };
    else
      conversion.reportLost(
        childPointer(pointer, "examples", type),
        `The operation does not produce "${type}", so this example is left out.`,
        'Add the media type to "produces", or remove the example.',
      );
  }
}
