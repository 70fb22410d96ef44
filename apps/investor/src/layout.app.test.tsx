import { afterEach, beforeEach, describe } from 'vitest';
import type { Locator } from 'vitest/browser';
import type { ScreenName } from './route-table.ts';
import { button, expect, page, test, visit, type Investor } from './testing/app-test.tsx';
import {
  AT_AADHAAR,
  AT_BANK,
  AT_PAN,
  chartPath,
  MARRIED,
  NOT_FOUND,
  PERSONAL_VERIFIED,
  scheme,
} from './testing/known.ts';
import { watchLayout } from './testing/layout-shifts.ts';
import { movedBy } from './testing/presses.ts';
import { firstNominee, invest, placeOrder } from './testing/steps/order.ts';

interface Shown {
  readonly path: string;
  readonly like?: string;
  /** What it is opened with. */
  readonly state?: object;
  readonly heading: string;
}

/** What the pages of a sign-up are told by the one before. */
const signingUp = {
  login_mobile_number: '9876543210',
  login_email: '',
  login_role: 'customer',
  login_request_from: 'mobile',
};

/** Every page that is built, as the persona who meets it sees it in the end. */
const pages = {
  landing: { path: '/', heading: 'Buy and sell Mutual Funds seamlessly' },
  signIn: { path: '/signin', heading: 'Mutual Fund Investment App' },
  signUp: { path: '/signup', heading: 'Sign Up' },
  phoneEntry: { path: '/otp-1', heading: 'Enter Phone Number' },
  signInCode: {
    path: '/otp-2',
    state: signingUp,
    heading: 'OTP Verification',
  },
  passwordReset: { path: '/reset', heading: 'Reset your password' },
  emailVerification: { path: '/verify-email', state: signingUp, heading: 'Add your email' },
  pinSetup: { path: '/verify-pin', state: signingUp, heading: 'Choose your PIN' },
  accountActivation: { path: '/accountactivation/any', heading: 'Account activation' },
  terms: { path: '/terms-condition', heading: 'Terms of Service' },
  privacy: { path: '/privacy-policy', heading: 'Privacy' },
  contact: { path: '/contact', heading: 'Contact us' },
  identityPages: { path: '/imageverification', heading: 'Identity verification' },
  addAccountChooser: { path: '/add-bank-acc', heading: 'Add New Account' },
  addDebitAccount: { path: '/verify-step-1', heading: 'Add a debit account' },
  addBankAccount: { path: '/verify-step-5', heading: 'Add a bank account' },
  accountSaved: { path: '/verify-step-6', heading: 'You are all set' },
  neutral: { path: '/faq', heading: NOT_FOUND },
  schemeList: { path: '/schemeList', like: '9000000100', heading: 'Explore mutual funds' },
  chart: { path: chartPath, like: '9000000100', heading: scheme.name },
  lumpsumCheckout: { path: '/orderCheckout', like: '9000000100', heading: NOT_FOUND },
  orderList: { path: '/orderList', like: '9000000101', heading: 'Lumpsum Order list' },
  orderScreen: { path: '/orderEditCheckout', like: '9000000100', heading: NOT_FOUND },
  payment: { path: '/paymentPage', like: '9000000100', heading: NOT_FOUND },
  paymentStatus: { path: '/paymentResponse', like: '9000000100', heading: 'Your Payment Status' },
  portfolio: { path: '/portfolio', like: '9000000101', heading: 'Portfolio' },
  myKyc: { path: '/accounts', like: '9000000100', heading: 'My KYC' },
  pinChange: { path: '/mpinInformation', like: '9000000100', heading: 'Change your mPin' },
  kycPan: { path: '/panVerification', like: AT_PAN, heading: 'PAN Verification' },
  kycAadhaar: { path: '/aadhaarVerification', like: AT_AADHAAR, heading: 'Aadhaar Verification' },
  kycBank: { path: '/bankVerification', like: AT_BANK, heading: 'Bank Account Verification' },
  personalWizard: { path: '/personalVerification', like: MARRIED, heading: 'Communication address' },
  detailedInformation: { path: '/personaldetails', like: MARRIED, heading: 'Detailed Information' },
  incomeInformation: { path: '/incomedetails', like: MARRIED, heading: 'Income Information' },
  documentsUpload: { path: '/documentsupload', like: MARRIED, heading: 'Your documents' },
  esignKyc: { path: '/esignkycVerification', like: PERSONAL_VERIFIED, heading: 'ESign KYC AADHAAR' },
} as const satisfies Record<ScreenName, Shown>;

/** Pages that only a way leads to, as they are at its end. */
const reached = {
  'a checkout': () => invest('5000'),
  'an order to be paid': () => placeOrder('5000'),
} as const satisfies Record<string, () => Promise<void>>;

const inPage = (element: Element) => element.closest('main') !== null;
const inFrame = (element: Element) => !inPage(element);

/** Pressed in the page itself, so that the frame that answers is the next one. */
const pressNow = (control: Locator) => (control.element() as HTMLElement).click();

const widths = { phone: [360, 740], desktop: [1280, 800] } as const;

for (const [name, [width, height]] of Object.entries(widths)) {
  describe(`on a ${name}`, () => {
    beforeEach(() => page.viewport(width, height));
    afterEach(() => page.viewport(414, 896));

    const opened =
      (investor: Investor, { path, like, state, heading }: Shown) =>
      async () => {
        sessionStorage.clear();
        if (like !== undefined) await investor.signIn(like);
        visit(path, state);
        await expect.element(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      };

    for (const shown of Object.values<Shown>(pages)) {
      test(`nothing moves while ${shown.path} comes, nor by itself after any press`, async ({ investor, network }) => {
        const open = opened(investor, shown);
        expect(await movedBy({ open, isMeant: inPage, network })).toEqual([]);
      });
    }

    for (const shown of [pages.landing, pages.myKyc]) {
      test(`nothing moves by itself after any press in the frame of ${shown.path}`, async ({ investor, network }) => {
        const open = opened(investor, shown);
        expect(await movedBy({ open, isMeant: inFrame, network })).toEqual([]);
      });
    }

    for (const [what, reach] of Object.entries(reached)) {
      test(`nothing moves by itself after any press on ${what}`, async ({ investor, network }) => {
        const open = async () => {
          await investor.signIn();
          await reach();
        };
        expect(await movedBy({ open, isMeant: inPage, isReachedByOthers: true, network })).toEqual([]);
      });
    }

    test('nothing moves after a nominee is ticked: the form has its room beforehand', async ({ investor, network }) => {
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
