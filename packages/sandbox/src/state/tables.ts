/** Members of every record. Records are plain JSON and immutable: a change replaces the record. */
export type Row = {
  readonly id: string;
  /** Time at which the sandbox acts on the record, in milliseconds of its clock. */
  readonly due_at?: number | undefined;
};

/** Record of an instance. */
interface Owned extends Row {
  readonly instance_id: string;
  /** Milliseconds of the sandbox's clock. */
  readonly created_at: number;
}

export type InstanceKind = "development" | "production";

export interface InstanceRow extends Row {
  readonly kind: InstanceKind;
  readonly blocked: boolean;
  readonly rateLimit: { readonly requests: number; readonly seconds: number } | null;
}

/** Properties of an API key; `id` is the key. */
export interface ApiKeyRow extends Row {
  readonly instance_id: string;
  /** Operations that the key has no permission for. */
  readonly forbidden: readonly string[];
  readonly allowed_ips: readonly string[] | null;
  /** State of the OAuth connection that issued the key; null for a key of an account. */
  readonly oauth: "bound" | "not-bound" | "not-found" | "revoked" | null;
}

/** A link to the terms; `id` is the secret part of its path. */
export interface TermsLinkRow extends Owned {
  readonly tos_id: string | null;
}

/** Which link an idempotency key got; `id` is the instance and the key. */
interface TermsKeyRow extends Row {
  readonly link_id: string;
}

/** Terms that were accepted. */
interface TosRow extends Owned {}

interface UploadRow extends Owned {
  readonly bucket: string;
  readonly file_url: string;
  readonly name: string;
  readonly bytes: number;
}

export interface CustomerRow extends Owned {
  readonly status: string;
  /** The described fields that were sent. */
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface BankAccountRow extends Owned {
  readonly customer_id: string;
  /** The payable that alone pays this account. */
  readonly payable_id: string | null;
  /** The record as it is described, without `id`. */
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface WalletRow extends Owned {
  readonly customer_id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface QuoteRow extends Owned {
  readonly customer_id: string;
  readonly bank_account_id: string;
  readonly state: "open" | "used" | "invalid";
  readonly expires_at: number;
  readonly request_amount: number;
  readonly network: string;
  readonly token: string;
  readonly contract: { readonly amount: string } & Readonly<Record<string, unknown>>;
  /** The token spend that was approved: how much, and by which wallet (null: any). */
  readonly approval: { readonly amount: string; readonly sender_wallet_address: string | null } | null;
}

export type PayoutEnd = "completed" | "failed" | "refunded";

export interface PayoutRow extends Owned {
  readonly quote_id: string;
  readonly customer_id: string;
  readonly bank_account_id: string;
  readonly sender_wallet_address: string;
  readonly request_amount: number;
  readonly network: string;
  readonly token: string;
  readonly status: "processing" | PayoutEnd;
  /** Final status. */
  readonly end: PayoutEnd;
  /** True when `payout.update` has been sent. */
  readonly updated: boolean;
}

export interface PayinRow extends Owned {
  readonly customer_id: string | null;
  readonly bank_account_id: string | null;
  readonly payment_method: string | null;
  readonly network: string | null;
  readonly token: string | null;
  /** True when a card charge was recorded, confirmed or not. */
  readonly charged: boolean;
  readonly fields: { readonly status: string } & Readonly<Record<string, unknown>>;
}

export interface PayableRow extends Owned {
  readonly customer_id: string | null;
  readonly kind: string;
  readonly code: string | null;
  readonly status: string;
  readonly line_items: unknown;
  readonly document_file: string | null;
}

interface TransferRow extends Owned {
  readonly status: string;
}

export interface EndpointRow extends Owned {
  readonly url: string;
  readonly secret: string;
}

export interface DeliveryAttempt {
  readonly at: number;
  /** The status of the response; null when none came. */
  readonly status: number | null;
  readonly error: string | null;
}

export interface DeliveryRow extends Owned {
  readonly endpoint_id: string;
  readonly event: string;
  readonly body: string;
  readonly status: "pending" | "delivered" | "failed" | "dropped";
  readonly attempts: readonly DeliveryAttempt[];
  /** Fault that was requested for it. */
  readonly fault: "duplicate" | "reorder" | "delay" | "corrupt" | "drop" | null;
  /** The scheduled attempts that were made; sending again on request does not count. */
  readonly tries: number;
}

export interface ClockRow extends Row {
  readonly offset_ms: number;
  /** Time of the frozen clock; null while it runs. */
  readonly frozen_at: number | null;
}

/** All that the sandbox knows, by table. */
export interface Tables {
  readonly clock: ClockRow;
  readonly instances: InstanceRow;
  readonly api_keys: ApiKeyRow;
  readonly terms_links: TermsLinkRow;
  readonly terms_keys: TermsKeyRow;
  readonly tos: TosRow;
  readonly uploads: UploadRow;
  readonly customers: CustomerRow;
  readonly bank_accounts: BankAccountRow;
  readonly wallets: WalletRow;
  readonly quotes: QuoteRow;
  readonly payouts: PayoutRow;
  readonly payins: PayinRow;
  readonly payables: PayableRow;
  readonly transfers: TransferRow;
  readonly endpoints: EndpointRow;
  readonly deliveries: DeliveryRow;
}

export type TableName = keyof Tables;
