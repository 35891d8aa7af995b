import { spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { appOf } from "../src/http/app-of.ts";
import { dashboardLink } from "../src/http/dashboard.ts";
import { createSandbox, serveSandbox } from "../src/index.ts";

const PATH = "/__sandbox/ui";
const FILES = ["", "/", "/dashboard.css", "/dashboard.js", "/journal.js", "/sections.js"];
const sandbox = createSandbox({ controlToken: "secret-token" });
const get = (path: string) => sandbox.fetch(`http://127.0.0.1:4010${path}`);

test.each(FILES)("%j is served without the token, and holds nothing of the sandbox", async (file) => {
  const response = await get(`${PATH}${file}`);
  const text = await response.text();
  expect(response.status).toBe(200);
  const { development } = sandbox.instances;
  for (const secret of [sandbox.controlToken, development.id, development.apiKey])
    expect(text).not.toContain(secret);
});

test.each(FILES)("%j can neither be framed nor run what others write", async (file) => {
  const { headers } = await get(`${PATH}${file}`);
  const policy = headers.get("content-security-policy") ?? "";
  for (const rule of [
    "default-src 'none'",
    "script-src 'self'",
    "frame-ancestors 'none'",
    "form-action 'none'",
  ])
    expect(policy).toContain(rule);
  expect(policy).not.toContain("unsafe");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("access-control-allow-origin")).toBeNull();
});

test("the page names no file of another site and has no script or style in it", async () => {
  const text = await (await get(PATH)).text();
  expect(text).not.toMatch(/https?:|<style|\son\w+=|\sstyle=/);
  expect(text).not.toMatch(/<script(?![^>]*\ssrc=)/);
});

test.each(FILES.filter((file) => file.endsWith(".js")))(
  "%s turns no text into HTML or code",
  async (file) => {
    const text = await (await get(`${PATH}${file}`)).text();
    expect(text).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(|new Function/);
  },
);

test("the link has the token behind the #", () => {
  expect(dashboardLink("http://127.0.0.1:4010", "a b&c")).toBe(
    `http://127.0.0.1:4010${PATH}#token=a%20b%26c`,
  );
});

test("the command prints the link, and a page opens there", async () => {
  const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
  const child = spawn(process.execPath, [main, "--port", "0", "--control-token", "known"]);
  try {
    const [printed] = await once(child.stdout, "data");
    const [, link = ""] = /dashboard: (\S+)/.exec(String(printed)) ?? [];
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/__sandbox\/ui#token=known$/);
    expect((await fetch(link)).status).toBe(200);
  } finally {
    child.kill();
  }
});

test("everything else below the control interface still asks for the token", async () => {
  for (const path of ["ui/nothing", "uix", "journal", "ui/../journal"])
    expect((await get(`/__sandbox/${path}`)).status, path).toBe(401);
});

test("other machines get no page unless they are allowed", async () => {
  const env = { incoming: { socket: { remoteAddress: "192.0.2.7" } } } as never;
  const open = createSandbox({ remoteControl: true });
  const url = `http://sandbox.example${PATH}`;
  expect((await appOf(sandbox).fetch(new Request(url), env)).status).toBe(403);
  expect((await appOf(open).fetch(new Request(url), env)).status).toBe(200);
});

test.each([
  ["127.0.0.1", 200],
  ["localhost", 200],
  ["shop.localhost", 200],
  ["[::1]", 200],
  ["attacker.example", 403],
  ["localhost.attacker.example", 403],
  ["127.0.0.1.attacker.example", 403],
])("over a connection, the host name %s gets %i, token or not", async (host, status) => {
  const running = await serveSandbox(createSandbox({ controlToken: "known" }), { port: 0 });
  try {
    const port = new URL(running.url).port;
    const headers = { host: `${host}:${port}`, authorization: "Bearer known" };
    for (const path of [PATH, "/__sandbox/clock"]) {
      const sent = request(`${running.url}${path}`, { headers }).end();
      const [response] = await once(sent, "response");
      response.resume();
      expect(response.statusCode, path).toBe(status);
    }
  } finally {
    await running.close();
  }
});
