import { readPath } from "../client/lists/read-path.ts";

/** Source of the value for the next page. Paths are dotted; without `items`, the response itself is the array. */
export type PageRule =
  /** Value at `next` of the response. The last page has none, or `more` is false. */
  | { readonly kind: "cursor"; readonly parameter: string; readonly next: string; readonly more?: string }
  /** The `id` of the last item. On the last page, `more` is false. */
  | {
      readonly kind: "last-item";
      readonly parameter: string;
      readonly items?: string;
      readonly id: string;
      readonly more: string;
    }
  /** The next page number. The last page has no items. */
  | { readonly kind: "number"; readonly parameter: string; readonly items?: string; readonly first: number }
  /** The number of items so far. The last page has no items. */
  | { readonly kind: "offset"; readonly parameter: string; readonly items?: string };

/** Returns the value for the first page; undefined if the parameter is not sent. */
export function firstPage(rule: PageRule): number | undefined {
  return rule.kind === "number" ? rule.first : undefined;
}

/** Returns the value for the page after the loaded ones; undefined after the last page. */
export function nextPage(rule: PageRule, pages: readonly unknown[], current: unknown): unknown {
  const page = pages.at(-1);
  switch (rule.kind) {
    case "cursor": {
      if (rule.more !== undefined && readPath(page, rule.more) === false) return undefined;
      const next = readPath(page, rule.next);
      return next === null || next === "" || next === current ? undefined : next; // the same page again would never end
    }
    case "last-item":
      if (readPath(page, rule.more) !== true) return undefined;
      return readPath(itemsOf(page, rule.items).at(-1), rule.id);
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
  const items = path === undefined ? page : readPath(page, path);
  return Array.isArray(items) ? items : [];
}
