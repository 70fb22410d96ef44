import { acknowledge, button, expect, page, reload, test, visit } from '../../testing/app-test.tsx';
import { comparedPath, scheme } from '../../testing/known.ts';

test.beforeEach(async ({ investor }) => {
  await investor.signIn();
});

const STATISTICS = 'master/scheme/statistics';
const THREE = '/schemeList?compare=SC01&compare=SC02&compare=SC03';
const period = (name: string) => page.getByRole('radio', { name, exact: true });
const columns = () => page.getByRole('button', { name: /^Remove scheme .$/ }).elements().length;
const drawn = () => page.getByRole('img', { name: /^Lines showing the growth of ₹100/ });
const asked = (calls: readonly { readonly body: Readonly<Record<string, unknown>> }[]) =>
  calls.map(({ body }) => body['param_scheme_code']);

test('one that fails says so in its column, and is asked for again alone', async ({ network }) => {
  network.meet(STATISTICS, (carry) => carry());
  network.cutOff(STATISTICS);
  visit(THREE);
  await acknowledge();
  await expect.element(page.getByText('This scheme could not be loaded')).toBeVisible();
  await expect.element(page.getByRole('link', { name: scheme.name }).first()).toBeVisible();
  await expect.element(drawn()).toBeVisible();
  await button('Try again').click();
  await expect.element(page.getByRole('link', { name: /SC02/ }).first()).toBeVisible();
  expect(asked(network.to(STATISTICS))).toEqual(['SC01', 'SC02', 'SC03', 'SC02']);
});

test('choice and period stand in the address: a reload and Back show them again, and a scheme that is taken away leaves it', async () => {
  visit(comparedPath);
  await period('1Y').click();
  await expect.poll(() => location.search).toBe('?compare=SC01:INFZZZ000011&compare=SC02&period=1Y');
  reload();
  await expect.element(period('1Y')).toBeChecked();
  expect(columns()).toBe(2);
  await page.getByRole('navigation').getByRole('link', { name: 'Explore' }).first().click();
  await expect.element(page.getByText('74 schemes')).toBeVisible();
  history.back();
  await expect.element(period('1Y')).toBeChecked();
  expect(columns()).toBe(2);
  await button('Remove scheme A').click();
  await expect.poll(() => location.search).toBe('?compare=SC02&period=1Y');
  await expect.element(page.getByText('Up to 3 schemes can be compared.')).toBeVisible();
});

test.for([
  ['a fourth scheme', `${THREE}&compare=SC04`, ['SC01', 'SC02', 'SC03']],
  ['the same one twice', '/schemeList?compare=SC01&compare=SC01:INFZZZ000011', ['SC01']],
  ['no code, and no period', '/schemeList?compare=%3Cb%3E&compare=SC02&period=nonsense', ['SC02']],
] as const)(
  'what an address says too much is left out of page and address: %s',
  async ([, path, codes], { network }) => {
    visit(path);
    await expect.poll(() => location.search).toBe(`?${codes.map((code) => `compare=${code}`).join('&')}`);
    await expect.poll(columns).toBe(codes.length);
    await expect.poll(() => asked(network.to(STATISTICS))).toEqual(codes);
  },
);

test('a code that nobody has is not found in its column; an address without a scheme leads to the list', async () => {
  visit('/schemeList?compare=SC01&compare=xx');
  await acknowledge();
  await expect.element(page.getByText('This scheme could not be found')).toBeVisible();
  await expect.element(drawn()).toBeVisible();
  expect(columns()).toBe(2);
  visit('/schemeList?compare=%3Cb%3E');
  await expect.element(page.getByText('Nothing to compare yet')).toBeVisible();
  await page.getByRole('link', { name: 'Choose schemes' }).click();
  await expect.element(page.getByText('74 schemes')).toBeVisible();
});
