import { parseArgs } from "node:util";
import { check, filledText, port, rejectUnknown, token } from "../check-options.ts";

export interface CommandOptions {
  readonly port: number;
  readonly host: string;
  readonly dataFile: string | undefined;
  readonly seed: string | undefined;
  readonly controlToken: string | undefined;
  readonly remoteControl: boolean;
  readonly json: boolean;
  readonly help: boolean;
}

export const HELP = `Runs the payments API on this machine.

  npx @crossborder/sandbox [options]

  --port PORT            port to listen on; 0 for any free one (default 4010)
  --host HOST            address to listen on (default 127.0.0.1: this machine only)
  --data-file FILE       keep everything in a file (Node 22.13 or later); default: memory
  --seed TEXT            text that IDs and keys are derived from (default "sandbox")
  --control-token TOKEN  token for the control interface (default: a random one)
  --remote-control       let other machines and host names use the control interface
  --json                 print one line of JSON when ready: url, controlToken, instances
  --help                 show this help

Other commands: listen receives real deliveries of webhooks and forwards them to your program; redeliver sends one again.
  npx @crossborder/sandbox listen --help

Examples:
  npx @crossborder/sandbox --port 4010
  npx @crossborder/sandbox --port 0 --json --data-file ./sandbox.db
`;

const OPTIONS = {
  port: { type: "string", default: "4010" },
  host: { type: "string", default: "127.0.0.1" },
  "data-file": { type: "string" },
  seed: { type: "string" },
  "control-token": { type: "string" },
  "remote-control": { type: "boolean", default: false },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Reads the options of the command. Throws an error that names the wrong option. */
export function readOptions(args: readonly string[]): CommandOptions {
  rejectUnknown(args, OPTIONS);
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  for (const [name, value] of Object.entries(values))
    if (typeof value === "string") check(`--${name}`, value, filledText);
  const { "control-token": controlToken, "data-file": dataFile, "remote-control": remoteControl } = values;
  if (controlToken !== undefined) check("--control-token", controlToken, token);
  const { port, host, seed, json, help } = values;
  return { port: readPort(port), host, dataFile, seed, controlToken, remoteControl, json, help };
}

/** The number of a port. Throws an error that names the option. */
export function readPort(text: string): number {
  check("--port", /^\d{1,5}$/.test(text) ? Number(text) : text, port);
  return Number(text);
}
