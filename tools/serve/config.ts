import type { AppConfig } from '../../apps/investor/src/config/config.ts';
import { defaultLogo, drawMonogram, PRODUCT } from './brand.ts';

export type { AppConfig };

export type Environment = Readonly<Record<string, string | undefined>>;

/** Wanted ports on 127.0.0.1, in the order in which they are given out. */
export interface Ports {
  readonly investor: number;
  readonly backoffice: number;
  readonly sandbox: number;
}

/** A variable that is set to nothing counts as not set. */
function readText(environment: Environment, name: string, fallback: string): string {
  const value = environment[name]?.trim() ?? '';
  return value === '' ? fallback : value;
}

function readAddress(environment: Environment, name: string, fallback: string): string {
  const value = readText(environment, name, fallback);
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new Error(`${name} must be an http or https address, not "${value}".`);
  }
  return value.replace(/\/$/, '');
}

/** A list with commas between. */
const readOrigins = (environment: Environment, name: string, fallback: string): readonly string[] =>
  readText(environment, name, fallback)
    .split(',')
    .filter((origin) => origin.trim() !== '')
    .map((origin) => new URL(readAddress({ [name]: origin }, name, '')).origin);

function readPort(environment: Environment, name: string, fallback: number): number {
  const value = Number(readText(environment, name, String(fallback)));
  if (!Number.isInteger(value) || value < 1 || value > 65_535) {
    throw new Error(`${name} must be a port from 1 to 65535, not "${environment[name] ?? ''}".`);
  }
  return value;
}

export const readPorts = (environment: Environment): Ports => ({
  investor: readPort(environment, 'INVESTOR_PORT', 4600),
  backoffice: readPort(environment, 'BACKOFFICE_PORT', 4601),
  sandbox: readPort(environment, 'SANDBOX_PORT', 4602),
});

const readOptionalOrigin = (environment: Environment, name: string): string | undefined =>
  readText(environment, name, '') === '' ? undefined : new URL(readAddress(environment, name, '')).origin;

/**
 * Address of a sandbox that runs elsewhere (`SANDBOX_URL`), for browsers: the apps use it instead of one of this machine.
 */
export const readSandboxUrl = (environment: Environment): string | undefined =>
  readOptionalOrigin(environment, 'SANDBOX_URL');

/** Address of that sandbox for the app server (`SANDBOX_INTERNAL_URL`), if it differs, as between two containers. */
export const readSandboxInternalUrl = (environment: Environment): string | undefined =>
  readOptionalOrigin(environment, 'SANDBOX_INTERNAL_URL');

/** Another product without a logo of its own shows its first letter, never the logo of Folioflow. */
function readLogo(environment: Environment, product: string): string {
  const own = readText(environment, 'FOLIOFLOW_LOGO_URL', '');
  if (own !== '') return readAddress(environment, 'FOLIOFLOW_LOGO_URL', '');
  return product === PRODUCT ? defaultLogo : drawMonogram(product);
}

/** Configuration is read when an app is served; what is not set points to the sandbox of this machine. */
export function createAppConfig(environment: Environment, sandboxUrl: string): AppConfig {
  const product = readText(environment, 'FOLIOFLOW_PRODUCT_NAME', PRODUCT);
  return {
    providerUrl: readAddress(environment, 'FOLIOFLOW_PROVIDER_URL', `${sandboxUrl}/api/v1`),
    paymentOrigins: readOrigins(environment, 'FOLIOFLOW_PAYMENT_ORIGINS', sandboxUrl),
    esignSdkUrl: readAddress(environment, 'FOLIOFLOW_ESIGN_SDK_URL', `${sandboxUrl}/sdk/esign.js`),
    checkoutSdkUrl: readAddress(environment, 'FOLIOFLOW_CHECKOUT_SDK_URL', `${sandboxUrl}/sdk/checkout.js`),
    checkoutOrigins: readOrigins(environment, 'FOLIOFLOW_CHECKOUT_ORIGINS', ''),
    helpdeskUrl: readAddress(environment, 'FOLIOFLOW_HELPDESK_URL', 'https://helpdesk.example'),
    company: readText(environment, 'FOLIOFLOW_COMPANY', product),
    product,
    logoUrl: readLogo(environment, product),
    supportEmail: readText(environment, 'FOLIOFLOW_SUPPORT_EMAIL', 'support@folioflow.example'),
    supportPhone: readText(environment, 'FOLIOFLOW_SUPPORT_PHONE', '1800 000 0000'),
  };
}
