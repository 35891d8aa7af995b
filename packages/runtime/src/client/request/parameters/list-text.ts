import { exactJson, isMembered } from "../exact/exact-json.ts";
import { exactText } from "../exact/exact-text.ts";
import { memberPairs } from "./check-kind.ts";

type Encode = (text: string) => string;

/** One value as text; dates as ISO 8601, objects inside objects as JSON. */
export function primitiveText(value: unknown, name: string): string {
  return isMembered(value) || Array.isArray(value) ? exactJson(value, name) : exactText(value, name);
}

interface ListOptions {
  /** The name of the parameter. */
  readonly name: string;
  readonly separator: string;
  readonly explode: boolean;
  readonly encode?: Encode;
  /** Encodes the names of members. Default `encode`. */
  readonly encodeKey?: Encode;
}

/** A value as one text. */
export function joined(value: unknown, options: ListOptions): string {
  const texts = textsOf(value, options).map((parts) => parts.join(options.explode ? "=" : ","));
  return texts.join(options.separator);
}

/** A value as `name=value`, or each of its items or members if they are exploded. */
export function namedParts(value: unknown, options: ListOptions): string[] {
  const key = encodeURIComponent(options.name);
  const texts = textsOf(value, options);
  if (options.explode && Array.isArray(value)) return texts.map((parts) => [key, ...parts].join("="));
  if (options.explode && isMembered(value)) return texts.map((parts) => parts.join("="));
  return [`${key}=${texts.flat().join(options.separator)}`];
}

/** The text of each item, the name and the text of each member, or the text of any other value. */
function textsOf(
  value: unknown,
  { name, encode = encodeURIComponent, encodeKey = encode }: ListOptions,
): string[][] {
  const text = (part: unknown): string => encode(primitiveText(part, name));
  if (Array.isArray(value)) return Array.from(value, (item) => [text(item)]);
  if (!isMembered(value)) return [[text(value)]];
  return memberPairs(value).map(([key, member]) => [encodeKey(key), text(member)]);
}
