import { type Imported, importedType } from "../core/emit/code.ts";
import { type GeneratorContext, moduleOf } from "../core/generator.ts";
import { groupBy } from "../core/group-by.ts";
import type {
  ApiModel,
  IdempotencyModel,
  MediaTypeModel,
  OperationModel,
  ResponseModel,
} from "../core/model/api-model.ts";
import { successesOf } from "../core/model/facts/described-responses.ts";
import { errorCodesOf } from "../core/model/facts/error-codes.ts";
import { type PageFacts, pageFactsOf } from "../core/model/facts/page-facts.ts";
import { isJson } from "../core/model/media-type.ts";
import { planClient } from "./plan/plan-client.ts";
import type { OperationPlan } from "./plan/plan-operation.ts";
import { sensitiveInResponses } from "./plan/sensitive-names.ts";

/** An operation of the generated client: its names, types, and properties. */
export interface ClientOperation {
  readonly model: OperationModel;
  /** `client.<group>.<method>`. */
  readonly group: string;
  readonly method: string;
  /** The descriptor, for standalone calls: `quotesCreate`. Import it from {@link module}. */
  readonly descriptor: string;
  /** Module that the types and the descriptor are imported from. */
  readonly module: string;
  readonly types: OperationTypes;
  readonly input: OperationInput;
  /** True for GET, HEAD and OPTIONS: it changes nothing. */
  readonly isRead: boolean;
  /** Effect of sending the same request twice; undefined if the document does not state it. */
  readonly idempotency: IdempotencyModel | undefined;
  /** The first described success. */
  readonly success:
    | { readonly response: ResponseModel; readonly media: MediaTypeModel | undefined }
    | undefined;
  /** Codes of its described errors (`code`) and of `x-idempotency`. Empty if the document lists none. */
  readonly errorCodes: readonly string[];
  /** Pagination; undefined for operations that are not paged lists. */
  readonly pages: PageFacts | undefined;
  /** Names of parameters and members with `x-codegen-sensitive`, through references. */
  readonly sensitive: { readonly request: readonly string[]; readonly response: readonly string[] };
  /** True if it returns events as they arrive. */
  readonly isStream: boolean;
}

/** Types of an operation, ready for a template of `code`. */
export interface OperationTypes {
  readonly input: Imported;
  /** Type of an awaited result, or of an event for a stream. */
  readonly output: Imported;
}

/** The input of a call, which is one object. */
export interface OperationInput {
  /** True if a call needs no input. */
  readonly isOptional: boolean;
  /** Place of the body: among the parameters (`flat`) or under `body`; undefined without a body. */
  readonly body: "flat" | "body" | undefined;
  /** Parameters by input key, which differs from the name if two share one; without those the client supplies. */
  readonly parameters: ReadonlyMap<string, OperationModel["parameters"][number]>;
}

/**
 * Returns the operations of a document's client, in the order of the document. An operation with a stream and other
 * responses is listed twice. The generator that calls this must have `client` among its `needs`.
 */
export function operationsOf(model: ApiModel, context: GeneratorContext): readonly ClientOperation[] {
  const suppliedParameters = context.others?.client?.suppliedParameters;
  const { plans } = planClient(model, Array.isArray(suppliedParameters) ? suppliedParameters : []);
  return plans.filter(({ renamedTo }) => renamedTo === undefined).map((plan) => operationOf(plan, context));
}

/** Groups operations, in the order in which the groups first appear. */
export function groupOperations(
  operations: readonly ClientOperation[],
): ReadonlyMap<string, readonly ClientOperation[]> {
  return groupBy(operations, ({ group }) => group);
}

function operationOf(plan: OperationPlan, context: GeneratorContext): ClientOperation {
  const { model, names, body, parameters, needsInput, sensitive, stream } = plan;
  const module = moduleOf(context, "client", `operations/${names.file}`);
  const pages = stream ? undefined : pageFactsOf(model);
  const [response] = successesOf(model.responses);
  const output = stream ? "Event" : plan.pagination ? "Page" : "Output";
  return {
    model,
    group: names.group,
    method: names.method,
    descriptor: names.identifier,
    module,
    types: {
      input: importedType(module, `${names.type}Input`),
      output: importedType(module, `${names.type}${output}`),
    },
    input: {
      isOptional: !needsInput,
      body: body?.placement,
      parameters: new Map(
        parameters.flatMap(({ key, model: parameter, isFilled }) => (isFilled ? [] : [[key, parameter]])),
      ),
    },
    isRead: ["get", "head", "options"].includes(model.httpMethod),
    idempotency: model.idempotency,
    errorCodes: errorCodesOf(model),
    success: response && { response, media: mediaOf(response) },
    pages,
    sensitive: { request: sensitive, response: sensitiveInResponses(model) },
    isStream: stream !== undefined,
  };
}

function mediaOf({ content }: ResponseModel): MediaTypeModel | undefined {
  return content.find(({ contentType }) => isJson(contentType)) ?? content[0];
}
