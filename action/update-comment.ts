/** Result of updating the comment. */
export type CommentResult = "created" | "updated" | "unchanged" | "deleted" | "none";

export interface CommentParts {
  /** `https://api.github.com`, or that of a GitHub Enterprise server. */
  readonly api: string;
  /** `owner/name` */
  readonly repository: string;
  readonly number: number;
  readonly token: string;
  /** The first line of the comment, by which it is found again. */
  readonly marker: string;
  /** Undefined when there is nothing to say: an old comment is deleted. */
  readonly body: string | undefined;
}

interface Comment {
  readonly id: number;
  readonly body?: string | null;
  readonly user?: { readonly type?: string } | null;
}

const PER_PAGE = 100;

/** Writes one comment of a pull request, or changes or deletes the one that an earlier run wrote. */
export async function updateComment(parts: CommentParts): Promise<CommentResult> {
  const { repository, number, body } = parts;
  const own = await findOwn(parts);
  const path = own && `/repos/${repository}/issues/comments/${own.id}`;
  if (body === undefined) {
    if (path === undefined) return "none";
    await call(parts, "DELETE", path);
    return "deleted";
  }
  if (own?.body === body) return "unchanged";
  await (path === undefined
    ? call(parts, "POST", `/repos/${repository}/issues/${number}/comments`, { body })
    : call(parts, "PATCH", path, { body }));
  return path === undefined ? "created" : "updated";
}

/** Anybody can write the marker; only a bot's comment is ours to change. */
async function findOwn(parts: CommentParts): Promise<Comment | undefined> {
  const { repository, number, marker } = parts;
  for (let page = 1; ; page++) {
    const path = `/repos/${repository}/issues/${number}/comments?per_page=${PER_PAGE}&page=${page}`;
    const comments = (await call(parts, "GET", path)) as Comment[]; // as GitHub documents it
    const own = comments.find(({ body, user }) => user?.type === "Bot" && body?.startsWith(`${marker}\n`));
    if (own !== undefined || comments.length < PER_PAGE) return own;
  }
}

async function call(
  { api, token }: CommentParts,
  method: string,
  path: string,
  body?: unknown,
): Promise<unknown> {
  const response = await fetch(`${api}${path}`, {
    method,
    redirect: "error",
    signal: AbortSignal.timeout(30_000),
    headers: {
      accept: "application/vnd.github+json",
      authorization: `Bearer ${token}`,
      "user-agent": "codegen-action",
      "x-github-api-version": "2022-11-28",
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`GitHub responded with status ${response.status} to ${method} ${path}.`);
  return response.status === 204 ? undefined : response.json();
}
