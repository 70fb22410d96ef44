/** What `/config.json` says; the server of the app writes it when it serves, so that one build runs anywhere. */
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

/** Rejects when the file cannot be had or does not say what the app needs. */
export async function loadConfig(): Promise<AppConfig> {
  const response = await fetch('/config.json', { cache: 'no-store' });
  const value: unknown = await response.json();
  if (!response.ok || !isConfig(value)) throw new Error('/config.json is not complete');
  return value;
}
