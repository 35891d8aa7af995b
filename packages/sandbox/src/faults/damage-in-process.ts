import { damageOf, dripping } from "./damaged-response.ts";

/** Delivers a response to a caller in the same process like `fetch`, with its errors when a fault is set. */
export async function deliverInProcess(response: Response, signal: AbortSignal): Promise<Response> {
  const fault = damageOf(response);
  switch (fault) {
    case undefined:
    case "html-502":
      return response;
    case "reset-before-commit":
    case "reset-after-commit":
      throw new TypeError("fetch failed", { cause: connectionReset() });
    case "stall":
      if (!signal.aborted) await new Promise((resolve) => signal.addEventListener("abort", resolve));
      throw signal.reason;
    case "cut-body":
      return new Response(cut(await bytesOf(response)), response);
    case "slow-drip":
      return new Response(dripping(await bytesOf(response)), response);
    default:
      return fault satisfies never;
  }
}

function connectionReset(): Error {
  return Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET", errno: -104, syscall: "read" });
}

function cut(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let isCut = false;
  return new ReadableStream({
    pull(controller) {
      if (isCut) return controller.error(new TypeError("terminated", { cause: connectionReset() }));
      isCut = true;
      controller.enqueue(bytes.subarray(0, Math.ceil(bytes.length / 2)));
    },
  });
}

async function bytesOf(response: Response): Promise<Uint8Array> {
  return new Uint8Array(await response.arrayBuffer());
}
