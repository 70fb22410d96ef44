/** What the app's server writes into the page when it serves it, so that one build runs anywhere. */
export interface AppConfig {
  /** Base address of the provider, with its version path. */
  readonly providerUrl: string;
  /** Origins to which a payment form may be posted. */
  readonly paymentOrigins: readonly string[];
  readonly esignSdkUrl: string;
  readonly checkoutSdkUrl: string;
  readonly helpdeskUrl: string;
  readonly company: string;
  readonly supportEmail: string;
  readonly supportPhone: string;
}

/** The configuration that a page carries as data. Throws when no server has written one into it. */
export function configIn(page: Document): AppConfig {
  const config = JSON.parse(page.getElementById('config')?.textContent ?? '{}') as Partial<AppConfig>;
  if (config.providerUrl === undefined) throw new Error('The page does not carry its configuration.');
  return config as AppConfig;
}
