/**
 * A handler of AWS Lambda, behind a function URL or API Gateway.
 *
 * @module
 */
export * from "@crossborder/runtime/webhooks/adapters/lambda";
