/** Stands for options and inputs that are not given. Most calls have no options: for this object nothing is checked. */
export const NOTHING: object = Object.freeze({});
