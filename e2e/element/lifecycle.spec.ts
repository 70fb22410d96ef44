import type { Locator, Page } from '@playwright/test';
import {
  addElement,
  button,
  createElementHost,
  expectLastEvent,
  nominee,
  readEvents,
  reviewInElement,
} from '../support/element-page.ts';
import { expect, test } from '../support/test.ts';

const host = createElementHost();

test('the token is neither in the page, the stores nor the address, and its attribute is removed', async ({ page }) => {
  const { token } = await host.createInvestor();
  await page.goto(host.url);
  const element = await addElement(page, { attributes: host.attributes({ token }), token: '' });
  await reviewInElement(element);
  await expect(element).not.toHaveAttribute('token');
  const places = await page.evaluate(() => [
    document.documentElement.outerHTML,
    document.querySelector('folioflow-sip-checkout')?.shadowRoot?.innerHTML,
    [localStorage, sessionStorage].map((store) => JSON.stringify(store)).join(),
    location.href,
    JSON.stringify(history.state),
  ]);
  expect(token.length).toBeGreaterThan(8);
  expect(places.filter((text) => text?.includes(token))).toEqual([]);
});

/** Takes the element out of the page; `putBack` inserts it elsewhere in a later task. */
const takeOut = (page: Page) =>
  page.evaluate(() => {
    const taken = document.querySelector('folioflow-sip-checkout');
    taken?.remove();
    Object.assign(window, { taken });
  });
const putBack = (page: Page, into = 'other-place') =>
  page.evaluate((id) => {
    const { taken } = window as unknown as { readonly taken: Element };
    document.getElementById(id)?.append(taken);
  }, into);

/** Confirms the order by a code; the answer arrives while the element is out of the page. */
async function confirmOutside(page: Page, element: Locator, code: string): Promise<void> {
  const taken = Promise.withResolvers<undefined>();
  const answered = Promise.withResolvers<undefined>();
  await page.route('**/api/v1/xsip/create', async (route) => {
    await taken.promise;
    await route.fulfill({ response: await route.fetch() });
    answered.resolve(undefined);
  });
  await button(element, 'Create SIP Order').click();
  await element.getByLabel('OTP', { exact: true }).fill(code);
  await button(element, 'Confirm SIP Order').click();
  await takeOut(page);
  taken.resolve(undefined);
  await answered.promise;
}

test('a moved element continues in one task or several, and a second script changes nothing', async ({ page }) => {
  const { token } = await host.createInvestor();
  await page.goto(host.url);
  const element = await addElement(page, { attributes: host.attributes(), token });
  await reviewInElement(element);
  await page.evaluate(() => {
    const moved = document.querySelector('folioflow-sip-checkout');
    if (moved !== null) document.getElementById('other-place')?.append(moved);
  });
  const moved = page.locator('#other-place > folioflow-sip-checkout');
  await expect(moved.getByRole('region', { name: 'What you agree to' })).toBeVisible();
  await takeOut(page);
  await putBack(page, 'place');
  await expect(element.getByRole('region', { name: 'What you agree to' })).toBeVisible();
  const isSame = await page.evaluate(async () => {
    const before = customElements.get('folioflow-sip-checkout');
    const again = `${location.origin}/element/index.js?again`;
    await import(again);
    return before !== undefined && customElements.get('folioflow-sip-checkout') === before;
  });
  expect(isSame).toBe(true);
});

test('an order that is answered while its element is moved is shown and announced in the new place', async ({
  page,
}) => {
  const { sandbox, token } = await host.createInvestor();
  await page.goto(host.url);
  const element = await addElement(page, { attributes: host.attributes(), token });
  await reviewInElement(element);
  await confirmOutside(page, element, '123456');
  expect((await sandbox.effects()).rows['schedules']).toBe(1);
  await putBack(page);
  const moved = page.locator('#other-place > folioflow-sip-checkout');
  await expect(moved.getByRole('status')).toHaveText(/^Your SIP of ₹.* starts on /);
  const isPlaced = expect.objectContaining({ schemeCode: 'SC01', path: '/sipResponse/' }) as object;
  await expect.poll(async () => (await readEvents(page)).slice(1)).toEqual([['placed', isPlaced]]);
});

test('a refusal that arrives while the element is moved opens its dialog in the new place', async ({ page }) => {
  const { sandbox, token } = await host.createInvestor();
  await page.goto(host.url);
  const element = await addElement(page, { attributes: host.attributes(), token });
  await reviewInElement(element);
  await confirmOutside(page, element, '111111');
  await putBack(page);
  const alert = page.locator('#other-place > folioflow-sip-checkout').getByRole('alertdialog');
  await expect(alert).toContainText('The one-time password is not correct.');
  await takeOut(page);
  await putBack(page, 'place');
  await button(element.getByRole('alertdialog'), 'OK').click();
  await expect(element.getByLabel('OTP', { exact: true })).toBeFocused();
  expect((await sandbox.effects()).rows['schedules']).toBe(0);
});

test('an element that stays removed is released, and starts again', async ({ page }) => {
  const { token } = await host.createInvestor();
  await page.goto(host.url);
  const element = await addElement(page, { attributes: host.attributes(), token });
  await reviewInElement(element);
  await takeOut(page);
  await page.clock.fastForward('01:00');
  await putBack(page, 'place');
  await expect(nominee(element)).toBeVisible();
  await expect(nominee(element)).not.toBeChecked();
});

test('a changed attribute restarts the checkout, and an invalid one is explained', async ({ page, expectProblem }) => {
  expectProblem(/the attribute amount must be an amount in rupees/);
  const { token } = await host.createInvestor();
  await page.goto(host.url);
  const element = await addElement(page, { attributes: host.attributes(), token });
  await reviewInElement(element);
  await element.evaluate((each) => each.setAttribute('amount', '7000'));
  await expect(nominee(element)).not.toBeChecked();
  await reviewInElement(element);
  await expect(element.getByRole('region', { name: 'What you agree to' })).toContainText('₹7,000');
  await element.evaluate((each) => each.setAttribute('amount', 'much'));
  const message =
    '<folioflow-sip-checkout> cannot be shown: the attribute amount must be an amount in rupees, such as 5000 or 5000.50, not "much".';
  await expect(element.getByRole('alert')).toHaveText(message);
  await expectLastEvent(page, ['failed', { kind: 'configuration', message }]);
  await element.evaluate((each) => each.setAttribute('amount', '6000'));
  await expect(nominee(element)).toBeVisible();
});

test('a cancelled checkout orders nothing and can start again', async ({ page }) => {
  const { sandbox, token } = await host.createInvestor();
  await page.goto(host.url);
  const element = await addElement(page, { attributes: host.attributes(), token });
  await reviewInElement(element);
  await button(element, 'Cancel').click();
  await expect(element.getByRole('heading', { name: 'You cancelled this SIP' })).toBeVisible();
  await expectLastEvent(page, ['cancelled', { step: 'review' }]);
  expect((await sandbox.effects()).rows['schedules']).toBe(0);
  const readFocus = () => element.evaluate(({ shadowRoot }) => shadowRoot?.activeElement?.textContent);
  await expect.poll(readFocus).toBe('You cancelled this SIP');
  await button(element, 'Start again').click();
  await expect.poll(readFocus).toBe('SIP Order Checkout');
  await expect(nominee(element)).toBeVisible();
});

test('an element that is in the page before its script, with its token, is shown', async ({ page }) => {
  const { token } = await host.createInvestor();
  await page.addInitScript(
    ({ values, secret }) => {
      // The script of the page runs after this event.
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        const element = Object.assign(document.createElement('folioflow-sip-checkout'), { token: secret });
        for (const [name, value] of Object.entries(values)) element.setAttribute(name, value);
        document.getElementById('place')?.append(element);
      });
    },
    { values: host.attributes(), secret: token },
  );
  await page.goto(host.url);
  const element = page.locator('folioflow-sip-checkout');
  await expect(nominee(element)).toBeVisible();
  expect(await element.evaluate((each) => Object.hasOwn(each, 'token'))).toBe(false);
});

test('after a lost answer nothing is called cancelled, and a reload warns of the earlier attempt', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource|net::ERR/);
  const { sandbox, token } = await host.createInvestor();
  await page.goto(host.url);
  const element = await addElement(page, { attributes: host.attributes(), token });
  await reviewInElement(element);
  await expect(button(element, 'Cancel')).toBeVisible();
  await button(element, 'Create SIP Order').click();
  await page.route(
    '**/api/v1/xsip/create',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await element.getByLabel('OTP', { exact: true }).fill('123456');
  await button(element, 'Confirm SIP Order').click();
  await button(element.getByRole('alertdialog'), 'OK').click();
  await button(element, 'Back to the review').click();
  await expect(button(element, 'Create SIP Order')).toBeVisible();
  await expect(button(element, 'Cancel')).toHaveCount(0);
  await page.reload();
  await addElement(page, { attributes: host.attributes(), token });
  const warning = element.getByRole('alertdialog');
  await expect(warning).toContainText('The earlier attempt may have gone through.');
  await button(warning, 'OK').click();
  // The order was placed, so that its nominee is the last choice.
  await expect(button(element, 'Continue')).toBeVisible();
  expect((await sandbox.effects()).rows['schedules']).toBe(1);
});

test('the end of the session is an event, and a new token starts the checkout again', async ({ page }) => {
  const { token } = await host.createInvestor();
  await page.goto(host.url);
  const element = await addElement(page, { attributes: host.attributes(), token: 'no-such-token' });
  await expect(element.getByRole('heading', { name: 'Your session has ended' })).toBeVisible();
  await expect.poll(async () => (await readEvents(page)).map(([name]) => name)).toEqual(['session-ended']);
  await element.evaluate((each, next) => Object.assign(each, { token: next }), token);
  await expect(nominee(element)).toBeVisible();
});

test('a token that the provider replaces is used from then on, and returned by the property alone', async ({
  page,
}) => {
  const { sandbox, token } = await host.createInvestor();
  await sandbox.injectFault({ operation: 'getSchemeStatistics', kind: 'newToken' });
  await page.goto(host.url);
  const element = await addElement(page, { attributes: host.attributes(), token });
  await expect(nominee(element)).toBeVisible();
  await expect
    .poll(() => readEvents(page))
    .toEqual([
      ['token-replaced', null],
      ['ready', { step: 'nominee' }],
    ]);
  const replaced = await element.evaluate((each) => (each as HTMLElement & { readonly token: string }).token);
  expect(replaced).not.toBe(token);
  expect(replaced).not.toBe('');
});

test('an unreachable provider and code that cannot be loaded each offer a retry', async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource|net::ERR|could not be loaded/);
  const { token } = await host.createInvestor();
  await page.route('**/api/v1/master/scheme/statistics', (route) => route.abort(), { times: 1 });
  await page.goto(host.url);
  const element = await addElement(page, { attributes: host.attributes(), token });
  await expect(element.getByText('Your SIP cannot be prepared right now')).toBeVisible();
  await button(element.getByRole('alertdialog'), 'OK').click();
  await button(element, 'Try again').click();
  await expect(nominee(element)).toBeVisible();
  await page.route('**/element/parts/checkout-*', (route) => route.abort(), { times: 1 });
  await page.reload();
  await addElement(page, { attributes: host.attributes(), token });
  await expect(element.getByRole('alert')).toHaveText('We could not reach the service. Please try again.');
  await button(element, 'Try again').click();
  await expect(nominee(element)).toBeVisible();
});
