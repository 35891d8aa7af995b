import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** Kind of the two fragments of a case: whole documents, one operation, or one schema that is sent or received. */
export type CaseKind = "documents" | "operations" | "request" | "response";

/** A case of the tests of rules. */
export interface RuleCase {
  readonly kind: CaseKind;
  /** The change, as a sentence. */
  readonly name: string;
  readonly base: string;
  readonly revision: string;
  /** Each change, as `verdict rule: message [bumps]`. */
  readonly want: readonly string[];
}

interface Collected {
  readonly name: string;
  readonly base: string;
  readonly revision: string;
  readonly want?: readonly string[];
  readonly request?: readonly string[];
  readonly response?: readonly string[];
}

/** Returns every case of the tests of rules. */
export function ruleCases(): RuleCase[] {
  const program = join(import.meta.dirname, "collect-cases.ts");
  const printed = execFileSync(process.execPath, [program], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const tables: readonly { readonly group: string; readonly cases: readonly Collected[] }[] =
    JSON.parse(printed);
  return tables.flatMap(({ group, cases }) => cases.flatMap((one) => casesOf(group, one)));
}

function casesOf(group: string, { name, base, revision, want, request, response }: Collected): RuleCase[] {
  const given = { name, base, revision };
  if (want && (group === "documents" || group === "operations")) return [{ ...given, kind: group, want }];
  return [
    ...(request ? [{ ...given, kind: "request", want: request } as const] : []),
    ...(response ? [{ ...given, kind: "response", want: response } as const] : []),
  ];
}
