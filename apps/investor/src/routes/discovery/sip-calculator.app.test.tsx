import {
  button,
  expect,
  field,
  page,
  READY,
  reload,
  test,
  userEvent,
  visit,
  waitForPath,
} from '../../testing/app-test.tsx';
import { chartPath } from '../../testing/test-data.ts';

const result = () => page.getByRole('region', { name: 'Result' });

test('nothing is calculated before an entry or SUBMIT, which calculates and moves the focus to the result [DO-176]', async ({
  network,
}) => {
  visit('/sipcalculator');
  await expect.element(field('Number of Holding Years')).toHaveValue('10');
  expect(result().element().textContent).not.toContain('₹');
  await button('SUBMIT').click();
  await expect.element(result()).toMatchTextContent(/Total Investments made₹6,00,000Expected Profit\+₹5,61,695/);
  await expect.element(page.getByRole('heading', { name: 'Result' })).toHaveFocus();
  expect(network.calls).toEqual([]);
});

test('a signed-out user can calculate a SIP without a call, and a reload restores the result [DO-011 DO-168 ON-059]', async ({
  network,
}) => {
  visit('/sipcalculator');
  await field('SIP Amount').fill('1000');
  await field('Annual Expected Return (%)').fill('12');
  await field('Number of Investment Years').fill('5');
  await field('Annual Inflation (%)').fill('6');
  await button('SUBMIT').click();
  await expect.element(page.getByRole('heading', { name: 'Result' })).toHaveFocus();
  await expect.element(page.getByText('+₹9,491')).toBeVisible();
  reload();
  await expect.element(page.getByText('+₹9,491')).toBeVisible();
  await expect.element(field('SIP Amount')).toHaveValue('1,000');
  expect(network.calls).toEqual([]);
});

test('a pause after the last key stores the figures in the address, without a press', async () => {
  visit('/sipcalculator');
  await field('SIP Amount').fill('2000');
  await expect.poll(() => new URLSearchParams(location.search).get('amount')).toBe('2000');
  reload();
  await expect.element(result()).toMatchTextContent(/₹4,64,678/);
});

test('the calculators lead to each other, each with its title and its heading in focus', async ({ network }) => {
  visit('/sipcalculator');
  for (const [link, path, title] of [
    ['Lumpsum', '/sipcalculator?of=lumpsum', 'Lumpsum calculator'],
    ['Goal', '/sipcalculator?of=goal', 'Goal calculator'],
    ['SIP', '/sipcalculator', 'SIP calculator'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toHaveFocus();
    expect([location.pathname + location.search, document.title]).toEqual([path, title]);
    await button('SUBMIT').click();
    await expect.element(result()).toMatchTextContent(/Total Investments made₹/);
  }
  expect(network.calls).toEqual([]);
});

test('the amount of a result presets the invest panel of a scheme, until an order is begun', async ({ investor }) => {
  await page.viewport(1280, 800);
  await investor.signIn(READY);
  visit('/sipcalculator');
  await field('SIP Amount').fill('6000');
  // The link loads when it is in sight, or with a key.
  await userEvent.keyboard('{Shift}');
  await page.getByRole('link', { name: 'Find schemes for ₹6,000 a month' }).click();
  await expect.poll(() => location.pathname).toBe('/schemeList');
  // The code that stores the plan is fetched by the press.
  await expect.poll(() => sessionStorage.getItem('invest_plan')).not.toBeNull();
  visit(chartPath);
  await expect.element(field('Amount of each instalment')).toHaveValue('6,000');
  await page.getByRole('button', { name: /^Start SIP: ₹6,000/ }).click();
  await waitForPath(/\/sipCheckout\/$/);
  expect(sessionStorage.getItem('invest_plan')).toBeNull();
  await page.viewport(414, 896);
});
