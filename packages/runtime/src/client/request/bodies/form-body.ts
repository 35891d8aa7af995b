import { findEntry } from "../../../errors/lookup.ts";
import type { BodyCodec } from "../../contracts/body-codec.ts";
import type { PartDescriptor } from "../../contracts/operation.ts";
import { isMembered } from "../exact/exact-json.ts";
import { queryParts } from "../parameters/query-text.ts";
import { formMembers } from "./form-members.ts";

/** Sends a body as a URL-encoded form. */
export const formBody: BodyCodec = {
  encode: (body, { parts = {} }) => ({
    content: new URLSearchParams(body instanceof URLSearchParams ? body : formText(body, parts)),
    mediaType: undefined,
  }),
};

type Parts = Readonly<Record<string, PartDescriptor>>;

/** A form as text: arrays repeat the name, objects are JSON, unless the description says otherwise. */
function formText(body: unknown, parts: Parts): string {
  return formMembers(body)
    .flatMap(([name, value]) => {
      const {
        style,
        explode,
        json = style === undefined && explode === undefined && isMembered(value),
      } = findEntry(parts, name) ?? {};
      return queryParts(
        { name, in: "query", json, ...(style && { style }), ...(explode !== undefined && { explode }) },
        value,
      );
    })
    .join("&");
}
