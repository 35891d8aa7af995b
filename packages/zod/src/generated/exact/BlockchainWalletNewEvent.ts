// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export {
  BlockchainWalletNewEvent,
  type BlockchainWalletNewEventSchema,
} from "./index.ts";
