// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export * from "./tos.ts";
export * from "./customers.ts";
export * from "./bank-accounts.ts";
export * from "./quotes.ts";
export * from "./payouts.ts";
export * from "./payins.ts";
export * from "./payables.ts";
export * from "./transfers.ts";
export * from "./blockchain-wallets.ts";
export * from "./upload.ts";
export * from "./doc.ts";
