import {
  addElement,
  button,
  createElementHost,
  changeMandate,
  nominee,
  readEvents,
  reviewInElement,
} from '../support/element-page.ts';
import { expect, test } from '../support/test.ts';

const host = createElementHost();

/** Rules of a careless host page. */
const hostileRules = `
  html { font-size: 62.5%; }
  * { letter-spacing: 6px; line-height: 3; text-transform: uppercase; font-family: serif; color: red; }
  button, h1, input, label, dialog, div { background: yellow; border: 9px solid green; padding: 40px; }
  .surface, .column { display: none; }
`;

test('the rules of the host page do not reach the element, and its rules do not reach the page @desktop', async ({
  page,
}) => {
  const { token } = await host.createInvestor();
  await page.goto(host.url);
  const readLooks = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('body, h1, p, button')].map((each) => {
        const { font, color, background, margin, padding } = getComputedStyle(each);
        return [font, color, background, margin, padding];
      }),
    );
  const before = await readLooks();
  const element = await addElement(page, { attributes: host.attributes(), token });
  const review = button(element, 'Review');
  await expect(review).toBeVisible();
  expect(await readLooks()).toEqual(before);
  expect(await page.evaluate(() => document.head.querySelectorAll('style').length)).toBe(0);

  const readInside = () =>
    element.evaluate((each) =>
      [...(each.shadowRoot?.querySelectorAll('h1, button, label, input') ?? [])].map((inner) => {
        const { font, color, letterSpacing, textTransform, backgroundColor, padding, borderWidth } =
          getComputedStyle(inner);
        return [font, color, letterSpacing, textTransform, backgroundColor, padding, borderWidth];
      }),
    );
  const inside = await readInside();
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, hostileRules);
  expect(await readLooks()).not.toEqual(before);
  expect(await readInside()).toEqual(inside);
  // The tokens are the one way in.
  await page.evaluate(() => document.body.style.setProperty('--folioflow-accent', 'rgb(1, 2, 3)'));
  await expect(button(element, 'Cancel')).toHaveCSS('color', 'rgb(1, 2, 3)');
});

test('two elements of a page are independent of each other', async ({ page }) => {
  const [first, second] = [await host.createInvestor(), await host.createInvestor()];
  await page.goto(host.url);
  const one = await addElement(page, { attributes: host.attributes(), token: first.token });
  const two = await addElement(page, {
    attributes: host.attributes({ amount: '7000', theme: 'dark' }),
    token: second.token,
    into: 'other-place',
  });
  await expect(nominee(two)).toBeVisible();
  await reviewInElement(one);
  await expect(one.getByRole('region', { name: 'What you agree to' })).toContainText('₹6,000');
  await expect(nominee(two)).not.toBeChecked();
  await reviewInElement(two);
  await expect(two.getByRole('region', { name: 'What you agree to' })).toContainText('₹7,000');
  await two.evaluate((each) => each.remove());
  await button(one, 'Create SIP Order').click();
  await one.getByLabel('OTP', { exact: true }).fill('123456');
  await button(one, 'Confirm SIP Order').click();
  await expect(one.getByRole('status')).toHaveText(/^Your SIP of ₹.* starts on /);
  expect((await first.sandbox.effects()).rows['schedules']).toBe(1);
  expect((await second.sandbox.effects()).rows['schedules']).toBe(0);
});

test('the dialog of one element belongs to its own root: it traps the focus, closes with Escape and returns the focus @desktop', async ({
  page,
}) => {
  const { sandbox, token } = await host.createInvestor();
  await page.goto(host.url);
  const element = await addElement(page, { attributes: host.attributes(), token });
  await reviewInElement(element);
  await sandbox.injectFault({ operation: 'sendTwoFactorOtp', kind: 'code', value: '099' });
  await button(element, 'Create SIP Order').click();
  const dialog = element.getByRole('alertdialog', { name: 'Please note' });
  await expect(dialog).toBeVisible();
  const isFocusInside = () =>
    element.evaluate((each) => {
      const { shadowRoot } = each;
      return shadowRoot?.querySelector('dialog[open]')?.contains(shadowRoot.activeElement) ?? false;
    });
  await expect.poll(isFocusInside).toBe(true);
  for (let stop = 0; stop < 4; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.id)).not.toBe('after');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const focused = () => element.evaluate(({ shadowRoot }) => shadowRoot?.activeElement?.textContent);
  await expect.poll(focused).toBe('SIP Order Checkout');
});

test('Tab leads through the element and out of it, and focus() leads to the heading @desktop', async ({ page }) => {
  const { token } = await host.createInvestor();
  await page.goto(host.url);
  const element = await addElement(page, { attributes: host.attributes(), token });
  await expect(nominee(element)).toBeVisible();
  await page.locator('#before').focus();
  const readFocus = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.shadowRoot?.activeElement?.textContent ?? activeElement?.id;
    });
  await page.keyboard.press('Tab');
  await expect(element.getByRole('radio', { name: 'Yes' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(nominee(element)).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await readFocus()).toBe('Cancel');
  await page.keyboard.press('Tab');
  expect(await readFocus()).toBe('after');
  await page.keyboard.press('Shift+Tab');
  expect(await readFocus()).toBe('Cancel');
  await page.locator('#before').focus();
  await element.evaluate((each) => each.focus());
  await expect.poll(readFocus).toBe('SIP Order Checkout');
  await nominee(element).check();
  await expect(changeMandate(element)).toBeVisible();
  await expect.poll(() => readEvents(page)).toEqual([['ready', { step: 'nominee' }]]);
});
