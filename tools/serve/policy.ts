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

type Directives = Readonly<Record<string, readonly string[]>>;

const builtApp = (config: AppConfig, { scripts, styles }: Inlined): Directives => {
  const provider = originOf(config.providerUrl);
  return {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'script-src': [
      "'self'",
      ...unique([config.esignSdkUrl, config.checkoutSdkUrl].map(originOf)),
      ...scripts.map(hashOf),
    ],
    'style-src': ["'self'", emptyStyle, ...styles.map(hashOf)],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', provider],
    'connect-src': ["'self'", provider],
    'media-src': ['blob:'],
    'worker-src': ["'self'"],
    'frame-src': ['blob:'],
    'form-action': ["'self'", ...unique(config.paymentOrigins)],
    'manifest-src': ["'self'"],
  };
};

const written = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/** The Content-Security-Policy of a built app, for a page with these texts in it. */
export const contentSecurityPolicy = (config: AppConfig, inlined = nothingInlined): string =>
  written(builtApp(config, inlined));

/** The same with what a Vite dev server needs: its nonced preamble script, its socket, and styles written as text. */
export function devContentSecurityPolicy(
  config: AppConfig,
  { nonce, socket }: { nonce: string; socket: string },
): string {
  const built = builtApp(config, nothingInlined);
  return written({
    ...built,
    'script-src': [...(built['script-src'] ?? []), `'nonce-${nonce}'`],
    'style-src': ["'self'", "'unsafe-inline'"],
    'connect-src': [...(built['connect-src'] ?? []), socket],
  });
}

/** Headers every answer of an app server carries beside the policy. */
export const otherSecurityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  // Addresses hold order and scheme numbers, so other origins learn the origin only.
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), usb=()',
};
