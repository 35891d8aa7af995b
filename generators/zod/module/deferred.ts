import { type Code, code, type Printable } from "../../core/emit/code.ts";
import { calls, refersDeep, type ZodNode } from "../build/zod-node.ts";
import { nodeType } from "../print/node-type.ts";
import { type LibraryNames, PURE, schemaCode } from "../print/print-node.ts";

/** A function that builds a schema, as a declaration. */
interface Builder {
  readonly name: string;
  /** A type that the schema is held against. Default: the type of the node. */
  readonly type?: Printable;
  /** What the type of the node is called, where it has a name. */
  readonly returns?: string;
  readonly node: ZodNode;
  /** What is written behind the schema where it is not held against the type; nothing when absent. */
  readonly claim?: string;
}

/** `function name() { return node; }`. */
export function builderDeclaration(
  { name, type, returns, node, claim = "" }: Builder,
  names: LibraryNames,
): Printable {
  return code`
    function ${name}(): ${type ?? returns ?? nodeType(node, names)} {
      return ${type === undefined ? declaredCode(node, names) : code`${schemaCode(node, names)}${claim}`};
    }
  `;
}

/**
 * A schema where its type is declared by `nodeType`. Types of narrowed schemas are intersections that repeat each other, of
 * which TypeScript does not accept some as themselves and takes minutes to compare others; it does not look into types that go
 * deep. These are not compared.
 */
export function declaredCode(node: ZodNode, names: LibraryNames): Printable {
  return calls(node, "narrowed") || refersDeep(node)
    ? code`${schemaCode(node, names)} as never`
    : schemaCode(node, names);
}

/** A call that builds nothing yet; bundlers drop it, and with it all that the schema refers to, where nobody uses it. */
export function deferredBy(builder: string, names: LibraryNames): Code {
  return code`${PURE} ${names.runtime("deferred")}(${builder})`;
}

/** A schema that is built when it is first used, unless it is the name of one: that is there already. */
export function deferredUnlessNamed(schema: ZodNode): ZodNode {
  return schema.kind === "name" ? schema : { kind: "deferred", schema };
}
