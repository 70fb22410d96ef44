/** The codes that the investor entered, and the ticket of the request that sent them. */
export interface EnteredCodes {
  readonly ticket: string;
  /** Only the codes that were sent. */
  readonly codes: { readonly mobile?: string; readonly email?: string };
}

/** The codes in the request that they confirm; '' for a code that was not sent. */
export const twoFactorFieldsOf = ({ ticket, codes }: EnteredCodes) => ({
  mobile_otp: codes.mobile ?? '',
  email_otp: codes.email ?? '',
  twofactor_token_id: ticket,
});
