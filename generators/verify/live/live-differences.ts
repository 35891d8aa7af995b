import { createHash } from "node:crypto";
import type { Verdict } from "../../diff/change.ts";
import type { NewEnumValues } from "../../diff/options.ts";
import type { Section, ServiceDifference } from "../section.ts";
import type { Mismatch, MismatchRule } from "./mismatch.ts";

interface LivePolicy {
  /** As in `codegen.config.ts`. */
  readonly newEnumValues: NewEnumValues | undefined;
}

/** Turns mismatches of real requests and responses into differences. */
export function liveDifferences(mismatches: readonly Mismatch[], policy: LivePolicy): ServiceDifference[] {
  return mismatches.map((mismatch) => {
    const { rule, operation, direction, where, value, message, location } = mismatch;
    const verdict = verdictOf(rule, policy);
    const { operationId, httpMethod, path, tags } = operation;
    return {
      rule,
      section: sectionOf(mismatch),
      verdict,
      direction,
      message,
      explanation: EXPLANATIONS[rule],
      instead: undefined,
      forUsers: undefined,
      fingerprint: fingerprintOf(mismatch),
      side: "revision",
      location: location.locate(),
      pointers: [{ side: "revision", pointer: location.pointer }],
      reached: [
        {
          kind: "operation",
          name: operationId,
          method: httpMethod.toUpperCase(),
          path,
          tags,
          direction,
          where,
          value,
          chain: [],
          verdict,
          counterexample: undefined,
        },
      ],
      bumps: {},
      exempt: undefined,
    };
  });
}

/** Returns the section of a mismatch; undescribed operations are only in the service. */
function sectionOf({ rule, direction }: Mismatch): Section {
  return rule === "traffic-operation-undescribed" ? "service" : direction;
}

const EXPLANATIONS: Readonly<Record<MismatchRule, string>> = {
  "live-status-undescribed": "Clients do not expect this status.",
  "live-content-type-undescribed": "Clients do not read this content type.",
  "live-body-not-json": "Clients cannot read the body.",
  "live-error-as-success": "Clients take the error for a success.",
  "live-value-rejected": "Validators generated from the description reject this response.",
  "live-enum-grown": "Clients receive a value that the description does not list.",
  "live-property-undeclared":
    "Clients generated from the description do not know the property. They keep working.",
  "traffic-request-rejected":
    "The service accepts this request. Validators generated from the description reject it.",
  "traffic-property-undeclared": "Clients generated from the description do not send the property.",
  "traffic-operation-undescribed": "Clients generated from the description cannot send this request.",
};

function verdictOf(rule: MismatchRule, { newEnumValues = "risky" }: LivePolicy): Verdict {
  if (rule === "live-property-undeclared" || rule === "traffic-property-undeclared") return "safe";
  if (rule === "traffic-operation-undescribed") return "risky";
  return rule === "live-enum-grown" ? newEnumValues : "breaking";
}

function fingerprintOf({ rule, operation, where, value, location }: Mismatch): string {
  const reported = [rule, operation.operationId, where, value, location.pointer];
  return createHash("sha256").update(JSON.stringify(reported)).digest("hex").slice(0, 12);
}
