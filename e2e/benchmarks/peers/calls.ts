/** Exports of the program of each generator; see `Adapter.calls`. */
export interface PetCalls {
  getPet(id: string): Promise<unknown>;
  addPet(pet: { readonly name: string }): Promise<unknown>;
  watchPets?(): Promise<AsyncIterable<unknown>> | AsyncIterable<unknown>;
}

/** Something that users expect of a client, tried with responses that the test writes. */
export interface CallCase {
  readonly title: string;
  passes(calls: PetCalls): Promise<boolean>;
}

const PET = { name: "Rex" };

const json = (status: number, value: unknown): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: { "content-type": "application/json", "retry-after": "0" },
  });

/** Answers requests, one after the other, and keeps what was asked for; the last answer is given again. */
async function withAnswers<Result>(
  answers: readonly (() => Response | Promise<Response>)[],
  run: (requests: readonly URL[]) => Promise<Result>,
): Promise<Result> {
  const original = globalThis.fetch;
  const requests: URL[] = [];
  globalThis.fetch = async (input) => {
    requests.push(new URL(input instanceof Request ? input.url : String(input), "https://pets.example"));
    const answer = answers[Math.min(requests.length, answers.length) - 1];
    if (answer === undefined) throw new Error("There is no answer.");
    return answer();
  };
  try {
    return await run(requests);
  } finally {
    globalThis.fetch = original;
  }
}

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

export const CALL_CASES: readonly CallCase[] = [
  {
    title: "encodes `a/b` as a path parameter",
    passes: (calls) =>
      withAnswers([() => json(200, PET)], async (requests) => {
        await calls.getPet("a/b");
        return requests[0]?.pathname === "/pets/a%2Fb";
      }),
  },
  {
    title: "does not return the body of a 500 as a pet",
    passes: (calls) =>
      withAnswers([() => json(500, { message: "No" })], async () => {
        const pet = await calls.getPet("1").catch(() => undefined);
        return pet === undefined;
      }),
  },
  {
    title: "sends a GET again after a 503",
    passes: (calls) =>
      withAnswers([() => json(503, {}), () => json(200, PET)], async (requests) => {
        await settled(calls.getPet("1"));
        return requests.length > 1;
      }),
  },
  {
    title: "sends a POST only once after a 503",
    passes: (calls) =>
      withAnswers([() => json(503, {}), () => json(201, PET)], async (requests) => {
        await settled(calls.addPet(PET));
        return requests.length === 1;
      }),
  },
  {
    title: "says after a lost connection that a POST may have been carried out",
    passes: (calls) =>
      withAnswers([() => Promise.reject(new TypeError("fetch failed"))], async () => {
        const error = await settled(calls.addPet(PET));
        return (error as { readonly outcome?: unknown } | undefined)?.outcome === "unknown";
      }),
  },
  {
    title: "gives the events of an event stream one by one, parsed",
    passes: (calls) =>
      withAnswers(
        [openStream],
        async () => JSON.stringify(await firstEvent(calls))?.includes(PET.name) ?? false,
      ),
  },
];
