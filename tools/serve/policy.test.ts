import { expect, test } from 'vitest';
import { createAppConfig } from './config.ts';
import { contentSecurityPolicy, devContentSecurityPolicy, fileHeaders, otherSecurityHeaders } from './policy.ts';

const config = createAppConfig(
  {
    FOLIOFLOW_PROVIDER_URL: 'https://provider.example/api/v1',
    FOLIOFLOW_PAYMENT_ORIGINS: 'https://pay.example,https://pay.example',
    FOLIOFLOW_ESIGN_SDK_URL: 'https://sign.example/sdk.js',
    FOLIOFLOW_CHECKOUT_SDK_URL: 'https://checkout.example/v1/checkout.js',
  },
  'http://127.0.0.1:4602',
);

test('a built app may load from itself, its provider, its two widgets and its gateways, and nothing else', () => {
  expect(contentSecurityPolicy(config)).toBe(
    [
      "default-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "script-src 'self' https://sign.example https://checkout.example",
      "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      "font-src 'self'",
      "img-src 'self' data: blob: https://provider.example",
      "connect-src 'self' https://provider.example",
      'media-src blob:',
      "worker-src 'self'",
      'frame-src blob:',
      "form-action 'self' https://pay.example",
      "manifest-src 'self'",
    ].join('; '),
  );
});

test('the frames, calls and pictures of a card checkout are those of its origins, in the app of the investors alone', () => {
  const real = { ...config, checkoutOrigins: ['https://api.checkout.example', 'https://api.checkout.example'] };
  const addedDirectives = (app: 'investor' | 'backoffice') => {
    const before = contentSecurityPolicy(config, undefined, app).split('; ');
    return contentSecurityPolicy(real, undefined, app)
      .split('; ')
      .filter((line) => !before.includes(line));
  };
  expect(addedDirectives('investor')).toEqual([
    "img-src 'self' data: blob: https://provider.example https://api.checkout.example",
    "connect-src 'self' https://provider.example https://api.checkout.example",
    'frame-src blob: https://api.checkout.example',
  ]);
  expect(addedDirectives('backoffice')).toEqual([]);
});

test('the logo is the only picture of another origin, and nothing else is loaded from there', () => {
  const branded = { ...config, logoUrl: 'https://cdn.example/logo.svg' };
  for (const app of ['investor', 'backoffice'] as const) {
    const before = contentSecurityPolicy(config, undefined, app).split('; ');
    const added = contentSecurityPolicy(branded, undefined, app)
      .split('; ')
      .filter((line) => !before.includes(line));
    expect(added).toEqual(["img-src 'self' data: blob: https://provider.example https://cdn.example"]);
  }
});

test("a page of the bank that a card checkout opens can tell it how it went, where there is one; nobody else's window knows the app", () => {
  const openerPolicies = (of: typeof config) =>
    (['investor', 'backoffice'] as const).map((app) => otherSecurityHeaders(of, app)['cross-origin-opener-policy']);
  expect(openerPolicies(config)).toEqual(['same-origin', 'same-origin']);
  expect(openerPolicies({ ...config, checkoutOrigins: ['https://api.checkout.example'] })).toEqual([
    'same-origin-allow-popups',
    'same-origin',
  ]);
});

test('the back-office loads from itself and its provider alone, sends no form and opens no camera', () => {
  expect(contentSecurityPolicy(config, undefined, 'backoffice')).toBe(
    [
      "default-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "script-src 'self'",
      "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      "font-src 'self'",
      "img-src 'self' data: blob: https://provider.example",
      "connect-src 'self' https://provider.example",
      "form-action 'none'",
    ].join('; '),
  );
  expect(otherSecurityHeaders(config, 'backoffice')).toMatchObject({
    'referrer-policy': 'no-referrer',
    'permissions-policy': expect.stringContaining('camera=()') as unknown,
  });
});

test('a text that stands in a page is allowed by its hash, in that page alone', () => {
  const built = contentSecurityPolicy(config).split('; ');
  const page = contentSecurityPolicy(config, { scripts: ['alert(1)'], styles: ['p{}'] }).split('; ');
  expect(page.filter((line) => !built.includes(line))).toEqual([
    "script-src 'self' https://sign.example https://checkout.example 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='",
  ]);
});

test('only the dev server allows styles as text, its own script and its socket', () => {
  const built = contentSecurityPolicy(config).split('; ');
  const dev = devContentSecurityPolicy(config, { nonce: 'n1', socket: 'ws://127.0.0.1:4600' }).split('; ');
  expect(dev.filter((line) => !built.includes(line))).toEqual([
    "script-src 'self' https://sign.example https://checkout.example 'nonce-n1'",
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self' https://provider.example ws://127.0.0.1:4600",
  ]);
});

test('a file allows less than the page that loads it', () => {
  for (const app of ['investor', 'backoffice'] as const) {
    const { 'content-security-policy': policy = '', ...others } = fileHeaders(app);
    const ofPage = contentSecurityPolicy(config, undefined, app).split('; ');
    expect(policy.split('; ')).toEqual(["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"]);
    expect(ofPage).toContain("default-src 'none'");
    expect(otherSecurityHeaders(config, app)).toMatchObject(others);
    expect(others).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  }
});
