import { button, expect, field, page, reload, test, visit } from '../../testing/app-test.tsx';

test('a signed-out user can calculate a SIP without a call, and a reload restores the result [DO-011 DO-168 ON-059]', async ({
  network,
}) => {
  visit('/sipcalculator');
  await field('SIP Amount').fill('1000');
  await field('Annual Expected Return (%)').fill('12');
  await field('Annual Inflation (%)').fill('6');
  await field('Number of Investment Years').fill('5');
  await field('Number of Holding Years').fill('5');
  await button('SUBMIT').click();
  await expect.element(page.getByText('+₹9,491')).toBeVisible();
  reload();
  await expect.element(page.getByText('+₹9,491')).toBeVisible();
  await expect.element(field('SIP Amount')).toHaveValue('1,000');
  expect(network.calls).toEqual([]);
});
