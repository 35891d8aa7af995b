import { expect, test } from "vitest";
import { onAbort } from "../../../src/client/clock/on-abort.ts";

const given = ["before", "after", "never"].flatMap((aborts) =>
  [false, true].map((isForgotten) => ({ aborts, isForgotten })),
);

test.each(given)("a signal that aborts $aborts, forgotten: $isForgotten", async ({ aborts, isForgotten }) => {
  const controller = new AbortController();
  let runs = 0;
  if (aborts === "before") controller.abort();
  const forget = onAbort(controller.signal, () => {
    runs += 1;
  });
  if (isForgotten) forget();
  if (aborts === "after") controller.abort();
  await Promise.resolve();
  expect(runs).toBe(aborts === "never" || isForgotten ? 0 : 1);
});

test("no signal never runs anything", () => {
  expect(() => onAbort(undefined, () => expect.unreachable())()).not.toThrow();
});

test("several wait for one signal, and one of them forgets", async () => {
  const controller = new AbortController();
  const runs: number[] = [];
  const [, forgetSecond] = [1, 2, 3].map((number) =>
    onAbort(controller.signal, () => void runs.push(number)),
  );
  forgetSecond?.();
  controller.abort();
  onAbort(controller.signal, () => void runs.push(4));
  await Promise.resolve();
  expect(runs).toEqual([1, 3, 4]);
});

test("who begins to wait while the signal aborts is run once", async () => {
  const controller = new AbortController();
  let runs = 0;
  controller.signal.addEventListener("abort", () => {
    onAbort(controller.signal, () => {
      runs += 1;
    });
  });
  onAbort(controller.signal, () => undefined);
  controller.abort();
  await Promise.resolve();
  expect(runs).toBe(1);
});
