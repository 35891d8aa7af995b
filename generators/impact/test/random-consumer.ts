import type { Json } from "../../core/json.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import { sampleOf } from "../../core/model/example/sample-of.ts";
import type { SmallDocument } from "../../test/consumers/edited-document.ts";

/** Files of a consumer of a small document, by path. Each has another style, and stands on `./api`. */
export type ConsumerFiles = ReadonlyMap<string, string>;

/** Values that a consumer sends, by the component that describes them. */
export type SentValues = Readonly<Record<"Sent" | "Both", Json | undefined>>;

/** The values that a consumer of a document sends. */
export function sentValues(model: ApiModel): SentValues {
  const sample = (name: string): Json | undefined =>
    sampleOf(model.schemaAt(`/components/schemas/${name}`), { direction: "request", seed: 1 });
  return { Sent: sample("Sent"), Both: sample("Both") };
}

/** HTTP methods of the operations, the methods of the client that call them, and the components that these send. */
const METHODS = { post: ["create", "Sent"], put: ["replace", "Both"] } as const;

/** The calls with values, in the order of their lines: the HTTP method, and the component that is sent. */
export function callsOf(sent: SentValues): Readonly<Record<string, keyof SentValues>> {
  const entries = Object.entries(METHODS).filter(([, [, component]]) => sent[component] !== undefined);
  return Object.fromEntries(entries.map(([http, [, component]]) => [http, component]));
}

/** The code of a consumer: methods, standalone operations, destructuring, wrappers with types, events. */
export function randomConsumer({ components }: SmallDocument, sent: SentValues): ConsumerFiles {
  const membersOf = (name: string): string[] => Object.keys(components.schemas[name]?.properties ?? {});
  const results = { create: "Received", replace: "Both" } as const;
  const calls = Object.values(METHODS).flatMap(([method, component]) => {
    const value = sent[component];
    return value === undefined ? [] : [`client.things.${method}(${JSON.stringify(value)})`];
  });
  const reads = (["create", "replace"] as const).map((method) => {
    const names = membersOf(results[method]);
    return `export async function ${method}(client: Client, input: Parameters<Client["things"]["${method}"]>[0]) {
  const { ${names.join(", ")} } = await client.things.${method}(input);
  return [${names.map((name) => `String(${name})`).join(", ")}];
}`;
  });
  return new Map([
    [
      "call.ts",
      `${CLIENT}export const call = (client: Client): unknown[] => [\n  ${calls.join(",\n  ")},\n];\n`,
    ],
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

const CLIENT = `import type { Client } from "./api/client/index.js";\n`;

/** Functions around the client that say what they take and give. */
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

/** Members with the types that they had when the code was written, as people write them. */
function typed(membersOf: (name: string) => string[]): string {
  const lines = ["Received", "Both", "Event", "Unused"].flatMap((name) =>
    membersOf(name).map(
      (member) =>
        `export const ${member}Of${name} = ({ ${member} }: api.${name}): string => (typeof ${member} === "object" ? "" : ${member}.toString());`,
    ),
  );
  return `import type * as api from "./api/types/index.js";\n${lines.join("\n")}\n`;
}
