import { expect, test } from "vitest";
import { tools } from "../src/index.ts";
import { approvedQuote, no, openSession, type SessionOptions, yes } from "./support/session.ts";

const payouts = (writes: readonly { path: string; body: unknown }[]) =>
  writes.filter(({ path }) => path.endsWith("/payouts/evm")).map(({ body }) => body);

test("every tool that writes is decided: it moves money and has a text, or it moves none", () => {
  expect(tools.filter(({ isRead }) => !isRead).map(({ name }) => name)).toEqual([
    "tos_create",
    "customers_create",
    "bankAccounts_create",
    "quotes_create", // has a text: what the payout will be
    "payouts_createEvm", // moves money
    "blockchainWallets_create",
    "upload_create",
  ]);
});

test("a payout runs after a person read amount, currency and receiver, and exactly that is sent", async () => {
  const input = { quote_id: "", sender_wallet_address: "" };
  const session = await openSession({
    person: (message) => {
      if (message.includes("Pay out")) input.sender_wallet_address = "0x2"; // too late: what was shown is sent
      return yes(message);
    },
  });
  const { agent, sandbox, writes, bank_account_id } = session;
  const approved = await approvedQuote(session);
  Object.assign(input, approved);

  const { isError, text } = await agent.call("payouts_createEvm", input);

  expect(isError).toBe(false);
  expect(payouts(writes)).toEqual([approved]);
  const [, prompt = ""] = agent.prompts;
  expect(prompt).toMatch(
    /^The payments service\.\nPay out 50\.00 USDB to "Ada Example" \(re_\w{12}\), "pix" account "Main account" ending in "\.com" \(ba_/,
  );
  expect(prompt).toContain(bank_account_id);
  expect(prompt).toContain("Fees are not covered.\n");
  expect(prompt).toContain(
    `It is taken from the wallet "${approved.sender_wallet_address}" on "base_sepolia".`,
  );
  expect(await sandbox.advanceUntilPayout(JSON.parse(text).id, "completed")).toMatchObject(approved);
});

test.each<[string, SessionOptions, string]>([
  ["a person declines", { person: no }, "The person did not confirm. Nothing was sent."],
  [
    "a person closes the form",
    { person: () => ({ action: "cancel" }) },
    "The person did not confirm. Nothing was sent.",
  ],
  [
    "the box is not ticked",
    { person: () => ({ action: "accept", content: { confirm: false } }) },
    "did not confirm",
  ],
  [
    "the form comes back wrong",
    { person: () => ({ action: "accept", content: { confirm: "true" } }) },
    "Nothing was sent",
  ],
  ["the agent's client cannot ask", {}, "this client cannot ask one. Nothing was sent."],
])("nothing is paid where %s", async (_, options, reason) => {
  const { person } = options;
  const session = await openSession(
    person && { person: (message) => (message.includes("Pay out") ? person : yes)(message) },
  );
  const invented = { quote_id: "qu_000000000001", sender_wallet_address: "" };
  const input = person ? await approvedQuote(session) : invented;
  const { isError, text } = await session.agent.call("payouts_createEvm", input);
  expect([isError, text, payouts(session.writes)]).toEqual([true, expect.stringContaining(reason), []]);
});

test("a payout whose connection is cut gives the reconciliation, and its second confirmation pays nothing more", async () => {
  const session = await openSession({ person: yes, client: { retry: { maxAttempts: 1 } } });
  const { agent, sandbox } = session;
  const input = await approvedQuote(session);
  await sandbox.control.faults.create({ operation: "payouts.createEvm", fault: "reset-after-commit" });

  const cut = await agent.call("payouts_createEvm", input);
  expect(cut.isError).toBe(true);
  expect(cut.text).toMatch(
    /^It is unknown whether this was carried out\. Do not call it again and do not do it in another way, except as follows\. Do not take a new quote before you know\. Execute the same quote again/,
  );

  const again = await agent.call("payouts_createEvm", input);
  expect(again.text).toMatch(/^It was carried out already, by this call or another\. Do not repeat it\./);
  expect(agent.prompts.at(-1)).toContain("The quote pays once, however often it is confirmed.");
  expect(JSON.parse((await agent.call("payouts_list")).text).data).toHaveLength(1);
});

test("a quote of another session is refused: nobody can say what it pays", async () => {
  const { agent, sandbox, writes } = await openSession({ person: yes });
  const { quote_id, sender_wallet_address } = await sandbox.fixtures.payableQuote({});
  const { isError, text } = await agent.call("payouts_createEvm", { quote_id, sender_wallet_address });
  expect([isError, agent.prompts, writes]).toEqual([true, [], []]);
  expect(text).toContain("this quote was not created in this session. Create one with quotes_create");
});

test.each<[string, (path: string) => unknown]>([
  ["two customers", (path) => (path.endsWith("/customers") ? [{ id: "re_1" }, { id: "re_2" }] : undefined)],
  ["nobody", (path) => (path.endsWith("/customers") ? [] : undefined)],
  [
    "another account",
    (path) => (path.endsWith("/bank-accounts") ? [{ id: "ba_other", type: "pix", name: "x" }] : undefined),
  ],
])("a payout is refused where the service names %s", async (_, answer) => {
  const sandbox = (await openSession()).sandbox;
  const { id: instanceId, apiKey } = sandbox.instances.development;
  const fetch: typeof sandbox.fetch = async (input, init) => {
    const request = new Request(input, init);
    const body = answer(new URL(request.url).pathname);
    return body === undefined ? sandbox.fetch(request) : Response.json(body);
  };
  const { agent, quote } = await openSession({ sandbox, person: yes, client: { instanceId, apiKey, fetch } });
  const { isError, text } = await agent.call("quotes_create", quote);
  expect([isError, agent.prompts]).toEqual([true, []]);
  expect(text).toContain("does not say whom the bank account belongs to");
});

test("an amount of another side is not shown as the sender's tokens", async () => {
  const { agent, quote } = await openSession({ person: no });
  await agent.call("quotes_create", { ...quote, currency_type: "receiver", cover_fees: true });
  expect(agent.prompts[0]).toContain('50.00 in the currency of "receiver", paid in USDB, to "Ada Example"');
  expect(agent.prompts[0]).toContain("Fees are covered.");
});

test("payouts are offered with the tool of their quotes alone", async () => {
  await expect(openSession({ server: { allow: ["payouts_createEvm"] } })).rejects.toThrow("name both");
  await expect(openSession({ server: { allow: ["payouts_create"] } })).rejects.toThrow("does not exist");
});
