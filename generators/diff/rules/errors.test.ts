import { testDocuments } from "../test/changes-between.ts";
import { withCatalog } from "../test/given.ts";

testDocuments([
  {
    name: "an error code is renamed, as the revision declares",
    base: withCatalog("{}", "PET_BUSY: { status: 409, retryClass: retryable, description: It is busy. }"),
    revision: withCatalog(
      "{}",
      "PET_FULL: { status: 409, retryClass: retryable, description: It is busy., x-renamed-from: PET_BUSY }",
    ),
    want: [
      "risky error-code-renamed: The error code PET_BUSY was renamed to PET_FULL. [types major, client major, zod minor, errors major]",
    ],
  },

  {
    name: "an error code may be added",
    base: withCatalog(),
    revision: withCatalog("{}", "PET_BUSY: { status: 409, retryClass: retryable, description: It is busy. }"),
    want: [
      "safe error-code-added: The error code PET_BUSY was added. [types minor, client minor, zod minor, errors minor]",
    ],
  },

  {
    name: "an error code that goes is risky",
    base: withCatalog("{}", "PET_BUSY: { status: 409, retryClass: retryable, description: It is busy. }"),
    revision: withCatalog(),
    want: [
      "risky error-code-removed: The error code PET_BUSY was removed. [types major, client major, zod minor, errors major]",
    ],
  },

  {
    name: "the retry class of an error is acted on",
    base: withCatalog(),
    revision: withCatalog("retryClass: retryable"),
    want: [
      "risky error-code-reclassified: The retry class of the error code PET_GONE was changed from terminal to retryable. [types patch, client minor, zod minor, errors major]",
    ],
  },

  {
    name: "the status of an error is looked at",
    base: withCatalog(),
    revision: withCatalog("status: 410"),
    want: [
      "risky error-status-changed: The status of the error code PET_GONE was changed from 404 to 410. [types patch, client minor, zod minor, errors major]",
    ],
  },

  {
    name: "programs act on the remedy of an error",
    base: withCatalog("action: none"),
    revision: withCatalog("action: fix-input"),
    want: [
      "risky error-remedy-changed: Error code PET_GONE: action was changed. [client minor, errors minor]",
    ],
  },

  {
    name: "a note on an error is for readers",
    base: withCatalog(),
    revision: withCatalog("note: Odd."),
    want: [
      "docs prose-changed: Error code PET_GONE: note was added. [types patch, client patch, zod patch, webhooks patch, errors patch]",
    ],
  },
]);
