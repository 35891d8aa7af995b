import { parseArgs } from "node:util";

/** The service that calls are sent to. */
export type Target =
  | { readonly kind: "sandbox" }
  | {
      readonly kind: "service";
      readonly apiKey: string;
      readonly instanceId: string;
      readonly baseUrl: string;
    };

/** Settings from the command line and the environment. */
export interface Settings {
  readonly target: Target;
  readonly allow: readonly string[];
  readonly reveal: readonly string[];
  readonly list: "tools" | "search" | undefined;
  /** Port of the HTTP transport; undefined for standard input and output. */
  readonly port: number | undefined;
  /** Token of the HTTP transport. */
  readonly token: string | undefined;
  readonly help: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

export const HELP = `A Model Context Protocol server of the payments API, over standard input and output.

  npx @crossborder/mcp [options]

  --allow NAMES   tools that write and are offered as well, such as quotes_create,payouts_createEvm
                  (default: none; a person confirms each call)
  --reveal NAMES  sensitive members that are shown, such as pix_key (default: none)
  --list KIND     tools, or search: three tools that find and call the others (default: by size)
  --http PORT     streamable HTTP on this machine instead, at http://127.0.0.1:PORT/mcp
  --help          show this help

Environment:
  CROSSBORDER_API_KEY, CROSSBORDER_INSTANCE_ID, CROSSBORDER_BASE_URL
                  the service: all three, or none of them for a sandbox in this process
  CROSSBORDER_MCP_ALLOW
                  the same as --allow
  CROSSBORDER_MCP_TOKEN
                  bearer token of --http (default: a random one, printed when it starts)
`;

const OPTIONS = {
  allow: { type: "string" },
  reveal: { type: "string" },
  list: { type: "string" },
  http: { type: "string" },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Reads the settings. Throws an error that names the option or the variable which is wrong. */
export function readSettings(args: readonly string[], environment: Environment): Settings {
  const values = readValues(args);
  return {
    target: readTarget(environment),
    allow: namesIn(values.allow ?? variable(environment, "CROSSBORDER_MCP_ALLOW")),
    reveal: namesIn(values.reveal),
    list: readList(values.list),
    port: readPort(values.http),
    token: variable(environment, "CROSSBORDER_MCP_TOKEN"),
    help: values.help,
  };
}

function readValues(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    const names = Object.keys(OPTIONS).map((name) => `--${name}`);
    throw new Error(`${(error as Error).message}. Use ${names.join(", ")}.`); // of Node, without a full stop
  }
}

function readTarget(environment: Environment): Target {
  const names = ["CROSSBORDER_API_KEY", "CROSSBORDER_INSTANCE_ID", "CROSSBORDER_BASE_URL"] as const;
  const [apiKey, instanceId, baseUrl] = names.map((name) => variable(environment, name));
  if (apiKey !== undefined && instanceId !== undefined && baseUrl !== undefined)
    return { kind: "service", apiKey, instanceId, baseUrl };
  const missing = names.filter((name) => environment[name] === undefined);
  if (missing.length === names.length) return { kind: "sandbox" };
  throw new Error(
    `${missing.join(" and ")} must be set too. Set all of ${names.join(", ")} to use the service, or none for the sandbox.`,
  );
}

function variable(environment: Environment, name: string): string | undefined {
  if (environment[name]?.trim() === "") throw new Error(`${name} is empty. Set it, or remove it.`);
  return environment[name];
}

function namesIn(text: string | undefined): readonly string[] {
  return (text ?? "").split(",").flatMap((name) => name.trim() || []);
}

function readList(text: string | undefined): Settings["list"] {
  if (text === undefined || text === "tools" || text === "search") return text;
  throw new Error(`Unknown value "${text}" for --list. Use tools or search.`);
}

function readPort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new Error(`Unknown port "${text}" for --http. Use a number from 0 to 65535; 0 is any free port.`);
}
