// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { Operation, WithUploads } from "@crossborder/runtime/client/internal";
import { multipartBody } from "@crossborder/runtime/client/internal";
import type { operations } from "@crossborder/types";

type UploadCreateDescribed = operations["upload.create"];

type UploadCreateMembers = WithUploads<UploadCreateDescribed["requestBody"]["content"]["multipart/form-data"], "file">;

/** Input of `upload.create`. */
export interface UploadCreateInput extends UploadCreateMembers {}

/** Result of `upload.create`. */
export type UploadCreateOutput = UploadCreateDescribed["responses"][200]["content"]["application/json"];

/**
 * Upload a file
 *
 * Takes a file into a bucket and gives the URL by which other requests name it. A PDF may have at most
 * 150 pages (`FILES_PAGE_LIMIT_EXCEEDED`). The path has neither a version nor an instance.
 *
 * POST /upload
 *
 * Inferred: `x-idempotency`: a second upload only gives a second URL.
 *
 * Unspecified: The largest size of a file and the accepted types are not shown.
 */
export const uploadCreate: Operation<UploadCreateInput, UploadCreateOutput> = {
  operationId: "upload.create",
  method: "POST",
  path: "/upload",
  parameters: [],
  body: {
    mediaType: "multipart/form-data",
    kind: "multipart",
    codec: multipartBody,
    required: true,
    placement: "flat",
  },
  responses: { "200": "object" },
  errorMark: { success: false },
  accept: "application/json",
  idempotency: { kind: "idempotent" },
  security: [["BearerAuth"]],
};
