import { button, expect, field, page, visit, type Investor } from '../../app-test.tsx';
import { askForCode } from '../../steps/access.ts';
import { opening, type Approaches, type Person } from '../approach.ts';
import { press, type } from '@folioflow/wiring/testing/hands';

const pins = async ({ investor }: Person) => {
  await investor.signIn();
  visit('/mpinInformation');
  await type(field('PIN'), '4826');
  await type(field('Confirm PIN'), '4826');
};
/** The first code is the provider's. */
const asked = new WeakSet<Investor>();
const codeIsSent = { code: '000', messageText: '', is_authenticated: false, navigateScreen: 'otp-2' };
const email = ({ investor }: Person) => type(field('Email'), `i${investor.mobile}@sandbox.example`);

export const access = {
  login: {
    open: async ({ investor }) => {
      visit('/signin');
      await type(field('Mobile number'), investor.mobile);
    },
    press: () => press(button('Sign in with OTP')),
  },
  sendOtp: {
    open: ({ investor, network }) => {
      // More codes than a quarter of an hour allows.
      if (asked.has(investor)) network.answer('user/login', codeIsSent);
      asked.add(investor);
      return askForCode(investor.mobile);
    },
    press: () => press(button('Resend OTP')),
  },
  validateOtp: {
    open: ({ investor }) => askForCode(investor.mobile),
    press: async () => {
      await type(field('OTP'), '123456');
      await press(button('Verify'));
    },
  },
  verifyEmail: {
    open: (person) => {
      visit('/verify-email', { login_request_from: 'mobile' });
      return email(person);
    },
    press: () => press(button('Submit')),
  },
  resetPassword: {
    open: (person) => {
      visit('/reset');
      return email(person);
    },
    press: () => press(button('Next')),
  },
  'sendTwoFactorOtp, PIN': { open: pins, press: () => press(button('Submit')) },
  verifyMpin: {
    open: async (person) => {
      await pins(person);
      await press(button('Submit'));
      await expect.element(field('OTP received on mobile')).toBeVisible();
    },
    press: async () => {
      await type(field('OTP received on mobile'), '123456');
      await press(button('Confirm'));
    },
  },
  activateAccount: opening('/accountactivation/abc'),
  logout: {
    open: async ({ investor }) => {
      await investor.signIn();
      visit('/accounts');
      // A menu closes when the heading of a new page takes the focus.
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      await press(page.getByRole('banner').getByRole('button'));
    },
    opens: '/signin',
    press: () => press(page.getByRole('menuitem', { name: 'Logout' })),
  },
} as const satisfies Approaches;
