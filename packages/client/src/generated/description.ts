// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { CredentialSource, SecurityScheme } from "@crossborder/runtime/client/internal";
import { bearer } from "@crossborder/runtime/client/internal";

/** The version of the description: Cross-border payments. */
export const descriptionVersion: string = "1.0.0";

/** The first absolute server URL of the document; undefined if there is none. */
export const defaultBaseUrl: string | undefined = "http://127.0.0.1:4010";

/** How the client sends the credential of each security scheme. */
export const securitySchemes: Readonly<Record<string, SecurityScheme>> = { BearerAuth: bearer };

/** The credential for each security scheme, or a function that returns it. */
export interface Credentials {
  readonly BearerAuth?: CredentialSource<string> | undefined;
}
