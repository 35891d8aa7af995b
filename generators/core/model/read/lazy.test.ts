import { expect, test, vi } from "vitest";
import { createLazyReader } from "./lazy.ts";

test("at once, something is read before it is asked for; on demand, when it is; in both cases once", () => {
  const read = { now: vi.fn(() => 1), later: vi.fn(() => 2) };
  const now = createLazyReader("at-once")(read.now);
  const later = createLazyReader("on-demand")(read.later);
  expect([read.now.mock.calls.length, read.later.mock.calls.length]).toEqual([1, 0]);
  expect([now(), later(), now(), later()]).toEqual([1, 2, 1, 2]);
  expect([read.now.mock.calls.length, read.later.mock.calls.length]).toEqual([1, 1]);
});
