import { createHash } from 'node:crypto';
import { type AppConfig } from './config.ts';

/** Inline scripts and styles of a page, each allowed by the hash of its text. */
export interface InlineContent {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}
export const noInlineContent: InlineContent = { scripts: [], styles: [] };

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const originOf = (address: string) => new URL(address).origin;
const unique = (values: readonly string[]) => [...new Set(values)];

// styled-components' production build creates an empty <style> and writes through CSSOM.
const emptyStyle = hashOf('');

/** App to which a page belongs. */
export type PolicyApp = 'investor' | 'backoffice';

/** Origin of the logo, unless the configuration contains the picture itself. */
const logoOrigin = ({ logoUrl }: AppConfig) => (logoUrl.startsWith('data:') ? [] : [originOf(logoUrl)]);

type Directives = Readonly<Record<string, readonly string[]>>;

/** Origins of the widgets that only the investor's app needs, beyond itself and its provider. */
const widgetOrigins = (config: AppConfig): readonly string[] =>
  unique([config.esignSdkUrl, config.checkoutSdkUrl].map(originOf));

const policyDirectives = (config: AppConfig, { scripts, styles }: InlineContent, app: PolicyApp): Directives => {
  const provider = originOf(config.providerUrl);
  const checkout = app === 'investor' ? unique(config.checkoutOrigins) : [];
  const always = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'script-src': ["'self'", ...(app === 'investor' ? widgetOrigins(config) : []), ...scripts.map(hashOf)],
    'style-src': ["'self'", emptyStyle, ...styles.map(hashOf)],
    'font-src': ["'self'"],
    'img-src': unique(["'self'", 'data:', 'blob:', provider, ...logoOrigin(config), ...checkout]),
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

const formatDirectives = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/**
 * The Content-Security-Policy of a built app, for a page with these texts in it. helmet is middleware of Express and
 * would join the same lists.
 */
export const contentSecurityPolicy = (
  config: AppConfig,
  inlined = noInlineContent,
  app: PolicyApp = 'investor',
): string => formatDirectives(policyDirectives(config, inlined, app));

/** The same with what a Vite dev server needs: its nonced preamble script, its socket, and styles written as text. */
export function devContentSecurityPolicy(
  config: AppConfig,
  { nonce, socket, app = 'investor' }: { nonce: string; socket: string; app?: PolicyApp },
): string {
  const built = policyDirectives(config, noInlineContent, app);
  return formatDirectives({
    ...built,
    'script-src': [...(built['script-src'] ?? []), `'nonce-${nonce}'`],
    'style-src': ["'self'", "'unsafe-inline'"],
    'connect-src': [...(built['connect-src'] ?? []), socket],
  });
}

const deniedSensors = 'microphone=(), geolocation=(), usb=()';

const securityHeaders: Readonly<Record<PolicyApp, Readonly<Record<string, string>>>> = {
  investor: {
    'x-content-type-options': 'nosniff',
    // Addresses hold order and scheme numbers, so other origins learn the origin only.
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': `camera=(self), ${deniedSensors}`,
  },
  backoffice: {
    'x-content-type-options': 'nosniff',
    // Addresses hold the numbers of clients: nobody learns where one comes from.
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': `camera=(), ${deniedSensors}`,
  },
};

/**
 * Headers that every answer of an app server except a file carries beside the policy. The frame of a card checkout
 * opens the bank's page in a window and receives the result from it: under `same-origin` it gets no window. The app is
 * still isolated from the page that opens it.
 */
export const otherSecurityHeaders = (
  { checkoutOrigins }: Pick<AppConfig, 'checkoutOrigins'>,
  app: PolicyApp,
): Readonly<Record<string, string>> =>
  app === 'investor' && checkoutOrigins.length > 0
    ? { ...securityHeaders.investor, 'cross-origin-opener-policy': 'same-origin-allow-popups' }
    : securityHeaders[app];

/**
 * Headers of an answer that is a file: a fifth of those of a page, because a first load of twenty files repeats them
 * twenty times (decision 016). Permissions and the opener are those of a page. The policy applies to a worker, which
 * runs under that of its own file, and to a picture that is opened by itself; both load nothing from elsewhere.
 */
export const fileHeaders = (app: PolicyApp): Readonly<Record<string, string>> => {
  const names = ['x-content-type-options', 'referrer-policy', 'cross-origin-resource-policy'];
  return {
    ...Object.fromEntries(Object.entries(securityHeaders[app]).filter(([name]) => names.includes(name))),
    'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  };
};
