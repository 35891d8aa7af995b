import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createClient, parseAmount } from "@crossborder/client";
import { createSandbox, serveSandbox } from "@crossborder/sandbox";
import openapi from "@crossborder/spec/openapi.json" with { type: "json" };
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { repository } from "../../house/repository.ts";
import { run } from "../../house/run.ts";

const CODEGEN = join(repository, "generators/cli/main.ts");
const sandbox = createSandbox({ seed: "verify" });
const { id: instanceId, apiKey } = sandbox.instances.development;

let url: string;
const closers: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const running = await serveSandbox(sandbox, { port: 0 });
  closers.push(running.close);
  url = running.url;
  await payOnce();
});
afterAll(async () => {
  for (const close of closers) await close();
});

/** Puts a customer, a bank account and a payout into the sandbox, so that its lists have rows. */
async function payOnce(): Promise<void> {
  const client = createClient({ apiKey, instanceId, baseUrl: url });
  const terms = await sandbox.control.tos.accept(
    await client.tos.create({ idempotency_key: crypto.randomUUID() }),
  );
  const customer = { ...terms, first_name: "Ada", last_name: "Example", tax_id: "1-SECRET-TAX" };
  const { id: receiver_id } = await client.customers.create(customer);
  const bank = { type: "pix", name: "Main account", pix_key: "ada@secret.example" } as const;
  const { id: bank_account_id } = await client.bankAccounts.create({ receiver_id, ...bank });
  const quote = await client.quotes.create({
    bank_account_id,
    request_amount: parseAmount("50.00"),
    currency_type: "sender",
    cover_fees: false,
    network: "base_sepolia",
    token: "USDB",
  });
  await sandbox.control.approvals.create({ quote_id: quote.id });
  await client.payouts.createEvm({
    quote_id: quote.id,
    sender_wallet_address: "0x0000000000000000000000000000000000000001",
  });
}

function verify(...args: string[]) {
  return run(process.execPath, [CODEGEN, "verify", ...args, "--parameter", `instance_id=${instanceId}`], {
    cwd: repository,
    env: { CODEGEN_API_KEY: apiKey },
  });
}

/** The sandbox behind a server that edits the bodies of its responses. */
async function serveEdited(edit: (path: string, body: string) => string): Promise<string> {
  const server: Server = createServer(async (request, response) => {
    const headers = { authorization: request.headers.authorization ?? "" };
    const answered = await fetch(`${url}${request.url}`, { headers });
    response.writeHead(answered.status, { "content-type": answered.headers.get("content-type") ?? "" });
    response.end(edit(request.url ?? "", await answered.text()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => new Promise((resolve) => server.close(resolve)));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe("codegen verify against the sandbox", () => {
  test("finds no difference: neither in its document nor in its responses", async () => {
    const before = (await sandbox.control.requests.list()).length;
    const { exitCode, stdout, stderr } = await verify(`${url}/doc`, "--live", url);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
    const lines = stdout.split("\n").filter((line) => / \(\w+\.\w+\): (?:not )?checked: /.test(line));
    const methods = Object.values(openapi.paths).flatMap((item) =>
      Object.keys(item).filter((key) => /^(?:get|post)$/.test(key)),
    );
    const reads = methods.filter((method) => method === "get");
    expect(lines.length).toBe(methods.length);
    expect(stdout).toMatch(/^No differences in what was checked\. /);
    expect(stdout).toContain(`\nChecked ${reads.length} of ${methods.length} operations.\n`);
    const sent = (await sandbox.control.requests.list()).slice(before);
    expect(sent.length).toBeGreaterThan(10);
    expect(new Set(sent.map(({ method }) => method))).toEqual(new Set(["GET"]));
  });

  test("reports an edited document", async () => {
    const edited = await serveEdited((path, body) =>
      path === "/doc" ? body.replace('"/v1/instances/{instance_id}/payins"', '"/v2/payins"') : body,
    );
    const { exitCode, stdout } = await verify(`${edited}/doc`);
    expect(exitCode).toBe(1);
    expect(stdout).toContain("/v2/payins");
    expect(stdout).toContain("Only in the description");
  });

  test("reports responses that are not as described, where the document is right", async () => {
    const edited = await serveEdited((path, body) =>
      path === "/doc"
        ? body
        : body.replaceAll('"id":"po_', '"id":"zz_').replace(/"pix_key":"(.*?)"/g, '"pix_key":["$1"]'),
    );
    const { exitCode, stdout } = await verify(`${edited}/doc`, "--live", edited, "--format", "json");
    expect(exitCode).toBe(1);
    const { differences } = JSON.parse(stdout);
    const found = differences.map(
      ({ section, verdict, message, reached: [{ name }] }: Reported) =>
        `${section} ${verdict} ${name}: ${message}`,
    );
    expect(found).toContainEqual(
      expect.stringContaining(
        'payouts.list: Response property "[*].id" is not as described: expected pattern ^po_',
      ),
    );
    expect(found).toContainEqual(
      expect.stringMatching(
        /^response breaking bankAccounts\.list: Response property "\[\*\]\.pix_key" .+ received an array\.$/,
      ),
    );
    expect(stdout).not.toMatch(/SECRET|secret\.example/);
    expect(stdout).not.toContain(apiKey);
  });
});

interface Reported {
  readonly section: string;
  readonly verdict: string;
  readonly message: string;
  readonly reached: readonly [{ readonly name: string }];
}
