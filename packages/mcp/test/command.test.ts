import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { createSandbox, serveSandbox } from "@crossborder/sandbox";
import type { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { HELP } from "../src/read-settings.ts";
import { Agent, no, WALLET, yes } from "./support/session.ts";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const { CROSSBORDER_API_KEY: _, ...environment } = process.env as Record<string, string>;
const PAYING = ["--allow", "quotes_create,payouts_createEvm"];

interface Exit {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function runMain(args: readonly string[], env: Readonly<Record<string, string>> = {}): Exit {
  return spawnSync(process.execPath, [main, ...args], {
    env: { ...environment, ...env },
    encoding: "utf8",
    input: "",
  });
}

/** Pays from the first bank account that the agent finds. */
async function pay(agent: Agent): Promise<{ isError: boolean; text: string }> {
  const read = async (name: string, input: object = {}) => JSON.parse((await agent.call(name, input)).text);
  const { data } = await read("customers_list");
  const [account] = await read("bankAccounts_list", { customer_id: data[0].id });
  const price = { currency_type: "sender", cover_fees: false, network: "base_sepolia", token: "USDB" };
  const { id } = await read("quotes_create", { bank_account_id: account.id, request_amount: 5000, ...price });
  return agent.call("payouts_createEvm", { quote_id: id, sender_wallet_address: WALLET });
}

test("over standard input and output, the sandbox pays when a person agrees, and standard error says what it is", async () => {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [main, ...PAYING],
    env: environment,
    stderr: "pipe",
  });
  let said = "";
  transport.stderr?.on("data", (chunk) => {
    said += chunk;
  });
  const agent = new Agent(yes);
  await agent.connect(transport);
  const { isError, text } = await pay(agent);
  expect([isError, JSON.parse(text)]).toEqual([false, expect.objectContaining({ request_amount: 5000 })]);
  expect(agent.prompts[1]).toMatch(
    /^The sandbox on this machine: no money moves\.\nPay out 50\.00 USDB to "Ada Example"/,
  );
  expect(said).toMatch(/^The sandbox on this machine: no money moves\. It has the customer re_/);
  expect(said).toContain("Tools that write: quotes_create, payouts_createEvm.");
  await agent.close();
});

test("the service that the environment names gets the calls, and is named to the person", async () => {
  const sandbox = createSandbox();
  const { url, close } = await serveSandbox(sandbox, { port: 0 });
  await sandbox.fixtures.bankAccount({});
  const { id, apiKey } = sandbox.instances.development;
  const env = {
    ...environment,
    CROSSBORDER_API_KEY: apiKey,
    CROSSBORDER_INSTANCE_ID: id,
    CROSSBORDER_BASE_URL: url,
    CROSSBORDER_MCP_ALLOW: "quotes_create, payouts_createEvm",
  };
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [main],
    env,
    stderr: "pipe",
  });
  const agent = new Agent(no);
  await agent.connect(transport);
  const { data } = JSON.parse((await agent.call("customers_list")).text);
  expect(data).toHaveLength(1);
  const { bank_account_id } = await sandbox.fixtures.bankAccount({ customer_id: data[0].id });
  const price = { currency_type: "sender", cover_fees: false, network: "base_sepolia", token: "USDB" };
  await agent.call("quotes_create", { bank_account_id, request_amount: 5000, ...price });
  expect(agent.prompts[0]).toContain(`The service at ${url}, instance ${id}.\n`);
  await agent.close();
  await close();
});

test.each<[string, readonly string[], Readonly<Record<string, string>>, string]>([
  [
    "a key alone",
    [],
    { CROSSBORDER_API_KEY: "key" },
    "CROSSBORDER_INSTANCE_ID and CROSSBORDER_BASE_URL must be set too. Set all of",
  ],
  ["an address alone", [], { CROSSBORDER_BASE_URL: "https://a.example" }, "or none for the sandbox."],
  ["an empty key", [], { CROSSBORDER_API_KEY: " " }, "CROSSBORDER_API_KEY is empty. Set it, or remove it."],
  [
    "an instance that is none",
    [],
    { CROSSBORDER_API_KEY: "key", CROSSBORDER_INSTANCE_ID: "x", CROSSBORDER_BASE_URL: "https://a.example" },
    "instanceId CROSSBORDER_INSTANCE_ID",
  ],
  [
    "a tool that does not exist",
    ["--allow", "payouts_create"],
    {},
    '"payouts_create", which does not exist. Use payouts_createEvm, payouts_list, ',
  ],
  [
    "a member that no tool masks",
    ["--reveal", "pix_kye"],
    {},
    '`reveal` names "pix_kye", which does not exist. Use pix_key, ',
  ],
  ["payouts without quotes", ["--allow", "payouts_createEvm"], {}, "name both"],
  ["a list of another kind", ["--list", "all"], {}, 'Unknown value "all" for --list. Use tools or search.'],
  ["a port that is none", ["--http", "80000"], {}, 'Unknown port "80000" for --http.'],
  ["an unknown option", ["--tools", "x"], {}, "'--tools'. Use --allow, --reveal, --list, --http, --help."],
])("%s ends the program with 2 and says what to do", (_, args, env, reason) => {
  const { status, stdout, stderr } = runMain(args, env);
  expect([status, stdout, stderr]).toEqual([2, "", expect.stringContaining(reason)]);
  expect(stderr).not.toContain("    at ");
});

test("help names every option, and the program ends with its input", () => {
  expect(runMain(["--help"])).toMatchObject({ status: 0, stdout: HELP });
  expect(runMain([])).toMatchObject({ status: 0, stdout: "" });
});

let server: ChildProcess;
let url: URL;
const TOKEN = "token-of-this-test";
beforeAll(async () => {
  server = spawn(process.execPath, [main, "--http", "0", ...PAYING], {
    env: { ...environment, CROSSBORDER_MCP_TOKEN: TOKEN },
    stdio: ["ignore", "inherit", "pipe"],
  });
  let said = "";
  for await (const chunk of server.stderr ?? []) {
    said += chunk;
    if (said.includes("Bearer")) break;
  }
  url = new URL(/^http:\S+$/m.exec(said)?.[0] ?? "");
});
afterAll(async () => {
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  await ended;
});

const withToken = { requestInit: { headers: { authorization: `Bearer ${TOKEN}` } } };

test("over HTTP on loopback, each session pays when its person agrees, and knows its own quotes alone", async () => {
  const connect = async () => {
    const agent = new Agent(yes);
    const transport = new StreamableHTTPClientTransport(url, withToken);
    // The SDK's own classes disagree under `exactOptionalPropertyTypes`.
    await agent.connect(transport as Parameters<Client["connect"]>[0]);
    return { agent, transport };
  };
  const [one, other] = [await connect(), await connect()];
  const { isError, text } = await pay(one.agent);
  expect([isError, JSON.parse(text).request_amount]).toEqual([false, 5000]);
  const input = { quote_id: JSON.parse(text).quote_id, sender_wallet_address: WALLET };
  expect((await other.agent.call("payouts_createEvm", input)).text).toContain("not created in this session");
  await one.transport.terminateSession();
  await expect(one.agent.listTools()).rejects.toThrow();
  await Promise.all([one.agent.close(), other.agent.close()]);
});

test("a person is asked over HTTP by the response of the call, where nothing else listens", async () => {
  const posts: typeof fetch = async (input, init) =>
    init?.method === "GET" ? new Response(null, { status: 405 }) : fetch(input, init);
  const agent = new Agent(yes);
  const transport = new StreamableHTTPClientTransport(url, { ...withToken, fetch: posts });
  await agent.connect(transport as Parameters<Client["connect"]>[0]);
  expect((await pay(agent)).isError).toBe(false);
  expect(agent.prompts).toHaveLength(2);
  await agent.close();
});

const initialize = JSON.stringify({
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "page", version: "1" } },
});
const accepted = { accept: "application/json, text/event-stream", "content-type": "application/json" };
const authorization = `Bearer ${TOKEN}`;

test.each<[string, Readonly<Record<string, string>>, number]>([
  ["without a token", {}, 401],
  ["with another token", { authorization: "Bearer x" }, 401],
  ["under another host name, as after DNS rebinding", { authorization, host: "evil.example" }, 403],
  ["from a page", { authorization, origin: "https://evil.example" }, 403],
  ["of a session that does not exist", { authorization, "mcp-session-id": "x" }, 404],
  ["as clients send it", { authorization }, 200],
])("a request %s gets its status", async (_, headers, status) => {
  const { request } = await import("node:http"); // fetch would not send the host
  const sent = request(url, { method: "POST", headers: { ...accepted, ...headers } });
  sent.end(initialize);
  const [response] = await once(sent, "response");
  response.destroy();
  expect(response.statusCode).toBe(status);
});

test("a port that is taken ends the program with 2", () => {
  const { status, stderr } = runMain(["--http", url.port]);
  expect([status, stderr]).toEqual([2, expect.stringContaining("EADDRINUSE")]);
});
