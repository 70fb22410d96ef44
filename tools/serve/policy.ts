import { type AppConfig } from './config.ts';

const originOf = (address: string) => new URL(address).origin;
const unique = (values: readonly string[]) => [...new Set(values)];

// The hash of the empty string: styled-components' production build creates an empty <style> and writes through CSSOM.
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

type Directives = Readonly<Record<string, readonly string[]>>;

const builtApp = (config: AppConfig): Directives => {
  const provider = originOf(config.providerUrl);
  return {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'script-src': ["'self'", ...unique([config.esignSdkUrl, config.checkoutSdkUrl].map(originOf))],
    'style-src': ["'self'", emptyStyle],
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

/** The Content-Security-Policy of a built app. */
export const contentSecurityPolicy = (config: AppConfig): string => written(builtApp(config));

/** The same with what a Vite dev server needs: its nonced preamble script, its socket, and styles written as text. */
export function devContentSecurityPolicy(
  config: AppConfig,
  { nonce, socket }: { nonce: string; socket: string },
): string {
  const built = builtApp(config);
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
