import { code } from "../../core/emit/code.ts";
import { docComment } from "../../core/emit/doc-comment.ts";
import type { Statement } from "../../core/emit/source-file.ts";
import { commentText } from "../../core/emit/text.ts";
import { builderDeclaration } from "../module/deferred.ts";
import { nodeType } from "../print/node-type.ts";
import type { LibraryNames } from "../print/print-node.ts";
import type { SharedObject } from "./shared-objects.ts";

/**
 * The function that builds a shared object, and its type. Each call builds another schema, as if it were written out: so
 * nothing is built when the file is imported, and no schema is part of two others.
 */
export function sharedStatements(shared: SharedObject, names: LibraryNames): Statement[] {
  const { builder, type, object } = shared;
  const node = { ...object.node }; // as it is written out: the node itself stands for a call of the function
  return [
    code`type ${type} = ${nodeType(node, names)};`,
    code`
      ${docComment(docsOf(shared))}
      ${builderDeclaration({ name: builder, node, returns: type }, names)}
    `,
  ];
}

function docsOf({ owner, object, places }: SharedObject): string {
  const first = commentText([owner, ...object.path].join("."));
  const others = places === 2 ? "of one other place" : `of ${places - 1} other places`;
  return `Builds the object of \`${first}\`, and ${others}.`;
}
