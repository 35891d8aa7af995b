/** Edits that do not change the API, as `version object.field edit path`, each with the reason. */
export const SILENT: readonly (readonly [RegExp, string])[] = [
  [
    /^\S+ document\.(openapi|\$self|jsonSchemaDialect) /,
    "says how the document is read: what changes by it is reported",
  ],
  [/^\S+ info\.version /, "follows from everything else"],
  [/^\S+ schema\.\$comment /, "is for authors of the document"],
  [/\/Idle(\/|$)/, "is a component that nothing refers to"],
  [
    / parameter\.required removed paths\/\/pets\/\{id\}\/parameters\/0\//,
    "parameters of a path are always required",
  ],
  [
    / (parameter|header)\.style removed .*(X-Left|webhooks.*|callbacks.*|get\/parameters\/4)\//,
    "headers have one style",
  ],
  [
    / (parameter|encoding)\.explode removed .*(parameters\/[05]|encoding\/[ab])\//,
    "lists with separators are never exploded",
  ],
  [
    /^3\.[01] parameter\.allowReserved .*(\{id\}\/parameters\/0|get\/parameters\/5)\//,
    "is for queries alone before OpenAPI 3.2",
  ],
  [
    / (parameter|header|link|request-body|media-type|security-scheme)\.summary /,
    "the target has no summary that a reference could replace",
  ],
  [
    / callbacks?\.(\*|summary|description) .*\/shared\/(summary|description)$/,
    "callbacks have no words that a reference could replace",
  ],
  [
    /^3\.0 .*description .*(parameters\/6|X-Shared|shared|404|put\/requestBody|other)\/description$/,
    "OpenAPI 3.0 ignores what stands beside a reference",
  ],
  [
    / (media-type\.schema|schema\.type) removed .*text\/plain\/schema/,
    "text is a string without a schema, too",
  ],
  [/^3\.0 schema\.type removed .*\/few\/type$/, "the values of the enum have the type"],
];

/** Fields that no document of the test has, as `version object.field`, each with the reason. */
export const ABSENT: readonly (readonly [RegExp, string])[] = [
  [/ schema\.\$(id|schema|vocabulary)$/, "decides how a schema is read, as jsonSchemaDialect does for all"],
  [
    /^3\.0 header\.(allowEmptyValue|allowReserved)$/,
    "the specification has it for parameters of queries alone",
  ],
  [/^3\.0 path-item\.\$ref$/, "OpenAPI 3.0 has no components of this kind"],
];
