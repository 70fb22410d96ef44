import type { AppConfig } from '../../apps/investor/src/config/config.ts';

export type { AppConfig };

export type Environment = Readonly<Record<string, string | undefined>>;

/** Wanted ports on 127.0.0.1, in the order in which they are given out. */
export interface Ports {
  readonly investor: number;
  readonly backoffice: number;
  readonly sandbox: number;
}

/** A variable that is set to nothing counts as not set. */
function text(environment: Environment, name: string, fallback: string): string {
  const value = environment[name]?.trim() ?? '';
  return value === '' ? fallback : value;
}

function address(environment: Environment, name: string, fallback: string): string {
  const value = text(environment, name, fallback);
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new Error(`${name} must be an http or https address, not "${value}".`);
  }
  return value.replace(/\/$/, '');
}

/** A list with commas between. */
const origins = (environment: Environment, name: string, fallback: string): readonly string[] =>
  text(environment, name, fallback)
    .split(',')
    .filter((origin) => origin.trim() !== '')
    .map((origin) => new URL(address({ [name]: origin }, name, '')).origin);

function port(environment: Environment, name: string, fallback: number): number {
  const value = Number(text(environment, name, String(fallback)));
  if (!Number.isInteger(value) || value < 1 || value > 65_535) {
    throw new Error(`${name} must be a port from 1 to 65535, not "${environment[name] ?? ''}".`);
  }
  return value;
}

export const portsOf = (environment: Environment): Ports => ({
  investor: port(environment, 'INVESTOR_PORT', 4600),
  backoffice: port(environment, 'BACKOFFICE_PORT', 4601),
  sandbox: port(environment, 'SANDBOX_PORT', 4602),
});

/** Configuration is read when an app is served; what is not set points to the sandbox of this machine. */
export function appConfigOf(environment: Environment, sandboxUrl: string): AppConfig {
  return {
    providerUrl: address(environment, 'FOLIOFLOW_PROVIDER_URL', `${sandboxUrl}/api/v1`),
    paymentOrigins: origins(environment, 'FOLIOFLOW_PAYMENT_ORIGINS', sandboxUrl),
    esignSdkUrl: address(environment, 'FOLIOFLOW_ESIGN_SDK_URL', `${sandboxUrl}/sdk/esign.js`),
    checkoutSdkUrl: address(environment, 'FOLIOFLOW_CHECKOUT_SDK_URL', `${sandboxUrl}/sdk/checkout.js`),
    checkoutOrigins: origins(environment, 'FOLIOFLOW_CHECKOUT_ORIGINS', ''),
    helpdeskUrl: address(environment, 'FOLIOFLOW_HELPDESK_URL', 'https://helpdesk.example'),
    company: text(environment, 'FOLIOFLOW_COMPANY', 'Folioflow'),
    supportEmail: text(environment, 'FOLIOFLOW_SUPPORT_EMAIL', 'support@folioflow.example'),
    supportPhone: text(environment, 'FOLIOFLOW_SUPPORT_PHONE', '1800 000 0000'),
  };
}
