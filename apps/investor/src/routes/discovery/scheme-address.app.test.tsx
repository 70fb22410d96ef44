import { expect, page, test, visit } from '../../testing/app-test.tsx';
import { invest } from '../../testing/steps/order.ts';
import { chartPath, scheme } from '../../testing/known.ts';

const LIE = 'Sarkari Guaranteed 18% Fund';
const lying = (isin: string, code: string) => `/charts/${isin}/${code}/${encodeURIComponent(LIE)}`;
const named = (name: string) => page.getByRole('heading', { level: 1, name });
const kept = () => JSON.parse(sessionStorage.getItem('received_data') ?? 'null') as unknown;

test.beforeEach(async ({ investor }) => {
  await investor.signIn();
});

test('a name in the address is never shown: the page says the provider’s, and the address is put right in place [DO-061 DO-065]', async ({
  network,
}) => {
  const letAnswer = network.pause();
  visit(lying(scheme.isin, scheme.code));
  const before = history.length;
  await expect.element(page.getByText('We are fetching the scheme')).toBeInTheDocument();
  expect(document.body.innerText).not.toContain('Sarkari');
  letAnswer();
  await expect.element(named(scheme.name)).toBeVisible();
  await expect.poll(() => location.pathname).toBe(chartPath);
  expect(document.body.innerText).not.toContain('Sarkari');
  await expect.poll(() => document.title).toBe(scheme.name);
  expect(history.length).toBe(before);
  expect(kept()).toEqual({ scheme_isin: scheme.isin, scheme_code: scheme.code, scheme_name: scheme.name });
});

test('nor is it in the checkout, which is told what the provider calls the scheme', async () => {
  await invest('5000', lying(scheme.isin, scheme.code));
  expect(document.body.textContent).toContain(scheme.name);
  expect(document.body.innerText).not.toContain('Sarkari');
});

test.for([
  ['the ISIN of another scheme', lying('INFZZZ000029', 'SC01')],
  ['a code that nobody has', lying(scheme.isin, 'SC00')],
  ['a scheme that has no page', lying('-', 'SC99')],
])('codes that do not belong together are no page: %s [DO-063]', async ([, path]) => {
  visit(path ?? '');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect.element(named('Sorry the information you are looking for could not be found')).toBeVisible();
  expect(document.body.innerText).not.toContain('Sarkari');
  expect(kept()).toBeNull();
});

test('an address without the ISIN is completed', async () => {
  visit(lying('-', scheme.code));
  await expect.poll(() => location.pathname).toBe(chartPath);
});

test('on a phone the name in the navigation state is as little believed', async () => {
  visit('/schemeList');
  await expect.element(page.getByText('74 schemes')).toBeVisible();
  const param_data = { scheme_isin: scheme.isin, scheme_code: scheme.code, scheme_name: LIE };
  history.pushState({ usr: { param_data }, key: 'lie' }, '', '/chartsmobile');
  dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  await expect.element(named(scheme.name)).toBeVisible();
  expect(document.body.innerText).not.toContain('Sarkari');
  await expect.poll(() => JSON.stringify(history.state)).not.toContain('Sarkari');
});

test('nor is what the session storage says of the scheme that was opened last [DO-063]', async () => {
  visit('/schemeList');
  await expect.element(page.getByText('74 schemes')).toBeVisible();
  sessionStorage.setItem(
    'received_data',
    JSON.stringify({ scheme_isin: scheme.isin, scheme_code: scheme.code, scheme_name: LIE }),
  );
  visit('/chartsmobile');
  await expect.element(named(scheme.name)).toBeVisible();
  expect(document.body.innerText).not.toContain('Sarkari');
  await expect.poll(() => JSON.stringify(kept())).not.toContain('Sarkari');
});
