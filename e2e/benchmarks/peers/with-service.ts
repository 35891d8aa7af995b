/** Lets a program meet a service that the benchmark plays; gives the requests as well. */
export async function withService<Result>(
  respond: (request: Request) => Response | Promise<Response>,
  run: (requests: readonly Request[]) => Promise<Result>,
): Promise<Result> {
  const original = globalThis.fetch;
  const requests: Request[] = [];
  globalThis.fetch = async (input, init) => {
    const target = input instanceof Request ? input : new URL(input, "https://pets.example");
    const request = new Request(target, init);
    requests.push(request);
    return respond(request);
  };
  try {
    return await run(requests);
  } finally {
    globalThis.fetch = original;
  }
}
