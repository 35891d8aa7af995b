/** A copy of a value without secrets, in keys, texts and numbers, however deep. */
export type Redact = <Value>(value: Value) => Value;
