/** The parts of a document that are repeated. */
interface Repeatable {
  readonly paths: Readonly<Record<string, unknown>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** A document that describes the same API several times, each time under other paths and with other names. */
export function repeated<Document extends Repeatable>(document: Document, count: number): Document {
  const copies = Array.from({ length: count }, (_, index) =>
    index === 0 ? document : renamed(document, index + 1),
  );
  return {
    ...document,
    paths: Object.assign({}, ...copies.map(({ paths }) => paths)),
    components: Object.fromEntries(
      Object.keys(document.components).map((kind) => [
        kind,
        Object.assign({}, ...copies.map(({ components }) => components[kind])),
      ]),
    ),
  };
}

function renamed<Document extends Repeatable>({ paths, components }: Document, number: number): Repeatable {
  const text = JSON.stringify({ paths, components })
    .replace(/"\$ref":"(#\/components\/[^/"]+\/[^/"]+)/g, `"$ref":"$1-copy${number}`)
    .replace(/"operationId":"([^"]+)"/g, `"operationId":"$1-copy${number}"`);
  const copy: Repeatable = JSON.parse(text);
  return {
    paths: withKeys(copy.paths, (path) => `/copy${number}${path}`),
    components: Object.fromEntries(
      Object.entries(copy.components).map(([kind, parts]) => [
        kind,
        withKeys(parts, (name) => `${name}-copy${number}`),
      ]),
    ),
  };
}

function withKeys(
  object: Readonly<Record<string, unknown>>,
  rename: (key: string) => string,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [rename(key), value]));
}
