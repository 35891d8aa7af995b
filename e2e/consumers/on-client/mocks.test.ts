import { copyFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { repository } from "../../house/repository.ts";
import { mustRun } from "../../house/run.ts";
import { BOOKS } from "./books.ts";
import { compileFixture } from "./compile-fixture.ts";
import { generateClient } from "./generate-client.ts";
import { guideProgram } from "./guide-program.ts";

const server = setupServer();
let folder: string;
beforeAll(async () => {
  folder = await generateClient(BOOKS);
  server.listen({ onUnhandledRequest: "error" });
});
afterEach(() => server.resetHandlers());
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The mocks, with all operations answered, and a client that reaches them. */
async function mocked(options: object = {}) {
  const { createMocks, createBook } = await import(join(folder, "mocks/index.ts"));
  const { createClient } = await import(join(folder, "client/index.ts"));
  const mocks = createMocks(options);
  server.use(...mocks.handlers());
  const client = createClient({ baseUrl: "https://books.example", retry: { maxAttempts: 1 } });
  return { mocks, client, createBook };
}

test.each(["msw", "msw3"])("overrides, responses and errors have types, with %s", async (library) => {
  expect(await compileFixture(folder, "mocks", "mocks-program.txt", pathsOf(library))).toBe("");
});

test.each(["msw", "msw3"])("a program and that of the guide run with %s", async (library) => {
  const program = join(folder, "mocks/run.ts");
  copyFileSync(join(import.meta.dirname, "fixtures/mocks-run.txt"), program);
  const guide = guideProgram("docs/codegen/mocks.md", "books.test.ts", folder);
  const hook = hookOf(library);
  const runWith = (file: string) =>
    mustRun(process.execPath, ["--import", `data:text/javascript,${encodeURIComponent(hook)}`, file], {
      cwd: folder,
      env: { NODE_OPTIONS: undefined }, // the runtime as it is built
    });
  await runWith(guide);
  expect(JSON.parse(await runWith(program))).toEqual([
    { title: "First title" },
    [expect.objectContaining({ name: "Ada Lovelace" })],
    { title: "Emma" },
    true,
    { title: "First title" },
    { title: "Book a/b" },
    ["ApiError", 404],
    ["OutcomeUnknownError", null],
    ["OutcomeUnknownError", null],
  ]);
});

/** A module that leads imports of MSW to another version, also those of the runtime. */
function hookOf(library: string): string {
  return `import { registerHooks } from "node:module";
    registerHooks({
      resolve: (name, context, next) => /^msw(\\/|$)/.test(name)
        ? next(name.replace("msw", "${library}"), { ...context, parentURL: "${import.meta.url}" })
        : next(name, context),
    });`;
}

/** Paths for the compiler that lead to MSW 3; the runtime's declarations import it as well. */
function pathsOf(library: string): Readonly<Record<string, readonly string[]>> {
  if (library === "msw") return {};
  const installed = join(repository, "e2e/node_modules", library, "lib");
  return { msw: [`${installed}/core/index.d.ts`], "msw/node": [`${installed}/node/index.d.ts`] };
}

test("every operation responds with the described success", async () => {
  const { client } = await mocked();
  expect(await client.books.get({ id: "1" })).toEqual({ title: "First title" });
  expect(await client.books.create({ title: "Emma" })).toEqual({ title: "First title" });
  expect(await client.authors.list()).toMatchObject([{ name: "Ada Lovelace" }]);
});

test("a response is changed by members, or by a function of the request", async () => {
  const { client, mocks } = await mocked({ baseUrl: "https://books.example" });
  server.use(mocks.books.get({ title: "Emma" }, { once: true }));
  expect(await client.books.get({ id: "1" })).toEqual({ title: "Emma" });
  expect(await client.books.get({ id: "1" })).toEqual({ title: "First title" });
  server.use(mocks.books.get(({ params }: { params: { id: string } }) => ({ title: `Book ${params.id}` })));
  expect(await client.books.get({ id: "a/b" })).toEqual({ title: "Book a/b" });
  server.use(mocks.books.create(({ body }: { body: object }) => body));
  expect(await client.books.create({ title: "Persuasion" })).toEqual({ title: "Persuasion" });
});

test("errors and broken connections reach the client as its own errors", async () => {
  const { client, mocks } = await mocked();
  server.use(mocks.books.get.error(404, { message: "no such book" }));
  await expect(client.books.get({ id: "1" })).rejects.toMatchObject({ name: "ApiError", status: 404 });
  server.use(mocks.books.get.networkError());
  await expect(client.books.get({ id: "1" })).rejects.toMatchObject({
    // Tests of the same process may have replaced the `Response` that MSW tells a network error by.
    name: expect.stringMatching(/^(?:OutcomeUnknownError|ApiError)$/),
  });
});

test("a request that the test rejects is answered with the reason", async () => {
  const seen: string[] = [];
  const { client } = await mocked({
    check(operation: string, { body }: { body: { title?: unknown } }) {
      seen.push(operation);
      if (typeof body?.title === "number") throw new Error("title is a text");
    },
  });
  await client.books.create({ title: "Emma" });
  expect(seen).toEqual(["books.create"]);
  await expect(client.books.create({ title: 1 })).rejects.toThrow();
});

test("the same seed gives the same value, another one another; lists count on", async () => {
  const { createBook } = await mocked();
  expect(createBook()).toEqual(createBook({}, { seed: 0 }));
  expect(createBook({}, { seed: 1 })).toEqual({ title: "Second title" });
  expect(createBook.list(2)).toEqual([{ title: "First title" }, { title: "Second title" }]);
  expect(createBook.list(2, (index: number) => ({ title: `${index}` }))).toEqual([
    { title: "0" },
    { title: "1" },
  ]);
  expect(() => createBook({}, { seed: -1 })).toThrow("whole number");
});
