/** Parameters that say how a text is written down, and nothing about what it holds. */
const SILENT_PARAMETERS = /^(charset|boundary|q)=/;

/** A media type as it is compared: without case, blanks and character set, its parameters in order. */
export function normaliseMediaType(contentType: string): string {
  const [essence = "", ...parameters] = contentType.toLowerCase().replaceAll(/\s+/g, "").split(";");
  const speaking = parameters.filter((parameter) => parameter !== "" && !SILENT_PARAMETERS.test(parameter));
  return [essence, ...speaking.sort()].join(";");
}

/** True for a range that takes in what another media type speaks of: `text/*`, or a type without its parameters. */
export function covers(wide: string, narrow: string): boolean {
  const [range, type] = [normaliseMediaType(wide), normaliseMediaType(narrow)];
  const [essence = ""] = type.split(";");
  if (range === "*/*" || range === type || range === essence) return true;
  return range.endsWith("/*") && essence.startsWith(range.slice(0, -1));
}
