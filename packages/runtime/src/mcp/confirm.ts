import type { Server } from "@modelcontextprotocol/sdk/server/index.js";
import type { ElicitRequestFormParams } from "@modelcontextprotocol/sdk/types.js";
import { shownJson } from "./shown-value.ts";
import type { ClientTool } from "./tool.ts";

/** Whether a person agreed to a call; else why it does not happen. */
export type Agreement = { readonly kind: "agreed" } | { readonly kind: "refused"; readonly reason: string };

/** Shows a person what will be sent, and asks. Without a client that can ask, nothing is sent. */
export async function askPerson(
  server: Server,
  {
    tool,
    input,
    text,
    signal,
  }: {
    readonly tool: ClientTool;
    readonly input: unknown;
    /** What the person reads above the input. */
    readonly text: string;
    readonly signal: AbortSignal;
  },
): Promise<Agreement> {
  if (!server.getClientCapabilities()?.elicitation)
    return refused(
      `"${tool.name}" changes something, so a person has to confirm it, and this client cannot ask one. Nothing was sent.`,
    );
  const shown = shownJson(input, { sensitive: tool.sensitive, maxLength: 4000 });
  if (shown.isCut) return refused("The input is too long for a person to confirm it. Nothing was sent.");
  const message = `${text}\n\nInput: ${shown.text}`;
  const { action, content } = await server.elicitInput({ message, requestedSchema: agreement() }, { signal });
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
