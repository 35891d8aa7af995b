import type { Bumps, Verdict } from "../change.ts";
import type { Difference } from "../difference.ts";
import type { Rule } from "../rule.ts";
import { bumpsFor, type PackageBumps } from "./bumps.ts";

/** What a rule about the values that a schema accepts says of itself. */
export interface ConstraintRule
  extends Pick<Rule, "id" | "explanation" | "instead" | "forUsers" | "message"> {
  /** `shape`: the types of the packages change. `bound`: only validators see it. Default `shape`. */
  readonly kind?: "shape" | "bound";
}

type Judged = Pick<Rule, "verdict" | "bumps">;

/** The service takes or gives fewer values: that breaks requests, and is fine in replies. */
export function tightening({ kind = "shape", ...rule }: ConstraintRule): Rule {
  return { ...rule, ...judged("request", TIGHTENED[kind]) };
}

/** The service takes or gives more values: that breaks those who read replies, and is fine in requests. */
export function loosening({ kind = "shape", ...rule }: ConstraintRule): Rule {
  return { ...rule, ...judged("reply", LOOSENED[kind]) };
}

interface BumpsByDirection {
  readonly request: PackageBumps;
  readonly reply: PackageBumps;
}

const MAJOR: PackageBumps = { types: "major", client: "major", zod: "major", webhooks: "major" };
const MINOR: PackageBumps = { types: "minor", client: "minor", zod: "minor", webhooks: "minor" };
const VALIDATORS_MAJOR: PackageBumps = { types: "patch", client: "patch", zod: "major", webhooks: "minor" };
const VALIDATORS_MINOR: PackageBumps = { types: "patch", client: "patch", zod: "minor", webhooks: "minor" };

const TIGHTENED: Readonly<Record<"shape" | "bound", BumpsByDirection>> = {
  shape: { request: MAJOR, reply: MINOR },
  bound: { request: VALIDATORS_MAJOR, reply: VALIDATORS_MINOR },
};

const LOOSENED: Readonly<Record<"shape" | "bound", BumpsByDirection>> = {
  shape: { request: MINOR, reply: MAJOR },
  bound: { request: VALIDATORS_MINOR, reply: VALIDATORS_MINOR },
};

function judged(breaks: "request" | "reply", bumps: BumpsByDirection): Judged {
  return {
    verdict: ({ direction }): Verdict => (direction === breaks ? "breaking" : "safe"),
    bumps: (difference): Bumps => bumpsFor(difference, bumps[sideOf(difference)]),
  };
}

function sideOf({ direction }: Difference): "request" | "reply" {
  return direction === "request" ? "request" : "reply";
}
