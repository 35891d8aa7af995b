import { type Client, type ClientOptions, createClient, isConfigurationError } from "@crossborder/client";
import type { Quote } from "@crossborder/types";
import type { ServerOptions } from "./create-server.ts";
import type { Target } from "./read-settings.ts";

/** A client, and descriptions of its service for people. */
export interface OpenService extends Required<Pick<ServerOptions, "service" | "onResult">> {
  readonly client: Client;
  /** A longer description, printed when the program starts. */
  readonly note: string;
  readonly close: () => void;
}

/** Connects to the service, or starts a sandbox in this process. Throws for settings that cannot work. */
export async function openService(target: Target): Promise<OpenService> {
  if (target.kind === "sandbox") return openSandbox();
  const { kind: _, ...options } = target;
  return {
    client: connect(options),
    service: `The service at ${target.baseUrl}, instance ${target.instanceId}.`,
    note: "What is confirmed is carried out there.",
    onResult: () => {},
    close: () => {},
  };
}

function connect(options: ClientOptions): Client {
  try {
    return createClient({ userAgent: "crossborder-mcp", ...options });
  } catch (error) {
    if (!isConfigurationError(error)) throw error;
    throw new Error(
      `${error.message}\napiKey is CROSSBORDER_API_KEY, instanceId CROSSBORDER_INSTANCE_ID, baseUrl CROSSBORDER_BASE_URL.`,
    );
  }
}

/** A sandbox with one customer and bank account, whose quotes the sender's wallet approves at once. */
async function openSandbox(): Promise<OpenService> {
  const { createSandbox } = await import("@crossborder/sandbox");
  const { instances, fetch, fixtures, control, close } = createSandbox();
  const { id: instanceId, apiKey } = instances.development;
  const { customer_id, bank_account_id } = await fixtures.bankAccount({});
  return {
    client: connect({ instanceId, apiKey, baseUrl: "http://sandbox.test", fetch }),
    service: "The sandbox on this machine: no money moves.",
    note: `It has the customer ${customer_id} with the bank account ${bank_account_id}. Set CROSSBORDER_API_KEY, CROSSBORDER_INSTANCE_ID and CROSSBORDER_BASE_URL to use the service.`,
    onResult: (tool, _, output) => {
      // In time for the payout, since both run in this process; a quote that is gone needs no approval.
      if (tool === "quotes_create")
        control.approvals.create({ quote_id: (output as Quote).id }).catch(() => {});
    },
    close,
  };
}
