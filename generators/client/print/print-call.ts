import { code, type Printable } from "../../core/emit/code.ts";
import { type Literal, literal } from "../../core/emit/literal.ts";
import { printCode } from "../../core/emit/print-code.ts";
import { memberAccess } from "../../core/emit/property.ts";
import { camelCase } from "../../core/identifier.ts";
import { isObject, type Json } from "../../core/json.ts";
import type { MediaTypeModel } from "../../core/model/api-model.ts";
import { exampleOfMedia, exampleOfParameter, exampleOrSketch } from "../../core/model/example/example-of.ts";
import type { MembersWanted } from "../../core/model/example/value-context.ts";
import { statedExamples } from "../../core/model/example/written-examples.ts";
import type { BodyPlan, OperationPlan } from "../plan/plan-operation.ts";

/** Options of an example call. */
export interface CallOptions {
  /** `required`: only required members. `all`: a body with all described members. */
  readonly members: MembersWanted;
  /** Path parameters that the client supplies. */
  readonly suppliedParameters?: ReadonlySet<string>;
}

/** Prints a call of an operation with an example of its input: `client.quotes.create({ amount: 5000 })`. */
export function printCall(plan: OperationPlan, options: CallOptions): string {
  return printed(callOf(plan, options));
}

/** Prints a statement that calls an operation and uses its result. */
export function printCallStatement(plan: OperationPlan, options: CallOptions): string {
  const call = callOf(plan, options);
  if (plan.stream) return printed(code`for await (const event of ${call}) console.log(event);`);
  return printed(code`const ${plan.pagination ? "page" : "result"} = await ${call};`);
}

function printed(call: Printable): string {
  return printCode(call, ({ local }) => local);
}

function callOf(plan: OperationPlan, options: CallOptions): Printable {
  const { group, method } = plan.names;
  const input = Object.fromEntries(inputOf(plan, options));
  const isEmpty = Object.keys(input).length === 0;
  return code`client${memberAccess(group)}${memberAccess(method)}(${!isEmpty && literal(input)})`;
}

function inputOf(plan: OperationPlan, options: CallOptions): [string, Literal][] {
  const { parameters, body, flag, stream } = plan;
  const shown = parameters.filter(
    ({ model }) => model.required && !(model.in === "path" && options.suppliedParameters?.has(model.name)),
  );
  return [
    ...shown.map(({ key, model }): [string, Json] => [key, exampleOfParameter(model)]),
    ...(body && (body.required || options.members === "all") ? bodyMembers(plan, body, options) : []),
    ...(flag && stream ? [[flag.key, flag.value] satisfies [string, Json]] : []),
  ];
}

function bodyMembers({ model }: OperationPlan, body: BodyPlan, options: CallOptions): [string, Literal][] {
  if (body.kind === "binary") return [["body", UPLOAD]];
  const media = model.requestBody?.content.find(({ contentType }) => contentType === body.mediaType);
  const value = media && exampleOfBody(media, options.members);
  if (value === undefined) return [];
  if (!isObject(value)) return [["body", value]];
  const members = withCode(value, body);
  if (body.placement !== "flat") return [["body", members]];
  return Object.entries(members).filter(([name]) => body.properties?.has(name)); // TypeScript rejects others in literals
}

function exampleOfBody(media: MediaTypeModel, members: MembersWanted): Json | undefined {
  if (members === "all") return exampleOfMedia(media);
  return media.schema ? exampleOrSketch(media.schema, { given: statedExamples(media.prose), members }) : "";
}

const UPLOAD = code`new Blob(["…"])`;

/** Replaces files, and values that only a constructor of the client creates, by code. */
function withCode(
  value: Readonly<Record<string, Json | undefined>>,
  { uploads, brands }: BodyPlan,
): Record<string, Literal> {
  const constructors = new Map(brands.map(({ property, brand }) => [property, brand]));
  return Object.fromEntries(
    Object.entries(value).map(([name, member = null]): [string, Literal] => {
      if (uploads.includes(name)) return [name, Array.isArray(member) ? [UPLOAD] : UPLOAD];
      const brand = constructors.get(name);
      return [name, brand === undefined ? member : code`${camelCase(brand)}(${literal(member)})`];
    }),
  );
}
