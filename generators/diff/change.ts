import type { Location } from "../core/diagnostics/diagnostic.ts";
import type { BumpLevel } from "../core/impacts.ts";
import type { Json } from "../core/json.ts";

/**
 * Effect of a change on clients of the service. `breaking`: something that worked stops working. `undecided`: it could
 * not be compared at all. `risky`: something may stop working, or neither could be proved. `safe`: everything keeps
 * working. `docs`: only documentation changed.
 */
export type Verdict = "breaking" | "undecided" | "risky" | "safe" | "docs";

/** Verdicts from worst to best, in the order of reports. */
export const VERDICTS: readonly Verdict[] = ["breaking", "undecided", "risky", "safe", "docs"];

/** Returns the position of a verdict in reports: the worst is first. */
export function rankOf(verdict: Verdict): number {
  return VERDICTS.indexOf(verdict);
}

/** True if something that worked may stop working. */
export function mayBreak(verdict: Verdict): boolean {
  return verdict === "breaking" || verdict === "undecided" || verdict === "risky";
}

/** Direction of the changed part. Events are responses; `both` is for an operation or document as a whole. */
export type ChangeDirection = "request" | "response" | "both";

export type { BumpLevel };

/** Version bump per published package, by the name of its generator; a package that is not named needs none. */
export type Bumps = Readonly<Record<string, BumpLevel>>;

/** Packages for which rules give bumps; those of other generators take over the bumps of one of them. */
export const BUMPED_PACKAGES = ["spec", "types", "client", "zod", "webhooks", "errors", "sandbox"] as const;

export type BumpedPackage = (typeof BUMPED_PACKAGES)[number];

/** Report of all differences between two documents. */
export interface DiffReport {
  readonly base: DiffSide;
  readonly revision: DiffSide;
  /** Worst first, then in the order of the document. */
  readonly changes: readonly Change[];
}

/** One of the two documents. */
export interface DiffSide {
  /** The source as given on the command line. */
  readonly source: string;
  readonly title: string;
  readonly version: string;
}

/** One change, with every operation and event that it affects. */
export interface Change {
  /** Identifier of the rule, for example `property-newly-required`. */
  readonly rule: string;
  readonly verdict: Verdict;
  readonly direction: ChangeDirection;
  /** One sentence: what changed here. */
  readonly message: string;
  /** One line: why this kind of change matters. */
  readonly explanation: string;
  /** Advice to make the change without breaking clients; missing if nothing breaks. */
  readonly instead: string | undefined;
  /** Advice for users of the packages; missing if there is nothing to do. */
  readonly forUsers: string | undefined;
  /** Stays the same when lines move or unrelated things change; exemptions refer to it. */
  readonly fingerprint: string;
  /** Document to look in: the revision, or the base if something was removed. */
  readonly side: "base" | "revision";
  readonly location: Location;
  /** All changed parts in the bundled documents; for a newly required property, the property itself. */
  readonly pointers: readonly ChangedPointer[];
  /** At least one. */
  readonly reached: readonly ReachedLocation[];
  readonly bumps: Bumps;
  /** The old and the new name, where the change is a rename. */
  readonly renamed?: { readonly from: string; readonly to: string };
  /** Other consequences of the same edit; missing if there are none. */
  readonly details?: readonly ChangeDetail[];
  /** Set when an exemption allows this change. */
  readonly exempt: { readonly reason: string } | undefined;
}

/** A JSON pointer in one of the bundled documents. */
export interface ChangedPointer {
  readonly side: "base" | "revision";
  readonly pointer: string;
}

/** One of several consequences of an edit. */
export interface ChangeDetail extends Pick<Change, "rule" | "verdict" | "message" | "location"> {
  /** A value that shows it, if one was found. */
  readonly counterexample?: { readonly value: Json };
}

/** One operation or event that a cause reaches, or a component that none of them uses. */
export interface ReachedLocation {
  readonly kind: "operation" | "webhook" | "component" | "document";
  /** operationId, name of the event or of the component schema; empty for the document. */
  readonly name: string;
  /** Upper case; undefined for events and the document. */
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly tags: readonly string[];
  readonly direction: ChangeDirection;
  /** `request body application/json`, `response 200 application/json`, `query parameter limit`, … */
  readonly where: string;
  /** Path of the value in it: `data[*].status`; empty for the whole. */
  readonly value: string;
  /** Components that led there, from the outermost: `CustomerList`, `Customer`. */
  readonly chain: readonly string[];
  readonly verdict: Verdict;
  /** A value that shows the break, checked against both documents; missing if none was found. */
  readonly counterexample: { readonly value: Json } | undefined;
}
