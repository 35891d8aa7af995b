import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { signDelivery } from "@crossborder/webhooks/testing";
import { forward, pairsOf } from "./forward.ts";
import { LISTEN_HELP, type ListenOptions, readListenOptions } from "./listen-options.ts";
import { codeOf, createListener, printable } from "./listener.ts";
import { openStoredDeliveries, type StoredDelivery } from "./stored-deliveries.ts";

/** Runs `listen` or `redeliver`. Throws an error that names the mistake. */
export async function runListen(command: "listen" | "redeliver", args: readonly string[]): Promise<void> {
  const options = readListenOptions(command, args, process.env);
  if (!options) process.stdout.write(LISTEN_HELP);
  else if (command === "listen") await listen(options);
  else await redeliver(options);
}

async function listen(options: ListenOptions): Promise<void> {
  const { port, host, forwardTo, folder, secret } = options;
  const print = (line: string) => process.stdout.write(`${line}\n`);
  const server = createListener(options, { stored: openStoredDeliveries(folder), print });
  server.listen(port, host);
  await once(server, "listening");
  const { port: taken } = server.address() as AddressInfo; // listening on a port
  if (forwardTo.port === String(taken)) {
    server.close();
    throw new TypeError("--forward-to is the port that listen itself uses. Choose another one with --port.");
  }
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => server.close());
  print(
    `Listening on http://${host.includes(":") ? `[${host}]` : host}:${taken}, forwarding to ${forwardTo.href}`,
  );
  print(
    secret === undefined
      ? "Signatures are not verified (WEBHOOK_SECRET is not set)."
      : "Signatures are verified.",
  );
}

async function redeliver({ id = "", folder, forwardTo, headerPrefix, secret }: ListenOptions): Promise<void> {
  const delivery = openStoredDeliveries(folder).find(id);
  if (!delivery) throw new TypeError(`No delivery with the ID ${printable(id)} is kept in ${folder}.`);
  if (secret === undefined)
    process.stderr.write(
      "Sent with its first signature: a receiver rejects it when it is older than 5 minutes. Set WEBHOOK_SECRET to sign it now.\n",
    );
  const sent = secret === undefined ? delivery : await signAgain(delivery, { secret, headerPrefix });
  const { status } = await forward(forwardTo, sent).catch((error: unknown) => {
    throw new Error(`The delivery was not forwarded: ${codeOf(error)}.`);
  });
  process.stdout.write(`${printable(id)} -> ${status}\n`);
  if (status >= 300) process.exitCode = 1;
}

async function signAgain(
  { id, headers, body }: StoredDelivery,
  { secret, headerPrefix }: { readonly secret: string; readonly headerPrefix: string },
): Promise<Pick<StoredDelivery, "headers" | "body">> {
  const { headers: signed } = await signDelivery({ secrets: secret, event: body, id, headerPrefix });
  const renewed = ["id", "timestamp", "signature"].map((part) => headerPrefix + part);
  const others = pairsOf(headers).filter(([name]) => !renewed.includes(name.toLowerCase()));
  return { headers: [...others, ...renewed.map((name) => [name, signed[name] ?? ""])].flat(), body };
}
