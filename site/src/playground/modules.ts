import * as client from "@crossborder/client";
import * as errors from "@crossborder/errors";
import * as webhooks from "@crossborder/webhooks";
import * as lambda from "@crossborder/webhooks/adapters/lambda";
import * as next from "@crossborder/webhooks/adapters/next";
import * as memory from "@crossborder/webhooks/stores/memory";
import * as testing from "@crossborder/webhooks/testing";
import * as validators from "@crossborder/zod";
import * as defaults from "@crossborder/zod/defaults";
import * as operations from "@crossborder/zod/operations";
import * as parsers from "@crossborder/zod/parsers";
import * as operationParsers from "@crossborder/zod/parsers/operations";
import * as responsePredicates from "@crossborder/zod/predicates/response";
import * as quote from "@crossborder/zod/Quote";
import * as responseValidators from "@crossborder/zod/response";
import * as webhookValidators from "@crossborder/zod/webhooks";
import * as zod from "zod";

/** Packages that a program can import, without the sandbox. */
export const MODULES: Readonly<Record<string, object>> = {
  "@crossborder/client": {
    ...client,
    // The keys are those of a sandbox that ends with the worker.
    createClient: (options: client.ClientOptions) =>
      client.createClient({ ...options, dangerouslyAllowBrowser: true }),
  },
  "@crossborder/errors": errors,
  "@crossborder/webhooks": webhooks,
  "@crossborder/webhooks/adapters/lambda": lambda,
  "@crossborder/webhooks/adapters/next": next,
  "@crossborder/webhooks/stores/memory": memory,
  "@crossborder/webhooks/testing": testing,
  "@crossborder/zod": validators,
  "@crossborder/zod/Quote": quote,
  "@crossborder/zod/defaults": defaults,
  "@crossborder/zod/operations": operations,
  "@crossborder/zod/parsers": parsers,
  "@crossborder/zod/parsers/operations": operationParsers,
  "@crossborder/zod/predicates/response": responsePredicates,
  "@crossborder/zod/response": responseValidators,
  "@crossborder/zod/webhooks": webhookValidators,
  zod,
};
