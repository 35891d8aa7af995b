// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { ErrorEntry } from "@crossborder/runtime/errors";

/** Every error code with its typical status, its retry class and its meaning. */
export const errorCatalog = {
  /**
   * An account with this e-mail address exists already. Have the person sign in with it, or register
   * with another address.
   */
  AUTH_EMAIL_ALREADY_REGISTERED: {
    status: 409,
    retryClass: "terminal",
    action: "ask-end-user",
    moneyMayHaveMoved: false,
    description: "An account with this e-mail address exists already. Have the person sign in with it, or register with another address.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /**
   * The credentials are valid but lack the permission for this operation. Use a key that has it, or have
   * the permission granted.
   */
  AUTH_FORBIDDEN: {
    status: 403,
    retryClass: "terminal",
    action: "fix-credentials",
    moneyMayHaveMoved: false,
    description: "The credentials are valid but lack the permission for this operation. Use a key that has it, or have the permission granted.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /**
   * The API key is restricted by source IP and the request came from another address. Call from an
   * allowed address, or have this one added to the key.
   */
  AUTH_IP_BLOCKED: {
    status: 403,
    retryClass: "terminal",
    action: "fix-credentials",
    moneyMayHaveMoved: false,
    description: "The API key is restricted by source IP and the request came from another address. Call from an allowed address, or have this one added to the key.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** The OAuth connection is not linked to an instance yet. Bind it to one before calling with it. */
  AUTH_OAUTH_CONNECTION_NOT_BOUND: {
    status: 403,
    retryClass: "actionable",
    action: "fix-credentials",
    moneyMayHaveMoved: false,
    seeAlso: ["AUTH_OAUTH_CONNECTION_NOT_FOUND", "AUTH_OAUTH_CONNECTION_REVOKED"],
    description: "The OAuth connection is not linked to an instance yet. Bind it to one before calling with it.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /**
   * The OAuth connection is not known to the service. Check which connection the credentials belong to,
   * or authorize a new one.
   */
  AUTH_OAUTH_CONNECTION_NOT_FOUND: {
    status: 404,
    retryClass: "actionable",
    action: "fix-credentials",
    moneyMayHaveMoved: false,
    seeAlso: ["AUTH_OAUTH_CONNECTION_NOT_BOUND", "AUTH_OAUTH_CONNECTION_REVOKED"],
    description: "The OAuth connection is not known to the service. Check which connection the credentials belong to, or authorize a new one.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /** Access was withdrawn from this OAuth connection. Authorize it again before calling with it. */
  AUTH_OAUTH_CONNECTION_REVOKED: {
    status: 403,
    retryClass: "actionable",
    action: "fix-credentials",
    moneyMayHaveMoved: false,
    seeAlso: ["AUTH_OAUTH_CONNECTION_NOT_BOUND", "AUTH_OAUTH_CONNECTION_NOT_FOUND"],
    description: "Access was withdrawn from this OAuth connection. Authorize it again before calling with it.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /** Too many requests in too short a time. Slow down and send the same request again after a pause. */
  AUTH_RATE_LIMITED: {
    status: 429,
    retryClass: "retryable",
    action: "retry-later",
    moneyMayHaveMoved: false,
    description: "Too many requests in too short a time. Slow down and send the same request again after a pause.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /**
   * Credentials cannot be checked for the moment. Send the same request again after a pause; the
   * credentials need no change.
   */
  AUTH_SERVICE_UNAVAILABLE: {
    status: 503,
    retryClass: "retryable",
    action: "retry-later",
    moneyMayHaveMoved: false,
    description: "Credentials cannot be checked for the moment. Send the same request again after a pause; the credentials need no change.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** The link or token is not valid, or no longer valid. Obtain a fresh one and use that. */
  AUTH_TOKEN_INVALID: {
    status: 401,
    retryClass: "actionable",
    action: "fix-credentials",
    moneyMayHaveMoved: false,
    seeAlso: ["AUTH_UNAUTHORIZED"],
    description: "The link or token is not valid, or no longer valid. Obtain a fresh one and use that.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /**
   * The service could not establish who is calling. Check that the bearer header carries a current API
   * key.
   */
  AUTH_UNAUTHORIZED: {
    status: 401,
    retryClass: "actionable",
    action: "fix-credentials",
    moneyMayHaveMoved: false,
    seeAlso: ["AUTH_TOKEN_INVALID"],
    description: "The service could not establish who is calling. Check that the bearer header carries a current API key.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /** The bank account lacks details which its rail needs. Add the missing fields of that rail. */
  BANK_ACCOUNTS_INCOMPLETE: {
    status: 400,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "The bank account lacks details which its rail needs. Add the missing fields of that rail.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** The bank code does not fit the rail. Check the code with the account holder and send it corrected. */
  BANK_ACCOUNTS_INVALID_BANK_CODE: {
    status: 400,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "The bank code does not fit the rail. Check the code with the account holder and send it corrected.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** The routing number is not a valid one. Check it with the account holder and send it corrected. */
  BANK_ACCOUNTS_INVALID_ROUTING: {
    status: 400,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "The routing number is not a valid one. Check it with the account holder and send it corrected.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /**
   * The bank account has not been approved, so it cannot be used yet. Wait until its status is
   * `approved`.
   */
  BANK_ACCOUNTS_NOT_APPROVED: {
    status: 403,
    retryClass: "actionable",
    action: "wait-for-state",
    moneyMayHaveMoved: false,
    description: "The bank account has not been approved, so it cannot be used yet. Wait until its status is `approved`.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** No bank account has this ID in this instance. Check the ID, the customer and the instance. */
  BANK_ACCOUNTS_NOT_FOUND: {
    status: 404,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "No bank account has this ID in this instance. Check the ID, the customer and the instance.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /**
   * The bank account belongs to a payable and can be paid only through it. Request the quote for the
   * payable instead.
   */
  BANK_ACCOUNTS_OWNED_BY_PAYABLE: {
    status: 400,
    retryClass: "terminal",
    action: "fix-input",
    moneyMayHaveMoved: false,
    seeAlso: ["PAYABLES_ALREADY_PAID_OR_IN_FLIGHT"],
    description: "The bank account belongs to a payable and can be paid only through it. Request the quote for the payable instead.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /**
   * The banking option behind this account does not support the operation. Use an account on another
   * rail.
   */
  BANK_ACCOUNTS_PARTNER_NOT_SUPPORTED: {
    status: 400,
    retryClass: "terminal",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "The banking option behind this account does not support the operation. Use an account on another rail.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** The instant bank connection was not completed. Have the account holder connect the account again. */
  BANK_ACCOUNTS_CONNECTOR_CONNECTION_INVALID: {
    status: 400,
    retryClass: "actionable",
    action: "ask-end-user",
    moneyMayHaveMoved: false,
    seeAlso: ["BANK_ACCOUNTS_CONNECTOR_LINK_SESSION_INVALID", "PAYINS_FUNDING_ACCOUNT_INVALID"],
    description: "The instant bank connection was not completed. Have the account holder connect the account again.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /** The instant bank connection could not be started. Send the same request again after a pause. */
  BANK_ACCOUNTS_CONNECTOR_LINK_FAILED: {
    status: 502,
    retryClass: "retryable",
    action: "retry-later",
    moneyMayHaveMoved: false,
    description: "The instant bank connection could not be started. Send the same request again after a pause.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /**
   * The link for the instant bank connection is unknown or has expired. Start a new connection and give
   * the account holder the new link.
   */
  BANK_ACCOUNTS_CONNECTOR_LINK_SESSION_INVALID: {
    status: 404,
    retryClass: "actionable",
    action: "ask-end-user",
    moneyMayHaveMoved: false,
    description: "The link for the instant bank connection is unknown or has expired. Start a new connection and give the account holder the new link.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /**
   * Instant bank connections are not enabled for this account. Ask the service to enable them, or enter
   * the bank details by hand.
   */
  BANK_ACCOUNTS_CONNECTOR_NOT_ENABLED: {
    status: 400,
    retryClass: "terminal",
    action: "contact-support",
    moneyMayHaveMoved: false,
    description: "Instant bank connections are not enabled for this account. Ask the service to enable them, or enter the bank details by hand.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /**
   * The connected bank account is held in somebody else's name, not the customer's. Have the customer
   * connect an account of their own.
   */
  BANK_ACCOUNTS_CONNECTOR_NOT_FIRST_PARTY: {
    status: 400,
    retryClass: "terminal",
    action: "ask-end-user",
    moneyMayHaveMoved: false,
    description: "The connected bank account is held in somebody else's name, not the customer's. Have the customer connect an account of their own.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /**
   * The bank behind this routing number takes no instant payments. Use another rail or another bank
   * account.
   */
  BANK_ACCOUNTS_RTP_NOT_SUPPORTED: {
    status: 400,
    retryClass: "terminal",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "The bank behind this routing number takes no instant payments. Use another rail or another bank account.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** No invoice has this ID. Check the ID and the instance. */
  BILLING_INVOICE_NOT_FOUND: {
    status: 404,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "No invoice has this ID. Check the ID and the instance.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /**
   * The invoice is in a state in which it cannot be paid or collected; it may be settled already. Read
   * its state before anything else is done about it.
   */
  BILLING_INVOICE_NOT_PAYABLE: {
    status: 409,
    retryClass: "terminal",
    action: "none",
    moneyMayHaveMoved: true,
    description: "The invoice is in a state in which it cannot be paid or collected; it may be settled already. Read its state before anything else is done about it.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /**
   * Development instances have no billing. Nothing needs doing there; billing belongs to a production
   * instance.
   */
  BILLING_NOT_AVAILABLE: {
    status: 403,
    retryClass: "terminal",
    action: "none",
    moneyMayHaveMoved: false,
    description: "Development instances have no billing. Nothing needs doing there; billing belongs to a production instance.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /**
   * A call to the blockchain failed. Send the same request again after a pause, and read the state of
   * the payment before trying it any other way.
   */
  BLOCKCHAIN_CALL_FAILED: {
    status: 400,
    retryClass: "retryable",
    action: "retry-later",
    moneyMayHaveMoved: true,
    seeAlso: ["BLOCKCHAIN_TX_FAILED"],
    note: "Retryable in spite of its status 400: go by the code, not by the status. It is not said whether the call could only read, so it stays open whether money moved.",
    description: "A call to the blockchain failed. Send the same request again after a pause, and read the state of the payment before trying it any other way.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso", "note"],
  },
  /**
   * The network, or this token on this network, is not supported. Choose a supported combination in a
   * new request.
   */
  BLOCKCHAIN_NETWORK_NOT_SUPPORTED: {
    status: 400,
    retryClass: "terminal",
    action: "fix-input",
    moneyMayHaveMoved: false,
    seeAlso: ["BLOCKCHAIN_TOKEN_NOT_SUPPORTED"],
    description: "The network, or this token on this network, is not supported. Choose a supported combination in a new request.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /**
   * The token does not fit the kind of instance: development settles in `USDB`, production in `USDC` or
   * `USDT`. Send the request with a fitting token.
   */
  BLOCKCHAIN_TOKEN_NOT_SUPPORTED: {
    status: 400,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    seeAlso: ["BLOCKCHAIN_NETWORK_NOT_SUPPORTED"],
    description: "The token does not fit the kind of instance: development settles in `USDB`, production in `USDC` or `USDT`. Send the request with a fitting token.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /**
   * A blockchain transaction failed. Send the same request again after a pause, and read the state of
   * the payment before trying it any other way.
   */
  BLOCKCHAIN_TX_FAILED: {
    status: 502,
    retryClass: "retryable",
    action: "retry-later",
    moneyMayHaveMoved: true,
    seeAlso: ["BLOCKCHAIN_CALL_FAILED"],
    note: "It is not said which transaction failed nor what had been done before it, so it stays open whether money moved.",
    description: "A blockchain transaction failed. Send the same request again after a pause, and read the state of the payment before trying it any other way.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso", "note"],
  },
  /**
   * A request for information is open already, so no second one can be opened. Answer that one, or wait
   * until it is closed.
   */
  COMPLIANCE_RFI_IN_PROGRESS: {
    status: 409,
    retryClass: "actionable",
    action: "wait-for-state",
    moneyMayHaveMoved: false,
    seeAlso: ["COMPLIANCE_RFI_INVALID"],
    description: "A request for information is open already, so no second one can be opened. Answer that one, or wait until it is closed.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /**
   * The request for information could not be processed as sent. Correct what was submitted and send it
   * again.
   */
  COMPLIANCE_RFI_INVALID: {
    status: 400,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "The request for information could not be processed as sent. Correct what was submitted and send it again.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** The customer is approved already. Nothing needs doing; go on with the next step. */
  CUSTOMERS_ALREADY_APPROVED: {
    status: 409,
    retryClass: "terminal",
    action: "none",
    moneyMayHaveMoved: false,
    description: "The customer is approved already. Nothing needs doing; go on with the next step.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** Businesses cannot take enhanced verification. Create the customer with `kyc_type: standard`. */
  CUSTOMERS_BUSINESS_ENHANCED_NOT_AVAILABLE: {
    status: 400,
    retryClass: "terminal",
    action: "fix-input",
    moneyMayHaveMoved: false,
    seeAlso: ["CUSTOMERS_ENHANCED_KYC_REQUIRED", "CUSTOMERS_KYC_TYPE_NOT_AVAILABLE"],
    description: "Businesses cannot take enhanced verification. Create the customer with `kyc_type: standard`.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /** The operation is not offered for the customer's country. Do not repeat it for this customer. */
  CUSTOMERS_COUNTRY_NOT_SUPPORTED: {
    status: 400,
    retryClass: "terminal",
    action: "none",
    moneyMayHaveMoved: false,
    description: "The operation is not offered for the customer's country. Do not repeat it for this customer.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /**
   * Individuals from high-risk countries need the deeper verification. Send the customer with `kyc_type:
   * enhanced`.
   */
  CUSTOMERS_ENHANCED_KYC_REQUIRED: {
    status: 400,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    seeAlso: ["CUSTOMERS_BUSINESS_ENHANCED_NOT_AVAILABLE"],
    description: "Individuals from high-risk countries need the deeper verification. Send the customer with `kyc_type: enhanced`.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /**
   * The identity document was not accepted. Ask the customer for a passport, a national ID, or a driver
   * license; with the last, the tax ID has to be a valid SSN or ITIN.
   */
  CUSTOMERS_ID_DOCUMENT_INVALID: {
    status: 400,
    retryClass: "actionable",
    action: "ask-end-user",
    moneyMayHaveMoved: false,
    seeAlso: ["CUSTOMERS_INVALID_TAX_ID"],
    description: "The identity document was not accepted. Ask the customer for a passport, a national ID, or a driver license; with the last, the tax ID has to be a valid SSN or ITIN.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /**
   * The banking provider rejected the customer's data. Have the customer check and correct them, then
   * submit again.
   */
  CUSTOMERS_INVALID_DATA: {
    status: 422,
    retryClass: "actionable",
    action: "ask-end-user",
    moneyMayHaveMoved: false,
    description: "The banking provider rejected the customer's data. Have the customer check and correct them, then submit again.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** The phone number is not valid. Send it in international format with a leading plus. */
  CUSTOMERS_INVALID_PHONE: {
    status: 400,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "The phone number is not valid. Send it in international format with a leading plus.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** The tax ID is not valid. Have the customer check it, then submit it corrected. */
  CUSTOMERS_INVALID_TAX_ID: {
    status: 400,
    retryClass: "actionable",
    action: "ask-end-user",
    moneyMayHaveMoved: false,
    description: "The tax ID is not valid. Have the customer check it, then submit it corrected.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** The customer's verification is not complete. Wait until it is approved before going on. */
  CUSTOMERS_KYC_NOT_APPROVED: {
    status: 403,
    retryClass: "actionable",
    action: "wait-for-state",
    moneyMayHaveMoved: false,
    seeAlso: ["CUSTOMERS_ONBOARDING_INCOMPLETE"],
    description: "The customer's verification is not complete. Wait until it is approved before going on.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /** This kind of verification is not available for the customer. Request the other `kyc_type`. */
  CUSTOMERS_KYC_TYPE_NOT_AVAILABLE: {
    status: 400,
    retryClass: "terminal",
    action: "fix-input",
    moneyMayHaveMoved: false,
    seeAlso: ["CUSTOMERS_BUSINESS_ENHANCED_NOT_AVAILABLE"],
    description: "This kind of verification is not available for the customer. Request the other `kyc_type`.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /** The registered name was not accepted. Have the customer give it exactly as it is registered. */
  CUSTOMERS_NAME_INVALID: {
    status: 400,
    retryClass: "actionable",
    action: "ask-end-user",
    moneyMayHaveMoved: false,
    description: "The registered name was not accepted. Have the customer give it exactly as it is registered.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** No customer has this ID in this instance. Check the ID and the instance. */
  CUSTOMERS_NOT_FOUND: {
    status: 404,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "No customer has this ID in this instance. Check the ID and the instance.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /**
   * Some onboarding steps are still to be done. Lead the customer through them, then send the request
   * again.
   */
  CUSTOMERS_ONBOARDING_INCOMPLETE: {
    status: 400,
    retryClass: "actionable",
    action: "ask-end-user",
    moneyMayHaveMoved: false,
    description: "Some onboarding steps are still to be done. Lead the customer through them, then send the request again.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /**
   * The ownership information of the business is incomplete or contradicts itself. Have the business
   * complete and correct it.
   */
  CUSTOMERS_OWNERSHIP_INVALID: {
    status: 400,
    retryClass: "actionable",
    action: "ask-end-user",
    moneyMayHaveMoved: false,
    description: "The ownership information of the business is incomplete or contradicts itself. Have the business complete and correct it.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /**
   * A record which the service has stored is invalid, so the request could not be handled. Do not repeat
   * it; give the trace ID to support.
   */
  DATA_INTEGRITY_ERROR: {
    status: 422,
    retryClass: "terminal",
    action: "contact-support",
    moneyMayHaveMoved: true,
    note: "It is not said how far the request had come when the record was found to be invalid, so it stays open whether money moved.",
    description: "A record which the service has stored is invalid, so the request could not be handled. Do not repeat it; give the trace ID to support.",
    derived: ["action", "moneyMayHaveMoved", "note"],
  },
  /** The fee configuration does not exist. Check its ID, or set the fee up first. */
  FEES_NOT_FOUND: {
    status: 404,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "The fee configuration does not exist. Check its ID, or set the fee up first.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** The partner fee is above the allowed maximum. Send a lower fee. */
  FEES_PARTNER_FEE_EXCEEDED: {
    status: 400,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "The partner fee is above the allowed maximum. Send a lower fee.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** The document could not be analysed. Send the same request again after a pause. */
  FILES_ANALYSIS_FAILED: {
    status: 502,
    retryClass: "retryable",
    action: "retry-later",
    moneyMayHaveMoved: false,
    description: "The document could not be analysed. Send the same request again after a pause.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** The uploaded file has no content. Upload the right file. */
  FILES_EMPTY: {
    status: 400,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "The uploaded file has no content. Upload the right file.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** The PDF is longer than 150 pages. Upload a shorter one. */
  FILES_PAGE_LIMIT_EXCEEDED: {
    status: 400,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "The PDF is longer than 150 pages. Upload a shorter one.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** The file is larger than allowed. Upload a smaller one. */
  FILES_TOO_LARGE: {
    status: 400,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "The file is larger than allowed. Upload a smaller one.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** Files of this type are not accepted. Upload the document as another type. */
  FILES_TYPE_NOT_ALLOWED: {
    status: 400,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "Files of this type are not accepted. Upload the document as another type.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** The file cannot be read. Ask for a clean copy of the document and upload that. */
  FILES_UNREADABLE: {
    status: 400,
    retryClass: "actionable",
    action: "ask-end-user",
    moneyMayHaveMoved: false,
    description: "The file cannot be read. Ask for a clean copy of the document and upload that.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /**
   * The `file_url` did not come from the upload operation. Upload the file first and pass on the URL
   * which that returns.
   */
  FILES_URL_INVALID: {
    status: 400,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    seeAlso: ["PAYABLES_DOCUMENT_INVALID"],
    description: "The `file_url` did not come from the upload operation. Upload the file first and pass on the URL which that returns.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /** The account is blocked. Stop sending requests and contact support. */
  INSTANCES_BLOCKED: {
    status: 403,
    retryClass: "terminal",
    action: "contact-support",
    moneyMayHaveMoved: false,
    description: "The account is blocked. Stop sending requests and contact support.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** Development instances cannot be created at present. Use an existing one, or contact support. */
  INSTANCES_DEVELOPMENT_CREATION_DISABLED: {
    status: 403,
    retryClass: "terminal",
    action: "contact-support",
    moneyMayHaveMoved: false,
    description: "Development instances cannot be created at present. Use an existing one, or contact support.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /**
   * The account has as many instances as it may have. Use an existing one, or contact support about the
   * limit.
   */
  INSTANCES_LIMIT_REACHED: {
    status: 400,
    retryClass: "terminal",
    action: "contact-support",
    moneyMayHaveMoved: false,
    description: "The account has as many instances as it may have. Use an existing one, or contact support about the limit.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** No instance has this ID. Check the instance ID in the path and whom the API key belongs to. */
  INSTANCES_NOT_FOUND: {
    status: 404,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "No instance has this ID. Check the instance ID in the path and whom the API key belongs to.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /**
   * Something failed inside the service. Send the same request again after a pause, and read the state
   * of the payment before trying it any other way.
   */
  INTERNAL_ERROR: {
    status: 500,
    retryClass: "retryable",
    action: "retry-later",
    moneyMayHaveMoved: true,
    note: "Any operation can give it. Money may have moved only where the operation moves money; on all others it says nothing but that the server failed.",
    description: "Something failed inside the service. Send the same request again after a pause, and read the state of the payment before trying it any other way.",
    derived: ["action", "moneyMayHaveMoved", "note"],
  },
  /**
   * The amount is below or above what is allowed. Use an amount inside the range which the message
   * gives.
   */
  LIMITS_AMOUNT_OUT_OF_RANGE: {
    status: 400,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    seeAlso: ["LIMITS_VOLUME_EXCEEDED", "PAYOUTS_AMOUNT_BELOW_MINIMUM"],
    description: "The amount is below or above what is allowed. Use an amount inside the range which the message gives.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /** The amount would exceed the volume limit. Stay within the remainder which the message gives. */
  LIMITS_VOLUME_EXCEEDED: {
    status: 400,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    seeAlso: ["LIMITS_AMOUNT_OUT_OF_RANGE"],
    description: "The amount would exceed the volume limit. Stay within the remainder which the message gives.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /**
   * The payment code has been paid, by whomever, or has expired. Find out which before asking the issuer
   * for a new code.
   */
  PAYABLES_ALREADY_PAID_OR_EXPIRED: {
    status: 400,
    retryClass: "terminal",
    action: "none",
    moneyMayHaveMoved: true,
    seeAlso: ["PAYABLES_ALREADY_PAID_OR_IN_FLIGHT"],
    description: "The payment code has been paid, by whomever, or has expired. Find out which before asking the issuer for a new code.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /**
   * The payable is no longer a draft: it is paid, being paid or under review. Follow its status; it can
   * be quoted again only once it is back in `draft`.
   */
  PAYABLES_ALREADY_PAID_OR_IN_FLIGHT: {
    status: 400,
    retryClass: "actionable",
    action: "wait-for-state",
    moneyMayHaveMoved: true,
    seeAlso: ["PAYABLES_ALREADY_PAID_OR_EXPIRED", "PAYABLES_NOT_CANCELABLE"],
    description: "The payable is no longer a draft: it is paid, being paid or under review. Follow its status; it can be quoted again only once it is back in `draft`.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /**
   * With taxes added and the discount taken off, the line items come to less than zero. Correct the
   * amounts.
   */
  PAYABLES_AMOUNT_NEGATIVE: {
    status: 400,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "With taxes added and the discount taken off, the line items come to less than zero. Correct the amounts.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** The payable's bank details were rejected. Correct the fields which `errors` names. */
  PAYABLES_BANK_ACCOUNT_INVALID: {
    status: 400,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "The payable's bank details were rejected. Correct the fields which `errors` names.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /**
   * The boleto's due date is earlier than the next banking day, so it can no longer be paid in time. Ask
   * for one with a later due date.
   */
  PAYABLES_BOLETO_WOULD_BE_OVERDUE: {
    status: 400,
    retryClass: "terminal",
    action: "ask-end-user",
    moneyMayHaveMoved: false,
    description: "The boleto's due date is earlier than the next banking day, so it can no longer be paid in time. Ask for one with a later due date.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** The payment code cannot be read. Check that it was copied whole, or use a fresh one. */
  PAYABLES_CODE_UNRESOLVABLE: {
    status: 400,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "The payment code cannot be read. Check that it was copied whole, or use a fresh one.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** Boleto and PIX payables are in Brazilian reais only. Send the payable with currency BRL. */
  PAYABLES_CURRENCY_MUST_BE_BRL: {
    status: 400,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "Boleto and PIX payables are in Brazilian reais only. Send the payable with currency BRL.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /**
   * This kind of payable cannot be paid: boletos, codes of utilities and tax collection, and PIX QR
   * codes are the kinds that can. Do not repeat the request for it.
   */
  PAYABLES_DESTINATION_NOT_SUPPORTED: {
    status: 400,
    retryClass: "terminal",
    action: "none",
    moneyMayHaveMoved: false,
    description: "This kind of payable cannot be paid: boletos, codes of utilities and tax collection, and PIX QR codes are the kinds that can. Do not repeat the request for it.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /**
   * The `document_file` is not a URL that this instance got for an upload to bucket `documents`. Upload
   * the document with this instance and register the payable with that URL.
   */
  PAYABLES_DOCUMENT_INVALID: {
    status: 400,
    retryClass: "terminal",
    action: "fix-input",
    moneyMayHaveMoved: false,
    seeAlso: ["FILES_URL_INVALID"],
    description: "The `document_file` is not a URL that this instance got for an upload to bucket `documents`. Upload the document with this instance and register the payable with that URL.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /** PIX payables take no document. Register the payable without `document_file`. */
  PAYABLES_DOCUMENT_NOT_ALLOWED_FOR_PIX: {
    status: 400,
    retryClass: "terminal",
    action: "fix-input",
    moneyMayHaveMoved: false,
    seeAlso: ["PAYABLES_DOCUMENT_INVALID"],
    description: "PIX payables take no document. Register the payable without `document_file`.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /**
   * This payment code is registered for the instance already. Read the status of the payable that exists
   * and go on with that one instead of adding another.
   */
  PAYABLES_DUPLICATE: {
    status: 400,
    retryClass: "actionable",
    action: "wait-for-state",
    moneyMayHaveMoved: true,
    seeAlso: ["PAYABLES_ALREADY_PAID_OR_EXPIRED", "PAYABLES_ALREADY_PAID_OR_IN_FLIGHT"],
    description: "This payment code is registered for the instance already. Read the status of the payable that exists and go on with that one instead of adding another.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /** Payables are funded from EVM wallets only. Use a wallet on an EVM network. */
  PAYABLES_NETWORK_NOT_SUPPORTED: {
    status: 400,
    retryClass: "terminal",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "Payables are funded from EVM wallets only. Use a wallet on an EVM network.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /**
   * A payable can be deleted in `draft` alone and this one has left that state, so a payment may be
   * under way or done. Read its status.
   */
  PAYABLES_NOT_CANCELABLE: {
    status: 400,
    retryClass: "terminal",
    action: "none",
    moneyMayHaveMoved: true,
    seeAlso: ["PAYABLES_ALREADY_PAID_OR_IN_FLIGHT"],
    description: "A payable can be deleted in `draft` alone and this one has left that state, so a payment may be under way or done. Read its status.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /** No payable has this ID in this instance. Do not repeat the request; check where the ID came from. */
  PAYABLES_NOT_FOUND: {
    status: 404,
    retryClass: "terminal",
    action: "fix-input",
    moneyMayHaveMoved: false,
    note: "The one terminal code with status 404; all others with 404 are actionable.",
    description: "No payable has this ID in this instance. Do not repeat the request; check where the ID came from.",
    derived: ["action", "moneyMayHaveMoved", "note"],
  },
  /**
   * The PIX code has no fixed amount and none was sent. Register the payable with the amount as
   * `line_items`.
   */
  PAYABLES_PIX_AMOUNT_REQUIRED: {
    status: 400,
    retryClass: "terminal",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "The PIX code has no fixed amount and none was sent. Register the payable with the amount as `line_items`.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /**
   * The payable is not waiting for compliance review, so there is nothing to review; it may have been
   * paid since. Read its status.
   */
  PAYABLES_REVIEW_STATE_INVALID: {
    status: 400,
    retryClass: "terminal",
    action: "none",
    moneyMayHaveMoved: true,
    description: "The payable is not waiting for compliance review, so there is nothing to review; it may have been paid since. Read its status.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /**
   * The payin has reached a final status and cannot change any more. Read it to learn how it ended
   * before starting another.
   */
  PAYINS_ALREADY_TERMINAL: {
    status: 409,
    retryClass: "terminal",
    action: "none",
    moneyMayHaveMoved: true,
    seeAlso: ["PAYINS_CARD_ALREADY_CHARGED"],
    description: "The payin has reached a final status and cannot change any more. Read it to learn how it ended before starting another.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /**
   * A card charge is recorded for this payin, and each payin takes exactly one. Do not charge again;
   * follow the payin to its final status.
   */
  PAYINS_CARD_ALREADY_CHARGED: {
    status: 409,
    retryClass: "terminal",
    action: "wait-for-state",
    moneyMayHaveMoved: true,
    seeAlso: ["PAYINS_CARD_PAYMENT_PENDING", "PAYINS_ALREADY_TERMINAL"],
    description: "A card charge is recorded for this payin, and each payin takes exactly one. Do not charge again; follow the payin to its final status.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /** Card payins are not available in this environment. Use another payment method. */
  PAYINS_CARD_GATEWAY_ENVIRONMENT_MISMATCH: {
    status: 400,
    retryClass: "terminal",
    action: "fix-input",
    moneyMayHaveMoved: false,
    seeAlso: ["PAYINS_METHOD_NOT_SUPPORTED"],
    description: "Card payins are not available in this environment. Use another payment method.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /**
   * The card was declined and the payin stays open. Have the payer enter the card again or use another
   * one.
   */
  PAYINS_CARD_PAYMENT_DECLINED: {
    status: 402,
    retryClass: "actionable",
    action: "ask-end-user",
    moneyMayHaveMoved: false,
    seeAlso: ["PAYINS_CARD_PAYMENT_PENDING"],
    description: "The card was declined and the payin stays open. Have the payer enter the card again or use another one.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /**
   * It is not known yet whether the card was charged. Do not send it again; follow the payin until its
   * status is final.
   */
  PAYINS_CARD_PAYMENT_PENDING: {
    status: 502,
    retryClass: "terminal",
    action: "wait-for-state",
    moneyMayHaveMoved: true,
    seeAlso: ["PAYINS_CARD_ALREADY_CHARGED", "PAYINS_CARD_PAYMENT_DECLINED"],
    note: "Terminal in spite of its status 502, which is retryable elsewhere: a second charge could take the money twice. Go by the code, not by the status.",
    description: "It is not known yet whether the card was charged. Do not send it again; follow the payin until its status is final.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso", "note"],
  },
  /**
   * The funding account does not fit: an `ach_pull` payin is funded from a bank account that its own
   * customer has connected instantly. Choose such an account.
   */
  PAYINS_FUNDING_ACCOUNT_INVALID: {
    status: 400,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    seeAlso: ["BANK_ACCOUNTS_CONNECTOR_CONNECTION_INVALID"],
    description: "The funding account does not fit: an `ach_pull` payin is funded from a bank account that its own customer has connected instantly. Choose such an account.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /**
   * The debit from the funding account failed and the payin did not start. Request a new quote and begin
   * again with it.
   */
  PAYINS_FUNDING_PULL_FAILED: {
    status: 502,
    retryClass: "retryable",
    action: "get-new-quote",
    moneyMayHaveMoved: false,
    resend: false,
    seeAlso: ["PAYINS_FUNDING_ACCOUNT_INVALID"],
    note: "Retryable by class, yet the same request is not to be sent again: it needs a new quote. That the payin did not start is stated, so no money moved.",
    description: "The debit from the funding account failed and the payin did not start. Request a new quote and begin again with it.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso", "note", "resend"],
  },
  /** This payment method is not supported. Start a payin with another one. */
  PAYINS_METHOD_NOT_SUPPORTED: {
    status: 400,
    retryClass: "terminal",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "This payment method is not supported. Start a payin with another one.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** No payin has this ID in this instance. Check the ID and the instance. */
  PAYINS_NOT_FOUND: {
    status: 404,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "No payin has this ID in this instance. Check the ID and the instance.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** The payment method needs a tax ID. Add it and send the request again. */
  PAYINS_TAX_ID_REQUIRED: {
    status: 400,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "The payment method needs a tax ID. Add it and send the request again.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /**
   * A payin by international SWIFT needs a virtual account that has been approved. Create one for the
   * customer and wait for its approval.
   */
  PAYINS_VIRTUAL_ACCOUNT_REQUIRED: {
    status: 400,
    retryClass: "actionable",
    action: "wait-for-state",
    moneyMayHaveMoved: false,
    seeAlso: ["VIRTUAL_ACCOUNTS_NOT_APPROVED"],
    description: "A payin by international SWIFT needs a virtual account that has been approved. Create one for the customer and wait for its approval.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /**
   * The sender's token approval is not confirmed on-chain, or is lower than the payout. Execute the same
   * quote again a little later, before it expires.
   */
  PAYOUTS_ALLOWANCE_NOT_CONFIRMED: {
    status: 400,
    retryClass: "retryable",
    action: "retry-later",
    moneyMayHaveMoved: false,
    seeAlso: ["QUOTES_EXPIRED", "PAYOUTS_INSUFFICIENT_BALANCE"],
    note: "Retryable in spite of its status 400. If the approval is lower than the payout, waiting does not help until the sender approves the whole amount.",
    description: "The sender's token approval is not confirmed on-chain, or is lower than the payout. Execute the same quote again a little later, before it expires.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso", "note"],
  },
  /** The amount is below what the rail pays out. Request a quote for a larger amount. */
  PAYOUTS_AMOUNT_BELOW_MINIMUM: {
    status: 400,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    seeAlso: ["LIMITS_AMOUNT_OUT_OF_RANGE"],
    description: "The amount is below what the rail pays out. Request a quote for a larger amount.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /**
   * The payout is in a state in which it takes no documents; it may have gone through already. Read its
   * status.
   */
  PAYOUTS_DOCUMENTS_NOT_ACCEPTED: {
    status: 400,
    retryClass: "terminal",
    action: "none",
    moneyMayHaveMoved: true,
    description: "The payout is in a state in which it takes no documents; it may have gone through already. Read its status.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** The balance is too low for the payout. Have the sender add funds, then try again. */
  PAYOUTS_INSUFFICIENT_BALANCE: {
    status: 400,
    retryClass: "actionable",
    action: "ask-end-user",
    moneyMayHaveMoved: false,
    seeAlso: ["PAYOUTS_ALLOWANCE_NOT_CONFIRMED"],
    description: "The balance is too low for the payout. Have the sender add funds, then try again.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /** No payout has this ID in this instance. Check the ID and the instance. */
  PAYOUTS_NOT_FOUND: {
    status: 404,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "No payout has this ID in this instance. Check the ID and the instance.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /**
   * The quote has been executed, by this call or an earlier one. The service does not name its payout;
   * it is among those of the quote's bank account. Take a new quote only for another payment.
   */
  QUOTES_ALREADY_USED: {
    status: 409,
    retryClass: "actionable",
    action: "wait-for-state",
    moneyMayHaveMoved: true,
    seeAlso: ["QUOTES_EXPIRED", "QUOTES_INVALID_STATE"],
    note: "Actionable by class, but a new quote is a new payment: taking one without looking for the first payout can pay twice.",
    description: "The quote has been executed, by this call or an earlier one. The service does not name its payout; it is among those of the quote's bank account. Take a new quote only for another payment.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso", "note"],
  },
  /**
   * The quote's lifetime of about five minutes is over. Request a new quote and execute that, unless an
   * earlier call may have executed this one.
   */
  QUOTES_EXPIRED: {
    status: 400,
    retryClass: "actionable",
    action: "get-new-quote",
    moneyMayHaveMoved: false,
    seeAlso: ["QUOTES_ALREADY_USED"],
    note: "This call moved no money. When the answer to an earlier call with the same quote was lost, look for its payout first: it is not said that a used quote is reported as used once it has expired.",
    description: "The quote's lifetime of about five minutes is over. Request a new quote and execute that, unless an earlier call may have executed this one.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso", "note"],
  },
  /** The market cannot fill this amount at present. Request another quote later, or for a smaller amount. */
  QUOTES_INSUFFICIENT_LIQUIDITY: {
    status: 400,
    retryClass: "actionable",
    action: "get-new-quote",
    moneyMayHaveMoved: false,
    description: "The market cannot fill this amount at present. Request another quote later, or for a smaller amount.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /**
   * The quote is in a state in which it cannot be authorized. Check whether a payout was made with it,
   * and take a new quote only when there is none.
   */
  QUOTES_INVALID_STATE: {
    status: 400,
    retryClass: "actionable",
    action: "wait-for-state",
    moneyMayHaveMoved: true,
    seeAlso: ["QUOTES_ALREADY_USED", "QUOTES_EXPIRED"],
    note: "The states meant are not named; one of them may be that a payout with this quote is under way.",
    description: "The quote is in a state in which it cannot be authorized. Check whether a payout was made with it, and take a new quote only when there is none.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso", "note"],
  },
  /** No quote has this ID in this instance. Check the ID and the instance. */
  QUOTES_NOT_FOUND: {
    status: 404,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "No quote has this ID in this instance. Check the ID and the instance.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /**
   * This OTC configuration is not supported: it takes BRL with USDT, and either the sender's amount
   * without covered fees or the receiver's with covered fees. Change the quote accordingly.
   */
  QUOTES_OTC_NOT_SUPPORTED: {
    status: 400,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "This OTC configuration is not supported: it takes BRL with USDT, and either the sender's amount without covered fees or the receiver's with covered fees. Change the quote accordingly.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** No exchange rate is available for the moment. Send the same request again after a pause. */
  QUOTES_RATE_UNAVAILABLE: {
    status: 502,
    retryClass: "retryable",
    action: "retry-later",
    moneyMayHaveMoved: false,
    description: "No exchange rate is available for the moment. Send the same request again after a pause.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** The request was rejected for the reason in the message. Change what it names and send it again. */
  REQUEST_REJECTED: {
    status: 400,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "The request was rejected for the reason in the message. Change what it names and send it again.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** These terms are accepted already. Nothing needs doing; go on with their `tos_id`. */
  TOS_ALREADY_ACCEPTED: {
    status: 409,
    retryClass: "terminal",
    action: "none",
    moneyMayHaveMoved: false,
    seeAlso: ["TOS_NOT_ACCEPTED"],
    description: "These terms are accepted already. Nothing needs doing; go on with their `tos_id`.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /**
   * The terms of service have to be accepted first. Have the person accept them at the link and send the
   * `tos_id` which that gives.
   */
  TOS_NOT_ACCEPTED: {
    status: 400,
    retryClass: "actionable",
    action: "ask-end-user",
    moneyMayHaveMoved: false,
    seeAlso: ["TOS_NOT_FOUND"],
    description: "The terms of service have to be accepted first. Have the person accept them at the link and send the `tos_id` which that gives.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /** No acceptance of terms has this `tos_id`. Check the ID, or have the terms accepted anew. */
  TOS_NOT_FOUND: {
    status: 404,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "No acceptance of terms has this `tos_id`. Check the ID, or have the terms accepted anew.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** Wallets and transfers are not enabled. Ask the service to enable them. */
  TRANSFERS_NOT_ENABLED: {
    status: 403,
    retryClass: "terminal",
    action: "contact-support",
    moneyMayHaveMoved: false,
    description: "Wallets and transfers are not enabled. Ask the service to enable them.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** One or more fields are invalid. Correct those which `errors` lists. */
  VALIDATION_FAILED: {
    status: 400,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    seeAlso: ["VALIDATION_MISSING_REQUIRED_FIELDS"],
    description: "One or more fields are invalid. Correct those which `errors` lists.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /**
   * The request does not fit the operation. Compare it with the description of the operation and correct
   * it.
   */
  VALIDATION_INVALID_REQUEST: {
    status: 400,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "The request does not fit the operation. Compare it with the description of the operation and correct it.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** The body is missing or malformed. Send JSON, with the header `Content-Type: application/json`. */
  VALIDATION_MISSING_BODY: {
    status: 400,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "The body is missing or malformed. Send JSON, with the header `Content-Type: application/json`.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** Required fields are missing. Add them and send the request again. */
  VALIDATION_MISSING_REQUIRED_FIELDS: {
    status: 400,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    seeAlso: ["VALIDATION_FAILED"],
    description: "Required fields are missing. Add them and send the request again.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /** Virtual accounts are not enabled. Ask the service to enable them. */
  VIRTUAL_ACCOUNTS_DISABLED: {
    status: 403,
    retryClass: "terminal",
    action: "contact-support",
    moneyMayHaveMoved: false,
    description: "Virtual accounts are not enabled. Ask the service to enable them.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** More documents are needed for the virtual account. Ask the customer for them and submit them. */
  VIRTUAL_ACCOUNTS_DOCUMENTS_REQUIRED: {
    status: 400,
    retryClass: "actionable",
    action: "ask-end-user",
    moneyMayHaveMoved: false,
    description: "More documents are needed for the virtual account. Ask the customer for them and submit them.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** The virtual account has not been approved. Wait for its approval before using it. */
  VIRTUAL_ACCOUNTS_NOT_APPROVED: {
    status: 403,
    retryClass: "actionable",
    action: "wait-for-state",
    moneyMayHaveMoved: false,
    seeAlso: ["VIRTUAL_ACCOUNTS_DOCUMENTS_REQUIRED"],
    description: "The virtual account has not been approved. Wait for its approval before using it.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /** No virtual account has this ID in this instance. Check the ID and the instance. */
  VIRTUAL_ACCOUNTS_NOT_FOUND: {
    status: 404,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "No virtual account has this ID in this instance. Check the ID and the instance.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /**
   * The banking partner is not available for this customer. Do not repeat the request; ask support which
   * option the customer has.
   */
  VIRTUAL_ACCOUNTS_PARTNER_NOT_ELIGIBLE: {
    status: 400,
    retryClass: "terminal",
    action: "contact-support",
    moneyMayHaveMoved: false,
    description: "The banking partner is not available for this customer. Do not repeat the request; ask support which option the customer has.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** The virtual account could not be created. Send the same request again after a pause. */
  VIRTUAL_ACCOUNTS_PROVISION_FAILED: {
    status: 502,
    retryClass: "retryable",
    action: "retry-later",
    moneyMayHaveMoved: false,
    description: "The virtual account could not be created. Send the same request again after a pause.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /**
   * Virtual accounts are not offered in this country or region. Do not repeat the request for this
   * customer.
   */
  VIRTUAL_ACCOUNTS_REGION_NOT_SUPPORTED: {
    status: 400,
    retryClass: "terminal",
    action: "none",
    moneyMayHaveMoved: false,
    description: "Virtual accounts are not offered in this country or region. Do not repeat the request for this customer.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** The wallet is attached to a virtual account and cannot be deleted. Keep it. */
  WALLETS_ATTACHED_TO_VIRTUAL_ACCOUNT: {
    status: 400,
    retryClass: "terminal",
    action: "none",
    moneyMayHaveMoved: false,
    seeAlso: ["YIELD_WALLET_NOT_EMPTY"],
    description: "The wallet is attached to a virtual account and cannot be deleted. Keep it.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /** The balance cannot be read for the moment. Send the same request again after a pause. */
  WALLETS_BALANCE_UNAVAILABLE: {
    status: 503,
    retryClass: "retryable",
    action: "retry-later",
    moneyMayHaveMoved: false,
    description: "The balance cannot be read for the moment. Send the same request again after a pause.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** The customer has 10 wallets, which is the maximum. Use one of those instead of adding another. */
  WALLETS_LIMIT_REACHED: {
    status: 400,
    retryClass: "terminal",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "The customer has 10 wallets, which is the maximum. Use one of those instead of adding another.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** No wallet has this ID in this instance. Check the ID, the customer and the instance. */
  WALLETS_NOT_FOUND: {
    status: 404,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "No wallet has this ID in this instance. Check the ID, the customer and the instance.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /**
   * There are as many webhook endpoints as allowed. Change an existing endpoint instead of adding
   * another.
   */
  WEBHOOKS_LIMIT_REACHED: {
    status: 400,
    retryClass: "terminal",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "There are as many webhook endpoints as allowed. Change an existing endpoint instead of adding another.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /**
   * The signature of a webhook delivery is missing or invalid, so its content must not be trusted. Check
   * the signing secret, and that the raw body is what is verified.
   */
  WEBHOOKS_SIGNATURE_INVALID: {
    status: 401,
    retryClass: "terminal",
    action: "fix-credentials",
    moneyMayHaveMoved: false,
    description: "The signature of a webhook delivery is missing or invalid, so its content must not be trusted. Check the signing secret, and that the raw body is what is verified.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** The webhook URL is not a reachable HTTPS URL. Give one that is. */
  WEBHOOKS_URL_INVALID: {
    status: 400,
    retryClass: "actionable",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "The webhook URL is not a reachable HTTPS URL. Give one that is.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /**
   * The yield status of the wallet is changing, so funds may be on the move. Wait until it has settled,
   * then decide whether the request is still needed.
   */
  YIELD_INVALID_STATE: {
    status: 409,
    retryClass: "actionable",
    action: "wait-for-state",
    moneyMayHaveMoved: true,
    seeAlso: ["YIELD_POSITION_UNAVAILABLE"],
    description: "The yield status of the wallet is changing, so funds may be on the move. Wait until it has settled, then decide whether the request is still needed.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
  /** There is no yield on this network. Use a wallet on another network. */
  YIELD_NOT_AVAILABLE_FOR_NETWORK: {
    status: 400,
    retryClass: "terminal",
    action: "fix-input",
    moneyMayHaveMoved: false,
    description: "There is no yield on this network. Use a wallet on another network.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** Yield is not enabled for this instance. Ask the service to enable it. */
  YIELD_NOT_ENABLED_FOR_INSTANCE: {
    status: 403,
    retryClass: "terminal",
    action: "contact-support",
    moneyMayHaveMoved: false,
    description: "Yield is not enabled for this instance. Ask the service to enable it.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /** The yield position cannot be read for the moment. Send the same request again after a pause. */
  YIELD_POSITION_UNAVAILABLE: {
    status: 503,
    retryClass: "retryable",
    action: "retry-later",
    moneyMayHaveMoved: false,
    description: "The yield position cannot be read for the moment. Send the same request again after a pause.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /**
   * Transactions refer to this vault, so its address, network and token are fixed. Leave them as they
   * are.
   */
  YIELD_VAULT_IDENTITY_LOCKED: {
    status: 400,
    retryClass: "terminal",
    action: "none",
    moneyMayHaveMoved: false,
    description: "Transactions refer to this vault, so its address, network and token are fixed. Leave them as they are.",
    derived: ["action", "moneyMayHaveMoved"],
  },
  /**
   * Funds of this wallet still earn yield, so it cannot be deleted. Disable yield and wait until the
   * funds are back, then delete it.
   */
  YIELD_WALLET_NOT_EMPTY: {
    status: 400,
    retryClass: "actionable",
    action: "wait-for-state",
    moneyMayHaveMoved: false,
    seeAlso: ["YIELD_INVALID_STATE"],
    description: "Funds of this wallet still earn yield, so it cannot be deleted. Disable yield and wait until the funds are back, then delete it.",
    derived: ["action", "moneyMayHaveMoved", "seeAlso"],
  },
} as const;

errorCatalog satisfies Readonly<Record<string, ErrorEntry>>;
