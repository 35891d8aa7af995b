import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { openScene } from "./support/scene.ts";

describe("a stalled call in the same process", () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage: () => void = runInNewContext("gc");

  test.each(["a signal beside the URL", "a request with a signal"])(
    "ends after a garbage collection: %s",
    async (way) => {
      const { control, sandbox } = await openScene();
      await control.faults.create({ operation: "doc.get", fault: "stall" });
      const giveUp = new AbortController();
      const init = {
        headers: { authorization: `Bearer ${sandbox.instances.development.apiKey}` },
        signal: giveUp.signal,
      };
      const url = "http://sandbox.test/doc";
      const call = way.startsWith("a signal")
        ? sandbox.fetch(url, init)
        : sandbox.fetch(new Request(url, init));
      const ended = expect(call).rejects.toMatchObject({ name: "AbortError" });
      for (let round = 0; round < 3; round += 1) {
        await new Promise((resolve) => setTimeout(resolve, 10));
        collectGarbage();
      }
      giveUp.abort();
      await ended;
    },
  );
});
