/** Pages that list every declaration or rule. Colours of each word would make them many times as heavy. */
const LISTS = /^(?:packages\/api\/|codegen\/diff-examples\.)/;

const ANCHOR =
  /<a class="sl-anchor-link" href="([^"]*)"><span [^>]*class="sl-anchor-icon">.*?<\/svg><\/span><span class="sr-only"[^>]*>([^<]*)<\/span><\/a>/g;
const BLOCK =
  /<div class="expressive-code">(<link [^>]*>)?<figure .*?<code>(.*?)<\/code><\/pre>.*?<\/figure><\/div>/gs;
const LINE = /<div class="ec-line([^"]*)"[^>]*>(.*?)<\/div><\/div>/gs;
const SPACE = /<\/span><span style="[^"]*">(\s+)<\/span>/g;
const INDENT = /(<span class="indent">)<span [^>]*>(\s*)<\/span>/g;
const SAME_STYLE = /(<span style="([^"]*)">[^<]*)<\/span><span style="\2">/g;

/** Removes invisible elements: browsers lay out each of them, also far below the screen. */
export function lighterPage(html: string, path: string): string {
  const linked = html.replace(ANCHOR, '<a class="sl-anchor-link" href="$1" aria-label="$2"></a>');
  if (LISTS.test(path)) return linked.replace(BLOCK, plainBlock);
  return joined(linked.replace(INDENT, "$1$2").replace(SPACE, "$1</span>"));
}

/** Joins neighbours of one style; each round joins the first two of several. */
function joined(html: string): string {
  const next = html.replace(SAME_STYLE, "$1");
  return next === html ? html : joined(next);
}

function plainBlock(_block: string, styles = "", code = ""): string {
  const lines = [...code.matchAll(LINE)].map(([, kind = "", line = ""]) => {
    const text = line.replace(/<[^>]*>/g, "").trimEnd();
    if (/ ins\b/.test(kind)) return `<ins>${text}</ins>`;
    return / del\b/.test(kind) ? `<del>${text}</del>` : text;
  });
  return `${styles}<pre class="declaration">${lines.join("\n")}</pre>`;
}
