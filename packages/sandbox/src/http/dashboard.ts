import { readDashboardFile } from "#platform";
import { CONTROL_PATH } from "../control/calls.ts";
import type { SandboxApp } from "./context.ts";

const DASHBOARD_PATH = `${CONTROL_PATH}/ui`;

/** The files of the page, by what follows its path. */
const FILES = {
  "": { file: "index.html", type: "text/html" },
  "/": { file: "index.html", type: "text/html" },
  "/dashboard.css": { file: "dashboard.css", type: "text/css" },
  "/dashboard.js": { file: "dashboard.js", type: "text/javascript" },
  "/journal.js": { file: "journal.js", type: "text/javascript" },
  "/sections.js": { file: "sections.js", type: "text/javascript" },
} as const;

/**
 * The page loads only its own files, runs no inline or evaluated script, cannot be embedded in another page, and the
 * browser never submits a form of it.
 */
const HEADERS = {
  "content-security-policy": [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; "),
  "x-frame-options": "DENY",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "cache-control": "no-store",
} as const;

/** Adds the page. It contains no data of the sandbox: it gets all data through control calls, with the token. */
export function addDashboard(app: SandboxApp): void {
  for (const [path, { file, type }] of Object.entries(FILES)) {
    app.get(`${DASHBOARD_PATH}${path}`, (c) => {
      const text = readDashboardFile(file);
      const headers = { ...HEADERS, "content-type": `${type}; charset=UTF-8` };
      return text === undefined ? c.notFound() : c.body(text, 200, headers);
    });
  }
}

/** A link that opens the page. The token is behind the `#`, which browsers send to no server. */
export function dashboardLink(url: string, controlToken: string): string {
  return `${url}${DASHBOARD_PATH}#token=${encodeURIComponent(controlToken)}`;
}
