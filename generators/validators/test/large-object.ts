/** An object that is large enough to be shared in ten places: strings with long names, and further members. */
export function largeObject(
  word: string,
  own: Readonly<Record<string, unknown>> = {},
): { readonly type: string; readonly properties: Readonly<Record<string, unknown>> } {
  const keys = Array.from({ length: 8 }, (_, index) => `${word}_of_a_large_object_${index}`);
  const texts = Object.fromEntries(keys.map((key) => [key, { type: "string", maxLength: 200 }]));
  return { type: "object", properties: { ...own, ...texts } };
}

/** The members of an object that repeats a schema. */
export const TEN: readonly string[] = [..."abcdefghij"];

/** An object with the same schema for each of ten members. */
export function tenTimes(schema: unknown): { readonly type: string; readonly properties: object } {
  return { type: "object", properties: Object.fromEntries(TEN.map((member) => [member, schema])) };
}
