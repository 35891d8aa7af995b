/** Makes a schema known under a URI. */
export function registerSchema(schema: unknown, uri: string, dialect: string): void;

/** Forgets a schema. */
export function unregisterSchema(uri: string): void;

/** Validates a value against the schema that is registered under a URI. */
export function validate(uri: string, instance: unknown): Promise<{ readonly valid: boolean }>;
