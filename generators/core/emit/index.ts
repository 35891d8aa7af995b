export type { Code, CodeLocation, Imported, Layout, Printable } from "./code.ts";
export { code, imported, importedModule, importedType, joined, layout } from "./code.ts";
export { docComment, docsOf } from "./doc-comment.ts";
export type { Documented, Literal } from "./literal.ts";
export { documented, literal } from "./literal.ts";
export { literalKey, memberAccess, propertyKey } from "./property.ts";
export { commentText, quote } from "./text.ts";
export type { FileContext } from "./typescript-file.ts";
export { typescriptFile } from "./typescript-file.ts";
