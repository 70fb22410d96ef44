import { createHash } from 'node:crypto';
import { type AppConfig } from './config.ts';

/** What stands in a page as text, and may run or apply there for its very text alone. */
export interface Inlined {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}
export const nothingInlined: Inlined = { scripts: [], styles: [] };

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const originOf = (address: string) => new URL(address).origin;
const unique = (values: readonly string[]) => [...new Set(values)];

// styled-components' production build creates an empty <style> and writes through CSSOM.
const emptyStyle = hashOf('');

/** Whose app a page is of. */
export type PolicyOf = 'investor' | 'backoffice';

type Directives = Readonly<Record<string, readonly string[]>>;

/** What the investor's app needs beyond itself and its provider, and the staff's does not: widgets, gateways, a camera. */
const ofInvestors = (config: AppConfig): readonly string[] =>
  unique([config.esignSdkUrl, config.checkoutSdkUrl].map(originOf));

const builtApp = (config: AppConfig, { scripts, styles }: Inlined, app: PolicyOf): Directives => {
  const provider = originOf(config.providerUrl);
  const checkout = app === 'investor' ? unique(config.checkoutOrigins) : [];
  const always = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'script-src': ["'self'", ...(app === 'investor' ? ofInvestors(config) : []), ...scripts.map(hashOf)],
    'style-src': ["'self'", emptyStyle, ...styles.map(hashOf)],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', provider, ...checkout],
    'connect-src': ["'self'", provider, ...checkout],
  };
  if (app === 'backoffice') return { ...always, 'form-action': ["'none'"] };
  return {
    ...always,
    'media-src': ['blob:'],
    'worker-src': ["'self'"],
    'frame-src': ['blob:', ...checkout],
    'form-action': ["'self'", ...unique(config.paymentOrigins)],
    'manifest-src': ["'self'"],
  };
};

const written = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/** The Content-Security-Policy of a built app, for a page with these texts in it. */
export const contentSecurityPolicy = (
  config: AppConfig,
  inlined = nothingInlined,
  app: PolicyOf = 'investor',
): string => written(builtApp(config, inlined, app));

/** The same with what a Vite dev server needs: its nonced preamble script, its socket, and styles written as text. */
export function devContentSecurityPolicy(
  config: AppConfig,
  { nonce, socket, app = 'investor' }: { nonce: string; socket: string; app?: PolicyOf },
): string {
  const built = builtApp(config, nothingInlined, app);
  return written({
    ...built,
    'script-src': [...(built['script-src'] ?? []), `'nonce-${nonce}'`],
    'style-src': ["'self'", "'unsafe-inline'"],
    'connect-src': [...(built['connect-src'] ?? []), socket],
  });
}

const nobody = 'microphone=(), geolocation=(), usb=()';

const headers: Readonly<Record<PolicyOf, Readonly<Record<string, string>>>> = {
  investor: {
    'x-content-type-options': 'nosniff',
    // Addresses hold order and scheme numbers, so other origins learn the origin only.
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': `camera=(self), ${nobody}`,
  },
  backoffice: {
    'x-content-type-options': 'nosniff',
    // Addresses hold the numbers of clients: nobody learns where one comes from.
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': `camera=(), ${nobody}`,
  },
};

/**
 * Headers every answer of an app server carries beside the policy. The frame of a card checkout opens the bank's page in a
 * window and is told by it how it went: under `same-origin` it gets no window. Whoever opens the app itself is cut off all
 * the same.
 */
export const otherSecurityHeaders = (
  { checkoutOrigins }: Pick<AppConfig, 'checkoutOrigins'>,
  app: PolicyOf,
): Readonly<Record<string, string>> =>
  app === 'investor' && checkoutOrigins.length > 0
    ? { ...headers.investor, 'cross-origin-opener-policy': 'same-origin-allow-popups' }
    : headers[app];
