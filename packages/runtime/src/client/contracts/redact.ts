/**
 * A copy of a value without secrets, in keys, texts and numbers, however deep. `isCode` means that the value is a code of
 * the transport: those that are known are no secrets.
 */
export type Redact = <Value>(value: Value, isCode?: boolean) => Value;

/** Makes a function that takes these secrets out of a text. It may throw for a text that cannot be looked through. */
export type TextRedactor = (secrets: readonly string[]) => (text: string, isCode?: boolean) => string;
