import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSandbox, type Sandbox, serveSandbox } from "@crossborder/sandbox";
import { afterAll, beforeAll, expect, test } from "vitest";
import { repository } from "../../house/repository.ts";
import { type RunResult, respect } from "./respect.ts";

// `pnpm e2e:workflows` runs all workflows. These tests show that it notices what is wrong.
const workflows = join(repository, "spec/dist/workflows");
let folder = "";
let server = "";
let sandbox: Sandbox;
let close = async () => {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "workflows-"));
  sandbox = createSandbox({ onInternalError: () => {} });
  ({ url: server, close } = await serveSandbox(sandbox, { port: 0 }));
});

afterAll(async () => {
  await close();
  await rm(folder, { recursive: true, force: true });
});

function requestTerms(workflowId = "requestTerms"): Promise<RunResult> {
  const { id: instance_id, apiKey: api_key } = sandbox.instances.development;
  const inputs = { api_key, instance_id, idempotency_key: crypto.randomUUID() };
  return respect({ workflows, folder, server }, { file: "payout-evm.arazzo.yaml", workflowId, inputs });
}

test("a workflow passes with the responses of its steps", async () => {
  const result = await requestTerms();
  expect(result.requests).toBe(1);
  expect(result.bodies.get("createTerms")).toMatchObject({
    url: expect.stringContaining(server),
  });
});

test("a workflow fails when the service rejects a request", async () => {
  await sandbox.control.faults.create({ operation: "tos.create", code: "AUTH_FORBIDDEN" });
  await expect(requestTerms()).rejects.toThrow("✗ success criteria check - $statusCode < 300");
});

test("a workflow that does not exist fails", async () => {
  await expect(requestTerms("requestNothing")).rejects.toThrow("requestNothing");
});
