import { parseArgs } from "node:util";
import { check, filledText, rejectUnknown } from "../check-options.ts";
import { readPort } from "../server/read-options.ts";

/** Options of `listen` and `redeliver`. */
export interface ListenOptions {
  /** ID of the delivery to redeliver; only for `redeliver`. */
  readonly id: string | undefined;
  readonly forwardTo: URL;
  readonly port: number;
  readonly host: string;
  readonly folder: string;
  readonly headerPrefix: string;
  /** From the environment, since others can see the arguments of a process. */
  readonly secret: string | undefined;
}

export const LISTEN_HELP = `Receives real deliveries of webhooks on this machine, keeps them, and forwards them unchanged to your program.
Point a tunnel at the port, and register the tunnel's HTTPS URL at the service.

  npx @crossborder/sandbox listen --forward-to URL [options]
  npx @crossborder/sandbox redeliver ID --forward-to URL [options]

  --forward-to URL       where your program listens; only addresses of this machine
  --port PORT            port to listen on; 0 for any free one (default 4011)
  --host HOST            address to listen on (default 127.0.0.1: this machine only)
  --folder FOLDER        where deliveries are kept (default .webhook-deliveries), the newest 100 and at most 64 MiB
  --header-prefix TEXT   what the names of the three headers begin with (default webhook-)
  --help                 show this help

With WEBHOOK_SECRET in the environment, listen rejects deliveries whose signature does not match, and redeliver signs
again. Without it, listen forwards everything, and a receiver rejects redeliveries that are older than 5 minutes.

Examples:
  npx @crossborder/sandbox listen --forward-to http://127.0.0.1:3000/webhooks
  npx @crossborder/sandbox redeliver msg_1 --forward-to http://127.0.0.1:3000/webhooks
`;

const OPTIONS = {
  "forward-to": { type: "string" },
  port: { type: "string", default: "4011" },
  host: { type: "string", default: "127.0.0.1" },
  folder: { type: "string", default: ".webhook-deliveries" },
  "header-prefix": { type: "string", default: "webhook-" },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Reads the options behind `listen` or `redeliver`; undefined for `--help`. Throws an error that names the mistake. */
export function readListenOptions(
  command: "listen" | "redeliver",
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): ListenOptions | undefined {
  rejectUnknown(args, OPTIONS);
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  if (values.help) return undefined;
  for (const [name, value] of Object.entries(values))
    if (typeof value === "string") check(`--${name}`, value, filledText);
  const secret = environment.WEBHOOK_SECRET;
  if (secret !== undefined) check("WEBHOOK_SECRET", secret, filledText);
  const [id, ...others] = positionals;
  if (others.length > 0 || (command === "listen" && id !== undefined))
    throw new TypeError(`${command} got too many arguments. See ${command} --help.`);
  if (command === "redeliver" && !id)
    throw new TypeError("Pass the message ID of a kept delivery: redeliver msg_1.");
  return {
    id,
    forwardTo: readTarget(values["forward-to"]),
    port: readPort(values.port),
    host: values.host,
    folder: values.folder,
    headerPrefix: values["header-prefix"].toLowerCase(),
    secret,
  };
}

/** Deliveries contain personal data: they are not sent to other machines. */
function readTarget(text: string | undefined): URL {
  const how = "Use an http URL of this machine, for example http://127.0.0.1:3000/webhooks.";
  if (text === undefined) throw new TypeError(`--forward-to is required. ${how}`);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isHere = url && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
  if (url?.protocol === "http:" && isHere && !url.username) return url;
  throw new TypeError(`Unusable value for --forward-to. ${how}`);
}
