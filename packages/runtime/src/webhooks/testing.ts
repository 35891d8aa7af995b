export { type SignedDelivery, type SignOptions, signDelivery } from "./sign-delivery.ts";
