import { i18n } from '@folioflow/flows/testing/texts';
import { pressDialogOk, button, expect, page, reload, test, visit } from '../../testing/app-test.tsx';
import { comparisonPath, scheme } from '../../testing/test-data.ts';

test.beforeEach(async ({ investor }) => {
  await investor.signIn();
});

const STATISTICS = 'master/scheme/statistics';
const THREE = '/schemeList?compare=SC01&compare=SC02&compare=SC03';
const periodRadio = (name: string) => page.getByRole('radio', { name, exact: true });
const countColumns = () => page.getByRole('button', { name: /^Remove scheme .$/ }).elements().length;
const watchButtons = () => page.getByRole('button', { name: /^Watchlist ?,/ });
const watchButton = () => watchButtons().first();
const growthChart = () => page.getByRole('img', { name: /^Line chart of the growth of ₹100/ });
const requestedCodes = (calls: readonly { readonly body: Readonly<Record<string, unknown>> }[]) =>
  calls.map(({ body }) => body['param_scheme_code']);

test('a scheme that fails shows an error in its column, and only this scheme is fetched again', async ({ network }) => {
  network.injectFault(STATISTICS, (carry) => carry());
  network.dropNextCall(STATISTICS);
  visit(THREE);
  await pressDialogOk();
  await expect.element(page.getByText('This scheme could not be loaded')).toBeVisible();
  await expect.element(page.getByRole('link', { name: scheme.name }).first()).toBeVisible();
  await expect.element(growthChart()).toBeVisible();
  await button(i18n._('comparison.scheme.retry')).click();
  await expect.element(page.getByRole('link', { name: /SC02/ }).first()).toBeVisible();
  expect(requestedCodes(network.callsTo(STATISTICS))).toEqual(['SC01', 'SC02', 'SC03', 'SC02']);
});

test('the address contains schemes and period: a reload and Back restore them, and a removed scheme is removed from it', async () => {
  visit(comparisonPath);
  await periodRadio('1Y').click();
  await expect.poll(() => location.search).toBe('?compare=SC01:INFZZZ000011&compare=SC02&period=1Y');
  reload();
  await expect.element(periodRadio('1Y')).toBeChecked();
  expect(countColumns()).toBe(2);
  await page.getByRole('navigation').getByRole('link', { name: 'Explore' }).first().click();
  await expect.element(page.getByText('74 schemes')).toBeVisible();
  history.back();
  await expect.element(periodRadio('1Y')).toBeChecked();
  expect(countColumns()).toBe(2);
  await button('Remove scheme A').click();
  await expect.poll(() => location.search).toBe('?compare=SC02&period=1Y');
  await expect.element(page.getByText('Up to 3 schemes can be compared.')).toBeVisible();
});

test.for([
  ['a fourth scheme', `${THREE}&compare=SC04`, ['SC01', 'SC02', 'SC03']],
  ['the same one twice', '/schemeList?compare=SC01&compare=SC01:INFZZZ000011', ['SC01']],
  ['no code, and no period', '/schemeList?compare=%3Cb%3E&compare=SC02&period=nonsense', ['SC02']],
] as const)('a surplus value is removed from page and address: %s', async ([, path, codes], { network }) => {
  visit(path);
  await expect.poll(() => location.search).toBe(`?${codes.map((code) => `compare=${code}`).join('&')}`);
  await expect.poll(countColumns).toBe(codes.length);
  await expect.poll(() => requestedCodes(network.callsTo(STATISTICS))).toEqual(codes);
});

test('an unknown code shows an error in its column; an address without a scheme links to the list', async () => {
  visit('/schemeList?compare=SC01&compare=xx');
  await pressDialogOk();
  await expect.element(page.getByText('This scheme could not be found')).toBeVisible();
  await expect.element(growthChart()).toBeVisible();
  expect(countColumns()).toBe(2);
  visit('/schemeList?compare=%3Cb%3E');
  await expect.element(page.getByText('Nothing to compare yet')).toBeVisible();
  await page.getByRole('link', { name: 'Choose schemes' }).click();
  await expect.element(page.getByText('74 schemes')).toBeVisible();
});

test('a compared scheme is added to watchlists in the same dialog as everywhere, and the comparison remains', async () => {
  visit(comparisonPath);
  // Columns arrive in any order, and the first button is then another.
  await expect.element(watchButtons()).toHaveLength(2);
  await watchButton().click();
  await expect.element(page.getByRole('dialog', { name: i18n._('watching.lists.title') })).toBeVisible();
  await button(i18n._('watching.lists.done')).click();
  await expect.element(page.getByRole('dialog')).toHaveLength(0);
  await expect.element(watchButton()).toHaveFocus();
  expect(countColumns()).toBe(2);
});
