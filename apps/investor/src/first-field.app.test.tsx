import { afterEach, describe } from 'vitest';
import type { ScreenName } from './route-table.ts';
import { button, expect, page, test, visit, type Investor } from './testing/app-test.tsx';
import { MARRIED, titles, type StepName } from './testing/known.ts';
import { pages, type Shown } from './testing/pages.ts';
import { openBank, uploadCheque, verifyAccount } from './testing/steps/bank.ts';
import { goTo } from './testing/steps/personal.ts';

/** The highest that a first field may begin on a phone of 360 by 740. */
const LOWEST = 260;

const stages = [
  'kycPan',
  'kycAadhaar',
  'kycBank',
  'personalWizard',
  'esignKyc',
] as const satisfies readonly ScreenName[];
const others = [
  'signIn',
  'phoneEntry',
  'signInCode',
  'passwordReset',
  'emailVerification',
  'pinSetup',
  'pinChange',
  'detailedInformation',
  'incomeInformation',
  'documentsUpload',
] as const satisfies readonly ScreenName[];

const main = (): HTMLElement => page.getByRole('main').element() as HTMLElement;
const topOf = (element: Element | undefined): number =>
  element === undefined ? Number.POSITIVE_INFINITY : element.getBoundingClientRect().top + window.scrollY;
const fields = () => [...main().querySelectorAll('input, select, textarea, video')];

async function expectHigh(): Promise<void> {
  await expect.poll(() => topOf(fields()[0])).toBeLessThanOrEqual(LOWEST);
}

/** Of the phone's tabs and the bar's links only those that take room. */
const tabs = () => [...document.querySelectorAll('nav')].filter(({ clientHeight }) => clientHeight > 0);

async function expectFootInSight(): Promise<void> {
  const foot = () => main().querySelector('[data-foot]')?.getBoundingClientRect();
  await expect.poll(() => foot()?.bottom ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(window.innerHeight);
  expect(foot()?.top).toBeGreaterThan(0);
}

describe('on a phone of 360 by 740', () => {
  afterEach(() => page.viewport(414, 896));

  async function opened({ path, like, state, heading }: Shown, investor: Investor) {
    await page.viewport(360, 740);
    if (like !== undefined) await investor.signIn(like);
    visit(path, state);
    await expect.element(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  }

  for (const name of [...stages, ...others])
    test(`the first field of ${pages[name].path} begins above y = ${LOWEST}`, async ({ investor, network }) => {
      await opened(pages[name], investor);
      await network.quiet();
      await expectHigh();
    });

  for (const name of stages)
    test(`${pages[name].path} has no tabs, and the way on in sight`, async ({ investor, network }) => {
      await opened(pages[name], investor);
      await network.quiet();
      expect(tabs()).toEqual([]);
      await expectFootInSight();
    });

  for (const step of ['income', 'nominee', 'codes', 'photo'] satisfies StepName[])
    test(`so it is at “${titles[step]}”, with one line of progress`, async ({ investor }) => {
      await page.viewport(360, 740);
      await investor.signIn(MARRIED);
      await goTo(step);
      await expectHigh();
      await expectFootInSight();
      await expect.element(page.getByText(/^Step 4 of 5, part [2-5] of 5$/)).toBeVisible();
    });

  test('so it is at the cheque, and what was read of it can be confirmed where it is shown', async ({ investor }) => {
    await page.viewport(360, 740);
    await investor.signIn(pages.kycBank.like);
    await openBank();
    await verifyAccount();
    await expectHigh();
    await expectFootInSight();
    await uploadCheque();
    await expect.element(button('Confirm')).toBeVisible();
    await expectFootInSight();
  });

  test('the camera, its advice and its shutter are seen at once', async ({ investor }) => {
    await page.viewport(360, 740);
    await investor.signIn(MARRIED);
    await goTo('photo');
    await expect.element(button('Capture')).toBeEnabled();
    const { bottom } = page.getByRole('list', { name: 'For a good photo' }).element().getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(button('Capture').element().getBoundingClientRect().top);
    expect(button('Capture').element().getBoundingClientRect().bottom).toBeLessThanOrEqual(740);
  });
});
