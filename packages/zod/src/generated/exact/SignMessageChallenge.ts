// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import * as z from "zod";

/**
 * The challenge that the wallet has to sign, by its own means of signing.
 *
 * Unspecified: The body is not shown, so any JSON value is possible.
 */
export const SignMessageChallenge = z.unknown();
