export { type Corruption, type DeliverOptions, type DeliverResult, deliver } from "./deliver.ts";
export { type SignedDelivery, type SignOptions, signDelivery } from "./sign-delivery.ts";
export { type StoreRule, type StoreUnderTest, storeContract } from "./store-contract.ts";
