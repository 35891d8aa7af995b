// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { CredentialSource, SecurityScheme } from "@crossborder/runtime/client";
import { bearer } from "@crossborder/runtime/client";

/** The version of the description: Cross-border payments. */
export const descriptionVersion: string = "1.0.0";

/** The first address that the description names; undefined when it names none that stands by itself. */
export const defaultBaseUrl: string | undefined = "http://127.0.0.1:4010";

/** How credentials are sent, by security scheme. */
export const securitySchemes: Readonly<Record<string, SecurityScheme>> = { BearerAuth: bearer };

/** What to authenticate with, by security scheme: the credential, or a function that gives it. */
export interface Credentials {
  readonly BearerAuth?: CredentialSource<string> | undefined;
}
