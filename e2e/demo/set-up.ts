import { type Client, createClient, type Hooks } from "@crossborder/client";
import { createSandbox, type Sandbox, serveSandbox } from "@crossborder/sandbox";
import type { DeliveryStore } from "@crossborder/webhooks";
import { type Inbox, openInbox } from "./inbox.ts";
import type { Screen } from "./screen.ts";

/** Clients and services of each part of the demo. */
export interface SetUp {
  readonly screen: Screen;
  readonly sandbox: Sandbox;
  readonly inbox: Inbox;
  /** A client of the sandbox, which reports to these hooks what it does. */
  readonly clientWith: (hooks: Hooks) => Client;
  readonly client: Client;
  readonly close: () => Promise<void>;
}

/** Slow machines take longer than the few seconds of the demo. */
const TIME_LIMIT_MS = 60_000;

/** Starts the sandbox and a webhook receiver, each on a free port of this machine. */
export async function setUp(screen: Screen, store: DeliveryStore): Promise<SetUp> {
  const sandbox = createSandbox({ seed: "demo" });
  const { url: baseUrl, close } = await serveSandbox(sandbox, { port: 0 });
  screen.step("Sandbox started", "on this machine", "the payments API");
  const { id: instanceId, apiKey } = sandbox.instances.development;
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  const inbox = await openInbox(sandbox, { instanceId, store, signal });
  screen.step("Receiver started", "on this machine", "gets the sandbox's webhooks");
  const clientWith = (hooks: Hooks) => createClient({ apiKey, instanceId, baseUrl, hooks });
  return {
    screen,
    sandbox,
    inbox,
    clientWith,
    client: clientWith({}),
    close: async () => {
      inbox.close();
      await close();
    },
  };
}
