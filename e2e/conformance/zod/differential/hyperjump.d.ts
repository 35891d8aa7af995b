/** Makes a schema known under a URI. */
export function registerSchema(schema: unknown, uri: string, dialect: string): void;

/** Forgets a schema. */
export function unregisterSchema(uri: string): void;

/** Whether a value meets the schema that is known under a URI. */
export function validate(uri: string, instance: unknown): Promise<{ readonly valid: boolean }>;
