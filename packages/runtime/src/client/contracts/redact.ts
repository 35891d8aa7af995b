/** A copy of a value without secrets, in keys, texts and numbers, however deep. */
export type Redact = <Value>(value: Value) => Value;

/** Makes a function that takes these secrets out of a text. It may throw for a text that cannot be looked through. */
export type TextRedactor = (secrets: readonly string[]) => (text: string) => string;
