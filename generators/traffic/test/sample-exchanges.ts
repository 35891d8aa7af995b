import type { Json } from "../../core/json.ts";
import type { ApiModel, OperationModel, ParameterModel } from "../../core/model/api-model.ts";
import { sampleOf } from "../../core/model/example/sample-of.ts";
import { isJson } from "../../core/model/media-type.ts";

/** An exchange of an operation as a line of a recording, and its input. */
export interface SampleLine {
  readonly operation: OperationModel;
  readonly line: Readonly<Record<string, unknown>>;
  /** The values of the bodies. */
  readonly sent: { readonly request: Json | undefined; readonly response: Json | undefined };
}

/** Creates valid exchanges: for each operation and described success, with sampled values. */
export function sampleExchanges(model: ApiModel, seed: number): SampleLine[] {
  return model.operations.flatMap((operation) => {
    const parameters = operation.parameters.map((parameter) => ({
      parameter,
      value: singleValue(parameter, seed),
    }));
    if (parameters.some(({ parameter, value }) => value === undefined && parameter.required)) return [];
    const path = parameters.reduce(
      (text, { parameter: { in: location, name }, value }) =>
        location === "path" ? text.replaceAll(`{${name}}`, encodeURIComponent(String(value))) : text,
      operation.path,
    );
    const of = (location: string) =>
      parameters.flatMap(({ parameter, value }): [string, string][] =>
        parameter.in === location && value !== undefined ? [[parameter.name, String(value)]] : [],
      );
    const body = bodyOf(operation.requestBody?.content, "request", seed);
    if (operation.requestBody?.required && body === undefined) return [];
    return operation.responses
      .filter(({ status }) => /^2\d\d$/.test(status))
      .map(({ status, content }): SampleLine => {
        const response = bodyOf(content, "response", seed);
        return {
          operation,
          sent: { request: body, response },
          line: {
            method: operation.httpMethod,
            path: basePathOf(model, operation) + path,
            query: new URLSearchParams(of("query")).toString(),
            headers: { ...Object.fromEntries(of("header")), "content-type": "application/json" },
            ...(body === undefined ? {} : { body: typeof body === "string" ? JSON.stringify(body) : body }),
            status: Number(status),
            ...(response === undefined
              ? {}
              : { responseBody: typeof response === "string" ? JSON.stringify(response) : response }),
          },
        };
      });
  });
}

/** Returns single values; the serialization of lists and objects has separate tests. */
function singleValue({ schema, in: location, style }: ParameterModel, seed: number): Json | undefined {
  const value = sampleOf(schema, { direction: "request", seed });
  const isSingle = ["string", "number", "boolean"].includes(typeof value) && value !== "";
  return isSingle && (location !== "path" || style === "simple") ? value : undefined;
}

function bodyOf(
  content: readonly {
    readonly contentType: string;
    readonly schema: Parameters<typeof sampleOf>[0] | undefined;
  }[] = [],
  direction: "request" | "response",
  seed: number,
): Json | undefined {
  const media = content.find(({ contentType }) => isJson(contentType));
  return media?.schema && sampleOf(media.schema, { direction, seed });
}

function basePathOf({ servers }: ApiModel, operation: OperationModel): string {
  const [server] = operation.servers.length > 0 ? operation.servers : servers;
  const url = (server?.url ?? "/").replace(
    /\{([^{}]*)\}/g,
    (_, name: string) => server?.variables.get(name) ?? "",
  );
  return new URL(url, "http://localhost").pathname.replace(/\/+$/, "");
}
