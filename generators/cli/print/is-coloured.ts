/** True when colours are wanted: on a terminal, unless NO_COLOR says otherwise; FORCE_COLOR wins over the terminal. */
export function isColoured(
  stream: { readonly isTTY?: boolean },
  env: Readonly<Record<string, string | undefined>>,
): boolean {
  if (env.NO_COLOR) return false; // https://no-color.org: present and not empty
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== "0";
  return stream.isTTY === true && env.TERM !== "dumb";
}
