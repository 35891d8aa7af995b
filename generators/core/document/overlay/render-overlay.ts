import { yamlLibrary } from "../source/yaml-library.ts";
import type { OverlayAction } from "./diff-overlay.ts";

export interface OverlayParts {
  readonly title: string;
  readonly actions: readonly OverlayAction[];
  /** Default: YAML. */
  readonly isJson?: boolean;
}

/** An Overlay 1.0 document as text. */
export function renderOverlay({ title, actions, isJson = false }: OverlayParts): string {
  return renderDocument(overlayOf({ title, actions }), isJson);
}

/** An Overlay 1.0 document. */
export function overlayOf({ title, actions }: Omit<OverlayParts, "isJson">): Record<string, unknown> {
  return { overlay: "1.0.0", info: { title, version: "1.0.0" }, actions };
}

/** Renders a document as YAML or JSON, without wrapping long lines and without aliases. */
export function renderDocument(value: unknown, isJson: boolean): string {
  if (isJson) return `${JSON.stringify(value, null, 2)}\n`;
  return yamlLibrary().stringify(value, { lineWidth: 0, aliasDuplicateObjects: false });
}
