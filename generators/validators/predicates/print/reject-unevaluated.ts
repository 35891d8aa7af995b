import type { UnevaluatedCheck } from "../../../core/checks/check-node.ts";
import { evaluation } from "./evaluation.ts";
import type { Location } from "./location.ts";
import { rejectOthers } from "./own-properties.ts";
import { rejectItems } from "./reject-array.ts";
import { onlyIf, withVariable } from "./statements.ts";

/** The schema, then what applies to the properties and items that none of its parts evaluates. */
export function rejectUnevaluated(check: UnevaluatedCheck, location: Location): string[] {
  const { file } = location.printing;
  const found = location.printing.variable("found");
  return withVariable(found, ` = ${file.runtime("nothingEvaluated")}();`, [
    `if (!${evaluation(check.base, found, location)}) return false;`,
    ...rejectRest(check, found, location),
  ]);
}

function rejectRest({ properties, items }: UnevaluatedCheck, found: string, location: Location): string[] {
  const { printing, value } = location;
  const known = (key: string) => `${printing.file.runtime("isEvaluated")}(${found}, ${key})`;
  const lines: string[] = [];
  if (properties) {
    const [own, key, other] = [
      printing.variable("own"),
      printing.variable("key"),
      printing.variable("other"),
    ];
    const loop = rejectOthers(properties, { own, key, other }, [known(key)], location);
    const read = withVariable(own, ` = ${printing.file.runtime("membersOf")}(${value});`, loop);
    lines.push(...onlyIf(`${printing.file.runtime("isObject")}(${value})`, read));
  }
  if (items) lines.push(...onlyIf(`Array.isArray(${value})`, rejectItems(items, { known }, location)));
  return lines;
}
