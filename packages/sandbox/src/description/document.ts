import description from "@crossborder/spec/openapi.json" with { type: "json" };

/** The parts of a schema that the sandbox reads itself; validators read everything else. */
export interface SchemaNode {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly items?: SchemaNode;
  readonly oneOf?: readonly SchemaNode[];
  readonly anyOf?: readonly SchemaNode[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly "x-codegen-unspecified"?: string;
}

interface ParameterNode {
  readonly $ref?: string;
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly schema: SchemaNode;
}

interface BodyNode {
  readonly content?: Readonly<Record<string, { readonly schema: SchemaNode }>>;
  readonly "x-codegen-unspecified"?: string;
}

interface OperationNode {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly ParameterNode[];
  readonly requestBody?: BodyNode;
  readonly responses: Readonly<Record<string, BodyNode>>;
  readonly "x-codegen-pagination"?: { readonly mode: "optional" | "always"; readonly defaultLimit: number };
}

interface PathNode {
  readonly parameters?: readonly ParameterNode[];
  readonly get?: OperationNode;
  readonly post?: OperationNode;
}

interface OpenApiDocument {
  readonly paths: Readonly<Record<string, PathNode>>;
  readonly webhooks: Readonly<
    Record<string, { readonly post: { readonly requestBody: Required<Pick<BodyNode, "content">> } }>
  >;
  readonly components: {
    readonly parameters: Readonly<Record<string, ParameterNode>>;
    readonly schemas: Readonly<Record<string, SchemaNode>>;
  };
}

/** The bundled description, which `GET /doc` serves too. */
export const document = description as unknown as OpenApiDocument;

/** The component's name in a reference to it; undefined for an inline schema. */
export function componentName({ $ref }: { readonly $ref?: string }): string | undefined {
  return $ref?.split("/").at(-1);
}

/** Resolves references to a schema. */
export function resolveSchema(schema: SchemaNode): SchemaNode {
  const name = componentName(schema);
  const found = name === undefined ? undefined : document.components.schemas[name];
  return found ? resolveSchema(found) : schema;
}

export type { OperationNode, ParameterNode };
