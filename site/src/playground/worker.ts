import * as client from "@crossborder/client";
import * as errors from "@crossborder/errors";
import * as sandbox from "@crossborder/sandbox";
import * as webhooks from "@crossborder/webhooks";
import * as validators from "@crossborder/zod";
import type { ProgramEvent } from "./program-event.ts";

// The worker of a playground: gets one program as JavaScript, runs it, and posts an event for each thing that it does.

/** Packages that a program can import. */
const MODULES: Readonly<Record<string, object>> = {
  "@crossborder/client": {
    ...client,
    // The keys are those of a sandbox that ends with the worker.
    createClient: (options: client.ClientOptions) =>
      client.createClient({ ...options, dangerouslyAllowBrowser: true }),
  },
  "@crossborder/errors": errors,
  "@crossborder/sandbox": {
    ...sandbox,
    createSandbox: (options?: sandbox.SandboxOptions) => watch(sandbox.createSandbox(options)),
  },
  "@crossborder/webhooks": webhooks,
  "@crossborder/zod": validators,
};

const sandboxes: sandbox.Sandbox[] = [];

const post = (event: ProgramEvent): void => postMessage(event);

for (const level of ["log", "info", "warn", "error"] as const)
  console[level] = (...values: unknown[]) =>
    post({ kind: "console", level, text: values.map(shown).join(" ") });

addEventListener("message", async ({ data }: MessageEvent<string>) => {
  const error = await run(data);
  await postWebhooks();
  post({ kind: "ended", error });
});

/** Resolves with the error that ended the program, if one did. */
async function run(code: string): Promise<string | undefined> {
  const Program = (async () => {}).constructor as new (
    ...parts: string[]
  ) => (...values: unknown[]) => Promise<void>;
  try {
    await new Program("require", "exports", code)(load, {});
    return undefined;
  } catch (error) {
    return String(error);
  }
}

async function postWebhooks(): Promise<void> {
  for (const each of sandboxes)
    for (const { event, status } of await each.deliveries()) post({ kind: "webhook", event, status });
}

function load(name: string): object {
  const found = Object.hasOwn(MODULES, name) && MODULES[name];
  if (found) return found;
  throw new Error(`There is no ${JSON.stringify(name)} here. Import ${Object.keys(MODULES).join(", ")}.`);
}

/** Wraps a sandbox so that new entries of its log are posted after each request. */
function watch(watched: sandbox.Sandbox): sandbox.Sandbox {
  sandboxes.push(watched);
  let posted = 0;
  const postRequests = async () => {
    const requests = await watched.control.requests.list();
    for (const request of requests.slice(posted)) post({ kind: "request", request });
    posted = requests.length;
  };
  const fetch: sandbox.Sandbox["fetch"] = (input, init) => watched.fetch(input, init).finally(postRequests);
  return Object.create(watched, { fetch: { value: fetch, enumerable: true } }) as sandbox.Sandbox;
}

function shown(value: unknown): string {
  if (typeof value !== "object" || value instanceof Error) return String(value);
  try {
    return JSON.stringify(value);
  } catch {
    return String(value); // a circle, or a bigint in it
  }
}
