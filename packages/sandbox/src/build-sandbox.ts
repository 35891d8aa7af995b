import { advanceUntilPayout } from "./advance-until-payout.ts";
import { type InstanceView, listInstances } from "./control/account-calls.ts";
import { type Control, createControl } from "./control/control.ts";
import { type Delivery, deliveryView } from "./control/webhook-calls.ts";
import { Engine, type InternalErrorReport } from "./engine.ts";
import { deliverInProcess } from "./faults/damage-in-process.ts";
import { createApp } from "./http/app.ts";
import { rememberApp } from "./http/app-of.ts";
import { payoutView } from "./rules/payouts.ts";
import type { Journal, JournalEntry } from "./state/journal.ts";
import { Store } from "./state/store.ts";
import type { WebhookFetch } from "./webhooks/send-delivery.ts";

/** Options of a sandbox. */
export interface SandboxOptions {
  /** A file that stores everything; it is created if needed. Needs Node 22.13. Default: memory. */
  readonly dataFile?: string | undefined;
  /** Text that IDs and keys are derived from: the same seed and the same calls give the same IDs. Default `"sandbox"`. */
  readonly seed?: string | undefined;
  /** Sends webhook deliveries. Default: the global `fetch`. */
  readonly webhookFetch?: WebhookFetch | undefined;
  /** Token of the control interface over HTTP. Default: a random one. */
  readonly controlToken?: string | undefined;
  /** Lets other machines use the control interface too, under any host name. Default false. */
  readonly remoteControl?: boolean | undefined;
  /**
   * Called when a response or an event of the sandbox does not match the description, a rule fails, or `dataFile` cannot be
   * written. The client gets `INTERNAL_ERROR`, and nothing is committed. Default: `console.error`.
   */
  readonly onInternalError?: ((report: InternalErrorReport) => void) | undefined;
}

/** A sandbox in this process. */
export interface Sandbox {
  /** Handles a request without a network: pass it to `createClient` as `fetch`. Any host name works. */
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** The instances, each with a key. */
  readonly instances: { readonly development: InstanceView; readonly production: InstanceView };
  /** Calls for what happens outside of the API: time, approvals, people, faults. */
  readonly control: Control;
  readonly controlToken: string;
  /** Records that tests begin with, one call for each: `fixtures.payableQuote()` creates all that a payout needs. */
  readonly fixtures: Control["fixtures"];
  /**
   * Advances the sandbox's clock until the payout has the status, and resolves with the payout. Rejects if the payout
   * ends with another status.
   */
  readonly advanceUntilPayout: (id: string, status: string) => Promise<Readonly<Record<string, unknown>>>;
  /** Webhook deliveries with their attempts, oldest first, after sending everything that is due. */
  readonly deliveries: () => Promise<readonly Delivery[]>;
  /** The committed transactions, oldest first. When there are very many, the first entry summarizes those before it. */
  readonly journal: () => readonly JournalEntry[];
  /** Stops the sandbox and closes its file. */
  readonly close: () => void;
}

/** Objects that calls in this process need until they end. */
const underway = new Set<unknown>();

/** A URL for the calls of this process, where no name is looked up. */
const OWN_URL = "http://sandbox.invalid";

export interface BuildOptions extends Omit<SandboxOptions, "dataFile"> {
  /** Number of entries that stay when the journal is compacted. */
  readonly retainedEntries?: number | undefined;
}

/** Builds the service on a journal, wherever that keeps its entries. */
export function buildSandbox(journal: Journal, options: BuildOptions): Sandbox {
  const { seed = "sandbox", controlToken = crypto.randomUUID(), remoteControl = false } = options;
  const engine = new Engine(new Store(journal, { seed, retained: options.retainedEntries }), {
    seed,
    fetch: options.webhookFetch ?? ((url, init) => fetch(url, init)),
    onInternalError:
      options.onInternalError ??
      (({ operation, message }) => console.error(`sandbox: ${operation}: ${message}`)),
  });
  const app = createApp(engine, { token: controlToken, allowRemote: remoteControl });
  const fetchInProcess: Sandbox["fetch"] = async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    // A request follows its caller's signal only as long as it lives. Nothing else references a stalled one, and a
    // caller that gives up after a garbage collection would never end.
    const held = [request, input];
    underway.add(held);
    try {
      return await deliverInProcess(await app.fetch(request, {}), request.signal);
    } finally {
      underway.delete(held);
    }
  };
  const control = createControl({ url: OWN_URL, controlToken, fetch: fetchInProcess });
  const sandbox: Sandbox = {
    controlToken,
    fixtures: control.fixtures,
    fetch: fetchInProcess,
    get instances() {
      return instancesByKind(engine);
    },
    control,
    advanceUntilPayout: async (id, status) => payoutView(await advanceUntilPayout(engine, id, status)),
    deliveries: async () => {
      await engine.settle();
      return engine.store.state.list("deliveries").map(deliveryView);
    },
    journal: () => engine.store.entries(),
    close: () => engine.close(),
  };
  rememberApp(sandbox, app);
  return sandbox;
}

function instancesByKind({ store }: Engine): Sandbox["instances"] {
  const views = listInstances(store.state);
  const find = (kind: InstanceView["kind"]) => {
    const found = views.find((view) => view.kind === kind);
    if (!found) throw new Error(`The sandbox has no ${kind} instance: a snapshot without one was restored.`);
    return found;
  };
  return { development: find("development"), production: find("production") };
}
