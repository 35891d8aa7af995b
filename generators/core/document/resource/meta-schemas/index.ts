import applicator from "./meta/applicator.json" with { type: "json" };
import content from "./meta/content.json" with { type: "json" };
import core from "./meta/core.json" with { type: "json" };
import formatAnnotation from "./meta/format-annotation.json" with { type: "json" };
import metaData from "./meta/meta-data.json" with { type: "json" };
import unevaluated from "./meta/unevaluated.json" with { type: "json" };
import validation from "./meta/validation.json" with { type: "json" };
import schema from "./schema.json" with { type: "json" };

/*! Meta-schemas of JSON Schema 2020-12, copyright (c) 2022 JSON Schema Specification Authors; see JSON-SCHEMA-LICENSE.txt. */

const files = [schema, core, applicator, unevaluated, validation, metaData, formatAnnotation, content];

/** The texts of the meta-schema and of its vocabularies, by URI. */
export const metaSchemas: ReadonlyMap<string, string> = new Map(
  files.map((file) => [file.$id, JSON.stringify(file)]),
);
