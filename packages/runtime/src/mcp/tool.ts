import type { Tool } from "@modelcontextprotocol/sdk/types.js";

/** An operation of the client as a tool. */
export interface ClientTool {
  /** The name that agents call it by. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Where the client has it. */
  readonly group: string;
  readonly method: string;
  /** True for an operation that changes nothing. */
  readonly isRead: boolean;
  /** True where the same call twice does no more than once. */
  readonly isIdempotent: boolean;
  /** JSON Schema 2020-12 of its input, an object. */
  readonly input: ToolSchema;
  /** JSON Schema 2020-12 of its result; undefined where it has none or a long one. */
  readonly output?: Readonly<Record<string, unknown>> | undefined;
  /** Names of members that are masked in confirmations and results. */
  readonly sensitive: readonly string[];
}

/** The request that asks for a call. */
export interface CallRequest {
  readonly requestId: string | number;
  readonly signal: AbortSignal;
}

/** JSON Schema of an object. */
interface ToolSchema {
  readonly type: "object";
  readonly [keyword: string]: unknown;
}

/** The tool as the protocol lists it. */
export function listed(tool: ClientTool): Tool {
  const { name, title, description, input, output, isRead, isIdempotent } = tool;
  return {
    name,
    title,
    description,
    inputSchema: { ...input },
    ...(output && { outputSchema: outputSchema(output) }),
    annotations: {
      title,
      readOnlyHint: isRead,
      destructiveHint: !isRead,
      idempotentHint: isRead || isIdempotent,
      openWorldHint: true,
    },
  };
}

/** An object, as the protocol requires. It accepts every result: one that is masked, cut or newer than the description too. */
function outputSchema({ $defs, ...result }: NonNullable<ClientTool["output"]>): ToolSchema {
  const properties = { result: { anyOf: [result, {}] } };
  return { type: "object", properties, required: ["result"], ...($defs !== undefined && { $defs }) };
}
