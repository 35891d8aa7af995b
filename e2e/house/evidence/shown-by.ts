import type { TestName } from "./tests.ts";

/** The tests that show a statement, or the reason why none can. */
export type Answer = readonly TestName[] | NotShown;

interface NotShown {
  readonly reason: string;
  /** Tests of the part that can be shown. */
  readonly partly: readonly TestName[];
}

/** A statement is answered by the first line of its section that matches it. */
export type Line = readonly [statement: RegExp, answer: Answer];

const because = (reason: string, ...partly: readonly TestName[]): Answer => ({ reason, partly });

const NAMES = because("Says what a word means or how a part is named. The description is checked by hand.");
const NO_OPERATION = because("The service document shows no operation to delete a wallet.");
const NO_OTC = because("The service document does not show how a request asks for OTC.");
const FORM: readonly TestName[] = ["constraints"];

/**
 * Statements of `spec/EVIDENCE.md` by section. A stated one without a line here fails a test; one whose status is other
 * than stated needs none.
 */
export const SHOWN_BY: Readonly<Record<string, readonly Line[]>> = {
  "Opening paragraph": [
    [/service's own contract address/, ["quoteContract"]],
    [/^(The document|The address|Rail names|Fields and codes)/, NAMES],
  ],
  "What the service does": [
    [/scoped by the instance/, ["scope", "paths"]],
    [/`in_`/, ["ids"]],
    [/USDB on test networks/, ["tokens", "testNetworks"]],
    [/approve every customer automatically/, ["customerApproved"]],
    [/tokens of production/, ["productionQuote", "tokens"]],
    [/wrong token/, ["tokens"]],
    [/must be valid on development/, ["accountRules", "rails"]],
    [/integers in minor units|floating point/, ["invalidBodies"]],
    [/fifty units/, ["approval"]],
    [/66600|77700/, ["ends"]],
    [/resource groups|^Group \d+, [\w ]+\.$/, ["counts"]],
    [/business of the service|is a tenant|do beyond the document/, NAMES],
  ],
  "Payout flow (EVM)": [
    [/^Step 1/, ["termsPage"]],
    [/^Step [2367]/, ["eventOrder"]],
    [/^Step 4|`contract` object/, ["quoteContract"]],
    [/^Step 5|spend is approved|approval uses/, ["approval", "quoteContract"]],
    [/before the quote expires/, ["expiry"]],
    [/IDs begin with/, ["ids"]],
  ],
  "Payment rails for bank accounts": [
    [/days?\.$|minutes\.$/, because("The time is an estimate of the bank's.", "railCountries")],
    [/take longer/, because("It is an estimate of the bank's.")],
  ],
  "Registering an external wallet": [
    [/^Step|`bw_` ID/, ["wallets"]],
    [/sender of payouts/, ["walletPays"]],
  ],
  Identifiers: [
    [/`ow_`/, FORM],
    [/called receiver/, ["names"]],
    [/./, ["ids"]],
  ],
  "Customer (creation input)": [
    [/`enhanced` is not available|`phone_number`/, ["customerRules"]],
    [/file URL/, ["customerDocuments"]],
    [/^`\w+`:/, ["fields", "constraints"]],
  ],
  "Bank account: common fields": [
    [/payload of/, ["eventRecord"]],
    [/`name` is required/, ["accountRules"]],
    [/ACH payin can be funded/, because("No operation that funds a payin is shown.")],
    [/nullable strings in the record/, ["record"]],
    [/`(recipient_relationship|tax_id)`/, ["accountRules", "record"]],
    [/^`(phone_number|date_of_birth|tron_wallet_hash)`/, ["rails", "record"]],
    [/^`\w+`:/, ["record", "constraints"]],
  ],
  "Bank account: fields per rail": [
    [/`spei_institution_code` is required/, ["spei", "accountRules"]],
    [/./, ["rails", "constraints", "accounts"]],
  ],
  "Bank account: rules": [[/ISO 3166/, FORM]],
  "Bank account: offramp wallet": [[/^`\w+`:/, FORM]],
  "Blockchain wallet": [
    [/payload of/, ["eventRecord"]],
    [/at most 10 wallets/, ["walletLimit"]],
    [/virtual account|earn yield/, NO_OPERATION],
    [/^`\w+`:/, ["wallets", "constraints"]],
  ],
  "Quote (payout)": [
    [/OTC/, NO_OTC],
    [/four test networks/, ["testNetworks", "tokens"]],
    [/`token`/, ["tokens", "productionQuote"]],
    [/`bank_account_id`|`cover_fees`|`request_amount`/, ["fields", "invalidBodies"]],
    [/^The response has|^`contract|^The contract|^`expires_at`/, ["quoteContract"]],
  ],
  "Payout execution input": [[/^`\w+`:/, ["fields", "approval"]]],
  Payin: [
    [/`webhook_event`|^`id`/, ["eventRecord"]],
    [/One card charge/, ["cardCharge"]],
    [/`status`: five/, ["payinMoves"]],
    [/`partner_fee`/, ["constraints", "payinFields", "payinDefaults"]],
    [/^(?!That |Fields of )/, ["constraints", "payinFields"]],
  ],
  Payable: [
    [/What a payable is/, NAMES],
    [/in BRL|fixes none|total/, ["payableRules"]],
    [/`document_file`/, ["payableDocument", "payableRules", "payableCollection"]],
    [/One payable per/, ["payableDocument"]],
    [/EVM wallets/, ["payableNetworks"]],
    [/through that payable/, ["payableAccount"]],
  ],
  "Pagination envelope": [[/^The envelope|^`\w+`:/, ["listSizes", "listTransfers"]]],
  "States and transitions": [
    [/^Bank account: `/, ["accountFilters", "constraints"]],
    [/^Payin: `|final status/, ["payinMoves"]],
    [/^Payin (tracking|transaction): `/, FORM],
    [/^A payable/, ["payableMoves"]],
    [/card charge/, ["cardCharge"]],
    [/used quote/, ["once"]],
    [/past its expiry/, ["expiry"]],
    [/invalid state/, ["invalidState"]],
  ],
  Endpoints: [
    [/are JSON/, ["json"]],
    [/bearer header/, ["authBearer"]],
    [/`idempotency_key`, a UUID/, ["termsLink", "constraints"]],
    [/link to open in a browser/, ["termsPage"]],
    [/`POST \/upload`|answers with `file_url`/, ["upload", "customerDocuments"]],
    [/`GET \/doc`/, ["doc"]],
    [/as both `receivers` and `customers`/, ["names", "paths"]],
    [/filters by|plain array/, ["accountsBy", "accountFilters"]],
    [/^`GET .*bank-accounts`/, ["accountsBy"]],
    [/^`GET .*sign-message`/, ["ids", "names"]],
    [/^`POST /, ["ids"]],
    [/customer fields|quote creation input/, ["fields"]],
    [/fields of the chosen rail/, ["accounts", "rails"]],
    [/`quote_id` and/, ["fields", "approval"]],
    [/created customer/, ["customerApproved"]],
    [/challenge to sign/, ["wallets"]],
    [/quote with `id`/, ["quoteContract"]],
    [/the payout\.$/, ["eventPayout"]],
  ],
  "List endpoints": [
    [/uncapped/, ["listUncapped"]],
    [/plain array/, ["listArray", "listSizes"]],
    [/Transfers always/, ["listTransfers"]],
    [/answer is the envelope|default/, ["listSizes"]],
    [/`limit` is 10/, ["listPages", "invalidQueries"]],
    [/`starting_after` is|`ending_before` is|`has_more`|`next_page`|`prev_page`/, ["listPages"]],
    [/`offset`/, ["offset", "listArray"]],
    [/newest first/, ["listArray", "offset"]],
    [/^Customers filter/, ["customerFilters"]],
    [/^Payins filter/, ["payinFilters"]],
    [/^Payouts filter/, ["payoutFilters"]],
    [/^Payins and payouts filter/, ["payinFilters", "payoutFilters"]],
    [/^Payables filter/, ["payableFilters"]],
    [/^Bank accounts filter/, ["accountsBy", "accountFilters"]],
    [/match partially/, ["customerFilters", "payinFilters"]],
    [/match exactly/, ["customerFilters", "payoutFilters", "accountFilters"]],
  ],
  Authentication: [
    [/HTTP bearer/, ["authBearer"]],
    [/JWT/, because("The keys of the sandbox have the form of a JWT; nothing is said about what is in one.")],
    [/servers only/, because("This is a duty of the people who hold keys.")],
    [/IP addresses|missing permission|OAuth/, ["authKeys"]],
    [/Failed authentication/, ["authRefused"]],
    [/link or token/, ["termsToken"]],
  ],
  Events: [
    [/signed HTTP requests|signing secret/, ["eventSigned", "receiver"]],
    [/`webhook_event`, which|^`(blockchainWallet|bankAccount|payin)\.new`/, ["eventRecord"]],
    [/^`payout\.new`/, ["eventRecord"]],
    [/^`payout\.(update|complete)`/, ["eventPayout"]],
    [/^(A delivery has three headers|A timestamp|A signature)/, ["eventSigned"]],
    [/de-duplicate/, ["receiverOnce", "replayed"]],
    [/`WEBHOOKS_SIGNATURE_INVALID`/, ["receiver", "catalog"]],
    [/`WEBHOOKS_URL_INVALID`/, ["webhookUrl"]],
  ],
  "Errors: envelope": [
    [/has the envelope|^`\w+`:/, ["envelope", "catalog"]],
    [/^[RTA]: /, ["retry"]],
  ],
  "Errors: codes": [[/./, ["catalog"]]],
  Limits: [
    [/10 wallets/, ["walletLimit"]],
    [/150 pages/, ["uploadRules"]],
    [/lives about 5/, ["expiry"]],
    [/Page sizes/, ["listPages", "invalidQueries"]],
    [/Default page sizes/, ["listSizes"]],
    [/uncapped/, ["listUncapped"]],
    [/128 characters|34 characters/, ["constraints", "accountRules"]],
    [/32 characters/, ["accountRules"]],
    [
      /Amount range/,
      because("No range and no volume is stated. The codes can be provoked by a control call."),
    ],
  ],
  Versioning: [
    [/1\.0\.0/, ["doc"]],
    [/`\/v1`/, ["paths"]],
    [/`message`/, ["catalog"]],
  ],
};
