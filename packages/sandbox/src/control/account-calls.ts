import * as z from "zod";
import { isAddressRange } from "../http/address-range.ts";
import { rejection } from "../http/rejection.ts";
import { members } from "../names/members.ts";
import { nameInput } from "../names/name-input.ts";
import { findAnywhere } from "../rules/find.ts";
import { addApiKey } from "../start-instances.ts";
import type { ApiKeyRow } from "../state/tables.ts";
import type { Transaction } from "../state/transaction.ts";
import { controlOperation } from "./control-operation.ts";
import { id, instanceId, nothing, operationId, seconds, withId } from "./inputs.ts";
import * as outputs from "./outputs.ts";

/** An instance with its first key. */
export interface InstanceView {
  readonly id: string;
  readonly kind: "development" | "production";
  readonly apiKey: string;
  readonly blocked: boolean;
  readonly rateLimit: { readonly requests: number; readonly seconds: number } | null;
}

/** The instances, as the ready line and the calls show them. */
export function listInstances(state: Pick<Transaction, "list">): InstanceView[] {
  const keys = state.list("api_keys");
  return state.list("instances").map(({ id, kind, blocked, rateLimit }) => {
    const apiKey = keys.find(({ instance_id }) => instance_id === id)?.id ?? "";
    return { id, kind, apiKey, blocked, rateLimit };
  });
}

const rateLimit = members({ requests: z.int().min(0), seconds: seconds.positive() }).nullable();

export const accountCalls = {
  "instances.list": controlOperation({
    summary: "List the instances with their keys",
    input: nothing,
    output: outputs.instances,
    run: ({ engine }) => listInstances(engine.store.state),
  }),
  "instances.update": controlOperation({
    summary: "Block an instance (`INSTANCES_BLOCKED`), or limit its requests (`AUTH_RATE_LIMITED`)",
    input: withId({ blocked: z.boolean().optional(), rateLimit: rateLimit.optional() }),
    output: outputs.instance,
    run: ({ transact }, { id: instance_id, blocked, rateLimit }): Omit<InstanceView, "apiKey"> =>
      transact((tx) => {
        const instance = findAnywhere(tx, "instances", instance_id);
        return tx.put("instances", {
          ...instance,
          blocked: blocked ?? instance.blocked,
          rateLimit: rateLimit === undefined ? instance.rateLimit : rateLimit,
        });
      }, instance_id),
  }),
  "apiKeys.create": controlOperation({
    summary: "Create another key: without some permissions, for some addresses, or from an OAuth connection",
    input: members({
      instance_id: instanceId,
      forbidden: z
        .array(operationId)
        .default([])
        .describe("Operations that the key may not call. They fail with AUTH_FORBIDDEN."),
      allowed_ips: z
        .array(
          z.string().refine(isAddressRange, { error: "Use an IP address or a range such as 10.0.0.0/8." }),
        )
        .nullable()
        .default(null)
        .describe("IP addresses or ranges (`10.0.0.0/8`). From all others AUTH_IP_BLOCKED."),
      oauth: nameInput(["bound", "not-bound", "not-found", "revoked"], "state of the connection")
        .nullable()
        .default(null),
    }),
    output: outputs.apiKey,
    run: (
      { engine, transact },
      { instance_id, forbidden, allowed_ips, oauth },
    ): { readonly apiKey: string } =>
      transact((tx) => {
        findAnywhere(tx, "instances", instance_id);
        const seed = engine.seed;
        const apiKey = addApiKey(tx, { instanceId: instance_id, seed });
        const key: ApiKeyRow = { id: apiKey, instance_id, forbidden, allowed_ips, oauth };
        tx.put("api_keys", key);
        return { apiKey };
      }, instance_id),
  }),
  "apiKeys.delete": controlOperation({
    summary: "Revoke a key, which then fails with `AUTH_UNAUTHORIZED`",
    input: id,
    output: outputs.done,
    run: ({ transact }, input) =>
      transact((tx) => {
        if (!tx.get("api_keys", input.id))
          throw rejection("VALIDATION_INVALID_REQUEST", { message: "The sandbox has no such key." });
        tx.delete("api_keys", input.id);
      }),
  }),
} as const;
