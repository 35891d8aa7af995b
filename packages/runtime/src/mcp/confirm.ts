import type { Server } from "@modelcontextprotocol/sdk/server/index.js";
import type { ElicitRequestFormParams } from "@modelcontextprotocol/sdk/types.js";
import { shownJson } from "./shown-value.ts";
import type { CallRequest, ClientTool } from "./tool.ts";

/** Text that a person reads before a call, or the reason to reject the call. */
export type Confirmation = string | { readonly refused: string };

/**
 * Describes what a call does, such as amounts and payees. It may read them from the service first. Return `undefined`
 * or a reason to reject the call, for example if it would move an amount that this server does not know.
 */
export type ConfirmationText = (
  input: unknown,
  options: { readonly signal: AbortSignal },
) => Confirmation | undefined | Promise<Confirmation | undefined>;

/** Consent of a person to a call, or the reason why it is not sent. */
export type Agreement = { readonly kind: "agreed" } | { readonly kind: "refused"; readonly reason: string };

/** Time limit for a person's answer; the SDK's default is one minute. */
const ANSWER_MS = 10 * 60_000;

/** Shows a person what will be sent and asks for consent. If the client cannot ask, the call is rejected. */
export async function askPerson(
  server: Server,
  {
    tool,
    input,
    confirm,
    request: { requestId, signal },
  }: {
    readonly tool: ClientTool;
    readonly input: unknown;
    /** Default: the title of the tool. */
    readonly confirm: ConfirmationText | undefined;
    readonly request: CallRequest;
  },
): Promise<Agreement> {
  if (!server.getClientCapabilities()?.elicitation?.form)
    return refused(
      `"${tool.name}" changes something, so a person has to confirm it, and this client cannot ask one. Nothing was sent.`,
    );
  const text = confirm === undefined ? tool.title : await confirm(input, { signal });
  if (typeof text !== "string") {
    const reason = text?.refused ?? "What it would do cannot be shown to a person.";
    return refused(`"${tool.name}" was refused. ${reason} Nothing was sent.`);
  }
  const shown = shownJson(input, { sensitive: tool.sensitive, maxLength: 4000 });
  if (shown.isCut) return refused("The input is too long for a person to confirm it. Nothing was sent.");
  const message = `${text}\n\nInput: ${shown.text}`;
  const { action, content } = await server.elicitInput(
    { message, requestedSchema: agreement() },
    // Over HTTP, the question is sent in the response of the call: some clients open no stream for other requests.
    { signal, timeout: ANSWER_MS, relatedRequestId: requestId },
  );
  if (action === "accept" && content?.confirm === true) return { kind: "agreed" };
  return refused("The person did not confirm. Nothing was sent. Do not ask again unless they want it.");
}

function agreement(): ElicitRequestFormParams["requestedSchema"] {
  const confirm = { type: "boolean" as const, title: "Do it", description: "Yes, carry out exactly this." };
  return { type: "object", properties: { confirm }, required: ["confirm"] };
}

function refused(reason: string): Agreement {
  return { kind: "refused", reason };
}
