import { copyFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { mocks as mocksGenerator, zod } from "@crossborder/codegen";
import { faker } from "@faker-js/faker";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { repository } from "../../house/repository.ts";
import { mustRun } from "../../house/run.ts";
import { BOOKS } from "./books.ts";
import { compileFixture } from "./compile-fixture.ts";
import { generateClient } from "./generate-client.ts";
import { guideProgram } from "./guide-program.ts";

const server = setupServer();
let folder: string;
beforeAll(async () => {
  folder = await generateClient(BOOKS, [zod(), mocksGenerator()]);
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

test.each(["msw", "msw3"])("a program and the tests of the guide run with %s", async (library) => {
  const program = join(folder, "mocks/run.ts");
  copyFileSync(join(import.meta.dirname, "fixtures/mocks-run.txt"), program);
  guideProgram("docs/codegen/mocks.md", "books.test.ts", folder);
  writeFileSync(join(folder, "vitest.config.mjs"), VITEST);
  const hook = `--import=data:text/javascript,${encodeURIComponent(hookOf(library))}`;
  const tests = await mustRun(process.execPath, [hook, vitest, "run"], {
    cwd: folder,
    env: { NODE_OPTIONS: hook, FORCE_COLOR: "0" },
  });
  expect(tests).toContain("3 passed");
  const runWith = (file: string) =>
    mustRun(process.execPath, [hook, file], {
      cwd: folder,
      env: { NODE_OPTIONS: undefined }, // the runtime as it is built
    });
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

const vitest = join(createRequire(import.meta.url).resolve("vitest/package.json"), "../vitest.mjs");

/** Node loads the modules, so that the hook resolves MSW. */
const VITEST = "export default { test: { experimental: { viteModuleRunner: false }, maxWorkers: 1 } };";

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

test("validators hold requests and responses to the document, and verify throws what they found", async () => {
  const { operations } = await import(join(folder, "zod/operations/index.ts"));
  const { client, mocks } = await mocked({ validators: operations });
  const quiet = vi.spyOn(console, "error").mockImplementation(() => {}); // MSW prints what was thrown
  try {
    await client.books.create({ title: "Emma" });
    await client.books.list({ genre: "crime" });
    mocks.verify();
    await expect(client.books.create({ title: 1 })).rejects.toThrow();
    expect(() => mocks.verify()).toThrow(
      /^The request of books\.create does not match the description: body\.title: .*string/,
    );
    mocks.verify(); // only what happened since
    server.use(mocks.books.get({ title: 1 }));
    await expect(client.books.get({ id: "1" })).rejects.toThrow();
    expect(() => mocks.verify()).toThrow(
      /^The response 200 of books\.get does not match the description: body\.title: /,
    );
    server.use(
      mocks.books.get(() => {
        throw new Error("no such call");
      }),
    );
    await expect(client.books.get({ id: "1" })).rejects.toThrow();
    expect(() => mocks.verify()).toThrow("no such call");
  } finally {
    quiet.mockRestore();
  }
});

test("values of Faker are overrides", async () => {
  const { createBook } = await mocked();
  const titles = () => {
    faker.seed(1);
    return createBook
      .list(5, () => ({ title: faker.book.title() }))
      .map(({ title }: { title: string }) => title);
  };
  expect(new Set(titles()).size).toBe(5);
  expect(titles()).toEqual(titles());
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
