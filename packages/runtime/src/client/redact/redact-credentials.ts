import type { TextRedactor } from "../contracts/redact.ts";
import { MARK } from "./redact.ts";

/**
 * Takes credentials out of a text, as they are. A text that may hold one in another form, such as escaped or divided, is taken
 * out as a whole.
 */
export const redactCredentials: TextRedactor = (secrets) => {
  const written = secrets.map((secret) => secret.replace(/\W/g, "\\$&"));
  const plain = new RegExp(`(?<!\\w)(?:${written.join("|")})(?!\\w)`, "g");
  const long = secrets.filter(({ length }) => length >= 4);
  return (text) => {
    const shown = text.replace(plain, MARK);
    const lower = shown.toLowerCase();
    // In no form is a letter or digit of ASCII escaped.
    const mayHold = (secret: string): boolean =>
      (secret.match(/[a-z\d]+/gi) ?? []).every((run) => lower.includes(run.toLowerCase()));
    return long.some(mayHold) ? MARK : shown;
  };
};
