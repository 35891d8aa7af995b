import type { AuthorizationContext, CredentialSource } from "../contracts/credentials.ts";
import type { RequestDraft } from "../contracts/request-draft.ts";
import { isCredential } from "./is-credential.ts";

interface Sources extends Pick<AuthorizationContext, "schemes"> {
  readonly credentials: Readonly<Record<string, CredentialSource | undefined>>;
}

/** Every secret text in the credentials and in what is sent of them, so that it can be kept out of what people read. */
export function secretsOf({ schemes, credentials }: Sources): readonly string[] {
  return Object.entries(credentials).flatMap(([name, credential]) => {
    // What a function gives becomes known with the call.
    if (!isCredential(credential)) return [];
    const draft: RequestDraft = { path: "", query: [], headers: {} };
    schemes[name]?.(credential)?.(draft);
    // User name and password are encoded in the header, behind the scheme's name.
    const sent = Object.values(draft.headers).flatMap((text) => text.split(" ").pop() ?? []);
    return [typeof credential === "string" ? credential : credential.password, ...sent];
  });
}
