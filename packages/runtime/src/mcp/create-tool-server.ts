import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/ajv";
import { methodOf } from "../method-of.ts";
import { describeError, describeRefusal } from "./call-error.ts";
import { type Agreement, askPerson, type ConfirmationText } from "./confirm.ts";
import { type ServedTool, searchTools } from "./search-tools.ts";
import { shownJson } from "./shown-value.ts";
import { type CallRequest, type ClientTool, listed } from "./tool.ts";

/** The server of the SDK. */
export type ToolServer = Server;

/** Options of the generated `createServer`. */
export interface ToolServerOptions {
  /** Name and version that clients see. Default: those of the document. */
  readonly info?: { readonly name: string; readonly version: string };
  /** Names of tools that write to offer as well. Default: none; tools that read are always offered. */
  readonly allow?: readonly string[];
  /** Names of members that are shown although the document marks them as sensitive. Default: none. */
  readonly reveal?: readonly string[];
  /** `search`: three tools that find, describe and call the others. Default: `tools` up to 40,000 characters, then `search`. */
  readonly list?: "tools" | "search";
  /** False omits the schemas of results, and results as structured content. Default true, up to the same length. */
  readonly outputs?: boolean;
  /** Longest result, in characters. Longer ones are cut by structure. Default 20000. */
  readonly maxLength?: number;
  /** Text of confirmations by tool. Default: the title of the tool; the input is always shown. */
  readonly confirm?: Readonly<Record<string, ConfirmationText>>;
  /** Called with the result of a tool before members are masked. */
  readonly onResult?: (tool: string, input: unknown, output: unknown) => void;
}

interface Parts {
  readonly client: object;
  readonly tools: readonly ClientTool[];
  readonly info: { readonly name: string; readonly version: string };
}

/** Longest list of tools in characters: about ten thousand tokens, which every conversation pays for. */
const LONGEST_LIST = 40_000;

/**
 * Creates a Model Context Protocol server; connect a transport to it. A tool that writes first shows a person what it
 * will send and asks for consent, and then sends exactly that.
 *
 * @throws TypeError for unknown names in options.
 */
export function createToolServer({ client, tools, info }: Parts, options: ToolServerOptions = {}): Server {
  const { allow = [], reveal = [] } = options;
  const names = tools.map(({ name }) => name);
  const masks = tools.flatMap(({ sensitive }) => sensitive);
  checkNames("allow", allow, names);
  checkNames("reveal", reveal, masks);
  const offered = tools.filter(({ isRead, name }) => isRead || allow.includes(name));
  const server = new Server(options.info ?? info, { capabilities: { tools: {} } });
  const run = (tool: ClientTool, input: unknown, request: CallRequest) =>
    callTool({ server, client, tool: masked(tool, options), input, request, options });
  const short = offered.map((tool) => ({ ...tool, output: undefined }));
  const list = options.list ?? (isShort(short) ? "tools" : "search");
  const whole = options.outputs === false ? short : offered;
  const shown: readonly ServedTool[] =
    list === "search"
      ? searchTools(whole, (tool, ...call) => run({ ...tool, output: undefined }, ...call))
      : (isShort(whole) ? whole : short).map((tool) => ({
          listed: listed(tool),
          run: (input, request) => run(tool, input, request),
        }));
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: shown.map((tool) => tool.listed) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, request) => {
    const called = shown.find((tool) => tool.listed.name === params.name);
    if (called === undefined) return failed(`There is no tool "${params.name.slice(0, 100)}".`);
    return called.run(params.arguments ?? {}, request);
  });
  return server;
}

/** A misspelled name would have no effect. Of the known ones, those with the same beginning are named first. */
function checkNames(option: "allow" | "reveal", given: readonly string[], known: readonly string[]): void {
  const unknown = given.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const shared = (name: string) => [...`${name}.`].findIndex((letter, at) => letter !== unknown[at]);
  const names = [...new Set(known)].sort((a, b) => shared(b) - shared(a)).slice(0, 10);
  const remedy = names.length > 0 ? `Use ${names.join(", ")}` : "There is none";
  throw new TypeError(`\`${option}\` names "${unknown}", which does not exist. ${remedy}.`);
}

function isShort(tools: readonly ClientTool[]): boolean {
  return JSON.stringify(tools.map(listed)).length <= LONGEST_LIST;
}

interface Call {
  readonly server: Server;
  readonly client: object;
  readonly tool: ClientTool;
  readonly input: unknown;
  readonly request: CallRequest;
  readonly options: ToolServerOptions;
}

async function callTool(call: Call): Promise<CallToolResult> {
  try {
    const ready = { ...call, input: frozen(call.input) };
    const agreement = await agreementTo(ready);
    return agreement.kind === "agreed" ? await send(ready) : failed(agreement.reason);
  } catch (error) {
    return failed(describeRefusal(error));
  }
}

/** Validates the input. Asks a person if the call changes something. */
async function agreementTo({ server, tool, input, request, options }: Call): Promise<Agreement> {
  const checked = new AjvJsonSchemaValidator().getValidator(tool.input)(input);
  if (!checked.valid)
    return { kind: "refused", reason: `The input does not fit the schema: ${checked.errorMessage}` };
  if (tool.isRead) return { kind: "agreed" };
  return askPerson(server, { tool, input, confirm: options.confirm?.[tool.name], request });
}

async function send({ client, tool, input, request, options }: Call): Promise<CallToolResult> {
  try {
    const output = await methodOf({ ...tool, client })(input, { signal: request.signal });
    options.onResult?.(tool.name, input, output);
    return given(output, tool, options.maxLength ?? 20_000);
  } catch (error) {
    return failed(describeError(error, tool));
  }
}

/** Removes revealed members from those that the tool masks. */
function masked(tool: ClientTool, { reveal = [] }: ToolServerOptions): ClientTool {
  return { ...tool, sensitive: tool.sensitive.filter((name) => !reveal.includes(name)) };
}

function given(output: unknown, tool: ClientTool, maxLength: number): CallToolResult {
  const { text, isCut } = shownJson(output ?? null, { sensitive: tool.sensitive, maxLength });
  const note =
    "This result was cut. Ask for less: with filters, a smaller page, or one item by its identifier.";
  const content = [
    { type: "text" as const, text },
    ...(isCut ? [{ type: "text" as const, text: note }] : []),
  ];
  return { content, ...(tool.output && { structuredContent: { result: JSON.parse(text) } }) };
}

function failed(text: string): CallToolResult {
  return { isError: true, content: [{ type: "text", text }] };
}

/** Returns a frozen copy, which cannot change between the confirmation and the call. */
function frozen(input: unknown): unknown {
  return deepFrozen(structuredClone(input));
}

function deepFrozen(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  for (const member of Object.values(value)) deepFrozen(member);
  return Object.freeze(value);
}
