/** Address of the published reference of the service. */
export const DOCS_BASE_URL = "https://crossborder.github.io/crossborder/reference";
