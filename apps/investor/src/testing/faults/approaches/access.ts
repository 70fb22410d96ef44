import { button, expect, field, page, visit, type Investor } from '../../app-test.tsx';
import { askForCode } from '../../steps/access.ts';
import { createOpeningApproach, type Approaches, type ApproachContext } from '../approach.ts';
import { press, typeText } from '@folioflow/wiring/testing/gestures';

const openPinChange = async ({ investor }: ApproachContext) => {
  await investor.signIn();
  visit('/mpinInformation');
  await typeText(field('PIN'), '4826');
  await typeText(field('Confirm PIN'), '4826');
};
/** Investors that have received a real code of the provider. */
const investorsWithCode = new WeakSet<Investor>();
const codeSentAnswer = { code: '000', messageText: '', is_authenticated: false, navigateScreen: 'otp-2' };
const typeEmail = ({ investor }: ApproachContext) => typeText(field('Email'), `i${investor.mobile}@sandbox.example`);

export const access = {
  login: {
    open: async ({ investor }) => {
      visit('/signin');
      await typeText(field('Mobile number'), investor.mobile);
    },
    press: () => press(button('Sign in with OTP')),
  },
  sendOtp: {
    open: ({ investor, network }) => {
      // The matrix requests more codes than the provider allows in a quarter of an hour.
      if (investorsWithCode.has(investor)) network.answerWith('user/login', codeSentAnswer);
      investorsWithCode.add(investor);
      return askForCode(investor.mobile);
    },
    press: () => press(button('Resend OTP')),
  },
  validateOtp: {
    open: ({ investor }) => askForCode(investor.mobile),
    press: async () => {
      await typeText(field('OTP'), '123456');
      await press(button('Verify'));
    },
  },
  verifyEmail: {
    open: (person) => {
      visit('/verify-email', { login_request_from: 'mobile' });
      return typeEmail(person);
    },
    press: () => press(button('Submit')),
  },
  resetPassword: {
    open: (person) => {
      visit('/reset');
      return typeEmail(person);
    },
    press: () => press(button('Next')),
  },
  'sendTwoFactorOtp, PIN': { open: openPinChange, press: () => press(button('Submit')) },
  verifyMpin: {
    open: async (person) => {
      await openPinChange(person);
      await press(button('Submit'));
      await expect.element(field('OTP received on mobile')).toBeVisible();
    },
    press: async () => {
      await typeText(field('OTP received on mobile'), '123456');
      await press(button('Confirm'));
    },
  },
  activateAccount: createOpeningApproach('/accountactivation/abc'),
  logout: {
    open: async ({ investor }) => {
      await investor.signIn();
      visit('/accounts');
      // A menu closes when the heading of a new page takes the focus.
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      await press(page.getByRole('banner').getByRole('button'));
    },
    openedPath: '/signin',
    press: () => press(page.getByRole('menuitem', { name: 'Logout' })),
  },
} as const satisfies Approaches;
