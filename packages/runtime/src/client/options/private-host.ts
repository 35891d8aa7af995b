/** Matches hosts of this machine, and names for tests. */
export const LOCAL_HOST: RegExp = /^(127\.[\d.]+|\[::1\]|(.+\.)?(localhost|test))$/;

/** Matches loopback, private and link-local addresses, names without a dot, and names that never lead to the public network. */
export const PRIVATE_HOST: RegExp =
  /^(?:[^.[]+|.*\.(?:localhost|local|internal|test)|(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.[\d.]+|\[(?:::1?|f[cd]..:.*|fe[89ab].:.*)\])$/;
