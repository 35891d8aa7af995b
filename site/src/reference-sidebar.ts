import { readFile } from "node:fs/promises";
import { defineRouteMiddleware, type StarlightRouteData } from "@astrojs/starlight/route-data";

type Entry = StarlightRouteData["sidebar"][number];

/** An entry of the contents as `codegen reference` writes them. */
type Written = { readonly label: string } & (
  | { readonly link: string }
  | { readonly items: readonly Written[] }
);

const contents = JSON.parse(await readFile("src/content/docs/reference/sidebar.json", "utf8")) as Written[];

/** The contents beside pages of the reference: its own, and the way to the guides. */
export const onRequest = defineRouteMiddleware(({ locals: { starlightRoute }, url }) => {
  if (!starlightRoute.id.startsWith("reference")) return;
  const [start, guides] = starlightRoute.sidebar;
  starlightRoute.sidebar = [
    ...contents.map((entry) => entryOf(entry, url.pathname.replace(/(?:\/index)?\.html$/, ""))),
    ...[start, guides].filter((group) => group !== undefined).map((group) => ({ ...group, collapsed: true })),
  ];
});

function entryOf(written: Written, path: string): Entry {
  const { label } = written;
  if ("items" in written) {
    const entries = written.items.map((item) => entryOf(item, path));
    return { type: "group", label, entries, collapsed: false, badge: undefined };
  }
  const { link } = written;
  return { type: "link", label, href: link, isCurrent: path.endsWith(link), badge: undefined, attrs: {} };
}
