import { furtherNames } from "../arguments.ts";
import type { Ask } from "./choose-document.ts";

const QUESTION = "Also generate query (TanStack Query), mocks (MSW) or mcp (tools for agents)? [none] ";

/** The generators that are set up beside those that run by default: as passed, else as answered at the terminal. */
export async function chooseGenerators(passed: readonly string[], ask: Ask): Promise<readonly string[]> {
  if (passed.length > 0 || ask === undefined) return passed;
  const answer = (await ask(QUESTION)).trim();
  return /^(n|no|none)?$/i.test(answer) ? [] : furtherNames([answer]);
}
