const BASE = "https://json-schema.org/draft/2020-12/";

/**
 * Returns the text of a meta-schema of JSON Schema 2020-12. They are built in, so that the network is not used, and
 * loaded when the first document refers to one. Undefined for every other URI.
 */
export async function metaSchemaText(uri: string): Promise<string | undefined> {
  if (!uri.startsWith(BASE)) return undefined;
  const { metaSchemas } = await import("./meta-schemas/index.ts");
  return metaSchemas.get(uri);
}
