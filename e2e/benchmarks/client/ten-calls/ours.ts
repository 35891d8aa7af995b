// Ten calls by operation, for the type-checker to be timed on.
import {
  bankAccountsCreate,
  bankAccountsList,
  blockchainWalletsSignMessage,
  call,
  connect,
  customersCreate,
  customersList,
  fromMinorUnits,
  payoutsCreateEvm,
  payoutsList,
  quotesCreate,
  tosCreate,
  transfersList,
} from "@crossborder/client";

const customer_id = "re_000000000001";
const connection = connect({ apiKey: "key", instanceId: "in_000000000001", baseUrl: "http://127.0.0.1:9" });

export const results = await Promise.all([
  call(connection, tosCreate, { idempotency_key: "00000000-0000-4000-8000-000000000001" }),
  call(connection, customersCreate, { first_name: "Ada" }),
  call(connection, customersList, { limit: 50 }),
  call(connection, bankAccountsCreate, { receiver_id: customer_id, type: "pix", name: "Main", pix_key: "k" }),
  call(connection, bankAccountsList, { customer_id }),
  call(connection, quotesCreate, {
    bank_account_id: "ba_000000000001",
    currency_type: "sender",
    cover_fees: false,
    request_amount: fromMinorUnits(5000),
    network: "base_sepolia",
    token: "USDB",
  }),
  call(connection, payoutsCreateEvm, { quote_id: "qu_000000000001", sender_wallet_address: "0x01" }),
  call(connection, payoutsList, { status: "failed" }),
  call(connection, transfersList, { limit: 10 }),
  call(connection, blockchainWalletsSignMessage, { customer_id }),
]);
