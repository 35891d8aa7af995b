import type { Json } from "../../core/json.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import { sampleOf } from "../../core/model/example/sample-of.ts";
import type { SmallDocument } from "../../test/consumers/edited-document.ts";

/** Files of a consumer of a small document, by path. Each has a different style, and uses `./api`. */
export type ConsumerFiles = ReadonlyMap<string, string>;

/** Values that a consumer sends, by the component that describes them. */
export type SentValues = Readonly<Record<"Sent" | "Both", Json | undefined>>;

/** The values that a consumer of a document sends. */
export function sentValues(model: ApiModel): SentValues {
  const sample = (name: string): Json | undefined =>
    sampleOf(model.schemaAt(`/components/schemas/${name}`), { direction: "request", seed: 1 });
  return { Sent: sample("Sent"), Both: sample("Both") };
}

/** HTTP methods of the operations, the client methods that call them, and the components that they send. */
const METHODS = { post: ["create", "Sent"], put: ["replace", "Both"] } as const;

/** Returns the calls with values, in the order of their lines: the HTTP method, and the sent component. */
export function callsOf(sent: SentValues): Readonly<Record<string, keyof SentValues>> {
  const entries = Object.entries(METHODS).filter(([, [, component]]) => sent[component] !== undefined);
  return Object.fromEntries(entries.map(([http, [, component]]) => [http, component]));
}

/** Files in which each call with a value is on the same line, written differently. */
export const FILES_WITH_VALUES = ["call.ts", "passed.ts", "own.ts", "paths.ts", "zod.ts"] as const;

/** The code of a consumer in many styles. */
export function randomConsumer({ components }: SmallDocument, sent: SentValues): ConsumerFiles {
  const membersOf = (name: string): string[] => Object.keys(components.schemas[name]?.properties ?? {});
  const results = { create: "Received", replace: "Both" } as const;
  const calls = (write: (method: "create" | "replace", value: string, component: string) => string) =>
    Object.values(METHODS).flatMap(([method, component]) => {
      const value = sent[component];
      return value === undefined ? [] : [`  ${write(method, JSON.stringify(value), component)},\n`];
    });
  const reads = (["create", "replace"] as const).map((method) => {
    const names = membersOf(results[method]);
    return `export async function ${method}(client: Client, input: Parameters<Client["things"]["${method}"]>[0]) {
  const { ${names.join(", ")} } = await client.things.${method}(input);
  return [${names.map((name) => `String(${name})`).join(", ")}];
}`;
  });
  return new Map([
    ["call.ts", callFile(calls((method, value) => `client.things.${method}(${value})`))],
    [
      "passed.ts",
      callFile(
        calls(
          (method, value) =>
            `() => { const input = ${value}; return client.things.${method}({ ...input }); }`,
        ),
      ),
    ],
    [
      "own.ts",
      callFile(
        calls(
          (method, value) =>
            `(() => { const make = () => (${value}); return client.things.${method}(make()); })()`,
        ),
      ),
    ],
    [
      "paths.ts",
      callFile(
        calls((method, value) => {
          const http = method === "create" ? "POST" : "PUT";
          return `client.fetchClient.${http}("/things", { body: ${value} })`;
        }),
      ),
    ],
    [
      "zod.ts",
      callFile(
        calls((_, value, component) => `schemas.${component}.parse(${value})`),
        `import * as schemas from "./api/zod/request/index.js"; `,
      ),
    ],
    [
      "reexport.ts",
      `export { Received as Result } from "./api/zod/response/index.js";\nexport type { Received as Kept, Sent as Wanted } from "./api/types/index.js";\nexport { thingsList as all } from "./api/client/operations/things.js";\n`,
    ],
    ["far.ts", far(membersOf)],
    ["query.ts", query(membersOf)],
    ["mocks.ts", mocks(membersOf)],
    ["read.ts", `${CLIENT}${reads.join("\n")}\n`],
    ["wrapper.ts", wrapper(membersOf)],
    ["typed.ts", typed(membersOf)],
    [
      "standalone.ts",
      `import { thingsCreate as make, thingsReplace } from "./api/client/operations/things.js";\nexport const ids = [make.operationId, thingsReplace.operationId];\n`,
    ],
    [
      "events.ts",
      `import type { WebhookEventMap as Events } from "./api/webhooks/index.js";
type Handlers = { [Name in keyof Events]?: (event: Events[Name]) => unknown };
export const handlers: Handlers = { happened: (event) => [${membersOf("Event")
        .map((name) => `event.${name}`)
        .join(", ")}] };\n`,
    ],
  ]);
}

/** A list of calls; the first is on the third line. */
function callFile(calls: readonly string[], imports = ""): string {
  return `${imports}${CLIENT}export const call = (client: Client): unknown[] => [\n${calls.join("")}];\n`;
}

/** Re-exports under other names, in generic functions. */
function far(membersOf: (name: string) => string[]): string {
  const reads = membersOf("Received").map(
    (name) =>
      `export const ${name}Of = <Value extends Kept>({ ${name} }: Value): Kept["${name}"] => ${name};`,
  );
  return `import { all, type Kept, Result, type Wanted } from "./reexport.js";
export const parsed = (value: unknown): Kept => Result.parse(value);
export const path = all.path;
export const part = (wanted: Partial<Wanted>): (keyof Wanted)[] => Object.keys(wanted) as (keyof Wanted)[];
${reads.join("\n")}
`;
}

/** Query options and their results. */
function query(membersOf: (name: string) => string[]): string {
  const [name = ""] = membersOf("Both");
  return `${CLIENT}import { createQueries, type Queries } from "./api/query/index.js";
export const options = (client: Client): unknown => createQueries(client).things.list.queryOptions({ cursor: "a" });
export const replace = ({ things }: Queries): unknown => things.replace.mutationOptions().mutationKey;
export type Replaced = Awaited<ReturnType<Client["things"]["replace"]>>${name === "" ? "" : `["${name}"]`};
`;
}

/** Values and handlers for tests. */
function mocks(membersOf: (name: string) => string[]): string {
  const names = membersOf("Received");
  return `import { createMocks, createReceived } from "./api/mocks/index.js";
const { ${names.join(", ")} } = createReceived();
export const values: unknown[] = [${names.join(", ")}];
export const handler: unknown = createMocks().things.create(createReceived());
`;
}

const CLIENT = `import type { Client } from "./api/client/index.js";\n`;

/** Functions around the client with explicit types. */
function wrapper(membersOf: (name: string) => string[]): string {
  const members = membersOf("Received").map((name) => `  ${name}: result.${name},`);
  return `${CLIENT}import type { Received, Sent as Wanted } from "./api/types/index.js";
type Kept = Pick<Received, ${
    membersOf("Received")
      .map((name) => `"${name}"`)
      .join(" | ") || "never"
  }>;
export const keep = (result: Received): Kept => ({\n${members.join("\n")}\n});
export class Things {
  readonly #client: Client;
  constructor(client: Client) {
    this.#client = client;
  }
  async make(wanted: Wanted): Promise<Received> {
    const { things } = this.#client;
    return things.create(wanted);
  }
}
`;
}

/** Members with the types that they had when the code was written. */
function typed(membersOf: (name: string) => string[]): string {
  const lines = ["Received", "Both", "Event", "Unused"].flatMap((name) =>
    membersOf(name).map(
      (member) =>
        `export const ${member}Of${name} = ({ ${member} }: api.${name}): string => (typeof ${member} === "object" ? "" : ${member}.toString());`,
    ),
  );
  return `import type * as api from "./api/types/index.js";\n${lines.join("\n")}\n`;
}
