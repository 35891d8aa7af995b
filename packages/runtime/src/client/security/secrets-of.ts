import type { RequestDraft } from "../request/request-draft.ts";
import type { AuthorizationContext } from "./authorize.ts";

/** Every secret text in the credentials and in what is sent of them, so that it can be kept out of what people read. */
export function secretsOf({ schemes, credentials }: AuthorizationContext): readonly string[] {
  return Object.entries(credentials).flatMap(([name, credential]) => {
    if (credential === undefined) return [];
    const draft: RequestDraft = { path: "", query: [], headers: {} };
    schemes[name]?.(credential)?.(draft);
    // User name and password are encoded in the header, behind the scheme's name.
    const sent = Object.values(draft.headers).flatMap((text) => text.split(" ").pop() ?? []);
    return [typeof credential === "string" ? credential : credential.password, ...sent];
  });
}
