import { testDocuments } from "../test/changes-between.ts";
import { withEvents } from "../test/given.ts";

testDocuments([
  {
    name: "an event is renamed, as the revision declares",
    base: withEvents(["pet.new"]),
    revision: withEvents(["pet.created"], { fields: "x-renamed-from: pet.new" }),
    want: ["breaking webhook-renamed: The event pet.new was renamed to pet.created. [webhooks major]"],
  },

  {
    name: "how the service identifies itself to receivers is not read",
    base: withEvents(["pet.new"], { fields: "security: [{ signature: [] }]" }),
    revision: withEvents(["pet.new"], { fields: "security: [{ token: [] }]" }),
    want: [
      "undecided field-not-compared: pet.new: security was changed. It is not compared. [types patch, zod patch, webhooks patch]",
    ],
  },

  {
    name: "the tags of an event are for readers",
    base: withEvents(["pet.new"], { fields: "tags: [new]" }),
    revision: withEvents(["pet.new"], { fields: "tags: [born]" }),
    want: [
      "docs prose-changed: pet.new: tags was changed. [types patch, zod patch, webhooks patch, errors patch]",
    ],
  },

  {
    name: "an event may be added",
    base: withEvents(["pet.new"]),
    revision: withEvents(["pet.new", "pet.gone"]),
    want: ["safe webhook-added: The event pet.gone was added. [webhooks minor]"],
  },

  {
    name: "a renamed event stops arriving",
    base: withEvents(["pet.new"]),
    revision: withEvents(["pet.created"]),
    want: [
      "breaking webhook-removed: The event pet.new was removed. [webhooks major]",
      "safe webhook-added: The event pet.created was added. [webhooks minor]",
    ],
  },

  {
    name: "an event may go after its sunset",
    base: withEvents(["pet.new"], { fields: "{ deprecated: true, x-sunset: 2026-06-15 }" }),
    revision: "paths: {}",
    want: [
      "safe webhook-removed-after-sunset: The event pet.new was removed after its sunset date. [webhooks major]",
    ],
  },

  {
    name: "an event that comes by PUT is not one that comes by POST",
    base: withEvents(["pet.new"]),
    revision: withEvents(["pet.new"], { method: "put" }),
    want: [
      "breaking webhook-method-changed: The event pet.new is now sent with PUT instead of POST. [webhooks patch]",
    ],
  },

  {
    name: "a payload that was promised may not be missing",
    base: withEvents(["pet.new"], {
      fields: "requestBody: { required: true, content: { application/json: { schema: {} } } }",
    }),
    revision: withEvents(["pet.new"]),
    want: [
      "breaking payload-no-longer-required: The event payload is now optional. [types major, zod major, webhooks major]",
    ],
  },

  {
    name: "receivers may respond with more statuses",
    base: withEvents(["pet.new"]),
    revision: withEvents(["pet.new"], {
      fields: 'responses: { "202": { description: Later. }, "204": { description: Done. } }',
    }),
    want: [
      "safe answer-status-added: Receivers can now respond with status 202. [types minor, webhooks minor]",
    ],
  },

  {
    name: "a status that is no longer described is risky",
    base: withEvents(["pet.new"], {
      fields: 'responses: { "202": { description: Later. }, "204": { description: Done. } }',
    }),
    revision: withEvents(["pet.new"]),
    want: [
      "risky answer-status-removed: Receivers can no longer respond with status 202. [types major, webhooks minor]",
    ],
  },

  {
    name: "a payload may be promised",
    base: withEvents(["pet.new"]),
    revision: withEvents(["pet.new"], {
      fields: "requestBody: { required: true, content: { application/json: { schema: {} } } }",
    }),
    want: [
      "safe payload-newly-required: The event payload is now required. [types minor, zod minor, webhooks minor]",
    ],
  },

  {
    name: "a status may become a range of receiver responses",
    base: withEvents(["pet.new"]),
    revision: withEvents(["pet.new"], { fields: 'responses: { "2xx": { description: Done. } }' }),
    want: [
      "safe answer-status-merged: The receiver response 204 was removed; the receiver response 2XX now describes this status. [types major, webhooks minor]",
    ],
  },

  {
    name: "a receiver response within a range may be described by itself",
    base: withEvents(["pet.new"], { fields: 'responses: { "2XX": { description: Done. } }' }),
    revision: withEvents(["pet.new"], {
      fields: 'responses: { "2xx": { description: Done. }, "202": { description: Done. } }',
    }),
    want: [
      "safe answer-status-split: The receiver response 202 was added; before, the receiver response 2XX described this status. [types minor, webhooks minor]",
    ],
  },

  {
    name: "a header that receivers have to send breaks them, and words do not",
    base: withEvents(["pet.new"]),
    revision: withEvents(["pet.new"], {
      fields:
        'responses: { "204": { description: Taken., headers: { X-Id: { required: true, schema: { type: string } } } } }',
    }),
    want: [
      "breaking required-parameter-added: The required event response header X-Id was added. [types major, zod major]",
      "docs prose-changed: Receiver response 204: description was changed. [types patch, zod patch, webhooks patch, errors patch]",
    ],
  },
]);
