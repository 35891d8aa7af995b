import type { ServerModel } from "../../core/model/api-model.ts";

/** Returns the first server that is an absolute URL after its variables are replaced. */
export function serverUrl(servers: readonly ServerModel[]): string | undefined {
  const urls = servers.map(({ url, variables }) =>
    url.replace(/\{([^{}]+)\}/g, (template, name: string) => variables.get(name) ?? template),
  );
  return urls.find((url) => /^https?:\/\/[^{}]+$/.test(url));
}
