import { readdirSync, readFileSync } from "node:fs";
import { type ErrorCode, errorCatalog } from "@crossborder/errors";
import { ErrorEnvelope } from "@crossborder/zod";
import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import { exactValidator } from "../src/description/exact-validator.ts";
import { type Operation, type OperationId, operations } from "../src/description/operations.ts";
import { State } from "../src/state/state.ts";
import { addAccount, openScene, quoteInput, type Scene } from "./support/scene.ts";

const { seed, numRuns: runs } = search(60);

/** Bodies that the description gives as examples, by operation, right ones and damaged ones. */
const BODIES: Partial<Record<OperationId, readonly object[]>> = {
  "tos.create": examplesOf("TosCreate"),
  "customers.create": examplesOf("CustomerCreate"),
  "bankAccounts.create": examplesOf("BankAccountCreate"),
  "quotes.create": examplesOf("QuoteCreate"),
  "payouts.createEvm": examplesOf("PayoutCreateEvm"),
  "blockchainWallets.create": [{}, { signature: `0x${"ab".repeat(65)}` }],
};

function examplesOf(schema: string): object[] {
  const folder = new URL("../../../spec/examples/", import.meta.url);
  const names = readdirSync(folder).filter((name) => name.startsWith(`${schema}.`));
  const rightFirst = [...names].sort(
    (a, b) => Number(a.includes(".damaged.")) - Number(b.includes(".damaged.")),
  );
  return rightFirst.map((name) => JSON.parse(readFileSync(new URL(name, folder), "utf8")));
}

/** One thing that a client does. Numbers choose among the records at its turn, so that any part can be left out. */
interface Step {
  readonly operation: number;
  readonly body: number;
  /** True if IDs that the service has given replace those in the example. */
  readonly usesIds: boolean;
  readonly choice: number;
  readonly change: readonly [kind: "none" | "drop" | "replace" | "add", key: number, value: unknown];
  readonly query: string;
  readonly then: "nothing" | "repeat" | "approve" | "advance";
}

const indexOf = (id: OperationId) => operations.findIndex((operation) => operation.id === id);

const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    "",
    0,
    -1,
    1.5,
    66600,
    77700,
    2 ** 60,
    true,
    [],
    {},
    "toString",
    "constructor",
    "\u0000",
    "🦉",
  ),
  fc.jsonValue({ maxDepth: 2 }),
);
const step: fc.Arbitrary<Step> = fc.record({
  operation: fc.oneof(
    fc.nat(operations.length - 1),
    fc.constantFrom(indexOf("quotes.create"), indexOf("payouts.createEvm")),
  ),
  body: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.nat()),
  usesIds: fc.constantFrom(true, true, true, false),
  choice: fc.nat(5),
  change: fc.tuple(fc.constantFrom("none", "none", "none", "drop", "replace", "add"), fc.nat(), odd),
  query: fc.oneof(
    fc.constantFrom("", "limit=10", "limit=50", "status=approved", "full_name=ada", "country=BR", "offset=x"),
    fc.webQueryParameters(),
  ),
  then: fc.constantFrom("nothing", "repeat", "approve", "advance"),
});

/** The IDs that responses have given, by prefix. */
type Ids = Map<string, string[]>;

const FIELDS: Readonly<Record<string, string>> = {
  tos_id: "to_",
  bank_account_id: "ba_",
  quote_id: "qu_",
  customer_id: "re_",
  receiver_id: "re_",
};

class Run {
  readonly #scene: Scene;
  readonly #ids: Ids = new Map();

  constructor(scene: Scene) {
    this.#scene = scene;
    this.#ids.set("in_", [scene.sandbox.instances.development.id]);
  }

  /** Begins with a flow up to an approved quote: chance alone rarely gets that far. */
  async begin(): Promise<void> {
    const account = await addAccount(this.#scene);
    const quote = await this.#scene.client.quotes.create(quoteInput(account.id));
    await this.#scene.control.approvals.create({ quote_id: quote.id });
    const [customer] = await this.#scene.client.customers.listAll();
    for (const id of [account.id, quote.id, customer?.id ?? ""]) this.#add(id.slice(0, 3), id);
  }

  async take(step: Step): Promise<void> {
    const operation = operations[step.operation] as Operation; // the number is within the list
    const request = this.#request(operation, step);
    await this.#send(operation, request);
    if (step.then === "repeat")
      await Promise.all([this.#send(operation, request), this.#send(operation, request)]);
    const quote_id = this.#pick("qu_", step.choice);
    if (step.then === "approve" && quote_id) await this.#scene.control.approvals.create({ quote_id });
    if (step.then === "advance") await this.#scene.control.clock.advance({ seconds: step.choice * 60 });
  }

  #pick(prefix: string, choice: number): string | undefined {
    const ids = this.#ids.get(prefix) ?? [];
    return ids[ids.length - 1 - (choice % Math.max(1, ids.length))];
  }

  #request(
    operation: Operation,
    { body, usesIds, choice, change, query }: Step,
  ): { path: string; init: RequestInit } {
    const template = operation.paths[choice % operation.paths.length] ?? "";
    const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const prefix = FIELDS[name] ?? "in_";
      return this.#pick(prefix, usesIds ? choice : 0) ?? `${prefix}000000000000`;
    });
    if (operation.method === "GET") return { path: `${path}?${query}`, init: {} };
    const bodies = BODIES[operation.id];
    if (!bodies) return { path, init: { method: "POST", body: formOf(change[2]) } };
    const sent = changed(
      { ...bodies[body % bodies.length], ...this.#known(bodies[body % bodies.length], usesIds, choice) },
      change,
    );
    const headers = { "content-type": "application/json" };
    return { path, init: { method: "POST", headers, body: JSON.stringify(sent) } };
  }

  #known(body: object | undefined, usesIds: boolean, choice: number): object {
    if (!usesIds) return {};
    const named = Object.keys(body ?? {}).flatMap((name) => {
      if (/_doc.*_file$/.test(name)) return [[name, this.#ids.get("file")?.at(-1)]];
      const id = FIELDS[name] && this.#pick(FIELDS[name], choice);
      return id ? [[name, id]] : [];
    });
    return Object.fromEntries(named);
  }

  async #send(
    { id, response: schema }: Operation,
    { path, init }: { path: string; init: RequestInit },
  ): Promise<void> {
    const response = await this.#scene.fetch(path, init);
    const body = await response.json();
    if (response.ok) {
      expect(exactValidator(schema).safeParse(body).error).toBeUndefined();
      await this.#remember(id, body);
    } else {
      expect(ErrorEnvelope.safeParse(body).error).toBeUndefined();
      expect([id, body.code, response.status]).toEqual([
        id,
        body.code,
        errorCatalog[body.code as ErrorCode].status,
      ]);
      expect(response.status, `${id}: ${body.message}`).toBeLessThan(500);
    }
  }

  async #remember(operation: OperationId, body: Record<string, string>): Promise<void> {
    if (operation === "tos.create") {
      const terms = await this.#scene.control.tos.accept({ url: body.url ?? "" }).catch(() => undefined); // before
      if (terms) this.#add("to_", terms.tos_id);
    }
    if (operation === "upload.create") this.#add("file", body.file_url ?? "");
    if (typeof body.id === "string") this.#add(body.id.slice(0, 3), body.id);
  }

  #add(prefix: string, id: string): void {
    this.#ids.set(prefix, [...(this.#ids.get(prefix) ?? []), id]);
  }
}

function formOf(value: unknown): FormData {
  const form = new FormData();
  if (value !== null) form.set("bucket", "documents");
  form.set("file", new Blob([JSON.stringify(value)]), "a.pdf");
  if (value !== 0) form.set("file", new Blob(["text"]), "a.txt");
  return form;
}

function changed(body: Record<string, unknown>, [kind, key, value]: Step["change"]): unknown {
  const names = Object.keys(body);
  const name = names[key % Math.max(1, names.length)] ?? "";
  switch (kind) {
    case "none":
      return body;
    case "drop":
      return key % 7 === 0
        ? value
        : Object.fromEntries(Object.entries(body).filter(([other]) => other !== name));
    case "replace":
      return { ...body, [name]: value };
    case "add":
      return { ...body, [String(value)]: value };
    default:
      return kind satisfies never;
  }
}

/** Checks the invariants of the state. */
async function checkState({ sandbox, control }: Scene): Promise<void> {
  const { tables } = await control.snapshot.get();
  const state = new State(sandbox.journal());
  for (const [table, rows] of Object.entries(tables)) expect(state.list(table as "quotes")).toEqual(rows);
  const payouts = state.list("payouts");
  for (const { id, state: quoteState, approval } of state.list("quotes")) {
    expect(payouts.filter(({ quote_id }) => quote_id === id)).toHaveLength(quoteState === "used" ? 1 : 0);
    if (quoteState === "used") expect(approval).not.toBeNull();
  }
}

/** Number of payouts that all runs have made together: a search that makes none tests nothing. */
let executed = 0;

test(`requests of every kind in any order: no 500, nothing that is not described, every rejection in the envelope (seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
      const scene = await openScene("in process", { onInternalError: () => {} });
      try {
        await scene.control.clock.freeze();
        const run = new Run(scene);
        await run.begin();
        for (const each of steps) await run.take(each);
        await checkState(scene);
        executed += scene.sandbox
          .journal()
          .filter(({ operation }) => operation === "payouts.createEvm").length;
      } finally {
        await scene.close();
      }
    }),
    { numRuns: runs, seed },
  );
  console.info(`${runs} runs, ${executed} payouts executed`);
  expect(executed).toBeGreaterThan(runs / 10);
});
