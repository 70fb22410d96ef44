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

const texts = [
  'providerUrl',
  'esignSdkUrl',
  'checkoutSdkUrl',
  'helpdeskUrl',
  'company',
  'supportEmail',
  'supportPhone',
] as const;

function isConfig(value: unknown): value is AppConfig {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Readonly<Record<string, unknown>>;
  return texts.every((name) => typeof fields[name] === 'string') && Array.isArray(fields['paymentOrigins']);
}

/** The configuration that a page carries as data. Throws when it does not say what the app needs. */
export function configIn(page: Document): AppConfig {
  const value: unknown = JSON.parse(page.getElementById('config')?.textContent ?? '{}');
  if (!isConfig(value)) throw new Error('The page does not carry its configuration.');
  return value;
}
