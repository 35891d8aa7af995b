import type { ServerModel } from "../../core/model/api-model.ts";

/** The first server with its variables filled in that is a whole address. */
export function serverUrl(servers: readonly ServerModel[]): string | undefined {
  const urls = servers.map(({ url, variables }) =>
    url.replace(/\{([^{}]+)\}/g, (template, name: string) => variables.get(name) ?? template),
  );
  return urls.find((url) => /^https?:\/\/[^{}]+$/.test(url));
}
