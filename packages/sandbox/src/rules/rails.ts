interface Rail {
  /** "Payment rails": the country that the rail pays to; null for several. */
  readonly country: string | null;
  /** The field with the country, on rails that pay to several. */
  readonly countryField?: string;
  /**
   * Fields that an account cannot be addressed without (`BANK_ACCOUNTS_INCOMPLETE`). The service does not show which
   * fields a rail requires: these are the sandbox's own.
   */
  readonly address: readonly string[];
}

/** The rails of the source by their `type`. */
export const RAILS: Readonly<Record<string, Rail>> = {
  ach: { country: "US", address: ["routing_number", "account_number"] },
  wire: { country: "US", countryField: "country", address: ["routing_number", "account_number"] },
  pix: { country: "BR", address: ["pix_key"] },
  pix_safe: { country: "BR", address: ["pix_safe_bank_code", "pix_safe_branch_code", "pix_safe_cpf_cnpj"] },
  ted: { country: "BR", address: ["ted_bank_code", "ted_branch_code", "ted_cpf_cnpj"] },
  spei_partner: { country: "MX", address: ["spei_clabe"] },
  transfers_partner: { country: "AR", address: ["transfers_account"] },
  ach_cop_partner: { country: "CO", address: ["ach_cop_bank_code", "ach_cop_bank_account"] },
  international_swift: {
    country: null,
    countryField: "swift_bank_country",
    address: ["swift_code_bic", "swift_account_number_iban"],
  },
  rtp: { country: "US", address: [] },
  sepa: { country: null, countryField: "sepa_beneficiary_country", address: ["sepa_iban"] },
};
