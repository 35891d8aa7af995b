import * as z from "zod";
import type { ArmedFault } from "../faults/fault.ts";
import { DELIVERY_FAULTS, type DeliveryFault } from "../webhooks/delivery-faults.ts";
import { controlOperation } from "./control-operation.ts";
import { errorCode, nothing, operationId, seconds, times, transportFault } from "./inputs.ts";

const faultInput = z
  .object({
    operation: operationId.default("*"),
    fault: transportFault.optional().describe("What happens on the wire."),
    code: errorCode.optional().describe("The code that the call is refused with. Nothing is carried out."),
    times,
    from_call: z.int().min(1).default(1).describe("The first call that it concerns: 1 is the next one."),
    after_commit: z
      .boolean()
      .default(false)
      .describe("For stall and html-502: whether the call is carried out nevertheless."),
  })
  .refine(({ fault, code }) => (fault === undefined) !== (code === undefined), {
    error: "Give either `fault` or `code`.",
  });

const deliveryFaultInput = z.object({
  fault: z.enum(DELIVERY_FAULTS),
  event: z.string().optional().describe("Only deliveries of this event. Default: of all events."),
  times,
  seconds: seconds.default(60).describe("For delay: how long, in seconds of the sandbox's clock."),
});

export const faultCalls = {
  "faults.create": controlOperation({
    method: "POST",
    path: "faults",
    summary: "Make calls of an operation fail: on the wire, or with a code of the catalogue",
    input: faultInput,
    run: ({ engine }, input): ArmedFault => engine.faults.add(input),
  }),
  "faults.list": controlOperation({
    method: "GET",
    path: "faults",
    summary: "List the faults that wait for calls",
    input: nothing,
    run: ({ engine }): readonly ArmedFault[] => engine.faults.list(),
  }),
  "faults.clear": controlOperation({
    method: "DELETE",
    path: "faults",
    summary: "Take all faults of calls back",
    input: nothing,
    run: ({ engine }) => {
      engine.faults.clear();
      return {};
    },
  }),
  "webhookFaults.create": controlOperation({
    method: "POST",
    path: "webhook-faults",
    summary:
      "Make deliveries that have not been sent yet arrive twice, in another order, late, changed, or never",
    input: deliveryFaultInput,
    run: ({ engine }, input) => {
      engine.deliveryFaults.add(input);
      return input;
    },
  }),
  "webhookFaults.list": controlOperation({
    method: "GET",
    path: "webhook-faults",
    summary: "List the faults that wait for deliveries",
    input: nothing,
    run: ({ engine }): readonly DeliveryFault[] => engine.deliveryFaults.list(),
  }),
  "webhookFaults.clear": controlOperation({
    method: "DELETE",
    path: "webhook-faults",
    summary: "Take all faults of deliveries back",
    input: nothing,
    run: ({ engine }) => {
      engine.deliveryFaults.clear();
      return {};
    },
  }),
} as const;
