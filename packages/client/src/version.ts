/** The version of this package, as sent in `User-Agent`. */
export const version: string = "1.0.0";
