import type { Change } from "../diff/change.ts";

/**
 * Section of a difference. `service`: only the service has it. `description`: only the description has it. `different`:
 * both have it, and they differ. `response`: a response of the running service, or a recorded one, shows it. `request`:
 * a recorded request shows it.
 */
export type Section = "service" | "description" | "different" | "response" | "request";

/** Sections in the order of reports. */
export const SECTIONS: readonly Section[] = ["response", "request", "service", "description", "different"];

/** A difference between the description and the service. */
export interface ServiceDifference extends Change {
  readonly section: Section;
}

/** Returns the section of a change from the description to the service. */
export function sectionOf({ rule, message }: Pick<Change, "rule" | "message">): Section {
  if (/-added(-|$)/.test(rule) || /\bwas added\.$/.test(message)) return "service";
  if (/-removed(-|$)/.test(rule) || /\bwas removed\.$/.test(message)) return "description";
  return "different";
}
