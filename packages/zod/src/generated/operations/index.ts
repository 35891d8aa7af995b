// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import { bankAccountsCreate } from "./bankAccountsCreate.ts";
import { bankAccountsList } from "./bankAccountsList.ts";
import { blockchainWalletsCreate } from "./blockchainWalletsCreate.ts";
import { blockchainWalletsSignMessage } from "./blockchainWalletsSignMessage.ts";
import { customersCreate } from "./customersCreate.ts";
import { customersList } from "./customersList.ts";
import { docGet } from "./docGet.ts";
import { payablesList } from "./payablesList.ts";
import { payinsList } from "./payinsList.ts";
import { payoutsCreateEvm } from "./payoutsCreateEvm.ts";
import { payoutsList } from "./payoutsList.ts";
import { quotesCreate } from "./quotesCreate.ts";
import { tosCreate } from "./tosCreate.ts";
import { transfersList } from "./transfersList.ts";
import { uploadCreate } from "./uploadCreate.ts";

export { tosCreate, customersCreate, customersList, bankAccountsCreate, bankAccountsList, quotesCreate, payoutsCreateEvm, payoutsList, payinsList, payablesList, transfersList, blockchainWalletsSignMessage, blockchainWalletsCreate, uploadCreate, docGet };

/** Validators of requests and replies by operationId; replies by status. */
export const operations = {
  "tos.create": tosCreate,
  "customers.create": customersCreate,
  "customers.list": customersList,
  "bankAccounts.create": bankAccountsCreate,
  "bankAccounts.list": bankAccountsList,
  "quotes.create": quotesCreate,
  "payouts.createEvm": payoutsCreateEvm,
  "payouts.list": payoutsList,
  "payins.list": payinsList,
  "payables.list": payablesList,
  "transfers.list": transfersList,
  "blockchainWallets.signMessage": blockchainWalletsSignMessage,
  "blockchainWallets.create": blockchainWalletsCreate,
  "upload.create": uploadCreate,
  "doc.get": docGet,
};
