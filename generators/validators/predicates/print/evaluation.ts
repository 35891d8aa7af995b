import { type AnyCheck, partOf } from "../part.ts";
import { call } from "./call.ts";
import { print } from "./expression.ts";
import { behindReference, depthArgument, type Location } from "./location.ts";

/** Emits a condition that also collects in `found` what the part evaluates. */
export function evaluation(check: AnyCheck, found: string, location: Location): string {
  const part = partOf(check);
  const { printing, value } = location;
  const collect = (name: string, at: Location) =>
    `${name}(${[value, found, ...depthArgument(at)].join(", ")})`;
  switch (part.kind) {
    case "reference":
      return collect(printing.evaluatorOf(part), behindReference(location, part));
    case "anything":
    case "nothing":
    case "present":
    case "absent":
    case "null":
    case "boolean":
    case "number":
    case "string":
    case "literals":
    case "equal":
    case "not":
      return print(call(part, location));
    default:
      return collect(printing.evaluatingPart(part, location), location);
  }
}
