/** A document as far as it is cut: paths, and components by kind. */
interface Document {
  readonly paths: Readonly<Record<string, unknown>>;
  readonly components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The first paths of the first document, as many as have a size with all that they refer to; the same of each document. */
export function excerpt<Cut extends Document>(documents: readonly Cut[], size: number): Cut[] {
  const [first] = documents;
  const paths = Object.keys(first?.paths ?? {});
  let [few, many] = [0, paths.length];
  while (first && many - few > 1) {
    const middle = Math.floor((few + many) / 2);
    if (JSON.stringify(cut(first, paths.slice(0, middle)), null, 2).length > size) many = middle;
    else few = middle;
  }
  return documents.map((document) => cut(document, paths.slice(0, Math.max(few, 1))));
}

function cut<Cut extends Document>(document: Cut, names: readonly string[]): Cut {
  const paths = Object.fromEntries(
    names.flatMap((name) => (name in document.paths ? [[name, document.paths[name]]] : [])),
  );
  const used = new Set<string>();
  const pending: unknown[] = [paths];
  for (const value of pending) {
    for (const [, kind = "", name = ""] of JSON.stringify(value).matchAll(
      /"#\/components\/([^/"]+)\/([^/"]+)"/g,
    )) {
      if (used.has(`${kind}/${name}`)) continue;
      used.add(`${kind}/${name}`);
      pending.push(document.components?.[kind]?.[name] ?? null);
    }
  }
  const components = Object.entries(document.components ?? {}).map(([kind, all]) => {
    const kept = Object.entries(all).filter(
      ([name]) => kind === "securitySchemes" || used.has(`${kind}/${name}`),
    );
    return [kind, Object.fromEntries(kept)] as const;
  });
  return {
    ...document,
    paths,
    components: Object.fromEntries(components),
    webhooks: undefined,
    "x-webhooks": undefined,
  };
}
