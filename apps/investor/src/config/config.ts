/** What an app's server writes into the page when it serves it, so that one build runs anywhere. */
export interface AppConfig {
  /** Base address of the provider, with its version path. */
  readonly providerUrl: string;
  /** Origins to which a payment form may be posted. */
  readonly paymentOrigins: readonly string[];
  readonly esignSdkUrl: string;
  readonly checkoutSdkUrl: string;
  /** Origins whose frames and pictures the card checkout shows, and which its script asks; the policy lets in no other. */
  readonly checkoutOrigins: readonly string[];
  readonly helpdeskUrl: string;
  readonly company: string;
  readonly supportEmail: string;
  readonly supportPhone: string;
}
