// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type * as schemas from "./schemas.ts";

export interface webhooks {
  "blockchainWallet.new": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A blockchain wallet was registered
     *
     * The payload is the registered wallet.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /**
           * Names the message. It stays the same when a delivery is repeated, so de-duplicate on it.
           *
           * Inferred: The prefix `webhook` of the name, the form of the value, and that it stays the same, as in
           * the Standard Webhooks scheme. Stated is that the name begins with the name of the signing provider
           * and ends with `-id`.
           */
          "webhook-id": string;
          /**
           * When the message was sent, in seconds since 1970. It is part of what is signed.
           *
           * Inferred: The prefix `webhook` of the name, the form of the value, and its part in the signature,
           * which are those of the Standard Webhooks scheme. Stated is that the name begins with the name of the
           * signing provider and ends with `-timestamp`.
           */
          "webhook-timestamp": string;
          /**
           * The signature over the raw request body, to be checked with the signing secret of the endpoint
           * before anything is parsed. Several signatures are separated by a space.
           *
           * Inferred: The prefix `webhook` of the name and the form of the value, which are those of the
           * Standard Webhooks scheme. Stated is that the name begins with the name of the signing provider and
           * ends with `-signature`.
           */
          "webhook-signature": string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": schemas.BlockchainWalletNewEvent;
        };
      };
      responses: {
        /**
         * The delivery has been taken. Answer as soon as it is verified and stored, and work on it afterwards.
         *
         * Inferred: The response that a delivery expects is not shown; any 2xx is the custom of webhooks.
         *
         * Unspecified: The schedule on which failed deliveries are repeated is not shown.
         */
        "2XX": {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
        /**
         * The delivery has been rejected, for one because its signature is missing or invalid, which the error
         * catalogue calls `WEBHOOKS_SIGNATURE_INVALID` (401).
         *
         * Inferred: The body of the response does not matter, so none is described.
         */
        "4XX": {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "bankAccount.new": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A bank account was created
     *
     * The payload is the created bank account.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /**
           * Names the message. It stays the same when a delivery is repeated, so de-duplicate on it.
           *
           * Inferred: The prefix `webhook` of the name, the form of the value, and that it stays the same, as in
           * the Standard Webhooks scheme. Stated is that the name begins with the name of the signing provider
           * and ends with `-id`.
           */
          "webhook-id": string;
          /**
           * When the message was sent, in seconds since 1970. It is part of what is signed.
           *
           * Inferred: The prefix `webhook` of the name, the form of the value, and its part in the signature,
           * which are those of the Standard Webhooks scheme. Stated is that the name begins with the name of the
           * signing provider and ends with `-timestamp`.
           */
          "webhook-timestamp": string;
          /**
           * The signature over the raw request body, to be checked with the signing secret of the endpoint
           * before anything is parsed. Several signatures are separated by a space.
           *
           * Inferred: The prefix `webhook` of the name and the form of the value, which are those of the
           * Standard Webhooks scheme. Stated is that the name begins with the name of the signing provider and
           * ends with `-signature`.
           */
          "webhook-signature": string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": schemas.BankAccountNewEvent;
        };
      };
      responses: {
        /**
         * The delivery has been taken. Answer as soon as it is verified and stored, and work on it afterwards.
         *
         * Inferred: The response that a delivery expects is not shown; any 2xx is the custom of webhooks.
         *
         * Unspecified: The schedule on which failed deliveries are repeated is not shown.
         */
        "2XX": {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
        /**
         * The delivery has been rejected, for one because its signature is missing or invalid, which the error
         * catalogue calls `WEBHOOKS_SIGNATURE_INVALID` (401).
         *
         * Inferred: The body of the response does not matter, so none is described.
         */
        "4XX": {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "payin.new": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A payin was created
     *
     * The payload is the payin as it stands. No event is shown for the later states of a payin.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /**
           * Names the message. It stays the same when a delivery is repeated, so de-duplicate on it.
           *
           * Inferred: The prefix `webhook` of the name, the form of the value, and that it stays the same, as in
           * the Standard Webhooks scheme. Stated is that the name begins with the name of the signing provider
           * and ends with `-id`.
           */
          "webhook-id": string;
          /**
           * When the message was sent, in seconds since 1970. It is part of what is signed.
           *
           * Inferred: The prefix `webhook` of the name, the form of the value, and its part in the signature,
           * which are those of the Standard Webhooks scheme. Stated is that the name begins with the name of the
           * signing provider and ends with `-timestamp`.
           */
          "webhook-timestamp": string;
          /**
           * The signature over the raw request body, to be checked with the signing secret of the endpoint
           * before anything is parsed. Several signatures are separated by a space.
           *
           * Inferred: The prefix `webhook` of the name and the form of the value, which are those of the
           * Standard Webhooks scheme. Stated is that the name begins with the name of the signing provider and
           * ends with `-signature`.
           */
          "webhook-signature": string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": schemas.PayinNewEvent;
        };
      };
      responses: {
        /**
         * The delivery has been taken. Answer as soon as it is verified and stored, and work on it afterwards.
         *
         * Inferred: The response that a delivery expects is not shown; any 2xx is the custom of webhooks.
         *
         * Unspecified: The schedule on which failed deliveries are repeated is not shown.
         */
        "2XX": {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
        /**
         * The delivery has been rejected, for one because its signature is missing or invalid, which the error
         * catalogue calls `WEBHOOKS_SIGNATURE_INVALID` (401).
         *
         * Inferred: The body of the response does not matter, so none is described.
         */
        "4XX": {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "payout.new": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A payout was created
     *
     * The first of the three events by which a payout is followed.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /**
           * Names the message. It stays the same when a delivery is repeated, so de-duplicate on it.
           *
           * Inferred: The prefix `webhook` of the name, the form of the value, and that it stays the same, as in
           * the Standard Webhooks scheme. Stated is that the name begins with the name of the signing provider
           * and ends with `-id`.
           */
          "webhook-id": string;
          /**
           * When the message was sent, in seconds since 1970. It is part of what is signed.
           *
           * Inferred: The prefix `webhook` of the name, the form of the value, and its part in the signature,
           * which are those of the Standard Webhooks scheme. Stated is that the name begins with the name of the
           * signing provider and ends with `-timestamp`.
           */
          "webhook-timestamp": string;
          /**
           * The signature over the raw request body, to be checked with the signing secret of the endpoint
           * before anything is parsed. Several signatures are separated by a space.
           *
           * Inferred: The prefix `webhook` of the name and the form of the value, which are those of the
           * Standard Webhooks scheme. Stated is that the name begins with the name of the signing provider and
           * ends with `-signature`.
           */
          "webhook-signature": string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": schemas.PayoutNewEvent;
        };
      };
      responses: {
        /**
         * The delivery has been taken. Answer as soon as it is verified and stored, and work on it afterwards.
         *
         * Inferred: The response that a delivery expects is not shown; any 2xx is the custom of webhooks.
         *
         * Unspecified: The schedule on which failed deliveries are repeated is not shown.
         */
        "2XX": {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
        /**
         * The delivery has been rejected, for one because its signature is missing or invalid, which the error
         * catalogue calls `WEBHOOKS_SIGNATURE_INVALID` (401).
         *
         * Inferred: The body of the response does not matter, so none is described.
         */
        "4XX": {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "payout.update": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A payout has changed
     *
     * Tells of changes of a payout on its way.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /**
           * Names the message. It stays the same when a delivery is repeated, so de-duplicate on it.
           *
           * Inferred: The prefix `webhook` of the name, the form of the value, and that it stays the same, as in
           * the Standard Webhooks scheme. Stated is that the name begins with the name of the signing provider
           * and ends with `-id`.
           */
          "webhook-id": string;
          /**
           * When the message was sent, in seconds since 1970. It is part of what is signed.
           *
           * Inferred: The prefix `webhook` of the name, the form of the value, and its part in the signature,
           * which are those of the Standard Webhooks scheme. Stated is that the name begins with the name of the
           * signing provider and ends with `-timestamp`.
           */
          "webhook-timestamp": string;
          /**
           * The signature over the raw request body, to be checked with the signing secret of the endpoint
           * before anything is parsed. Several signatures are separated by a space.
           *
           * Inferred: The prefix `webhook` of the name and the form of the value, which are those of the
           * Standard Webhooks scheme. Stated is that the name begins with the name of the signing provider and
           * ends with `-signature`.
           */
          "webhook-signature": string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": schemas.PayoutUpdateEvent;
        };
      };
      responses: {
        /**
         * The delivery has been taken. Answer as soon as it is verified and stored, and work on it afterwards.
         *
         * Inferred: The response that a delivery expects is not shown; any 2xx is the custom of webhooks.
         *
         * Unspecified: The schedule on which failed deliveries are repeated is not shown.
         */
        "2XX": {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
        /**
         * The delivery has been rejected, for one because its signature is missing or invalid, which the error
         * catalogue calls `WEBHOOKS_SIGNATURE_INVALID` (401).
         *
         * Inferred: The body of the response does not matter, so none is described.
         */
        "4XX": {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "payout.complete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A payout has come to its end
     *
     * The last of the three events by which a payout is followed.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /**
           * Names the message. It stays the same when a delivery is repeated, so de-duplicate on it.
           *
           * Inferred: The prefix `webhook` of the name, the form of the value, and that it stays the same, as in
           * the Standard Webhooks scheme. Stated is that the name begins with the name of the signing provider
           * and ends with `-id`.
           */
          "webhook-id": string;
          /**
           * When the message was sent, in seconds since 1970. It is part of what is signed.
           *
           * Inferred: The prefix `webhook` of the name, the form of the value, and its part in the signature,
           * which are those of the Standard Webhooks scheme. Stated is that the name begins with the name of the
           * signing provider and ends with `-timestamp`.
           */
          "webhook-timestamp": string;
          /**
           * The signature over the raw request body, to be checked with the signing secret of the endpoint
           * before anything is parsed. Several signatures are separated by a space.
           *
           * Inferred: The prefix `webhook` of the name and the form of the value, which are those of the
           * Standard Webhooks scheme. Stated is that the name begins with the name of the signing provider and
           * ends with `-signature`.
           */
          "webhook-signature": string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": schemas.PayoutCompleteEvent;
        };
      };
      responses: {
        /**
         * The delivery has been taken. Answer as soon as it is verified and stored, and work on it afterwards.
         *
         * Inferred: The response that a delivery expects is not shown; any 2xx is the custom of webhooks.
         *
         * Unspecified: The schedule on which failed deliveries are repeated is not shown.
         */
        "2XX": {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
        /**
         * The delivery has been rejected, for one because its signature is missing or invalid, which the error
         * catalogue calls `WEBHOOKS_SIGNATURE_INVALID` (401).
         *
         * Inferred: The body of the response does not matter, so none is described.
         */
        "4XX": {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}

export interface components {
  schemas: {
    InstanceId: schemas.InstanceId;
    CustomerId: schemas.CustomerId;
    BankAccountId: schemas.BankAccountId;
    BlockchainWalletId: schemas.BlockchainWalletId;
    OfframpWalletId: schemas.OfframpWalletId;
    QuoteId: schemas.QuoteId;
    PayoutId: schemas.PayoutId;
    PayinId: schemas.PayinId;
    TosId: schemas.TosId;
    MinorUnits: schemas.MinorUnits;
    CountryCode: schemas.CountryCode;
    CountryCodeResponse: schemas.CountryCodeResponse;
    Token: schemas.Token;
    PageLimit: schemas.PageLimit;
    KycType: schemas.KycType;
    AccountType: schemas.AccountType;
    AccountTypeResponse: schemas.AccountTypeResponse;
    AccountClass: schemas.AccountClass;
    AccountClassResponse: schemas.AccountClassResponse;
    SpeiProtocol: schemas.SpeiProtocol;
    SpeiProtocolResponse: schemas.SpeiProtocolResponse;
    TransfersType: schemas.TransfersType;
    TransfersTypeResponse: schemas.TransfersTypeResponse;
    AchCopDocumentType: schemas.AchCopDocumentType;
    AchCopDocumentTypeResponse: schemas.AchCopDocumentTypeResponse;
    PseDocumentType: schemas.PseDocumentType;
    BankAccountType: schemas.BankAccountType;
    BankAccountTypeResponse: schemas.BankAccountTypeResponse;
    BankAccountStatus: schemas.BankAccountStatus;
    BankAccountStatusResponse: schemas.BankAccountStatusResponse;
    RecipientRelationship: schemas.RecipientRelationship;
    OfframpWalletNetwork: schemas.OfframpWalletNetwork;
    BlockchainWalletNetwork: schemas.BlockchainWalletNetwork;
    EvmTestNetwork: schemas.EvmTestNetwork;
    PayinStatus: schemas.PayinStatus;
    PayinStatusResponse: schemas.PayinStatusResponse;
    PayinTransactionStatus: schemas.PayinTransactionStatus;
    TrackingStep: schemas.TrackingStep;
    PayableStatus: schemas.PayableStatus;
    TosCreate: schemas.TosCreate;
    TosLink: schemas.TosLink;
    UploadResult: schemas.UploadResult;
    Customer: schemas.Customer;
    CustomerCreate: schemas.CustomerCreate;
    CustomerPage: schemas.CustomerPage;
    BankAccount: schemas.BankAccount;
    BankAccountCreate: schemas.BankAccountCreate;
    BankAccountCreateAch: schemas.BankAccountCreateAch;
    BankAccountCreateWire: schemas.BankAccountCreateWire;
    BankAccountCreatePix: schemas.BankAccountCreatePix;
    BankAccountCreatePixSafe: schemas.BankAccountCreatePixSafe;
    BankAccountCreateTed: schemas.BankAccountCreateTed;
    BankAccountCreateSpeiPartner: schemas.BankAccountCreateSpeiPartner;
    BankAccountCreateTransfersPartner: schemas.BankAccountCreateTransfersPartner;
    BankAccountCreateAchCopPartner: schemas.BankAccountCreateAchCopPartner;
    BankAccountCreateInternationalSwift: schemas.BankAccountCreateInternationalSwift;
    BankAccountCreateRtp: schemas.BankAccountCreateRtp;
    BankAccountCreateSepa: schemas.BankAccountCreateSepa;
    OfframpWallet: schemas.OfframpWallet;
    BlockchainWallet: schemas.BlockchainWallet;
    BlockchainWalletCreate: schemas.BlockchainWalletCreate;
    SignMessageChallenge: schemas.SignMessageChallenge;
    Quote: schemas.Quote;
    QuoteCreate: schemas.QuoteCreate;
    QuoteContract: schemas.QuoteContract;
    Payout: schemas.Payout;
    PayoutCreateEvm: schemas.PayoutCreateEvm;
    PayoutPage: schemas.PayoutPage;
    Payin: schemas.Payin;
    PayinPage: schemas.PayinPage;
    TrackingComplete: schemas.TrackingComplete;
    TrackingPayment: schemas.TrackingPayment;
    TrackingTransaction: schemas.TrackingTransaction;
    PseInstruction: schemas.PseInstruction;
    TransfersInstruction: schemas.TransfersInstruction;
    TedInstruction: schemas.TedInstruction;
    CardInstruction: schemas.CardInstruction;
    Payable: schemas.Payable;
    PayablePage: schemas.PayablePage;
    Transfer: schemas.Transfer;
    TransferPage: schemas.TransferPage;
    Pagination: schemas.Pagination;
    ErrorEnvelope: schemas.ErrorEnvelope;
    ErrorCode: schemas.ErrorCode;
    RetryClass: schemas.RetryClass;
    BlockchainWalletNewEvent: schemas.BlockchainWalletNewEvent;
    BankAccountNewEvent: schemas.BankAccountNewEvent;
    PayinNewEvent: schemas.PayinNewEvent;
    PayoutNewEvent: schemas.PayoutNewEvent;
    PayoutUpdateEvent: schemas.PayoutUpdateEvent;
    PayoutCompleteEvent: schemas.PayoutCompleteEvent;
    WebhookEvent: schemas.WebhookEvent;
  };
  responses: {
    /**
     * The request was rejected. Branch on `code`; the error catalogue says whether to repeat, to fix
     * something first, or to give up.
     *
     * Unspecified: Which codes and statuses each operation returns is not shown, nor how many requests are
     * allowed before `AUTH_RATE_LIMITED`.
     */
    ClientError: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": schemas.ErrorEnvelope;
      };
    };
    /**
     * Something failed at the service or behind it. The error catalogue says by `code` whether the same
     * request may be sent again; not every server error may be.
     *
     * Unspecified: Which codes and statuses each operation returns is not shown.
     */
    ServerError: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": schemas.ErrorEnvelope;
      };
    };
    /**
     * The delivery has been taken. Answer as soon as it is verified and stored, and work on it afterwards.
     *
     * Inferred: The response that a delivery expects is not shown; any 2xx is the custom of webhooks.
     *
     * Unspecified: The schedule on which failed deliveries are repeated is not shown.
     */
    DeliveryAccepted: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
    /**
     * The delivery has been rejected, for one because its signature is missing or invalid, which the error
     * catalogue calls `WEBHOOKS_SIGNATURE_INVALID` (401).
     *
     * Inferred: The body of the response does not matter, so none is described.
     */
    DeliveryRefused: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
  };
  parameters: {
    /** The instance to work in. */
    InstanceId: schemas.InstanceId;
    /** The customer whose resources are meant. */
    CustomerId: schemas.CustomerId;
    /** The customer, by the other name that paths have for the same resource. */
    ReceiverId: schemas.CustomerId;
    /**
     * Number of items in a page. Sending it asks for pages; without it, and without a cursor, the whole
     * list comes as a plain array. The default of 100 applies only when a cursor is sent without a limit,
     * so never fill it in by yourself.
     */
    Limit100: schemas.PageLimit;
    /**
     * Number of items in a page. Sending it asks for pages; without it, and without a cursor, the whole
     * list comes as a plain array. The default of 10 applies only when a cursor is sent without a limit,
     * so never fill it in by yourself.
     */
    Limit10: schemas.PageLimit;
    /** Number of transfers in a page. Transfers always come in pages, of 10 by default. */
    TransferLimit: schemas.PageLimit;
    /**
     * Accepted with any value and ignored. Move through a list with the cursors instead.
     *
     * @deprecated
     */
    Offset: unknown;
    /** Only this customer, or what belongs to this customer. Matches exactly. */
    FilterCustomerId: schemas.CustomerId;
    /** Only what belongs to customers whose name contains this text, in capital or small letters. */
    FilterCustomerName: string;
    /** Only customers whose full name contains this text, in capital or small letters. */
    FilterFullName: string;
    /** Only what belongs to this bank account. Matches exactly. */
    FilterBankAccountId: schemas.BankAccountId;
    /** Only what belongs to this country. Matches exactly. */
    FilterCountry: schemas.CountryCode;
    /** Only what is paid by this method. Matches exactly. */
    FilterPaymentMethod: string;
    /** Only what runs on this network. Matches exactly. */
    FilterNetwork: string;
    /** Only what is settled in this token. Matches exactly. */
    FilterToken: schemas.Token;
    /**
     * Names the message. It stays the same when a delivery is repeated, so de-duplicate on it.
     *
     * Inferred: The prefix `webhook` of the name, the form of the value, and that it stays the same, as in
     * the Standard Webhooks scheme. Stated is that the name begins with the name of the signing provider
     * and ends with `-id`.
     */
    WebhookMessageId: string;
    /**
     * When the message was sent, in seconds since 1970. It is part of what is signed.
     *
     * Inferred: The prefix `webhook` of the name, the form of the value, and its part in the signature,
     * which are those of the Standard Webhooks scheme. Stated is that the name begins with the name of the
     * signing provider and ends with `-timestamp`.
     */
    WebhookTimestamp: string;
    /**
     * The signature over the raw request body, to be checked with the signing secret of the endpoint
     * before anything is parsed. Several signatures are separated by a space.
     *
     * Inferred: The prefix `webhook` of the name and the form of the value, which are those of the
     * Standard Webhooks scheme. Stated is that the name begins with the name of the signing provider and
     * ends with `-signature`.
     */
    WebhookSignature: string;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}

export type $defs = Record<string, never>;

export interface operations {
  "tos.create": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** The instance to work in. */
        instance_id: components["parameters"]["InstanceId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": schemas.TosCreate;
      };
    };
    responses: {
      /**
       * The link.
       *
       * Inferred: The status of a success is not stated; clients take any 2xx.
       */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": schemas.TosLink;
        };
      };
      "4XX": components["responses"]["ClientError"];
      "5XX": components["responses"]["ServerError"];
    };
  };
  "customers.create": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** The instance to work in. */
        instance_id: components["parameters"]["InstanceId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": schemas.CustomerCreate;
      };
    };
    responses: {
      /**
       * The created customer.
       *
       * Inferred: The status of a success is not stated; clients take any 2xx.
       */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": schemas.Customer;
        };
      };
      "4XX": components["responses"]["ClientError"];
      "5XX": components["responses"]["ServerError"];
    };
  };
  "customers.list": {
    parameters: {
      query?: {
        /** Only customers whose full name contains this text, in capital or small letters. */
        full_name?: components["parameters"]["FilterFullName"];
        /** Only what belongs to customers whose name contains this text, in capital or small letters. */
        customer_name?: components["parameters"]["FilterCustomerName"];
        /** Only customers with this status. Matches exactly. */
        status?: string;
        /** Only this customer, or what belongs to this customer. Matches exactly. */
        customer_id?: components["parameters"]["FilterCustomerId"];
        /** Only what belongs to this bank account. Matches exactly. */
        bank_account_id?: components["parameters"]["FilterBankAccountId"];
        /** Only what belongs to this country. Matches exactly. */
        country?: components["parameters"]["FilterCountry"];
        /**
         * Number of items in a page. Sending it asks for pages; without it, and without a cursor, the whole
         * list comes as a plain array. The default of 100 applies only when a cursor is sent without a limit,
         * so never fill it in by yourself.
         */
        limit?: components["parameters"]["Limit100"];
        /** A customer's ID; gives the page after it. The next page's is in `next_page`. */
        starting_after?: schemas.CustomerId;
        /** A customer's ID; gives the page before it. */
        ending_before?: schemas.CustomerId;
        /**
         * Accepted with any value and ignored. Move through a list with the cursors instead.
         *
         * @deprecated
         */
        offset?: components["parameters"]["Offset"];
      };
      header?: never;
      path: {
        /** The instance to work in. */
        instance_id: components["parameters"]["InstanceId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /**
       * All customers that match, or one page of them.
       *
       * Inferred: The status of a success is not stated; clients take any 2xx.
       */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": schemas.Customer[] | schemas.CustomerPage;
        };
      };
      "4XX": components["responses"]["ClientError"];
      "5XX": components["responses"]["ServerError"];
    };
  };
  "bankAccounts.create": {
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
    requestBody: {
      content: {
        "application/json": schemas.BankAccountCreate;
      };
    };
    responses: {
      /**
       * The created bank account.
       *
       * Inferred: The status of a success is not stated; clients take any 2xx. The body is taken to be the
       * record that `bankAccount.new` carries.
       *
       * Unspecified: The body is not shown.
       */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": schemas.BankAccount;
        };
      };
      "4XX": components["responses"]["ClientError"];
      "5XX": components["responses"]["ServerError"];
    };
  };
  "bankAccounts.list": {
    parameters: {
      query?: {
        /** Only accounts with this status. Matches exactly. */
        status?: schemas.BankAccountStatus;
        /** Only accounts on this payment rail. Matches exactly. */
        type?: schemas.BankAccountType;
        /** Only accounts with this display name. Matches exactly. */
        name?: string;
        /** Only what belongs to this bank account. Matches exactly. */
        bank_account_id?: components["parameters"]["FilterBankAccountId"];
        /** Only what belongs to this country. Matches exactly. */
        country?: components["parameters"]["FilterCountry"];
      };
      header?: never;
      path: {
        /** The instance to work in. */
        instance_id: components["parameters"]["InstanceId"];
        /** The customer whose resources are meant. */
        customer_id: components["parameters"]["CustomerId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /**
       * All accounts that match.
       *
       * Inferred: The status of a success is not stated; clients take any 2xx.
       */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": schemas.BankAccount[];
        };
      };
      "4XX": components["responses"]["ClientError"];
      "5XX": components["responses"]["ServerError"];
    };
  };
  "quotes.create": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** The instance to work in. */
        instance_id: components["parameters"]["InstanceId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": schemas.QuoteCreate;
      };
    };
    responses: {
      /**
       * The quote, with the contract to approve.
       *
       * Inferred: The status of a success is not stated; clients take any 2xx.
       */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": schemas.Quote;
        };
      };
      "4XX": components["responses"]["ClientError"];
      "5XX": components["responses"]["ServerError"];
    };
  };
  "payouts.createEvm": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** The instance to work in. */
        instance_id: components["parameters"]["InstanceId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": schemas.PayoutCreateEvm;
      };
    };
    responses: {
      /**
       * The payout.
       *
       * Inferred: The status of a success is not stated; clients take any 2xx.
       */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": schemas.Payout;
        };
      };
      "4XX": components["responses"]["ClientError"];
      "5XX": components["responses"]["ServerError"];
    };
  };
  "payouts.list": {
    parameters: {
      query?: {
        /** Only this customer, or what belongs to this customer. Matches exactly. */
        customer_id?: components["parameters"]["FilterCustomerId"];
        /** Only payouts with this status. Matches exactly. */
        status?: string;
        /** Only what belongs to customers whose name contains this text, in capital or small letters. */
        customer_name?: components["parameters"]["FilterCustomerName"];
        /** Only what belongs to this bank account. Matches exactly. */
        bank_account_id?: components["parameters"]["FilterBankAccountId"];
        /** Only what belongs to this country. Matches exactly. */
        country?: components["parameters"]["FilterCountry"];
        /** Only what is paid by this method. Matches exactly. */
        payment_method?: components["parameters"]["FilterPaymentMethod"];
        /** Only what runs on this network. Matches exactly. */
        network?: components["parameters"]["FilterNetwork"];
        /** Only what is settled in this token. Matches exactly. */
        token?: components["parameters"]["FilterToken"];
        /**
         * Number of items in a page. Sending it asks for pages; without it, and without a cursor, the whole
         * list comes as a plain array. The default of 10 applies only when a cursor is sent without a limit,
         * so never fill it in by yourself.
         */
        limit?: components["parameters"]["Limit10"];
        /** A payout's ID; gives the page after it. The next page's is in `next_page`. */
        starting_after?: schemas.PayoutId;
        /** A payout's ID; gives the page before it. */
        ending_before?: schemas.PayoutId;
        /**
         * Accepted with any value and ignored. Move through a list with the cursors instead.
         *
         * @deprecated
         */
        offset?: components["parameters"]["Offset"];
      };
      header?: never;
      path: {
        /** The instance to work in. */
        instance_id: components["parameters"]["InstanceId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /**
       * All payouts that match, or one page of them.
       *
       * Inferred: The status of a success is not stated; clients take any 2xx.
       */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": schemas.Payout[] | schemas.PayoutPage;
        };
      };
      "4XX": components["responses"]["ClientError"];
      "5XX": components["responses"]["ServerError"];
    };
  };
  "payins.list": {
    parameters: {
      query?: {
        /** Only this customer, or what belongs to this customer. Matches exactly. */
        customer_id?: components["parameters"]["FilterCustomerId"];
        /** Only payins with this status. Matches exactly. */
        status?: schemas.PayinStatus;
        /** Only what belongs to customers whose name contains this text, in capital or small letters. */
        customer_name?: components["parameters"]["FilterCustomerName"];
        /** Only what belongs to this bank account. Matches exactly. */
        bank_account_id?: components["parameters"]["FilterBankAccountId"];
        /** Only what belongs to this country. Matches exactly. */
        country?: components["parameters"]["FilterCountry"];
        /** Only what is paid by this method. Matches exactly. */
        payment_method?: components["parameters"]["FilterPaymentMethod"];
        /** Only what runs on this network. Matches exactly. */
        network?: components["parameters"]["FilterNetwork"];
        /** Only what is settled in this token. Matches exactly. */
        token?: components["parameters"]["FilterToken"];
        /**
         * Number of items in a page. Sending it asks for pages; without it, and without a cursor, the whole
         * list comes as a plain array. The default of 10 applies only when a cursor is sent without a limit,
         * so never fill it in by yourself.
         */
        limit?: components["parameters"]["Limit10"];
        /** A payin's ID; gives the page after it. The next page's is in `next_page`. */
        starting_after?: schemas.PayinId;
        /** A payin's ID; gives the page before it. */
        ending_before?: schemas.PayinId;
        /**
         * Accepted with any value and ignored. Move through a list with the cursors instead.
         *
         * @deprecated
         */
        offset?: components["parameters"]["Offset"];
      };
      header?: never;
      path: {
        /** The instance to work in. */
        instance_id: components["parameters"]["InstanceId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /**
       * All payins that match, or one page of them.
       *
       * Inferred: The status of a success is not stated; clients take any 2xx. An item is taken to be what
       * `payin.new` carries, without `webhook_event`.
       */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": schemas.Payin[] | schemas.PayinPage;
        };
      };
      "4XX": components["responses"]["ClientError"];
      "5XX": components["responses"]["ServerError"];
    };
  };
  "payables.list": {
    parameters: {
      query?: {
        /** Only payables with this status. Matches exactly. */
        status?: schemas.PayableStatus;
        /** Only this customer, or what belongs to this customer. Matches exactly. */
        customer_id?: components["parameters"]["FilterCustomerId"];
        /**
         * Number of items in a page. Sending it asks for pages; without it, and without a cursor, the whole
         * list comes as a plain array. The default of 10 applies only when a cursor is sent without a limit,
         * so never fill it in by yourself.
         */
        limit?: components["parameters"]["Limit10"];
        /** A payable's ID; gives the page after it. The next page's is in `next_page`. */
        starting_after?: string;
        /** A payable's ID; gives the page before it. */
        ending_before?: string;
        /**
         * Accepted with any value and ignored. Move through a list with the cursors instead.
         *
         * @deprecated
         */
        offset?: components["parameters"]["Offset"];
      };
      header?: never;
      path: {
        /** The instance to work in. */
        instance_id: components["parameters"]["InstanceId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /**
       * All payables that match, or one page of them.
       *
       * Inferred: The status of a success is not stated; clients take any 2xx.
       */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": schemas.Payable[] | schemas.PayablePage;
        };
      };
      "4XX": components["responses"]["ClientError"];
      "5XX": components["responses"]["ServerError"];
    };
  };
  "transfers.list": {
    parameters: {
      query?: {
        /** Number of transfers in a page. Transfers always come in pages, of 10 by default. */
        limit?: components["parameters"]["TransferLimit"];
        /** A transfer's ID; gives the page after it. The next page's is in `next_page`. */
        starting_after?: string;
        /** A transfer's ID; gives the page before it. */
        ending_before?: string;
        /**
         * Accepted with any value and ignored. Move through a list with the cursors instead.
         *
         * @deprecated
         */
        offset?: components["parameters"]["Offset"];
      };
      header?: never;
      path: {
        /** The instance to work in. */
        instance_id: components["parameters"]["InstanceId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /**
       * One page of transfers.
       *
       * Inferred: The status of a success is not stated; clients take any 2xx.
       */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": schemas.TransferPage;
        };
      };
      "4XX": components["responses"]["ClientError"];
      "5XX": components["responses"]["ServerError"];
    };
  };
  "blockchainWallets.signMessage": {
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
    requestBody?: never;
    responses: {
      /**
       * The challenge.
       *
       * Inferred: The status of a success is not stated; clients take any 2xx.
       */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": schemas.SignMessageChallenge;
        };
      };
      "4XX": components["responses"]["ClientError"];
      "5XX": components["responses"]["ServerError"];
    };
  };
  "blockchainWallets.create": {
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
    requestBody: {
      content: {
        "application/json": schemas.BlockchainWalletCreate;
      };
    };
    responses: {
      /**
       * The wallet, with the ID to keep with the customer.
       *
       * Inferred: The status of a success is not stated; clients take any 2xx. The body is taken to be the
       * record that `blockchainWallet.new` carries.
       *
       * Unspecified: The body is not shown.
       */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": schemas.BlockchainWallet;
        };
      };
      "4XX": components["responses"]["ClientError"];
      "5XX": components["responses"]["ServerError"];
    };
  };
  "upload.create": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Inferred: The form of the request, multipart with `file` and `bucket`: stated is only that a file is
     * uploaded with a bucket.
     *
     * Unspecified: The shape of the request is not shown.
     */
    requestBody: {
      content: {
        "multipart/form-data": {
          /** The content of the file. It must not be empty (`FILES_EMPTY`). */
          file: string;
          /**
           * Destination of the file. Documents of customers and payables go to `documents`.
           *
           * Unspecified: The buckets are not listed; `documents` is the one named.
           */
          bucket: string;
        };
      };
    };
    responses: {
      /**
       * Address of the file.
       *
       * Inferred: The status of a success is not stated; clients take any 2xx.
       */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": schemas.UploadResult;
        };
      };
      "4XX": components["responses"]["ClientError"];
      "5XX": components["responses"]["ServerError"];
    };
  };
  "doc.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /**
       * An OpenAPI 3.1 document.
       *
       * Inferred: The status of a success is not stated; clients take any 2xx. The media type is not stated
       * either; JSON is what the other operations speak.
       */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": { [key: string]: unknown };
        };
      };
      "4XX": components["responses"]["ClientError"];
      "5XX": components["responses"]["ServerError"];
    };
  };
}
