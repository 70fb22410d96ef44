import { button, expect, field, page, reload, test, userEvent, visit } from '../../testing/app-test.tsx';

const result = () => page.getByRole('region', { name: 'Result' });

test('a signed-out user can calculate a SIP without a call, and a reload restores the result [DO-011 DO-168 ON-059]', async ({
  network,
}) => {
  visit('/sipcalculator');
  await field('SIP Amount').fill('1000');
  await field('Annual Expected Return (%)').fill('12');
  await field('Number of Investment Years').fill('5');
  // The options load when they are in sight, or with a key.
  await userEvent.keyboard('{Shift}');
  await page.getByText('More options').click();
  await field('Annual Inflation (%)').fill('6');
  await button('SUBMIT').click();
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
    ['Lumpsum', '/lumpsumcalculator', 'Lumpsum calculator'],
    ['Goal', '/goalcalculator', 'Goal calculator'],
    ['SIP', '/sipcalculator', 'SIP calculator'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toHaveFocus();
    expect([location.pathname, document.title]).toEqual([path, title]);
    await expect.element(result()).toBeVisible();
  }
  expect(network.calls).toEqual([]);
});
