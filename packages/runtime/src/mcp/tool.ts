import type { Tool } from "@modelcontextprotocol/sdk/types.js";

/** An operation of the client as a tool. */
export interface ClientTool {
  /** Name by which agents call it. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Group of the operation in the client. */
  readonly group: string;
  readonly method: string;
  /** True for an operation that changes nothing. */
  readonly isRead: boolean;
  /** True if repeating the same call has no further effect. */
  readonly isIdempotent: boolean;
  /** JSON Schema 2020-12 of its input, an object. */
  readonly input: ToolSchema;
  /** JSON Schema 2020-12 of its result; undefined if it has none or a long one. */
  readonly output?: Readonly<Record<string, unknown>> | undefined;
  /** Names of members that are masked in confirmations and results. */
  readonly sensitive: readonly string[];
}

/** The protocol request of a call. */
export interface CallRequest {
  readonly requestId: string | number;
  readonly signal: AbortSignal;
}

/** JSON Schema of an object. */
interface ToolSchema {
  readonly type: "object";
  readonly [keyword: string]: unknown;
}

/** Converts a tool to the form in which the protocol lists it. */
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

/** Returns an object schema, as the protocol requires. It accepts any result, also masked, cut or newer ones. */
function outputSchema({ $defs, ...result }: NonNullable<ClientTool["output"]>): ToolSchema {
  const properties = { result: { anyOf: [result, {}] } };
  return { type: "object", properties, required: ["result"], ...($defs !== undefined && { $defs }) };
}
