// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type {
  ApiPromise,
  NextPage,
  PagePromise as ClientPagePromise,
} from "@crossborder/runtime/client/internal";
import type {
  BankAccount,
  BlockchainWallet,
  Customer,
  CustomerPage,
  Payable,
  Payin,
  Payout,
  Quote,
  SignMessageChallenge,
  TosLink,
  Transfer,
  UploadResult,
} from "@crossborder/types";
import type { RequestOptions } from "../request-options.ts";
import type { BankAccountsCreateInput, BankAccountsListInput } from "./operations/bank-accounts.ts";
import type {
  BlockchainWalletsCreateInput,
  BlockchainWalletsSignMessageInput,
} from "./operations/blockchain-wallets.ts";
import type { CustomersCreateInput, CustomersListInput } from "./operations/customers.ts";
import type { DocGetInput, DocGetOutput } from "./operations/doc.ts";
import type { PayablesListInput } from "./operations/payables.ts";
import type { PayinsListInput } from "./operations/payins.ts";
import type { PayoutsCreateEvmInput, PayoutsListInput } from "./operations/payouts.ts";
import type { QuotesCreateInput } from "./operations/quotes.ts";
import type { TosCreateInput } from "./operations/tos.ts";
import type { TransfersListInput } from "./operations/transfers.ts";
import type { UploadCreateInput } from "./operations/upload.ts";

/** One page of a list, which fetches the next one. */
export interface Page<Item> extends Omit<CustomerPage, "data">, NextPage<PagePromise<Item>> {
  data: Item[];
}

/** The promise of one page. `for await` iterates over its items and all that follow. */
export interface PagePromise<Item> extends ClientPagePromise<Item, Page<Item>, Page<Item>> {}

/** The operations of `tos`. */
export interface TosGroup {
  /**
   * Ask for a link to the terms of service
   *
   * Gives a link for a person to open in the browser and accept the terms. Doing so yields the `tos_id`
   * that creating a customer needs, so this is the first step of a payout. Note the `/e` in the path.
   *
   * POST /v1/e/instances/{instance_id}/tos
   *
   * Inferred: `x-idempotency`: the request carries an idempotency key and only asks for a link.
   */
  create(input: TosCreateInput, options?: RequestOptions): ApiPromise<TosLink>;
}

/** The operations of `customers`. */
export interface CustomersGroup {
  /**
   * Create a customer
   *
   * Creates a customer and starts verification. Terms of service must have been accepted
   * (`TOS_NOT_ACCEPTED` otherwise). Development instances approve every customer automatically;
   * elsewhere what the customer wants to do is rejected with `CUSTOMERS_KYC_NOT_APPROVED` until
   * verification is complete.
   *
   * POST /v1/instances/{instance_id}/receivers
   *
   * Inferred: `x-idempotency`: nothing is said of repeating the request, so it may create a second
   * customer.
   */
  create(input?: CustomersCreateInput, options?: RequestOptions): ApiPromise<Customer>;

  /**
   * List customers
   *
   * Lists customers, newest first; there is no other order. Without `limit`, `starting_after` and
   * `ending_before` all matches come as a plain array, however many; with any of them the response is
   * one page.
   *
   * GET /v1/instances/{instance_id}/customers
   *
   * Inferred: The path: it is not shown and follows the other paths of the instance. `x-idempotency`:
   * the operation only reads.
   *
   * Returns one page. `for await` iterates over its items and all that follow.
   */
  list(input?: CustomersListInput, options?: RequestOptions): PagePromise<Customer>;

  /**
   * List customers
   *
   * Lists customers, newest first; there is no other order. Without `limit`, `starting_after` and
   * `ending_before` all matches come as a plain array, however many; with any of them the response is
   * one page.
   *
   * GET /v1/instances/{instance_id}/customers
   *
   * Inferred: The path: it is not shown and follows the other paths of the instance. `x-idempotency`:
   * the operation only reads.
   *
   * Returns all items at once, as an array.
   */
  listAll(input?: CustomersListInput, options?: RequestOptions): ApiPromise<Customer[]>;
}

/** The operations of `bankAccounts`. */
export interface BankAccountsGroup {
  /**
   * Create a bank account
   *
   * Adds a bank account to a customer, for one payment rail. Development instances check the data too.
   * The path names the customer as receiver.
   *
   * POST /v1/instances/{instance_id}/receivers/{receiver_id}/bank-accounts
   *
   * Inferred: `x-idempotency`: nothing is said of repeating the request, so it may create a second
   * account.
   */
  create(input: BankAccountsCreateInput, options?: RequestOptions): ApiPromise<BankAccount>;

  /**
   * List the bank accounts of a customer
   *
   * Lists the bank accounts of one customer. The response is always a plain array and never comes in
   * pages.
   *
   * GET /v1/instances/{instance_id}/customers/{customer_id}/bank-accounts
   *
   * Inferred: `x-idempotency`: the operation only reads.
   */
  list(input: BankAccountsListInput, options?: RequestOptions): ApiPromise<BankAccount[]>;
}

/** The operations of `quotes`. */
export interface QuotesGroup {
  /**
   * Create a quote for a payout
   *
   * Fixes a price for one payout and says what the sender has to approve on-chain. The quote lives for
   * about five minutes: approve the token spend and execute the payout within that time.
   *
   * POST /v1/instances/{instance_id}/quotes
   *
   * Inferred: `x-idempotency`: a quote moves no money, and one that is never used ends by itself.
   */
  create(input: QuotesCreateInput, options?: RequestOptions): ApiPromise<Quote>;
}

/** The operations of `payouts`. */
export interface PayoutsGroup {
  /**
   * Execute a payout from an EVM wallet
   *
   * Executes a quote: the tokens are taken from the sender's wallet, which must have approved the spend,
   * and the bank account is paid. A quote is good for one payout, within about five minutes of its
   * creation: later `QUOTES_EXPIRED`, a second time `QUOTES_ALREADY_USED`, in a wrong state
   * `QUOTES_INVALID_STATE`. While the approval is not confirmed on-chain, or is for less than the
   * payout, the response is `PAYOUTS_ALLOWANCE_NOT_CONFIRMED`; execute the same quote again a little
   * later. The end of the payout is reported by the events `payout.new`, `payout.update` and
   * `payout.complete`.
   *
   * POST /v1/instances/{instance_id}/payouts/evm
   *
   * Inferred: `x-idempotency`: a used quote is rejected with `QUOTES_ALREADY_USED`, so the same body
   * cannot pay twice; a new quote can.
   */
  createEvm(input: PayoutsCreateEvmInput, options?: RequestOptions): ApiPromise<Payout>;

  /**
   * List payouts
   *
   * Lists payouts, newest first; there is no other order. Without `limit`, `starting_after` and
   * `ending_before` all matches come as a plain array, however many; with any of them the response is
   * one page.
   *
   * GET /v1/instances/{instance_id}/payouts
   *
   * Inferred: The path: it is not shown and follows the other paths of the instance. `x-idempotency`:
   * the operation only reads.
   *
   * Returns one page. `for await` iterates over its items and all that follow.
   */
  list(input?: PayoutsListInput, options?: RequestOptions): PagePromise<Payout>;

  /**
   * List payouts
   *
   * Lists payouts, newest first; there is no other order. Without `limit`, `starting_after` and
   * `ending_before` all matches come as a plain array, however many; with any of them the response is
   * one page.
   *
   * GET /v1/instances/{instance_id}/payouts
   *
   * Inferred: The path: it is not shown and follows the other paths of the instance. `x-idempotency`:
   * the operation only reads.
   *
   * Returns all items at once, as an array.
   */
  listAll(input?: PayoutsListInput, options?: RequestOptions): ApiPromise<Payout[]>;
}

/** The operations of `payins`. */
export interface PayinsGroup {
  /**
   * List payins
   *
   * Lists payins, newest first; there is no other order. Without `limit`, `starting_after` and
   * `ending_before` all matches come as a plain array, however many; with any of them the response is
   * one page.
   *
   * GET /v1/instances/{instance_id}/payins
   *
   * Inferred: The path: it is not shown and follows the other paths of the instance. `x-idempotency`:
   * the operation only reads.
   *
   * Returns one page. `for await` iterates over its items and all that follow.
   */
  list(input?: PayinsListInput, options?: RequestOptions): PagePromise<Payin>;

  /**
   * List payins
   *
   * Lists payins, newest first; there is no other order. Without `limit`, `starting_after` and
   * `ending_before` all matches come as a plain array, however many; with any of them the response is
   * one page.
   *
   * GET /v1/instances/{instance_id}/payins
   *
   * Inferred: The path: it is not shown and follows the other paths of the instance. `x-idempotency`:
   * the operation only reads.
   *
   * Returns all items at once, as an array.
   */
  listAll(input?: PayinsListInput, options?: RequestOptions): ApiPromise<Payin[]>;
}

/** The operations of `payables`. */
export interface PayablesGroup {
  /**
   * List payables
   *
   * Lists payables, newest first; there is no other order. Without `limit`, `starting_after` and
   * `ending_before` all matches come as a plain array, however many; with any of them the response is
   * one page.
   *
   * GET /v1/instances/{instance_id}/payables
   *
   * Inferred: The path: it is not shown and follows the other paths of the instance. `x-idempotency`:
   * the operation only reads.
   *
   * Returns one page. `for await` iterates over its items and all that follow.
   */
  list(input?: PayablesListInput, options?: RequestOptions): PagePromise<Payable>;

  /**
   * List payables
   *
   * Lists payables, newest first; there is no other order. Without `limit`, `starting_after` and
   * `ending_before` all matches come as a plain array, however many; with any of them the response is
   * one page.
   *
   * GET /v1/instances/{instance_id}/payables
   *
   * Inferred: The path: it is not shown and follows the other paths of the instance. `x-idempotency`:
   * the operation only reads.
   *
   * Returns all items at once, as an array.
   */
  listAll(input?: PayablesListInput, options?: RequestOptions): ApiPromise<Payable[]>;
}

/** The operations of `transfers`. */
export interface TransfersGroup {
  /**
   * List transfers
   *
   * Lists transfers, newest first; there is no other order. Unlike the other lists, the response is
   * always one page, even when no page was asked for.
   *
   * GET /v1/instances/{instance_id}/transfers
   *
   * Inferred: The path: it is not shown and follows the other paths of the instance. `x-idempotency`:
   * the operation only reads.
   *
   * Unspecified: No filters are listed for transfers, so there are none here.
   *
   * Returns one page. `for await` iterates over its items and all that follow.
   */
  list(input?: TransfersListInput, options?: RequestOptions): PagePromise<Transfer>;
}

/** The operations of `blockchainWallets`. */
export interface BlockchainWalletsGroup {
  /**
   * Get a challenge for a wallet to sign
   *
   * Gives the challenge that proves a wallet's ownership. Let the wallet sign it by its own means, and
   * register the wallet with the signature.
   *
   * GET /v1/instances/{instance_id}/customers/{customer_id}/blockchain-wallets/sign-message
   *
   * Inferred: `x-idempotency`: the operation only reads.
   */
  signMessage(input: BlockchainWalletsSignMessageInput, options?: RequestOptions): ApiPromise<SignMessageChallenge>;

  /**
   * Register a blockchain wallet
   *
   * Registers an external wallet with the signature over its challenge. Its address can then send
   * payouts. A customer has at most 10 wallets (`WALLETS_LIMIT_REACHED`).
   *
   * POST /v1/instances/{instance_id}/customers/{customer_id}/blockchain-wallets
   *
   * Inferred: `x-idempotency`: nothing is said of repeating the request, so it may register a second
   * wallet.
   */
  create(input: BlockchainWalletsCreateInput, options?: RequestOptions): ApiPromise<BlockchainWallet>;
}

/** The operations of `upload`. */
export interface UploadGroup {
  /**
   * Upload a file
   *
   * Takes a file into a bucket and gives the URL by which other requests name it. A PDF may have at most
   * 150 pages (`FILES_PAGE_LIMIT_EXCEEDED`). The path has neither a version nor an instance.
   *
   * POST /upload
   *
   * Inferred: `x-idempotency`: a second upload only gives a second URL.
   *
   * Unspecified: The largest size of a file and the accepted types are not shown.
   */
  create(input: UploadCreateInput, options?: RequestOptions): ApiPromise<UploadResult>;
}

/** The operations of `doc`. */
export interface DocGroup {
  /**
   * Get the service's own description
   *
   * Gives the description of the interface that the service itself serves, an OpenAPI 3.1 document. The
   * path has neither a version nor an instance. Like every operation it needs the bearer header.
   *
   * GET /doc
   *
   * Inferred: The tag: the operation belongs to none of the resource groups. `x-idempotency`: the
   * operation only reads.
   */
  get(input?: DocGetInput, options?: RequestOptions): ApiPromise<DocGetOutput>;
}

/** All operations of Cross-border payments, by group. */
export interface Groups {
  /** The operations of `tos`. */
  readonly tos: TosGroup;
  /** The operations of `customers`. */
  readonly customers: CustomersGroup;
  /** The operations of `bankAccounts`. */
  readonly bankAccounts: BankAccountsGroup;
  /** The operations of `quotes`. */
  readonly quotes: QuotesGroup;
  /** The operations of `payouts`. */
  readonly payouts: PayoutsGroup;
  /** The operations of `payins`. */
  readonly payins: PayinsGroup;
  /** The operations of `payables`. */
  readonly payables: PayablesGroup;
  /** The operations of `transfers`. */
  readonly transfers: TransfersGroup;
  /** The operations of `blockchainWallets`. */
  readonly blockchainWallets: BlockchainWalletsGroup;
  /** The operations of `upload`. */
  readonly upload: UploadGroup;
  /** The operations of `doc`. */
  readonly doc: DocGroup;
}
