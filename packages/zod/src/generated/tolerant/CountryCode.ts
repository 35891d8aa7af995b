// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { openEnum } from "@crossborder/runtime/zod";
import * as z from "zod";
import type { CountryCode as ExactCountryCode } from "../exact/CountryCode.ts";

const schema = openEnum<z.output<typeof ExactCountryCode>>();

/** The type of `CountryCode`. */
export interface CountryCodeSchema extends SchemaType<typeof schema> {}

/**
 * A country as its two capital letters in ISO 3166-1 alpha-2. Every country field of the service takes
 * this one set of 249 codes.
 */
export const CountryCode: CountryCodeSchema = schema;
