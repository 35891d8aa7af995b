#!/usr/bin/env node
import { randomUUID } from "node:crypto";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { createServer } from "./create-server.ts";
import { type OpenService, openService } from "./open-service.ts";
import { HELP, readSettings, type Settings } from "./read-settings.ts";
import { serveHttp } from "./serve-http.ts";

try {
  const settings = readSettings(process.argv.slice(2), process.env);
  if (settings.help) process.stdout.write(HELP);
  else await run(settings, await openService(settings.target));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}

/** Standard output is for the protocol: people read standard error. */
async function run(
  { allow, reveal, list, port, token = randomUUID() }: Settings,
  { client, service, onResult, note, close }: OpenService,
): Promise<void> {
  const options = { service, onResult, allow, reveal, ...(list && { list }) };
  const createSession = () => createServer(client, options);
  const session = createSession(); // wrong names end the program before anybody connects
  process.stderr.write(`${service} ${note}\nTools that write: ${allow.join(", ") || "none"}.\n`);
  if (port === undefined) {
    process.stdin.once("end", close);
    await session.connect(new StdioServerTransport());
    return;
  }
  const running = await serveHttp(createSession, { port, token });
  process.stderr.write(`${running.url}\nAuthorization: Bearer ${token}\n`);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, async () => {
      await running.close();
      close();
    });
}
