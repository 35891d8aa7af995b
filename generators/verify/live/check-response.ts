import { explainRejection, type Rejection } from "../../core/model/accepts/explain-rejection.ts";
import type { MediaTypeModel, OperationModel, ResponseModel } from "../../core/model/api-model.ts";
import { isJson } from "../../core/model/media-type.ts";
import type { SourcePlace } from "../../core/model/source-place.ts";
import type { FetchedText } from "../http/fetch-text.ts";
import { undeclaredProperties } from "./undeclared-properties.ts";

/** One way in which a response is not as described. */
export interface Drift {
  readonly rule: DriftRule;
  readonly operation: OperationModel;
  /** `response 200 application/json`. */
  readonly where: string;
  /** The part of the response: `data[*].status`; empty for the whole. */
  readonly value: string;
  readonly message: string;
  /** In the description. */
  readonly place: SourcePlace;
}

/** What is wrong with a response. */
export type DriftRule =
  | "live-status-undescribed"
  | "live-content-type-undescribed"
  | "live-body-not-json"
  | "live-value-rejected"
  | "live-enum-grown"
  | "live-property-undeclared";

/** A response with the JSON that it holds, and its description. */
export interface CheckedResponse {
  readonly drifts: readonly Drift[];
  /** Set when the response is JSON and its schema is known: other requests may need its values. */
  readonly body: { readonly media: MediaTypeModel; readonly value: unknown } | undefined;
}

/** Holds a response against the description of its operation. */
export function checkResponse(operation: OperationModel, response: FetchedText): CheckedResponse {
  const described = describedResponse(operation, response.status);
  const report = driftsOf(operation, response);
  if (described === undefined)
    return only(
      report("live-status-undescribed", {
        message: `The status ${response.status} is not described.`,
        place: operation.place,
      }),
    );
  const { content } = described;
  if (content.length === 0) return { drifts: [], body: undefined };
  const media = mediaOf(content, response.contentType);
  if (media === undefined)
    return only(
      report("live-content-type-undescribed", {
        message: `The content type ${essence(response.contentType) || "(none)"} is not described: expected ${content.map(({ contentType }) => contentType).join(" or ")}.`,
        place: described.place,
      }),
    );
  if (!isJson(media.contentType) || media.schema === undefined) return { drifts: [], body: undefined };
  const parsed = parse(response.text);
  if (parsed === undefined)
    return only(report("live-body-not-json", { message: "The body is not JSON.", place: media.place }));
  const rejections = explainRejection(media.schema, parsed.value).map((rejection) =>
    report(ruleOf(rejection), {
      message: `${spoken(rejection)} is not as described: expected ${rejection.expected}${received(rejection)}.`,
      value: pathText(rejection.path),
      place: rejection.schema.place,
      where: media.contentType,
    }),
  );
  const undeclared = undeclaredProperties(media.schema, parsed.value).map(({ path, schema }) =>
    report("live-property-undeclared", {
      message: `Only in the service: response property "${pathText(path)}".`,
      value: pathText(path),
      place: schema.place,
      where: media.contentType,
    }),
  );
  return { drifts: [...rejections, ...undeclared], body: { media, value: parsed.value } };
}

function only(drift: Drift): CheckedResponse {
  return { drifts: [drift], body: undefined };
}

type Details = Pick<Drift, "message" | "place"> & { readonly value?: string; readonly where?: string };

function driftsOf(operation: OperationModel, { status }: FetchedText) {
  return (rule: DriftRule, { value = "", where, ...details }: Details): Drift => ({
    rule,
    operation,
    value,
    where: `response ${status}${where === undefined ? "" : ` ${where}`}`,
    ...details,
  });
}

/** The response of the exact status, of its range, or the default. */
function describedResponse({ responses }: OperationModel, status: number): ResponseModel | undefined {
  const range = `${Math.floor(status / 100)}XX`;
  for (const key of [String(status), range, "default"]) {
    const found = responses.find((response) => response.status === key);
    if (found) return found;
  }
  return undefined;
}

/** The described content type of a response; parameters and the case of letters say nothing. */
function mediaOf(content: readonly MediaTypeModel[], contentType: string): MediaTypeModel | undefined {
  const sent = essence(contentType);
  const of = (wanted: string) => content.find((media) => essence(media.contentType) === wanted);
  return of(sent) ?? of(`${sent.split("/")[0]}/*`) ?? of("*/*");
}

function essence(contentType: string): string {
  return (contentType.split(";")[0] ?? "").trim().toLowerCase();
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** A closed set of values that has grown is one policy of the house. */
function ruleOf({ keyword }: Rejection): DriftRule {
  return keyword === "enum" || keyword === "const" ? "live-enum-grown" : "live-value-rejected";
}

function spoken({ path }: Rejection): string {
  return path.length === 0 ? "The response" : `Response property "${pathText(path)}"`;
}

/** What came instead. Values are shown only where they are words of a closed set; all others may be personal data. */
function received({ value, keyword, isSensitive }: Rejection): string {
  if (keyword === "required") return "";
  const isWord = typeof value === "string" && /^[\w.-]{1,40}$/.test(value);
  if ((keyword === "enum" || keyword === "const") && isWord && !isSensitive)
    return `, received ${JSON.stringify(value)}`;
  return `, received ${kindOf(value)}`;
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}

/** `data[*].status`. */
function pathText(path: readonly string[]): string {
  return path
    .map((key) => (/^(\*|\d+)$/.test(key) ? `[${key}]` : `.${key}`))
    .join("")
    .replace(/^\./, "");
}
