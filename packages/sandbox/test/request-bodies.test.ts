import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import { loggedBody, shownBodies } from "../src/http/logged-body.ts";
import { addAccount, addCustomer, openScene, pathOf, post, quoteInput, type Scene } from "./support/scene.ts";

const { seed, numRuns } = search(500);

let scene: Scene;
beforeEach(async () => {
  scene = await openScene();
});
afterEach(() => scene.close());

const last = async () => (await scene.control.requests.list()).at(-1);

describe("the log of requests", () => {
  test("has both bodies, of successes and of refusals", async () => {
    const account = await addAccount(scene);
    const input = quoteInput(account.id);
    const { body } = await post(scene, pathOf(scene, "quotes"), input);
    expect(await last()).toMatchObject({ status: 200, request_body: input, response_body: body });
    const refused = { ...input, token: "USDC" };
    await post(scene, pathOf(scene, "quotes"), refused);
    expect(await last()).toMatchObject({
      request_body: refused,
      response_body: { success: false, code: "BLOCKCHAIN_TOKEN_NOT_SUPPORTED" },
    });
    await scene.fetch(pathOf(scene, "customers"));
    expect(await last()).toMatchObject({ request_body: null, response_body: [{ status: "approved" }] });
  });

  test("masks what is sensitive, also where it comes back", async () => {
    await addCustomer(scene, {
      first_name: "Ada",
      email: "ada@example.com",
      tax_id: "123-45",
      country: "BR",
    });
    expect(await last()).toMatchObject({
      request_body: { first_name: "Ada", email: "[redacted]", tax_id: "[redacted]", country: "BR" },
      response_body: { first_name: "Ada", email: "[redacted]", tax_id: "[redacted]", country: "BR" },
    });
    expect(JSON.stringify(await scene.control.requests.list())).not.toMatch(/ada@example|123-45/);
  });

  test.each(["reset-before-commit", "reset-after-commit", "html-502"] as const)(
    "has the body of a request that %s hit",
    async (fault) => {
      const input = quoteInput((await addAccount(scene)).id);
      await scene.control.faults.create({ operation: "quotes.create", fault });
      await post(scene, pathOf(scene, "quotes"), input).catch(() => undefined);
      expect(await last()).toMatchObject({ request_body: input });
    },
  );

  test("has the body of a request that was refused by a fault, and none where the key was", async () => {
    const input = quoteInput((await addAccount(scene)).id);
    await scene.control.faults.create({ operation: "quotes.create", code: "QUOTES_RATE_UNAVAILABLE" });
    await post(scene, pathOf(scene, "quotes"), input);
    expect(await last()).toMatchObject({ request_body: input, code: "QUOTES_RATE_UNAVAILABLE" });
    const headers = { authorization: "Bearer other", "content-type": "application/json" };
    await scene.fetch(pathOf(scene, "quotes"), { method: "POST", headers, body: JSON.stringify(input) });
    expect(await last()).toMatchObject({ status: 401, request_body: null });
  });

  test("says how long a body is that it does not show", async () => {
    const { id } = await addCustomer(scene);
    await scene.client.upload.create({ file: new Blob(["x"]), bucket: "documents" });
    expect(await last()).toMatchObject({
      request_body: { omitted: expect.stringMatching(/^multipart\/form-data, \d+ bytes$/) },
      response_body: { file_url: "[redacted]" },
    });
    const type = { "content-type": "application/json" };
    const path = pathOf(scene, `receivers/${id}/bank-accounts`);
    await scene.fetch(path, {
      method: "POST",
      headers: { ...type, authorization: `Bearer ${scene.sandbox.instances.development.apiKey}` },
      body: '{"pix_key":"secret"',
    });
    expect(await last()).toMatchObject({ status: 400, request_body: { omitted: "no JSON, 19 characters" } });
    await scene.fetch("/doc");
    expect(await last()).toMatchObject({ response_body: { omitted: expect.stringContaining("characters") } });
  });
});

const SECRET = "s3cret-value";
const name = fc.constantFrom(
  "pix_key",
  "email",
  "tax_id",
  "account_number",
  "name",
  "errors",
  "message",
  "x",
);
const { value: json } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom<unknown>(null, 1, true, "text", SECRET, `it is ${SECRET}.`),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(name, tie("value"), { maxKeys: 3 }),
  ),
}));

test(`no value under a sensitive name is shown, in either body (seed ${seed})`, () => {
  let masked = 0;
  fc.assert(
    fc.property(json, json, fc.nat(1), (one, other, at) => {
      const bodies = [one, other];
      bodies[at] = { deep: [{ pix_key: { any: SECRET } }], ...(bodies[at] as object) };
      const shown = JSON.stringify(
        shownBodies(bodies.map((body) => loggedBody(JSON.stringify(body), "application/json"))),
      );
      expect(shown).not.toContain(SECRET);
      if (shown.includes("[redacted]")) masked += 1;
    }),
    { seed, numRuns },
  );
  expect(masked).toBe(numRuns);
});

test("a body that nests too deep is not shown, and harms nothing", () => {
  const deep = `${"[".repeat(8000)}${"]".repeat(8000)}`;
  expect(JSON.stringify(shownBodies([loggedBody(deep, "application/json")]))).toContain("[redacted]");
});
