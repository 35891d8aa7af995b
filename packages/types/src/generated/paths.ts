// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { components, operations } from "./operations.ts";

export interface paths {
  "/v1/e/instances/{instance_id}/tos": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** The instance to work in. */
        instance_id: components["parameters"]["InstanceId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask for a link to the terms of service
     *
     * Gives a link for a person to open in the browser and accept the terms. Doing so yields the `tos_id`
     * that creating a customer needs, so this is the first step of a payout. Note the `/e` in the path.
     *
     * Inferred: `x-idempotency`: the request carries an idempotency key and only asks for a link.
     */
    post: operations["tos.create"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/instances/{instance_id}/receivers": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** The instance to work in. */
        instance_id: components["parameters"]["InstanceId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a customer
     *
     * Creates a customer and starts verification. Terms of service must have been accepted
     * (`TOS_NOT_ACCEPTED` otherwise). Development instances approve every customer automatically;
     * elsewhere what the customer wants to do is rejected with `CUSTOMERS_KYC_NOT_APPROVED` until
     * verification is complete.
     *
     * Inferred: `x-idempotency`: nothing is said of repeating the request, so it may create a second
     * customer.
     */
    post: operations["customers.create"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/instances/{instance_id}/customers": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** The instance to work in. */
        instance_id: components["parameters"]["InstanceId"];
      };
      cookie?: never;
    };
    /**
     * List customers
     *
     * Lists customers, newest first; there is no other order. Without `limit`, `starting_after` and
     * `ending_before` all matches come as a plain array, however many; with any of them the response is
     * one page.
     *
     * Inferred: The path: it is not shown and follows the other paths of the instance. `x-idempotency`:
     * the operation only reads.
     */
    get: operations["customers.list"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/instances/{instance_id}/receivers/{receiver_id}/bank-accounts": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** The instance to work in. */
        instance_id: components["parameters"]["InstanceId"];
        /** The customer, by the other name that paths have for the same resource. */
        receiver_id: components["parameters"]["ReceiverId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a bank account
     *
     * Adds a bank account to a customer, for one payment rail. Development instances check the data too.
     * The path names the customer as receiver.
     *
     * Inferred: `x-idempotency`: nothing is said of repeating the request, so it may create a second
     * account.
     */
    post: operations["bankAccounts.create"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/instances/{instance_id}/customers/{customer_id}/bank-accounts": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** The instance to work in. */
        instance_id: components["parameters"]["InstanceId"];
        /** The customer whose resources are meant. */
        customer_id: components["parameters"]["CustomerId"];
      };
      cookie?: never;
    };
    /**
     * List the bank accounts of a customer
     *
     * Lists the bank accounts of one customer. The response is always a plain array and never comes in
     * pages.
     *
     * Inferred: `x-idempotency`: the operation only reads.
     */
    get: operations["bankAccounts.list"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/instances/{instance_id}/quotes": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** The instance to work in. */
        instance_id: components["parameters"]["InstanceId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a quote for a payout
     *
     * Fixes a price for one payout and says what the sender has to approve on-chain. The quote lives for
     * about five minutes: approve the token spend and execute the payout within that time.
     *
     * Inferred: `x-idempotency`: a quote moves no money, and one that is never used ends by itself.
     */
    post: operations["quotes.create"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/instances/{instance_id}/payouts/evm": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** The instance to work in. */
        instance_id: components["parameters"]["InstanceId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
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
     * Inferred: `x-idempotency`: a used quote is rejected with `QUOTES_ALREADY_USED`, so the same body
     * cannot pay twice; a new quote can.
     */
    post: operations["payouts.createEvm"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/instances/{instance_id}/payouts": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** The instance to work in. */
        instance_id: components["parameters"]["InstanceId"];
      };
      cookie?: never;
    };
    /**
     * List payouts
     *
     * Lists payouts, newest first; there is no other order. Without `limit`, `starting_after` and
     * `ending_before` all matches come as a plain array, however many; with any of them the response is
     * one page.
     *
     * Inferred: The path: it is not shown and follows the other paths of the instance. `x-idempotency`:
     * the operation only reads.
     */
    get: operations["payouts.list"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/instances/{instance_id}/payins": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** The instance to work in. */
        instance_id: components["parameters"]["InstanceId"];
      };
      cookie?: never;
    };
    /**
     * List payins
     *
     * Lists payins, newest first; there is no other order. Without `limit`, `starting_after` and
     * `ending_before` all matches come as a plain array, however many; with any of them the response is
     * one page.
     *
     * Inferred: The path: it is not shown and follows the other paths of the instance. `x-idempotency`:
     * the operation only reads.
     */
    get: operations["payins.list"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/instances/{instance_id}/payables": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** The instance to work in. */
        instance_id: components["parameters"]["InstanceId"];
      };
      cookie?: never;
    };
    /**
     * List payables
     *
     * Lists payables, newest first; there is no other order. Without `limit`, `starting_after` and
     * `ending_before` all matches come as a plain array, however many; with any of them the response is
     * one page.
     *
     * Inferred: The path: it is not shown and follows the other paths of the instance. `x-idempotency`:
     * the operation only reads.
     */
    get: operations["payables.list"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/instances/{instance_id}/transfers": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** The instance to work in. */
        instance_id: components["parameters"]["InstanceId"];
      };
      cookie?: never;
    };
    /**
     * List transfers
     *
     * Lists transfers, newest first; there is no other order. Unlike the other lists, the response is
     * always one page, even when no page was asked for.
     *
     * Inferred: The path: it is not shown and follows the other paths of the instance. `x-idempotency`:
     * the operation only reads.
     *
     * Unspecified: No filters are listed for transfers, so there are none here.
     */
    get: operations["transfers.list"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/instances/{instance_id}/customers/{customer_id}/blockchain-wallets/sign-message": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** The instance to work in. */
        instance_id: components["parameters"]["InstanceId"];
        /** The customer whose resources are meant. */
        customer_id: components["parameters"]["CustomerId"];
      };
      cookie?: never;
    };
    /**
     * Get a challenge for a wallet to sign
     *
     * Gives the challenge that proves a wallet's ownership. Let the wallet sign it by its own means, and
     * register the wallet with the signature.
     *
     * Inferred: `x-idempotency`: the operation only reads.
     */
    get: operations["blockchainWallets.signMessage"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/instances/{instance_id}/customers/{customer_id}/blockchain-wallets": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** The instance to work in. */
        instance_id: components["parameters"]["InstanceId"];
        /** The customer whose resources are meant. */
        customer_id: components["parameters"]["CustomerId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Register a blockchain wallet
     *
     * Registers an external wallet with the signature over its challenge. Its address can then send
     * payouts. A customer has at most 10 wallets (`WALLETS_LIMIT_REACHED`).
     *
     * Inferred: `x-idempotency`: nothing is said of repeating the request, so it may register a second
     * wallet.
     */
    post: operations["blockchainWallets.create"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/upload": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Upload a file
     *
     * Takes a file into a bucket and gives the URL by which other requests name it. A PDF may have at most
     * 150 pages (`FILES_PAGE_LIMIT_EXCEEDED`). The path has neither a version nor an instance.
     *
     * Inferred: `x-idempotency`: a second upload only gives a second URL.
     *
     * Unspecified: The largest size of a file and the accepted types are not shown.
     */
    post: operations["upload.create"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/doc": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the service's own description
     *
     * Gives the description of the interface that the service itself serves, an OpenAPI 3.1 document. The
     * path has neither a version nor an instance. Like every operation it needs the bearer header.
     *
     * Inferred: The tag: the operation belongs to none of the resource groups. `x-idempotency`: the
     * operation only reads.
     */
    get: operations["doc.get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
