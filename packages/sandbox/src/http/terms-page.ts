import { html } from "hono/html";
import type { Engine } from "../engine.ts";
import { acceptTerms, findTermsLink, TERMS_PATH } from "../rules/terms.ts";
import type { SandboxApp, SandboxContext } from "./context.ts";
import { Rejection } from "./rejection.ts";
import { errorResponse } from "./respond.ts";

/** The page behind the link to the terms: a button that accepts them, then the `tos_id`. It needs no key, as links do not. */
export function addTermsPage(app: SandboxApp, engine: Engine): void {
  app.get(`${TERMS_PATH}/:link`, (c) =>
    answer(c, () => {
      const { tos_id } = findTermsLink(engine.store.state, c.req.param("link"));
      return tos_id === null ? { title: "Terms of service" } : { title: "Terms accepted", tosId: tos_id };
    }),
  );
  app.post(`${TERMS_PATH}/:link`, (c) =>
    answer(c, () => {
      const link = c.req.param("link");
      const subject = {
        operation: "tos.accept",
        instanceId: engine.store.state.get("terms_links", link)?.instance_id,
      };
      return {
        title: "Terms accepted",
        tosId: engine.store.transact(subject, (tx) => acceptTerms(tx, link)),
      };
    }),
  );
}

interface Page {
  readonly title: string;
  readonly tosId?: string;
  readonly problem?: string;
}

/** JSON for programs that accept it, a page for everybody else. */
async function answer(c: SandboxContext, read: () => Page): Promise<Response> {
  const wantsJson = c.req.header("accept")?.includes("application/json") ?? false;
  try {
    const page = read();
    if (wantsJson) return Response.json({ tos_id: page.tosId ?? null });
    return c.html(render(page));
  } catch (error) {
    if (!(error instanceof Rejection) || wantsJson) throw error;
    const { status } = errorResponse(error);
    return new Response(String(await render({ title: "Not possible", problem: error.code })), {
      status,
      headers: { "content-type": "text/html; charset=UTF-8" },
    });
  }
}

function render({ title, tosId, problem }: Page) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>body { font: 1rem/1.5 system-ui, sans-serif; max-width: 32rem; margin: 4rem auto; padding: 0 1rem } button { font: inherit; padding: .5rem 1rem }</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content(tosId, problem)}
</main>
</body>
</html>`;
}

function content(tosId: string | undefined, problem: string | undefined) {
  if (problem !== undefined) return html`<p>The link cannot be used: <code>${problem}</code>.</p>`;
  if (tosId !== undefined)
    return html`<p>Your <code>tos_id</code> is <output id="tos_id">${tosId}</output>.</p>`;
  return html`<p>This is a sandbox. Accepting has no legal effect.</p>
<form method="post"><button type="submit">Accept the terms</button></form>`;
}
