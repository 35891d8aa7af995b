import { withService } from "./with-service.ts";

/** Exports of the program of each generator; see `ClientGenerator.calls`. */
export interface PetCalls {
  getPet(id: string): Promise<unknown>;
  addPet(pet: { readonly name: string }): Promise<unknown>;
  watchPets?(): Promise<AsyncIterable<unknown>> | AsyncIterable<unknown>;
}

const PET = { name: "Rex" };

const json = (status: number, value: unknown): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: { "content-type": "application/json", "retry-after": "0" },
  });

const settled = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

/** A stream that sends one event and stays open. */
function openStream(): Response {
  const start = (controller: ReadableStreamDefaultController<Uint8Array>): void =>
    controller.enqueue(new TextEncoder().encode(`id: 1\ndata: ${JSON.stringify(PET)}\n\n`));
  return new Response(new ReadableStream({ start }), { headers: { "content-type": "text/event-stream" } });
}

async function firstEvent({ watchPets }: PetCalls): Promise<unknown> {
  for await (const event of (await watchPets?.()) ?? []) return event;
  return undefined;
}

/** Abilities that users expect of a client, tried with responses that the benchmark writes. */
export const CALL_CASES: Readonly<Record<string, (calls: PetCalls) => Promise<boolean>>> = {
  "encodes `a/b` as a path parameter": (calls) =>
    withService(
      () => json(200, PET),
      async (requests) => {
        await calls.getPet("a/b");
        return requests[0]?.url === "https://pets.example/pets/a%2Fb";
      },
    ),
  "does not return the body of a 500 as a pet": (calls) =>
    withService(
      () => json(500, { message: "No" }),
      async () => {
        const pet = await calls.getPet("1").catch(() => undefined);
        return pet === undefined;
      },
    ),
  "sends a GET again after a 503": (calls) =>
    withService(
      () => json(503, {}),
      async (requests) => {
        await settled(calls.getPet("1"));
        return requests.length > 1;
      },
    ),
  "sends a POST only once after a 503": (calls) =>
    withService(
      () => json(503, {}),
      async (requests) => {
        await settled(calls.addPet(PET));
        return requests.length === 1;
      },
    ),
  "says after a lost connection that a POST may have been carried out": (calls) =>
    withService(
      () => Promise.reject(new TypeError("fetch failed")),
      async () => {
        const error = await settled(calls.addPet(PET));
        return (error as { readonly outcome?: unknown } | undefined)?.outcome === "unknown";
      },
    ),
  "gives the events of an event stream one by one, parsed": (calls) =>
    withService(openStream, async () => JSON.stringify(await firstEvent(calls))?.includes(PET.name) ?? false),
};
