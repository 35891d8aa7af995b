// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export * from "./tos-create.ts";
export * from "./customers-create.ts";
export * from "./customers-list.ts";
export * from "./bank-accounts-create.ts";
export * from "./bank-accounts-list.ts";
export * from "./quotes-create.ts";
export * from "./payouts-create-evm.ts";
export * from "./payouts-list.ts";
export * from "./payins-list.ts";
export * from "./payables-list.ts";
export * from "./transfers-list.ts";
export * from "./blockchain-wallets-sign-message.ts";
export * from "./blockchain-wallets-create.ts";
export * from "./upload-create.ts";
export * from "./doc-get.ts";
