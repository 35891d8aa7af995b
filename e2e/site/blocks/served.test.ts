import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname } from "node:path";
import { setTimeout } from "node:timers/promises";
import { deliver } from "@crossborder/webhooks/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { handWrittenPages, readBlocks } from "./find-programs.ts";
import { pathOf, workFolder, writePrograms } from "./write-programs.ts";

const work = workFolder("served");
const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const tracking = { step: "processing" } as const;
const event = {
  webhook_event: "payin.new",
  id: "pi_000000000001",
  status: "processing",
  tracking_complete: tracking,
  tracking_payment: tracking,
  tracking_transaction: tracking,
} as const;
const programs = handWrittenPages().flatMap((page) => readBlocks(page).programs);
const servers = programs.filter(({ note }) => note.kind === "serve");

beforeAll(() => writePrograms(work, programs));
afterAll(() => rmSync(work, { recursive: true, force: true }));

describe.each(servers.map((program) => [program.file, program] as const))("%s", (_file, program) => {
  let child: ChildProcess;
  let url: string;
  let printed = "";

  beforeAll(async () => {
    const path = pathOf(work, program);
    const port = await freePort();
    url = `http://127.0.0.1:${port}/webhooks`;
    const env = { ...process.env, PORT: String(port) };
    child = spawn(process.execPath, [path], { cwd: dirname(path), env });
    child.stdout?.on("data", (text) => {
      printed += text;
    });
    await untilItResponds(url);
  });
  afterAll(async () => {
    child.kill();
    await once(child, "exit");
  });

  test("handles a message once that is delivered twice", async () => {
    const first = await deliver(url, event, { secrets: secret });
    expect(first.map(({ status }) => status)).toEqual([204]);
    const repeated = await deliver(url, event, { secrets: secret, times: 2 });
    expect(repeated.map(({ status }) => status)).toContain(204);
    await expect.poll(() => printed.match(/credit pi_000000000001/g)?.length).toBe(2); // two messages
  });

  test("rejects a delivery whose body was changed", async () => {
    const [result] = await deliver(url, event, { secrets: secret, corrupt: "body" });
    expect(result?.status).toBe(401);
  });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // listening on a port
  server.close();
  await once(server, "close");
  return port;
}

async function untilItResponds(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
    await setTimeout(50);
  }
  throw new Error(`Nothing responds at ${url}.`);
}
