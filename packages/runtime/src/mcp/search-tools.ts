import type { CallToolResult, Tool } from "@modelcontextprotocol/sdk/types.js";
import { type CallRequest, type ClientTool, listed } from "./tool.ts";

/** A tool as the protocol lists it, with its function. */
export interface ServedTool {
  readonly listed: Tool;
  readonly run: (input: unknown, request: CallRequest) => Promise<CallToolResult>;
}

type Run = (tool: ClientTool, input: unknown, request: CallRequest) => Promise<CallToolResult>;

const MOST_FOUND = 20;

/** Creates three tools that search, describe and call all others, so that the list of tools stays short. */
export function searchTools(tools: readonly ClientTool[], run: Run): readonly ServedTool[] {
  const find = (name: unknown) => tools.find((tool) => tool.name === name);
  const nameSchema = { type: "string", description: "The name, as search_operations gives it." };
  return [
    served("search_operations", {
      title: "Search operations",
      description: "Finds operations of the service by words. Gives their names and titles.",
      properties: { query: { type: "string", description: "A few words; empty for all." } },
      isRead: true,
      run: ({ query }) => text(found(tools, String(query ?? ""))),
    }),
    served("describe_operation", {
      title: "Describe an operation",
      description:
        "Gives the description and the input schema of one operation. Read it before you call one.",
      properties: { name: nameSchema },
      isRead: true,
      run: ({ name }) => {
        const tool = find(name);
        return tool ? text(listed(tool)) : missing(name);
      },
    }),
    served("call_operation", {
      title: "Call an operation",
      description: "Calls one operation. One that changes something asks a person first.",
      properties: { name: nameSchema, input: { type: "object", description: "Its input, by its schema." } },
      isRead: tools.every((tool) => tool.isRead),
      run: ({ name, input }, request) => {
        const tool = find(name);
        return tool ? run(tool, input ?? {}, request) : missing(name);
      },
    }),
  ];
}

interface Served {
  readonly title: string;
  readonly description: string;
  readonly properties: Readonly<Record<string, object>>;
  readonly isRead: boolean;
  readonly run: (
    input: Readonly<Record<string, unknown>>,
    request: CallRequest,
  ) => CallToolResult | Promise<CallToolResult>;
}

function served(name: string, { title, description, properties, isRead, run }: Served): ServedTool {
  const input = { type: "object" as const, properties, required: Object.keys(properties) };
  const tool = {
    name,
    title,
    description,
    input,
    isRead,
    isIdempotent: isRead,
    group: "",
    method: "",
    sensitive: [],
  };
  return {
    listed: listed(tool),
    run: async (given, request) =>
      run(typeof given === "object" && given !== null ? { ...given } : {}, request),
  };
}

/** Returns operations that contain words of the query, those with the most words first. */
function found(tools: readonly ClientTool[], query: string): readonly object[] {
  const words = query
    .toLowerCase()
    .split(/\W+/)
    .filter((word) => word !== "");
  const ranked = tools.map((tool) => {
    const place = `${tool.name} ${tool.title} ${tool.description}`.toLowerCase();
    return { tool, score: words.filter((word) => place.includes(word)).length };
  });
  const matching = words.length === 0 ? ranked : ranked.filter(({ score }) => score > 0);
  return matching
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_FOUND)
    .map(({ tool: { name, title, isRead } }) => ({ name, title, changesSomething: !isRead }));
}

function text(value: unknown): CallToolResult {
  return { content: [{ type: "text", text: JSON.stringify(value) }] };
}

function missing(name: unknown): CallToolResult {
  const asked = JSON.stringify(String(name ?? "").slice(0, 100));
  return {
    isError: true,
    content: [{ type: "text", text: `There is no operation ${asked}. Use search_operations.` }],
  };
}
