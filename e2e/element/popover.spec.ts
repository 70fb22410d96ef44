import { addElement, createElementHost } from '../support/element-page.ts';
import { expect, test } from '../support/test.ts';

const host = createElementHost();

for (const [title, isMissing] of [
  ['a browser with popovers requests no polyfill', false],
  ['a browser without popovers receives them before the checkout is shown', true],
] as const)
  test(`${title} @desktop`, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    if (isMissing)
      await page.addInitScript(() => {
        for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
          Reflect.deleteProperty(HTMLElement.prototype, name);
      });
    const { token } = await host.createInvestor();
    await page.goto(host.url);
    const element = await addElement(page, { attributes: host.attributes(), token });
    await expect(element.getByRole('radio').first()).toBeVisible();
    expect(requested.some((url) => /polyfill|popover/.test(url))).toBe(isMissing);
    expect(await page.evaluate(() => 'popover' in HTMLElement.prototype)).toBe(true);
    const hidden = await element.evaluate((each) => {
      const popover = Object.assign(document.createElement('p'), { popover: 'manual', textContent: 'hidden' });
      each.shadowRoot?.querySelector('.surface')?.append(popover);
      return getComputedStyle(popover).display;
    });
    expect(hidden).toBe('none');
  });
