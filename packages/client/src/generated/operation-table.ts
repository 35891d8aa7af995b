// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { GroupTable } from "@crossborder/runtime/client/internal";
import { bankAccountsCreate, bankAccountsList } from "./operations/bank-accounts.ts";
import { blockchainWalletsCreate, blockchainWalletsSignMessage } from "./operations/blockchain-wallets.ts";
import { customersCreate, customersList } from "./operations/customers.ts";
import { docGet } from "./operations/doc.ts";
import { payablesList } from "./operations/payables.ts";
import { payinsList } from "./operations/payins.ts";
import { payoutsCreateEvm, payoutsList } from "./operations/payouts.ts";
import { quotesCreate } from "./operations/quotes.ts";
import { tosCreate } from "./operations/tos.ts";
import { transfersList } from "./operations/transfers.ts";
import { uploadCreate } from "./operations/upload.ts";

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
