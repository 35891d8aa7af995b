/**
 * A handler of AWS Lambda, behind a function URL, API Gateway or an Application Load Balancer.
 *
 * @module
 */
export * from "@crossborder/runtime/webhooks/adapters/lambda";
