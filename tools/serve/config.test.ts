import { expect, test } from 'vitest';
import { defaultLogo } from './brand.ts';
import { createAppConfig, readPorts } from './config.ts';

const sandbox = 'http://127.0.0.1:4602';

test('an empty environment serves everything from this machine', () => {
  expect(readPorts({})).toEqual({ investor: 4600, backoffice: 4601, sandbox: 4602 });
  expect(createAppConfig({}, sandbox)).toEqual({
    providerUrl: 'http://127.0.0.1:4602/api/v1',
    paymentOrigins: ['http://127.0.0.1:4602'],
    esignSdkUrl: 'http://127.0.0.1:4602/sdk/esign.js',
    checkoutSdkUrl: 'http://127.0.0.1:4602/sdk/checkout.js',
    checkoutOrigins: [],
    helpdeskUrl: 'https://helpdesk.example',
    company: 'Folioflow',
    product: 'Folioflow',
    logoUrl: defaultLogo,
    supportEmail: 'support@folioflow.example',
    supportPhone: '1800 000 0000',
  });
});

test('a team points the apps to its own provider, gateways and widgets', () => {
  const config = createAppConfig(
    {
      FOLIOFLOW_PROVIDER_URL: 'https://provider.example/api/v1/',
      FOLIOFLOW_PAYMENT_ORIGINS: 'https://pay.example/start, https://pay2.example',
      FOLIOFLOW_CHECKOUT_ORIGINS: 'https://checkout.example, https://api.checkout.example/v1,',
      FOLIOFLOW_COMPANY: ' Rupee & Co ',
    },
    sandbox,
  );
  expect(config.providerUrl).toBe('https://provider.example/api/v1');
  expect(config.paymentOrigins).toEqual(['https://pay.example', 'https://pay2.example']);
  expect(config.checkoutOrigins).toEqual(['https://checkout.example', 'https://api.checkout.example']);
  expect(config.company).toBe('Rupee & Co');
});

test('an operator names the product, which is also its company unless that has another name', () => {
  const renamed = createAppConfig({ FOLIOFLOW_PRODUCT_NAME: ' Nivesh <One> ' }, sandbox);
  expect(renamed).toMatchObject({ product: 'Nivesh <One>', company: 'Nivesh <One>' });
  const ofCompany = createAppConfig({ FOLIOFLOW_PRODUCT_NAME: 'Nivesh', FOLIOFLOW_COMPANY: 'Nivesh Wealth' }, sandbox);
  expect(ofCompany).toMatchObject({ product: 'Nivesh', company: 'Nivesh Wealth' });
});

test.each([
  ['nivesh', '>N<'],
  ['<script>', '>&lt;<'],
  ['&more', '>&amp;<'],
  ['निवेश', '>नि<'],
])('the product %s without a logo has its first letter as its logo, never that of another product', (name, letter) => {
  const { logoUrl } = createAppConfig({ FOLIOFLOW_PRODUCT_NAME: name }, sandbox);
  expect(logoUrl).toMatch(/^data:image\/svg\+xml,[^<>"&#]*$/);
  expect(decodeURIComponent(logoUrl)).toContain(letter);
});

test('the logo has an http address', () => {
  const withLogo = (FOLIOFLOW_LOGO_URL: string) => createAppConfig({ FOLIOFLOW_LOGO_URL }, sandbox).logoUrl;
  expect(withLogo('https://cdn.example/logo.svg')).toBe('https://cdn.example/logo.svg');
  expect(() => withLogo('data:text/html,x')).toThrow('FOLIOFLOW_LOGO_URL must be an http or https address');
});

test('an address that is none is refused by name before anything starts', () => {
  expect(() => createAppConfig({ FOLIOFLOW_ESIGN_SDK_URL: 'javascript:alert(1)' }, sandbox)).toThrow(
    'FOLIOFLOW_ESIGN_SDK_URL must be an http or https address, not "javascript:alert(1)".',
  );
  expect(() => readPorts({ INVESTOR_PORT: '70000' })).toThrow(
    'INVESTOR_PORT must be a port from 1 to 65535, not "70000".',
  );
});
