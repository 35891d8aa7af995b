// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { GroupTable } from "@crossborder/runtime/client";
import { bankAccountsCreate } from "./operations/bank-accounts-create.ts";
import { bankAccountsList } from "./operations/bank-accounts-list.ts";
import { blockchainWalletsCreate } from "./operations/blockchain-wallets-create.ts";
import { blockchainWalletsSignMessage } from "./operations/blockchain-wallets-sign-message.ts";
import { customersCreate } from "./operations/customers-create.ts";
import { customersList } from "./operations/customers-list.ts";
import { docGet } from "./operations/doc-get.ts";
import { payablesList } from "./operations/payables-list.ts";
import { payinsList } from "./operations/payins-list.ts";
import { payoutsCreateEvm } from "./operations/payouts-create-evm.ts";
import { payoutsList } from "./operations/payouts-list.ts";
import { quotesCreate } from "./operations/quotes-create.ts";
import { tosCreate } from "./operations/tos-create.ts";
import { transfersList } from "./operations/transfers-list.ts";
import { uploadCreate } from "./operations/upload-create.ts";

/** All operations, by group and method. */
export const operationTable: GroupTable = {
  tos: {
    create: tosCreate,
  },
  customers: {
    create: customersCreate,
    list: customersList,
  },
  bankAccounts: {
    create: bankAccountsCreate,
    list: bankAccountsList,
  },
  quotes: {
    create: quotesCreate,
  },
  payouts: {
    createEvm: payoutsCreateEvm,
    list: payoutsList,
  },
  payins: {
    list: payinsList,
  },
  payables: {
    list: payablesList,
  },
  transfers: {
    list: transfersList,
  },
  blockchainWallets: {
    signMessage: blockchainWalletsSignMessage,
    create: blockchainWalletsCreate,
  },
  upload: {
    create: uploadCreate,
  },
  doc: {
    get: docGet,
  },
};
