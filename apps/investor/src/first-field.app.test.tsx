import { afterEach, describe } from 'vitest';
import type { PageName } from './pages.ts';
import { button, expect, page, test, visit, type Investor } from './testing/app-test.tsx';
import { MARRIED, wizardTitles, type StepName } from './testing/test-data.ts';
import { pages, type PageFixture } from './testing/pages.ts';
import { confirmBankButton, openBank, uploadCheque, verifyAccount } from './testing/steps/bank.ts';
import { goToStep } from './testing/steps/personal.ts';

/** Lowest allowed top of the first field on a phone of 360 by 740. */
const MAX_FIELD_TOP_PX = 260;

const stages = ['kycPan', 'kycAadhaar', 'kycBank', 'personalWizard', 'esignKyc'] as const satisfies readonly PageName[];
const otherPages = [
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
] as const satisfies readonly PageName[];

const mainElement = (): HTMLElement => page.getByRole('main').element() as HTMLElement;
const offsetTopOf = (element: Element | undefined): number =>
  element === undefined ? Number.POSITIVE_INFINITY : element.getBoundingClientRect().top + window.scrollY;
const findFields = () => [...mainElement().querySelectorAll('input, select, textarea, video')];

async function expectFirstFieldHigh(): Promise<void> {
  await expect.poll(() => offsetTopOf(findFields()[0])).toBeLessThanOrEqual(MAX_FIELD_TOP_PX);
}

/** Returns the navigation elements with a height: the tabs of a phone or the links of the bar. */
const findVisibleTabs = () => [...document.querySelectorAll('nav')].filter(({ clientHeight }) => clientHeight > 0);

async function expectFooterVisible(): Promise<void> {
  const footerBox = () => mainElement().querySelector('[data-foot]')?.getBoundingClientRect();
  await expect.poll(() => footerBox()?.bottom ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(window.innerHeight);
  expect(footerBox()?.top).toBeGreaterThan(0);
}

describe('on a phone of 360 by 740', () => {
  afterEach(() => page.viewport(414, 896));

  async function openPage({ path, like, state, heading }: PageFixture, investor: Investor) {
    await page.viewport(360, 740);
    if (like !== undefined) await investor.signIn(like);
    visit(path, state);
    await expect.element(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  }

  for (const name of [...stages, ...otherPages])
    test(`the first field of ${pages[name].path} begins above y = ${MAX_FIELD_TOP_PX}`, async ({
      investor,
      network,
    }) => {
      await openPage(pages[name], investor);
      await network.waitUntilQuiet();
      await expectFirstFieldHigh();
    });

  for (const name of stages)
    test(`${pages[name].path} hides the tabs and shows its footer without scrolling`, async ({ investor, network }) => {
      await openPage(pages[name], investor);
      await network.waitUntilQuiet();
      expect(findVisibleTabs()).toEqual([]);
      await expectFooterVisible();
    });

  for (const step of ['income', 'nominee', 'codes', 'photo'] satisfies StepName[])
    test(`“${wizardTitles[step]}” shows its first field, its footer and one line of progress without scrolling`, async ({
      investor,
    }) => {
      await page.viewport(360, 740);
      await investor.signIn(MARRIED);
      await goToStep(step);
      await expectFirstFieldHigh();
      await expectFooterVisible();
      await expect.element(page.getByText(/^Step 4 of 5, part [2-5] of 5$/)).toBeVisible();
    });

  test('the cheque shows its field and footer, and its reading can be confirmed, without scrolling', async ({
    investor,
  }) => {
    await page.viewport(360, 740);
    await investor.signIn(pages.kycBank.like);
    await openBank();
    await verifyAccount();
    await expectFirstFieldHigh();
    await expectFooterVisible();
    await uploadCheque();
    await expect.element(confirmBankButton()).toBeVisible();
    await expectFooterVisible();
  });

  test('the camera, its advice and its shutter are visible without scrolling', async ({ investor }) => {
    await page.viewport(360, 740);
    await investor.signIn(MARRIED);
    await goToStep('photo');
    await expect.element(button('Capture')).toBeEnabled();
    const { bottom } = page.getByRole('list', { name: 'For a good photo' }).element().getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(button('Capture').element().getBoundingClientRect().top);
    expect(button('Capture').element().getBoundingClientRect().bottom).toBeLessThanOrEqual(740);
  });
});
