/** Schemas, and the operations that take or return them. */
export interface Described {
  readonly schemas: Readonly<Record<string, unknown>>;
  readonly operations: readonly { isRequest: boolean; held: object; isWrapped: boolean }[];
}

/** Returns the document with paths and components in the order that a number selects. */
export function documentOf(
  { schemas: all, operations: list }: Described,
  order: number,
): Record<string, unknown> {
  const paths = list.map(({ isRequest, held, isWrapped }, index) => {
    const content = { "application/json": { schema: isWrapped ? { properties: { held } } : held } };
    const taken = isRequest ? { requestBody: { required: true, content } } : {};
    const responses = { 200: { description: "Done.", ...(isRequest ? {} : { content }) } };
    return [`/p${index}`, { post: { operationId: `p${index}`, ...taken, responses } }] as const;
  });
  return {
    paths: Object.fromEntries(turned(paths, order)),
    components: { schemas: Object.fromEntries(turned(Object.entries(all), order)) },
  };
}

function turned<Item>(list: readonly Item[], order: number): Item[] {
  const at = order % list.length;
  const moved = [...list.slice(at), ...list.slice(0, at)];
  return order % 2 === 0 ? moved : moved.reverse();
}

/** The same components, with other types for some members. */
export function edited(described: Described, locations: readonly number[]): Described {
  let count = 0;
  const text = JSON.stringify(described).replace(/"(?:type|const)":"(?:string|integer|x)"/g, (member) => {
    count += 1;
    return locations.includes(count % 8) ? '"type":"boolean"' : member;
  });
  return JSON.parse(text);
}
