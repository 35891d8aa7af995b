import * as z from "zod";

/** An ID with its prefix. */
export const id = (prefix: string) => z.string().startsWith(prefix).length(15);

/** An amount of money. */
export const minorUnits = z.int();

/** A stablecoin. */
export const token = z.enum(["USDB", "USDC", "USDT"]);

/** Text, null or nothing. */
export const text = z.string().nullable().optional();
