import type * as z from "zod";
import type { Engine } from "../engine.ts";
import { rejection } from "../http/rejection.ts";
import { members } from "../names/members.ts";
import { frozen, LATEST, resumed } from "../state/clock.ts";
import { controlOperation } from "./control-operation.ts";
import { nothing, seconds } from "./inputs.ts";
import * as outputs from "./outputs.ts";

function clockView({ store }: Engine): z.infer<typeof outputs.clock> {
  return { now: new Date(store.now).toISOString(), frozen: store.clock.frozen_at !== null };
}

const TOO_FAR = { path: ["seconds"], message: `The clock ends on ${new Date(LATEST).toISOString()}.` };

export const clockCalls = {
  "clock.get": controlOperation({
    summary: "Get the time of the sandbox's clock",
    input: nothing,
    output: outputs.clock,
    run: ({ engine }) => clockView(engine),
  }),
  "clock.advance": controlOperation({
    summary: "Move the clock forward. Everything that becomes due happens in order, each at its own time",
    input: members({ seconds }),
    output: outputs.clock,
    run: async ({ engine }, input) => {
      const ms = input.seconds * 1000;
      if (engine.store.now + ms > LATEST) throw rejection("VALIDATION_FAILED", { errors: [TOO_FAR] });
      await engine.advance(ms);
      return clockView(engine);
    },
  }),
  "clock.freeze": controlOperation({
    summary: "Stop the clock. You can still move it forward",
    input: nothing,
    output: outputs.clock,
    run: ({ engine, transact }) => {
      transact((tx) => tx.put("clock", frozen(engine.store.clock, Date.now())));
      return clockView(engine);
    },
  }),
  "clock.resume": controlOperation({
    summary: "Start the clock again from its current time",
    input: nothing,
    output: outputs.clock,
    run: ({ engine, transact }) => {
      transact((tx) => tx.put("clock", resumed(engine.store.clock, Date.now())));
      return clockView(engine);
    },
  }),
} as const;
