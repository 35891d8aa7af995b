import { text as textOf } from "node:stream/consumers";
import { listen, type Served } from "../listen.ts";

interface StoredComment {
  readonly id: number;
  readonly body: string;
  readonly user: { readonly login: string; readonly type: "Bot" | "User" };
}

/** The part of GitHub's REST interface that comments need, on loopback. */
export interface FakeGithub extends Served {
  /** `POST /repos/acme/api/issues/7/comments` … */
  readonly calls: string[];
  comments: StoredComment[];
  /** False: writing is rejected, as it is for the read-only token of a fork. */
  mayWrite: boolean;
}

export const TOKEN = "a-token-of-this-test";

export async function startFakeGithub(): Promise<FakeGithub> {
  let nextId = 1000;
  const served = await listen(async (request, response) => {
    const url = new URL(String(request.url), "http://localhost");
    const method = String(request.method);
    const text = await textOf(request);
    fake.calls.push(`${method} ${url.pathname}`);
    const send = (status: number, body?: unknown) => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(body === undefined ? undefined : JSON.stringify(body));
    };
    if (request.headers.authorization !== `Bearer ${TOKEN}`) return send(401, { message: "Bad credentials" });
    if (method !== "GET" && !fake.mayWrite) return send(403, { message: "Resource not accessible" });
    const id = Number(/\/issues\/comments\/(\d+)$/.exec(url.pathname)?.[1]);
    if (method === "GET") return send(200, page(fake.comments, url));
    const body = text === "" ? "" : String(JSON.parse(text).body);
    if (body.length > 65_535) return send(422, { message: "body is too long" });
    if (method === "DELETE") {
      fake.comments = fake.comments.filter((comment) => comment.id !== id);
      return send(204);
    }
    if (method === "PATCH") {
      fake.comments = fake.comments.map((comment) => (comment.id === id ? { ...comment, body } : comment));
      return send(200, {});
    }
    fake.comments.push({ id: nextId++, body, user: { login: "github-actions[bot]", type: "Bot" } });
    return send(201, {});
  });
  const fake: FakeGithub = { ...served, calls: [], comments: [], mayWrite: true };
  return fake;
}

function page(comments: readonly StoredComment[], url: URL): readonly StoredComment[] {
  const size = Number(url.searchParams.get("per_page") ?? 30);
  const start = (Number(url.searchParams.get("page") ?? 1) - 1) * size;
  return comments.slice(start, start + size);
}
