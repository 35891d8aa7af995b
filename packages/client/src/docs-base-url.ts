/** Where the reference of the service is published. */
export const DOCS_BASE_URL = "https://crossborder.github.io/crossborder/reference";
