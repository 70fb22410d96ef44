import { i18n } from '@folioflow/flows/testing/texts';
import { expect, page, test, visit } from '../../testing/app-test.tsx';
import { invest } from '../../testing/steps/order.ts';
import { chartPath, scheme } from '../../testing/test-data.ts';

const FALSE_NAME = 'Sarkari Guaranteed 18% Fund';
const pathWithFalseName = (isin: string, code: string) => `/charts/${isin}/${code}/${encodeURIComponent(FALSE_NAME)}`;
const pageHeading = (name: string) => page.getByRole('heading', { level: 1, name });
const storedScheme = () => JSON.parse(sessionStorage.getItem('received_data') ?? 'null') as unknown;

test.beforeEach(async ({ investor }) => {
  await investor.signIn();
});

test('the page never shows the name in the address, but that of the provider, and corrects the address in place [DO-061 DO-065]', async ({
  network,
}) => {
  const letAnswer = network.delayCalls();
  visit(pathWithFalseName(scheme.isin, scheme.code));
  const before = history.length;
  await expect.element(page.getByText('We are fetching the scheme')).toBeInTheDocument();
  expect(document.body.innerText).not.toContain('Sarkari');
  letAnswer();
  await expect.element(pageHeading(scheme.name)).toBeVisible();
  await expect.poll(() => location.pathname).toBe(chartPath);
  expect(document.body.innerText).not.toContain('Sarkari');
  await expect.poll(() => document.title).toBe(scheme.name);
  expect(history.length).toBe(before);
  await expect
    .poll(storedScheme)
    .toEqual({ scheme_isin: scheme.isin, scheme_code: scheme.code, scheme_name: scheme.name });
});

test('the checkout shows the name of the provider, not the name in the address', async () => {
  await invest('5000', pathWithFalseName(scheme.isin, scheme.code));
  expect(document.body.textContent).toContain(scheme.name);
  expect(document.body.innerText).not.toContain('Sarkari');
});

test.for([
  ['the ISIN of another scheme', pathWithFalseName('INFZZZ000029', 'SC01')],
  ['an unknown code', pathWithFalseName(scheme.isin, 'SC00')],
  ['a scheme that has no page', pathWithFalseName('-', 'SC99')],
])('codes that do not match show the neutral page: %s [DO-063]', async ([, path]) => {
  visit(path ?? '');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect.element(pageHeading(i18n._('common.notFound'))).toBeVisible();
  expect(document.body.innerText).not.toContain('Sarkari');
  expect(storedScheme()).toBeNull();
});

test('an address without the ISIN is completed', async () => {
  visit(pathWithFalseName('-', scheme.code));
  await expect.poll(() => location.pathname).toBe(chartPath);
});

test('on a phone the name in the navigation state is not shown', async () => {
  visit('/schemeList');
  await expect.element(page.getByText('74 schemes')).toBeVisible();
  const param_data = { scheme_isin: scheme.isin, scheme_code: scheme.code, scheme_name: FALSE_NAME };
  history.pushState({ usr: { param_data }, key: 'lie' }, '', '/chartsmobile');
  dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  await expect.element(pageHeading(scheme.name)).toBeVisible();
  expect(document.body.innerText).not.toContain('Sarkari');
  await expect.poll(() => JSON.stringify(history.state)).not.toContain('Sarkari');
});

test('the name in the session storage is not shown [DO-063]', async () => {
  visit('/schemeList');
  await expect.element(page.getByText('74 schemes')).toBeVisible();
  sessionStorage.setItem(
    'received_data',
    JSON.stringify({ scheme_isin: scheme.isin, scheme_code: scheme.code, scheme_name: FALSE_NAME }),
  );
  visit('/chartsmobile');
  await expect.element(pageHeading(scheme.name)).toBeVisible();
  expect(document.body.innerText).not.toContain('Sarkari');
  await expect.poll(() => JSON.stringify(storedScheme())).not.toContain('Sarkari');
});
