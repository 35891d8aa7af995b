import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { SourcePlace } from "../../../core/model/source-place.ts";
import type { Difference, Position } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import { findChain } from "../schema/chain.ts";
import type { Travel } from "../schema/direction/directional-view.ts";
import { findSchemaChanges } from "../schema/find-schema-changes.ts";
import { asSentText } from "../schema/sent-as-text.ts";
import { valuePath } from "../schema/value-path.ts";

/** One place of an operation or event that holds a schema in both documents. */
export interface SchemaPosition {
  /** Undefined where the document describes no shape: then every value is meant. */
  readonly base: SchemaModel | undefined;
  readonly revision: SchemaModel | undefined;
  /** What holds the schemas: a media type, a parameter, a header. Told as the place where a schema is missing. */
  readonly holder: { readonly base: SourcePlace; readonly revision: SourcePlace };
  readonly direction: Travel;
  readonly position: Position;
  /** True in URLs, headers and forms, where values are written as strings. Default false: values are JSON. */
  readonly isText?: boolean;
}

/** Every difference between the values that stand at a place. */
export function compareSchemasAt(
  context: CompareContext,
  { direction, position, holder, isText = false, ...schemas }: SchemaPosition,
): Difference[] {
  const base = schemas.base ?? anything(holder.base);
  const revision = schemas.revision ?? anything(holder.revision);
  const findings = findSchemaChanges(context, { base, revision, direction });
  const sent = isText ? findings.map((finding) => asSentText(finding, { base, revision })) : findings;
  return sent.map(({ path, direction: reported, ...finding }) => ({
    ...finding,
    isAboutValues: true,
    direction: reported ?? direction,
    reached: {
      ...position,
      value: valuePath(path),
      chain: findChain(finding.side === "base" ? base : revision, finding.place.pointer),
    },
  }));
}

function anything(place: SourcePlace): SchemaModel {
  return { place, always: true, annotations: { extensions: {} } };
}
