import type { RequestDraft } from "./request-draft.ts";

/** Styles of parameters in OpenAPI 3.1. */
export type ParameterStyle =
  | "simple"
  | "label"
  | "matrix"
  | "form"
  | "spaceDelimited"
  | "pipeDelimited"
  | "deepObject";

/** Describes how a parameter's value becomes text. */
export interface ParameterText {
  /** The name on the wire. */
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  /** Default: `simple` in paths and headers, else `form`. */
  readonly style?: ParameterStyle;
  /** Members apart instead of in one text. Default: true for style `form`. */
  readonly explode?: boolean;
  /** Leaves reserved characters of the value as they are; queries only. */
  readonly allowReserved?: boolean;
  /** The value is sent as JSON text instead of by style. */
  readonly json?: boolean;
  /** The structures that the description allows beside one value. Default: none. */
  readonly kinds?: readonly ("array" | "object")[];
}

interface ParameterParts extends ParameterText {
  /** The key in the input where it is not the name: two parameters may share one. */
  readonly key?: string;
  readonly required?: boolean;
}

/** A parameter in the path. */
export interface PathParameter extends ParameterParts {
  readonly in: "path";
  /** `pathText` where the value is more than one text, number or boolean. */
  readonly text?: (parameter: ParameterText, value: unknown) => string;
}

/** A parameter elsewhere. Brings the code that writes it, so that bundles hold no other. */
export interface WrittenParameter extends ParameterParts {
  readonly in: "query" | "header" | "cookie";
  /** `queryParameter`, `headerParameter` or `cookieParameter`. */
  readonly write: (draft: RequestDraft, given: { parameter: ParameterText; value: unknown }) => void;
}

/** One parameter of an operation. */
export type ParameterDescriptor = PathParameter | WrittenParameter;
