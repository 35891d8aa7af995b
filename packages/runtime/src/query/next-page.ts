/** Where the value for the next page comes from. Paths are dotted; undefined items are the response itself. */
export type PageRule =
  /** From the response at `next`; the end is where there is none, or where `more` is false. */
  | { readonly kind: "cursor"; readonly parameter: string; readonly next: string; readonly more?: string }
  /** The `id` of the last item; the end is where `more` is false. */
  | {
      readonly kind: "last-item";
      readonly parameter: string;
      readonly items?: string;
      readonly id: string;
      readonly more: string;
    }
  /** The next number; the end is a page without items. */
  | { readonly kind: "number"; readonly parameter: string; readonly items?: string; readonly first: number }
  /** The number of items so far; the end is a page without items. */
  | { readonly kind: "offset"; readonly parameter: string; readonly items?: string };

/** The value for the first page; undefined where the parameter is not sent. */
export function firstPage(rule: PageRule): number | undefined {
  return rule.kind === "number" ? rule.first : undefined;
}

/** The value for the page after the last one; undefined after the end. */
export function nextPage(rule: PageRule, pages: readonly unknown[], current: unknown): unknown {
  const page = pages.at(-1);
  switch (rule.kind) {
    case "cursor": {
      if (rule.more !== undefined && valueAt(page, rule.more) === false) return undefined;
      const next = valueAt(page, rule.next);
      return next === null || next === "" || next === current ? undefined : next; // the same page again has no end
    }
    case "last-item":
      if (valueAt(page, rule.more) !== true) return undefined;
      return valueAt(itemsOf(page, rule.items).at(-1), rule.id);
    case "number":
      if (itemsOf(page, rule.items).length === 0) return undefined;
      return (typeof current === "number" ? current : rule.first) + 1;
    case "offset":
      if (itemsOf(page, rule.items).length === 0) return undefined;
      return pages.reduce<number>((count, each) => count + itemsOf(each, rule.items).length, 0);
    default:
      return rule satisfies never;
  }
}

function itemsOf(page: unknown, path: string | undefined): readonly unknown[] {
  const items = path === undefined ? page : valueAt(page, path);
  return Array.isArray(items) ? items : [];
}

function valueAt(value: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((inner, key) => {
    const isHolder = typeof inner === "object" && inner !== null && Object.hasOwn(inner, key);
    return isHolder ? (inner as Readonly<Record<string, unknown>>)[key] : undefined;
  }, value);
}
