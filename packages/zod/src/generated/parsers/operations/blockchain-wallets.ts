// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { Parser } from "@crossborder/runtime/predicates";
import { isObject, membersOf, parser } from "@crossborder/runtime/predicates";
import {
  blockchainWalletsCreate as blockchainWalletsCreateSchemas,
  blockchainWalletsSignMessage as blockchainWalletsSignMessageSchemas,
} from "../../operations/blockchain-wallets.ts";
import {
  isBlockchainWalletCreate,
  isCustomerId,
  isInstanceId,
  isSignMessageChallenge,
} from "../../predicates/request.ts";
import { isBlockchainWallet, isErrorEnvelope } from "../../predicates/response.ts";

function isBlockchainWalletsSignMessageRequestPath(value: unknown): boolean {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.instance_id);
  const instanceId = own.instance_id;
  if (!isInstanceId(instanceId)) return false;
  const customerId = own.customer_id;
  if (!isCustomerId(customerId)) return false;
  return true;
}

/**
 * `GET /v1/instances/{instance_id}/customers/{customer_id}/blockchain-wallets/sign-message`: Get a
 * challenge for a wallet to sign
 */
export const blockchainWalletsSignMessage: {
  request: {
    path: Parser<typeof blockchainWalletsSignMessageSchemas["request"]["path"]>;
  };
  response: {
    "200": Parser<typeof blockchainWalletsSignMessageSchemas["response"]["200"]>;
    "4XX": Parser<typeof blockchainWalletsSignMessageSchemas["response"]["4XX"]>;
    "5XX": Parser<typeof blockchainWalletsSignMessageSchemas["response"]["5XX"]>;
  };
} = {
  request: {
    path: /* @__PURE__ */ parser(isBlockchainWalletsSignMessageRequestPath, () => blockchainWalletsSignMessageSchemas.request.path),
  },
  response: {
    "200": /* @__PURE__ */ parser(isSignMessageChallenge, () => blockchainWalletsSignMessageSchemas.response["200"]),
    "4XX": /* @__PURE__ */ parser(isErrorEnvelope, () => blockchainWalletsSignMessageSchemas.response["4XX"]),
    "5XX": /* @__PURE__ */ parser(isErrorEnvelope, () => blockchainWalletsSignMessageSchemas.response["5XX"]),
  },
};

function isBlockchainWalletsCreateRequestPath(value: unknown): boolean {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.instance_id);
  const instanceId = own.instance_id;
  if (!isInstanceId(instanceId)) return false;
  const customerId = own.customer_id;
  if (!isCustomerId(customerId)) return false;
  return true;
}

/**
 * `POST /v1/instances/{instance_id}/customers/{customer_id}/blockchain-wallets`: Register a blockchain
 * wallet
 */
export const blockchainWalletsCreate: {
  request: {
    path: Parser<typeof blockchainWalletsCreateSchemas["request"]["path"]>;
    body: Parser<typeof blockchainWalletsCreateSchemas["request"]["body"]>;
  };
  response: {
    "200": Parser<typeof blockchainWalletsCreateSchemas["response"]["200"]>;
    "4XX": Parser<typeof blockchainWalletsCreateSchemas["response"]["4XX"]>;
    "5XX": Parser<typeof blockchainWalletsCreateSchemas["response"]["5XX"]>;
  };
} = {
  request: {
    path: /* @__PURE__ */ parser(isBlockchainWalletsCreateRequestPath, () => blockchainWalletsCreateSchemas.request.path),
    body: /* @__PURE__ */ parser(isBlockchainWalletCreate, () => blockchainWalletsCreateSchemas.request.body),
  },
  response: {
    "200": /* @__PURE__ */ parser(isBlockchainWallet, () => blockchainWalletsCreateSchemas.response["200"]),
    "4XX": /* @__PURE__ */ parser(isErrorEnvelope, () => blockchainWalletsCreateSchemas.response["4XX"]),
    "5XX": /* @__PURE__ */ parser(isErrorEnvelope, () => blockchainWalletsCreateSchemas.response["5XX"]),
  },
};
