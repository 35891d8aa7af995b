import { UsageError } from "../../usage-error.ts";

/** The npm scope of the new packages. Throws a {@link UsageError} for an invalid scope, and for none. */
export function scopeOf(scope: string | undefined): string {
  if (scope === undefined)
    throw new UsageError(
      "--monorepo requires --scope.",
      "Pass the npm scope of your packages: --scope @acme.",
    );
  if (/^@[a-z0-9][a-z0-9._-]*$/.test(scope)) return scope;
  throw new UsageError(
    `"${scope}" is not an npm scope.`,
    "Write @, then lower case letters, digits, hyphens, dots and underscores: --scope @acme.",
  );
}
