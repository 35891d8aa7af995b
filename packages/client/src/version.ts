/** The version of this package, as `User-Agent` tells it. */
export const version: string = "1.0.0";
