// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export { BlockchainWalletId, type BlockchainWalletIdSchema } from "./index.ts";
