import { drawPicture } from '../kyc/pictures.ts';
import { expectAccessible } from '../support/axe.ts';
import {
  addElement,
  button,
  changeMandate,
  createElementHost,
  expectLastEvent,
  findOverflow,
  firstSipDay,
  nominee,
  readEvents,
} from '../support/element-page.ts';
import { expect, test } from '../support/test.ts';
import { createKeyboardInput, createTouchInput } from '../support/user-input.ts';

const host = createElementHost();

test('a SIP is placed in a page of another company under a policy without any style source, by touch and by keyboard alone @layout [DO-280 DO-300 DO-327 DO-331]', async ({
  page,
  isMobile,
}) => {
  const { sandbox, token } = await host.createInvestor();
  await page.goto(host.url);
  const element = await addElement(page, { attributes: host.attributes(), token });
  const hand = isMobile ? createTouchInput(page) : createKeyboardInput(page);

  await test.step('the first step', async () => {
    await expect(element.getByRole('heading', { name: 'SIP Order Checkout' })).toBeVisible();
    await expectAccessible(page);
    await hand.tick(nominee(element));
    await expect(changeMandate(element)).toBeVisible();
    expect(await findOverflow(element)).toEqual([]);
    await hand.press(button(element, 'Review'));
  });

  await test.step('the review', async () => {
    const agreed = element.getByRole('region', { name: 'What you agree to' });
    await expect(agreed).toContainText('₹6,000 on the 5th of every month');
    await expect(agreed).toContainText('₹72,000 in total');
    await expectAccessible(page);
    expect(await findOverflow(element)).toEqual([]);
    await hand.press(button(element, 'Create SIP Order'));
  });

  await test.step('the code', async () => {
    await hand.type(element.getByLabel('OTP', { exact: true }), '123456');
    await hand.press(button(element, 'Confirm SIP Order'));
    await expect(element.getByRole('status')).toHaveText(/^Your SIP of ₹.* starts on /);
    await expectAccessible(page);
    expect(await findOverflow(element)).toEqual([]);
  });

  const orderId: unknown = expect.stringMatching(/^ord_/);
  const placed = { schemeIsin: 'INFZZZ000011', schemeCode: 'SC01', amountInPaise: 600_000, installments: 12 };
  await expect
    .poll(() => readEvents(page))
    .toEqual([
      ['ready', { step: 'nominee' }],
      ['placed', { ...placed, orderId, firstDay: firstSipDay(), path: '/sipResponse/' }],
    ]);
  expect((await sandbox.effects()).rows['schedules']).toBe(1);
  await hand.press(button(element, 'Ok, Go to list'));
  await expectLastEvent(page, ['exit', { path: '/sipList/' }]);
});

test('the layout follows a column of 320 pixels in a wide page, in both themes @desktop', async ({ page }) => {
  const { token } = await host.createInvestor();
  await page.goto(host.url);
  const element = await addElement(page, { attributes: host.attributes(), token, width: '320px' });
  // The summary is folded, as on a phone.
  await expect(element.getByText('Your order', { exact: true })).toBeVisible();
  expect(await findOverflow(element)).toEqual([]);
  await nominee(element).check();
  await expect(changeMandate(element)).toBeVisible();
  expect(await findOverflow(element)).toEqual([]);
  await changeMandate(element).click();
  await expect(element.getByRole('checkbox', { name: /^Use this mandate/ })).toBeChecked();
  expect(await findOverflow(element)).toEqual([]);
  await button(element, 'Review').click();
  await expect(element.getByRole('region', { name: 'What you agree to' })).toBeVisible();
  expect(await findOverflow(element)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  const backgroundOf = () =>
    element.evaluate((each) => getComputedStyle(each.shadowRoot?.querySelector('.surface') ?? each).backgroundColor);
  expect(await backgroundOf()).toBe('rgb(245, 246, 250)');
  await element.evaluate((each) => each.setAttribute('theme', 'dark'));
  expect(await backgroundOf()).toBe('rgb(11, 16, 26)');
  await expectAccessible(page);
  await element.evaluate((each) => each.parentElement?.style.setProperty('width', '1100px'));
  await expect(element.getByRole('complementary', { name: 'Your order' })).toBeVisible();
});

test('a declaration is shown, signed and uploaded under the same policy @desktop [DO-286 DO-287]', async ({ page }) => {
  const { sandbox, token } = await host.createInvestor();
  await page.goto(host.url);
  const element = await addElement(page, { attributes: host.attributes(), token });
  await element.getByRole('radio', { name: /^No/ }).check();
  const download = element.getByRole('link', { name: /^Download/ });
  await expect(download).toHaveAttribute('href', /^blob:/);
  const scan = element.getByLabel('Signed declaration', { exact: true });
  const name = (await download.getAttribute('download'))?.replace('.pdf', '.png') ?? '';
  await scan.setInputFiles(await drawPicture(page, name));
  await button(element, 'Upload Declaration').click();
  await expect(element.getByText(/^Your declaration is registered/)).toBeVisible();
  await expect(changeMandate(element)).toBeVisible();
  expect(await findOverflow(element)).toEqual([]);
  expect((await sandbox.effects()).rows['schedules']).toBe(0);
});
