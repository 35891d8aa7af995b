import type { RequestListener } from "node:http";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import {
  ANSWERS,
  type Answer,
  type Asked,
  DESCRIPTION,
  KINDS,
  listenerOf,
  type OperationKind,
  type Wanted,
} from "../../verify/test/live-service.ts";
import { type Loopback, startLoopback } from "../test/loopback.ts";
import { createWorkspace, type Workspace } from "../test/workspace.ts";

const { seed, numRuns } = search(300);

let workspace: Workspace;
let service: Loopback;
let listener: RequestListener = (_, response) => response.destroy();

beforeAll(async () => {
  workspace = await createWorkspace({ "openapi.json": DESCRIPTION });
  service = await startLoopback((request, response) => listener(request, response));
});
afterAll(async () => {
  await workspace.remove();
  await service.close();
});

/** The name of the answer to each request that a run sends. */
type Names = readonly string[];

const REQUESTS: readonly Asked[] = KINDS.filter((kind) => kind !== "unsent").flatMap((kind) => {
  const plain = { kind, isPage: false };
  return kind === "list" ? [plain, { kind, isPage: true }] : [plain];
});

const BY_NAME = new Map(ANSWERS.map((answer) => [answer.name, answer]));

function answerTo(asked: Asked, names: Names): Answer {
  const at = REQUESTS.findIndex(({ kind, isPage }) => kind === asked.kind && isPage === asked.isPage);
  const answer = BY_NAME.get(names[at] ?? "");
  if (answer === undefined) throw new Error(`No answer for ${JSON.stringify(asked)}.`);
  return answer;
}

async function verify(names: Names, ...args: readonly string[]) {
  listener = listenerOf((asked) => answerTo(asked, names));
  return workspace.run(["verify", "--spec", "openapi.json", "--live", service.url, ...args]);
}

/** Notes for the response to each request. */
function wantedOf(names: Names): readonly (Asked & Wanted)[] {
  return REQUESTS.map((asked) => ({ ...asked, ...answerTo(asked, names).wanted(asked) }));
}

/** 2 if no response says anything about the service, 1 if a success is not as described. */
function exitCodeOf(wanted: readonly Wanted[]): number {
  if (!wanted.some(({ isSuccess }) => isSuccess)) return 2;
  return wanted.some(({ isMismatch }) => isMismatch) ? 1 : 0;
}

/** Another answer to each request, or the same to all. */
const anyName = fc.constantFrom(...BY_NAME.keys());
const anyNames = fc.oneof(
  fc.array(anyName, { minLength: REQUESTS.length, maxLength: REQUESTS.length }),
  anyName.map((name) => REQUESTS.map(() => name)),
);

interface ReportedOperation {
  readonly name: OperationKind;
  readonly checked: boolean;
  readonly requests: readonly { readonly page: string; readonly checked: boolean }[];
  readonly examples: readonly string[];
}

describe(`a service that responds in any way (SEED=${seed}, ${numRuns} runs)`, () => {
  test("ends with 2 where no success came, with 1 where one is not as described", async () => {
    await fc.assert(
      fc.asyncProperty(anyNames, async (names) => {
        const { exitCode } = await verify(names);
        expect(exitCode).toBe(exitCodeOf(wantedOf(names)));
      }),
      { seed, numRuns },
    );
  });

  test("has a verdict for each operation and each of its requests", async () => {
    await fc.assert(
      fc.asyncProperty(anyNames, async (names) => {
        const wanted = wantedOf(names);
        const { stdout } = await verify(names, "--format", "json");
        const operations: readonly ReportedOperation[] = JSON.parse(stdout).operations;
        expect(operations.map(({ name }) => name)).toEqual(KINDS);
        for (const { name, checked, requests, examples } of operations) {
          const own = wanted.filter(({ kind }) => kind === name);
          const verdicts = own.map(({ isPage, isChecked }) => [isPage ? "limit=10" : "", isChecked]);
          expect(requests.map((request) => [request.page, request.checked])).toEqual(verdicts);
          expect(checked).toBe(own.some(({ isChecked }) => isChecked));
          const isKnown = wanted.some(({ kind, hasId }) => kind !== "detail" && hasId);
          expect(examples).toEqual(name === "detail" && !isKnown ? ["thing_id"] : []);
        }
      }),
      { seed, numRuns },
    );
  });

  test("has a line for each operation in each format", async () => {
    const formats = ["text", "markdown", "html", "github", "junit", "sarif"];
    await fc.assert(
      fc.asyncProperty(anyNames, fc.constantFrom(...formats), async (names, format) => {
        const { exitCode, stdout, stderr } = await verify(names, "--format", format);
        const lines = (exitCode === 2 ? stderr : stdout).replaceAll(/\\|<\/?code>/g, "").split(/\n|<li>/);
        const wanted = wantedOf(names);
        for (const kind of KINDS) {
          const isChecked = wanted.some((one) => one.kind === kind && one.isChecked);
          const own = lines.filter((line) => line.includes(`(${kind})`) && line.includes("checked: "));
          expect(own.length, `${kind} in ${stdout}${stderr}`).toBe(1);
          if (!isChecked) expect(own[0]).not.toMatch(/(?<!not )checked: /);
        }
      }),
      { seed, numRuns: Math.ceil(numRuns / 3) },
    );
  });
});
