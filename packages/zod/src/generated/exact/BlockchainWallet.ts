// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export { BlockchainWallet, type BlockchainWalletSchema } from "./index.ts";
