/**
 * The colours that were chosen on the site around the pages, if it is made with Starlight, Docusaurus or VitePress. It runs
 * before the first paint. Storage may be turned off.
 */
export const THEME_SCRIPT = `
try {
  const keys = ["starlight-theme", "theme", "vitepress-theme-appearance"];
  const theme = keys.map((key) => localStorage.getItem(key)).find((value) => value === "light" || value === "dark");
  if (theme) document.documentElement.dataset.theme = theme;
} catch {}
`;

/** The script of every page: search, filters of tables, and the form that calls a sandbox. Pages work without it too. */
export const PAGE_SCRIPT = String.raw`
(() => {
  const root = document.currentScript.dataset.root;
  const pages = globalThis.referencePages ?? [];

  /* On a phone the contents would fill the first screen. Elsewhere they have a column of their own, so nothing moves. */
  document.querySelector("nav details").open = !matchMedia("(max-width: 50rem)").matches;

  const form = document.querySelector(".search");
  const input = document.querySelector("#search");
  const found = document.querySelector("#found");

  /** Every word has to occur; a page is the better the earlier and in the more important text they do. */
  function score(page, words) {
    let sum = 0;
    for (const word of words) {
      const title = page[1].toLowerCase().indexOf(word);
      const other = (page[0] + " " + page[2] + " " + page[4]).toLowerCase().indexOf(word);
      if (title < 0 && other < 0) return -1;
      sum += title === 0 ? 4 : title > 0 ? 3 : 1;
    }
    return sum;
  }

  function search() {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    const hits = words.length === 0 ? [] : pages
      .map((page) => ({ page, points: score(page, words) }))
      .filter(({ points }) => points >= 0)
      .sort((a, b) => b.points - a.points)
      .slice(0, 20);
    found.replaceChildren(...hits.map(({ page: [path, title, summary, section] }) => {
      const item = document.createElement("li");
      const link = document.createElement("a");
      const more = document.createElement("small");
      link.href = root + path;
      link.textContent = title + " ";
      more.textContent = [section, summary].filter(Boolean).join(": ");
      link.append(more);
      item.append(link);
      return item;
    }));
    if (words.length > 0 && hits.length === 0) {
      const item = document.createElement("li");
      item.textContent = "No page found.";
      found.append(item);
    }
    found.hidden = words.length === 0;
  }
  input.addEventListener("input", search);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    found.querySelector("a")?.click();
  });
  form.addEventListener("keydown", (event) => {
    const links = [...found.querySelectorAll("a")];
    const at = links.indexOf(document.activeElement);
    if (event.key === "Escape") { input.value = ""; search(); input.focus(); }
    if (event.key === "ArrowDown") { event.preventDefault(); links[Math.min(at + 1, links.length - 1)]?.focus(); }
    if (event.key === "ArrowUp") { event.preventDefault(); (at > 0 ? links[at - 1] : input).focus(); }
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && !/^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName)) { event.preventDefault(); input.focus(); }
  });

  for (const filter of document.querySelectorAll(".filter")) {
    const rows = [...filter.nextElementSibling.querySelectorAll("tbody tr")];
    const apply = () => {
      const text = filter.querySelector("[data-filter-text]").value.toLowerCase();
      const wanted = [...filter.querySelectorAll("select")].filter((select) => select.value !== "");
      let shown = 0;
      for (const row of rows) {
        row.hidden = !row.textContent.toLowerCase().includes(text) || wanted.some((select) => row.dataset[select.dataset.filter] !== select.value);
        if (!row.hidden) shown += 1;
      }
      filter.querySelector("output").textContent = shown + " of " + rows.length;
    };
    filter.addEventListener("input", apply);
    filter.addEventListener("submit", (event) => event.preventDefault());
    apply();
  }

  /** A key must not leave the machine because of a typing mistake. */
  function isLoopback(url) {
    return /^https?:$/.test(url.protocol) && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname) && url.username === "" && url.password === "";
  }

  /** A link to the page of the error code that a response has. */
  function adviceOf(value) {
    const codes = Object.values(Object(value)).filter((member) => typeof member === "string");
    const page = pages.find(([, title, , section]) => section === "Errors" && codes.includes(title));
    if (!page) return [];
    const link = document.createElement("a");
    link.href = root + page[0];
    link.textContent = "What to do after " + page[1];
    return [link];
  }

  for (const form of document.querySelectorAll(".try")) {
    form.hidden = false;
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const out = form.querySelector("pre");
      const advice = form.querySelector("output");
      try {
        let path = form.dataset.path;
        const headers = {};
        const query = new URLSearchParams();
        for (const { name, value, dataset } of form.querySelectorAll("[data-in]")) {
          if (dataset.in === "path") path = path.replaceAll("{" + name + "}", encodeURIComponent(value));
          else if (value === "") continue;
          else if (dataset.in === "query") query.append(name, value);
          else headers[name] = value;
        }
        const key = form.querySelector("[data-key]");
        if (key && key.value !== "") headers[key.dataset.key] = key.dataset.prefix + key.value;
        const body = form.querySelector("[data-body]");
        if (body) headers["content-type"] = "application/json";
        const url = new URL(form.querySelector("[data-base]").value.replace(/\/+$/, "") + path);
        url.search = query.toString();
        if (!isLoopback(url)) throw new Error("Only addresses of this machine are allowed, such as http://127.0.0.1:4010.");
        out.textContent = "Waiting for the response.";
        advice.replaceChildren();
        const response = await fetch(url, { method: form.dataset.method, headers, body: body?.value });
        const text = await response.text();
        let shown = text;
        try {
          const value = JSON.parse(text);
          shown = JSON.stringify(value, null, 2);
          if (!response.ok) advice.replaceChildren(...adviceOf(value));
        } catch { /* not JSON: shown as it is */ }
        out.textContent = response.status + " " + response.statusText + "\n\n" + shown;
      } catch (error) {
        out.textContent = error instanceof TypeError ? "No response. Is the server running, and does it allow requests of web pages?" : error.message;
      }
    });
  }
})();
`;
