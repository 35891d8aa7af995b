import type { AnyOperation } from "../contracts/operation.ts";
import { formBody } from "../request/bodies/form-body.ts";
import { exactJson, isMembered } from "../request/exact/exact-json.ts";
import { checkKind } from "../request/parameters/check-kind.ts";
import { pathText } from "../request/parameters/parameter-text.ts";
import { queryParts } from "../request/parameters/query-text.ts";

// In place of those of openapi-fetch, which leave out null, dates and maps, and send NaN and the braces of a path. Each
// throws `TypeError` for what it cannot send.

/** A query as openapi-fetch writes it: arrays repeat their name, objects are written as `filter[status]=open`. */
export function apiQuery(query: object): string {
  const parts = Object.entries(query).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return queryParts({ name, in: "query", ...(isMembered(value) && { style: "deepObject" }) }, value);
  });
  return parts.join("&");
}

/** A path with the values of its parameters. */
export function apiPath(template: string, values: Readonly<Record<string, unknown>> = {}): string {
  return template.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const text = pathText({ name, in: "path", kinds: ["array", "object"] }, values[name]);
    if (!["", ".", ".."].includes(text)) return text;
    throw new TypeError(`The path parameter ${JSON.stringify(name)} must not be empty, "." or "..".`);
  });
}

/** A body: a form as it is or URL-encoded, else JSON. */
export function apiBody(body: unknown, headers?: unknown): unknown {
  if (body instanceof FormData) return body;
  const mediaType = new Headers(headers as HeadersInit).get("content-type") ?? ""; // openapi-fetch has merged them
  if (!/^application\/x-www-form-urlencoded/i.test(mediaType)) return exactJson(body, "body");
  const form = { mediaType, kind: "form", required: true, placement: "body", codec: formBody } as const;
  return String(formBody.encode(body, form).content);
}

/** Throws `TypeError` for an array or an object where the description of a parameter has none. */
export function checkApiKinds(
  { parameters }: AnyOperation,
  given: { readonly query?: object | undefined; readonly path?: object | undefined },
): void {
  for (const parameter of parameters)
    if (parameter.in === "query" || parameter.in === "path")
      checkKind(parameter, Reflect.get(given[parameter.in] ?? {}, parameter.name));
}
