/** Configuration that the server writes into the page, so that one build runs anywhere. */
export interface AppConfig {
  /** Base address of the provider, with its version path. */
  readonly providerUrl: string;
  /** Origins to which a payment form may be posted. */
  readonly paymentOrigins: readonly string[];
  readonly esignSdkUrl: string;
  readonly checkoutSdkUrl: string;
  /** Origins of the frames, pictures and requests of the card checkout; the content security policy allows no other. */
  readonly checkoutOrigins: readonly string[];
  readonly helpdeskUrl: string;
  /** Legal name of the distributor, in the footer. */
  readonly company: string;
  /** Name of the product, on every page and in its title. */
  readonly product: string;
  /** Address of its square logo: http, https, or a picture in the address itself (data:). */
  readonly logoUrl: string;
  readonly supportEmail: string;
  readonly supportPhone: string;
  /** Addresses of the scripts of the pages that follow a sign-in; only a built app has them. */
  readonly scriptsAhead?: readonly string[];
}
