/**
 * Bytes that nobody else can change meanwhile, as fetch takes them: `Uint8Array<ArrayBuffer>`, written so that TypeScript
 * before 5.7, where the type takes no argument, reads it too.
 */
export type Bytes = ReturnType<Uint8Array["slice"]>;
