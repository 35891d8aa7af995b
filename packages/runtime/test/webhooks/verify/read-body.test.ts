import { expect, test } from "vitest";
import { readBody } from "../../../src/webhooks/verify/read-body.ts";

/** A request whose body never ends. */
function openRequest(): { readonly request: Request; readonly isCancelled: Promise<true> } {
  let cancelled: (value: true) => void = () => undefined;
  const isCancelled = new Promise<true>((resolve) => {
    cancelled = resolve;
  });
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array([1])),
    cancel: () => cancelled(true),
  });
  const init = { method: "POST", body, duplex: "half" };
  return { request: new Request("https://shop.example.com", init), isCancelled };
}

test.each(["before", "while"])("stops to read a body when its signal aborts %s reading", async (when) => {
  const { request, isCancelled } = openRequest();
  const controller = new AbortController();
  if (when === "before") controller.abort();
  const read = readBody(request, { maxBytes: 100, signal: controller.signal });
  if (when === "while") setTimeout(() => controller.abort(), 5);
  await read;
  expect(await isCancelled).toBe(true);
});
