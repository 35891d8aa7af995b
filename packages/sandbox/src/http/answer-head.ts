import type { SandboxApp } from "./context.ts";

/** Responds to HEAD with the headers of GET, `content-length` included, which the server adds to a body that it sends alone. */
export function answerHead(app: SandboxApp): void {
  app.use("*", async (c, next) => {
    await next();
    if (c.req.method !== "HEAD" || c.res.headers.has("content-length")) return;
    const { byteLength } = await c.res.clone().arrayBuffer();
    c.res.headers.set("content-length", String(byteLength));
  });
}
