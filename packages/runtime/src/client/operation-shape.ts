import { type AnyOperation, inputKey, type ParameterDescriptor } from "./operation.ts";

/** An operation as calls need it, worked out once. */
export interface OperationShape {
  /** Keys of the input that are parameters. */
  readonly keys: ReadonlySet<string>;
  /** The path: its fixed texts and, between them, its parameters. */
  readonly path: readonly (string | ParameterDescriptor)[];
  readonly query: readonly ParameterDescriptor[];
  readonly header: readonly ParameterDescriptor[];
  readonly cookie: readonly ParameterDescriptor[];
  /** Whether a reply has to be kept as bytes. */
  readonly readsBytes: boolean;
}

const shapes = new WeakMap<AnyOperation, OperationShape>();

/** The shape of an operation; the same object for the same operation. */
export function shapeOf(operation: AnyOperation): OperationShape {
  const known = shapes.get(operation);
  if (known !== undefined) return known;
  const shape = workOut(operation);
  shapes.set(operation, shape);
  return shape;
}

function workOut({ parameters, path, replies }: AnyOperation): OperationShape {
  const at = (place: ParameterDescriptor["in"]): ParameterDescriptor[] =>
    parameters.filter((parameter) => parameter.in === place);
  const inPath = new Map(at("path").map((parameter) => [`{${parameter.name}}`, parameter]));
  return {
    keys: new Set(parameters.map(inputKey)),
    path: path.split(/(\{[^{}]+\})/).map((part) => inPath.get(part) ?? part),
    query: at("query"),
    header: at("header"),
    cookie: at("cookie"),
    readsBytes: Object.values(replies).includes("binary"),
  };
}
