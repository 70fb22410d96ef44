import { afterEach, describe } from 'vitest';
import type { Locator } from 'vitest/browser';
import { button, expect, page, test, visit } from './testing/app-test.tsx';
import { watchLayout } from './testing/layout-shifts.ts';
import { firstNominee, invest } from './testing/steps/order.ts';
import { chartPath } from './testing/known.ts';

/** Every main page, by the persona that meets it and the heading that it has in the end. */
const pages: readonly { path: string; like?: string; heading: string; press?: string }[] = [
  { path: '/', heading: 'Buy and sell Mutual Funds seamlessly' },
  { path: '/signin', heading: 'Mutual Fund Investment App' },
  { path: '/reset', heading: 'Reset your password' },
  { path: '/otp-1', heading: 'Enter Phone Number' },
  { path: '/terms-condition', heading: 'Terms of Service' },
  { path: '/contact', heading: 'Contact us' },
  { path: '/imageverification', heading: 'Identity verification' },
  { path: '/add-bank-acc', heading: 'Add New Account' },
  { path: '/faq', heading: 'Sorry the information you are looking for could not be found' },
  { path: '/schemeList', like: '9000000100', heading: 'Explore mutual funds' },
  { path: chartPath, like: '9000000100', heading: 'Amaltas Flexi Cap Fund (SC01)' },
  { path: '/orderList', like: '9000000101', heading: 'Lumpsum Order list' },
  { path: '/portfolio', like: '9000000101', heading: 'Portfolio' },
  { path: '/accounts', like: '9000000100', heading: 'My KYC' },
  { path: '/mpinInformation', like: '9000000100', heading: 'Change your mPin' },
  { path: '/panVerification', like: '9000000201', heading: 'PAN Verification' },
  { path: '/aadhaarVerification', like: '9000000202', heading: 'Aadhaar Verification' },
  { path: '/bankVerification', like: '9000000203', heading: 'Bank Account Verification' },
  { path: '/personalVerification', like: '9000000204', heading: 'Communication address' },
  { path: '/personaldetails', like: '9000000204', heading: 'Detailed Information' },
  { path: '/documentsupload', like: '9000000204', heading: 'Your documents' },
  { path: '/esignkycVerification', like: '9000000207', heading: 'ESign KYC AADHAAR' },
];

/** Presses whose answer, or whose code, is still to come, and that stay on the page. */
const presses: readonly {
  path: string;
  like?: string;
  shown: string;
  press: [role: string, name: string];
  then: string;
}[] = [
  { path: '/schemeList', like: '9000000100', shown: '74 schemes', press: ['button', 'Next'], then: 'Page 2 of 3' },
  { path: '/orderList', like: '9000000101', shown: 'Show info', press: ['button', 'Show info'], then: 'Hide info' },
  { path: '/personaldetails', like: '9000000204', shown: 'Pincode', press: ['button', 'Next'], then: 'Annual income' },
  { path: '/signin', shown: 'Mobile number', press: ['tab', 'Email Id'], then: 'Forgot Password?' },
  { path: '/signup', shown: 'Sign Up', press: ['button', 'Close'], then: 'Mobile number' },
];

/** Pressed in the page itself, so that the frame that answers is the next one. */
const pressNow = (control: Locator) => (control.element() as HTMLElement).click();

const widths = { phone: [360, 740], desktop: [1280, 800] } as const;

for (const [name, [width, height]] of Object.entries(widths)) {
  describe(`on a ${name}`, () => {
    afterEach(() => page.viewport(414, 896));
    for (const { path, like, heading } of pages) {
      test(`nothing moves while ${path} comes`, async ({ investor, network }) => {
        await page.viewport(width, height);
        if (like !== undefined) await investor.signIn(like);
        const layout = watchLayout();
        visit(path);
        await expect.element(page.getByRole('heading', { name: heading }).first()).toBeVisible();
        await network.quiet();
        await layout.expectStill();
        layout.stop();
      });
    }

    for (const { path, like, shown, press, then } of presses) {
      test(`nothing moves by itself after ${press[1]} on ${path}`, async ({ investor, network }) => {
        await page.viewport(width, height);
        if (like !== undefined) await investor.signIn(like);
        visit(path);
        await expect.element(page.getByText(shown).first()).toBeVisible();
        await network.quiet();
        const layout = watchLayout();
        const letAnswer = network.pause();
        pressNow(page.getByRole(press[0], { name: press[1] }).first());
        await layout.forget();
        letAnswer();
        await expect.element(page.getByText(then).first()).toBeVisible();
        await network.quiet();
        await layout.expectStill();
        layout.stop();
      });
    }

    test('nothing moves after a nominee is ticked: the form has its room beforehand', async ({ investor, network }) => {
      await page.viewport(width, height);
      await investor.signIn();
      await invest('5000');
      await network.quiet();
      const create = button('Create Order').element();
      create.scrollIntoView({ block: 'end' });
      const layout = watchLayout();
      pressNow(firstNominee());
      await layout.forget();
      const before = create.getBoundingClientRect().top;
      await expect.element(page.getByRole('link', { name: 'Download' })).toBeVisible();
      await layout.expectStill();
      expect(create.getBoundingClientRect().top).toBe(before);
      layout.stop();
    });
  });
}
