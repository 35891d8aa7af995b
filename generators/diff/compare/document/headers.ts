import type { HeaderModel, ResponseModel } from "../../../core/model/api-model.ts";
import type { Difference } from "../../rules/difference.ts";
import type { RuleId } from "../../rules/index.ts";
import { pairNodes } from "../pair/pair-nodes.ts";
import { identityOf } from "../pair/pair-operations.ts";
import type { Travel } from "../schema/direction/directional-view.ts";
import { compareMembers, inside, mapNodes, type Part, reportIf } from "./differences.ts";
import { compareContentTypes, isSentAlike, serializationWords } from "./serialization.ts";
import { compareValue, type Value } from "./values.ts";

/** Something with headers. */
type Holder = Pick<ResponseModel, "headers">;

/** Compares headers, without `Content-Type`, which OpenAPI ignores: the media types describe it. */
export function compareHeaders(holder: Part<Holder, Travel>): Difference[] {
  return compareSentValues(mapNodes(holder, valuesOf));
}

function valuesOf({ headers }: Holder): Value[] {
  const described = headers.filter(({ name }) => name.toLowerCase() !== "content-type");
  return described.map((header) => ({ in: "header", ...header }));
}

/** Changes of headers, and of parameters of a request that the service sends. */
export function compareSentValues(holder: Part<readonly Value[], Travel>): Difference[] {
  const { added, removed } = HEADER_RULES[holder.direction];
  return compareMembers<Value, Travel>(pairNodes(holder.nodes, [identityOf]), {
    partOf: (nodes) => ({ ...inside(holder, wordsOf(nodes.revision)), nodes }),
    removed,
    added,
    compare: compareSentValue,
  });
}

/** Rules for changes of a header. */
interface HeaderRules {
  added(header: HeaderModel): RuleId;
  removed(header: HeaderModel): RuleId;
  /** For a header that only one document requires. */
  demand(revision: HeaderModel): RuleId;
  readonly written: RuleId;
}

/** Clients read the headers of a response, and have to send those of a request. */
const HEADER_RULES: Readonly<Record<Travel, HeaderRules>> = {
  response: {
    added: () => "response-header-added",
    removed: ({ required }) => (required ? "required-response-header-removed" : "response-header-removed"),
    demand: ({ required }) =>
      required ? "response-header-newly-required" : "response-header-no-longer-required",
    written: "response-header-serialization-changed",
  },
  request: {
    added: ({ required }) => (required ? "required-parameter-added" : "parameter-added"),
    removed: () => "parameter-removed",
    demand: ({ required }) => (required ? "parameter-newly-required" : "parameter-no-longer-required"),
    written: "parameter-serialization-changed",
  },
};

function wordsOf({ name, in: location }: Value): string {
  return location === "header" ? `header ${name}` : `${location} parameter ${name}`;
}

function compareSentValue(part: Part<Value, Travel>): Difference[] {
  const { base, revision } = part.nodes;
  const { demand, written } = HEADER_RULES[part.direction];
  const how = compareContentTypes(base, revision);
  const hasSameText = how !== "different" && isSentAlike(base, revision);
  const notations = { before: base.contentType ?? null, after: revision.contentType ?? null };
  const writings = { before: writingWords(base), after: writingWords(revision) };
  const serialization = [
    ...reportIf(how === "alike", "parameter-notation-changed", { ...part, ...notations }),
    ...reportIf(!hasSameText, written, { ...part, ...writings }),
  ];
  return compareValue(part, { demand: demand(revision), serialization });
}

function writingWords(value: Value): string {
  return value.contentType ?? serializationWords(value);
}
