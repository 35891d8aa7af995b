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
export function listed({ name, title, description, input, isRead, isIdempotent }: ClientTool): Tool {
  return {
    name,
    title,
    description,
    inputSchema: { ...input },
    annotations: {
      title,
      readOnlyHint: isRead,
      destructiveHint: !isRead,
      idempotentHint: isRead || isIdempotent,
      openWorldHint: true,
    },
  };
}
