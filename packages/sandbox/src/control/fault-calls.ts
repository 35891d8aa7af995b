import * as z from "zod";
import type { ArmedFault } from "../faults/fault.ts";
import { members } from "../names/members.ts";
import { nameInput } from "../names/name-input.ts";
import { DELIVERY_FAULTS, type DeliveryFault } from "../webhooks/delivery-faults.ts";
import { controlOperation } from "./control-operation.ts";
import { errorCode, event, nothing, operationId, seconds, times, transportFault } from "./inputs.ts";
import * as outputs from "./outputs.ts";

const faultInput = members({
  operation: operationId.default("*"),
  fault: transportFault.optional().describe("Fault on the wire."),
  code: errorCode
    .optional()
    .describe("The error code that the call fails with. The operation is not executed."),
  times,
  from_call: z.int().min(1).default(1).describe("The first call to fail: 1 is the next call."),
  after_commit: z
    .boolean()
    .optional()
    .describe("For stall and html-502 alone: whether the operation is executed anyway. Default: false."),
})
  .refine(({ fault, code }) => (fault === undefined) !== (code === undefined), {
    error: "Give either `fault` or `code`.",
  })
  .refine(
    ({ fault, after_commit }) => after_commit === undefined || fault === "stall" || fault === "html-502",
    {
      path: ["after_commit"],
      error: "Only `stall` and `html-502` take `after_commit`.",
    },
  );

const deliveryFaultInput = members({
  fault: nameInput(DELIVERY_FAULTS, "fault of a delivery"),
  event: event.optional().describe("Only deliveries of this event. Default: all events."),
  times,
  seconds: seconds
    .optional()
    .describe("For delay alone: how long, in seconds of the sandbox's clock. Default: 60."),
}).refine(({ fault, seconds: delay }) => delay === undefined || fault === "delay", {
  path: ["seconds"],
  error: "Only `delay` takes `seconds`.",
});

export const faultCalls = {
  "faults.create": controlOperation({
    summary: "Make calls of an operation fail, with a network failure or an error code",
    input: faultInput,
    output: outputs.fault,
    run: ({ engine }, input): ArmedFault =>
      engine.faults.add({ ...input, after_commit: input.after_commit ?? false }),
  }),
  "faults.list": controlOperation({
    summary: "List the faults that are set for calls",
    input: nothing,
    output: z.array(outputs.fault),
    run: ({ engine }): readonly ArmedFault[] => engine.faults.list(),
  }),
  "faults.clear": controlOperation({
    summary: "Remove all faults of calls",
    input: nothing,
    output: outputs.done,
    run: ({ engine }) => engine.faults.clear(),
  }),
  "webhookFaults.create": controlOperation({
    summary: "Make pending deliveries arrive twice, out of order, late, changed or never",
    input: deliveryFaultInput,
    output: outputs.deliveryFault,
    run: ({ engine }, input): DeliveryFault => {
      const fault = { ...input, seconds: input.seconds ?? 60 };
      engine.deliveryFaults.add(fault);
      return fault;
    },
  }),
  "webhookFaults.list": controlOperation({
    summary: "List the faults that are set for deliveries",
    input: nothing,
    output: z.array(outputs.deliveryFault),
    run: ({ engine }): readonly DeliveryFault[] => engine.deliveryFaults.list(),
  }),
  "webhookFaults.clear": controlOperation({
    summary: "Remove all faults of deliveries",
    input: nothing,
    output: outputs.done,
    run: ({ engine }) => engine.deliveryFaults.clear(),
  }),
} as const;
