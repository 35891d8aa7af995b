import * as sandbox from "@crossborder/sandbox";
import { MODULES } from "./modules.ts";
import {
  MAX_EVENTS,
  type ProgramEvent,
  type ProgramFaults,
  type ProgramFile,
  type WorkerJob,
} from "./program-event.ts";
import { sendRequest } from "./send-request.ts";

// The worker of a playground: gets one program as JavaScript, runs it, and posts an event for each thing that it does.

const sandboxes: sandbox.Sandbox[] = [];
let faults: ProgramFaults = {};

const modules: Record<string, object> = {
  ...MODULES,
  "@crossborder/sandbox": {
    ...sandbox,
    createSandbox: ({ webhookFetch, ...options }: sandbox.SandboxOptions = {}) =>
      watch(sandbox.createSandbox({ ...options, webhookFetch: watchDeliveries(webhookFetch) })),
  },
};

/** Characters of one line of the console. */
const MAX_LENGTH = 10_000;

let posted = 0;

/** Stops posting at the limit of the page, which then stops this worker. */
function post(event: ProgramEvent): void {
  posted += 1;
  if (posted <= MAX_EVENTS) postMessage(event);
}

for (const level of ["log", "info", "warn", "error"] as const)
  console[level] = (...values: unknown[]) =>
    post({ kind: "console", level, text: values.map(shown).join(" ").slice(0, MAX_LENGTH) });

addEventListener("unhandledrejection", ({ reason }) => console.error(reason));

addEventListener("message", async ({ data }: MessageEvent<WorkerJob>) => {
  const error = await errorOf(data);
  for (const each of sandboxes) await each.deliveries();
  const clock = await sandboxes.at(-1)?.control.clock.get();
  if (clock) post({ kind: "clock", now: clock.now });
  post({ kind: "ended", error });
});

/** Resolves with the error that ended the job, if one did. */
async function errorOf(job: WorkerJob): Promise<string | undefined> {
  try {
    if (job.kind === "advance")
      for (const { control } of sandboxes) await control.clock.advance({ seconds: job.seconds });
    else if (job.kind === "send") post({ kind: "response", ...(await sendRequest(job.request, job.server)) });
    else {
      faults = job.faults;
      for (const file of job.files) modules[file.name] = await run(file);
    }
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/**
 * Runs a file and resolves with its exports. A module with its own address needs `script-src blob:`, which allows only
 * texts that scripts of the page have made; `AsyncFunction` would need `unsafe-eval`, which allows any text everywhere.
 */
async function run({ code }: ProgramFile): Promise<object> {
  const parts = ["export default async (require, exports, process) => {", code, "\n}"];
  const url = URL.createObjectURL(new Blob(parts, { type: "text/javascript" }));
  const { default: body } = await import(url);
  const exports = {};
  await body(load, exports, { env: {} });
  return exports;
}

function load(name: string): object {
  const found = Object.hasOwn(modules, name) && modules[name];
  if (found) return found;
  throw new Error(`There is no ${JSON.stringify(name)} here. Import ${Object.keys(modules).join(", ")}.`);
}

/** Wraps a sandbox so that it begins with the faults, and new entries of its log are posted after each request. */
function watch(watched: sandbox.Sandbox): sandbox.Sandbox {
  sandboxes.push(watched);
  const { requests, faults: callFaults, webhookFaults } = watched.control;
  const armed = [
    faults.calls && callFaults.create(faults.calls),
    faults.deliveries && webhookFaults.create(faults.deliveries),
  ];
  let seen = 0;
  const postRequests = async () => {
    const logged = await requests.list();
    for (const request of logged.slice(seen)) post({ kind: "request", request });
    seen = logged.length;
  };
  const fetch: sandbox.Sandbox["fetch"] = async (input, init) => {
    await Promise.all(armed);
    return watched.fetch(input, init).finally(postRequests);
  };
  return Object.create(watched, { fetch: { value: fetch, enumerable: true } }) as sandbox.Sandbox;
}

/** Posts each delivery with its response. They are received here if the program receives none: there is no network. */
function watchDeliveries(
  receive: NonNullable<sandbox.SandboxOptions["webhookFetch"]> = async () =>
    new Response(null, { status: 204 }),
): NonNullable<sandbox.SandboxOptions["webhookFetch"]> {
  return async (url, init) => {
    const [, event = "webhook"] = /"webhook_event":"([\w.]+)"/.exec(String(init.body)) ?? [];
    try {
      const response = await receive(url, init);
      post({ kind: "webhook", event, result: String(response.status) });
      return response;
    } catch (error) {
      post({ kind: "webhook", event, result: String(error) });
      throw error;
    }
  };
}

function shown(value: unknown): string {
  if (typeof value !== "object" || value instanceof Error) return String(value);
  try {
    return JSON.stringify(value);
  } catch {
    return String(value); // it is cyclic, or contains a bigint
  }
}
