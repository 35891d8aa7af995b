import { code } from "../../core/emit/code.ts";
import { docComment } from "../../core/emit/doc-comment.ts";
import type { Statement } from "../../core/emit/source-file.ts";
import { commentText } from "../../core/emit/text.ts";
import { locationIn } from "../plan/location.ts";
import { membersOnly } from "../plan/shared/found-objects.ts";
import type { SharedObject } from "../plan/shared/shared-objects.ts";
import { schemaCode, schemaTypeCode } from "../zod/zod-printer.ts";
import { builderCode, declaredCode } from "./declare-schema.ts";
import type { FileModule } from "./file-module.ts";

/**
 * Emits the function that builds a shared object, and its type. Each call builds a new schema, as if it were written
 * out, so nothing is built on import, and no schema is part of two others.
 */
export function sharedStatements(shared: SharedObject, module: FileModule): Statement[] {
  const { builder, type, object } = shared;
  const check = membersOnly(object.check); // as it is written out: the object itself stands for a call of the function
  const location = locationIn(module);
  const result = declaredCode(schemaCode(check, location), check, location);
  return [
    code`type ${type} = ${schemaTypeCode(check, location)};`,
    code`
      ${docComment(docsOf(shared))}
      ${builderCode({ name: builder, returns: type, result })}
    `,
  ];
}

function docsOf({ owner, object, locations }: SharedObject): string {
  const first = commentText([owner, ...object.path].join("."));
  const others = locations === 2 ? "of one other place" : `of ${locations - 1} other places`;
  return `Builds the object of \`${first}\`, and ${others}.`;
}
