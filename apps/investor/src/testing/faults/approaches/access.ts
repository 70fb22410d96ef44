import { expect, page, visit, type Investor } from '../../app-test.tsx';
import {
  askForCode,
  codeField,
  emailField,
  mobileField,
  requestCodeButton,
  resendCodeButton,
  verifyCodeButton,
} from '../../steps/access.ts';
import { requestResetButton, verificationSubmitButton } from '../../steps/credentials.ts';
import {
  confirmNewPinButton,
  newPinConfirmationField,
  newPinField,
  pinChangeCodeField,
  submitNewPinButton,
} from '../../steps/pin-change.ts';
import { createOpeningApproach, type Approaches, type ApproachContext } from '../approach.ts';
import { press, typeText } from '@folioflow/wiring/testing/gestures';

const openPinChange = async ({ investor }: ApproachContext) => {
  await investor.signIn();
  visit('/mpinInformation');
  await typeText(newPinField(), '4826');
  await typeText(newPinConfirmationField(), '4826');
};
/** Investors that have received a real code of the provider. */
const investorsWithCode = new WeakSet<Investor>();
const codeSentAnswer = { code: '000', messageText: '', is_authenticated: false, navigateScreen: 'otp-2' };
const typeEmail = ({ investor }: ApproachContext) => typeText(emailField(), `i${investor.mobile}@sandbox.example`);

export const access = {
  login: {
    open: async ({ investor }) => {
      visit('/signin');
      await typeText(mobileField(), investor.mobile);
    },
    press: () => press(requestCodeButton()),
  },
  sendOtp: {
    open: ({ investor, network }) => {
      // The matrix requests more codes than the provider allows in a quarter of an hour.
      if (investorsWithCode.has(investor)) network.answerWith('user/login', codeSentAnswer);
      investorsWithCode.add(investor);
      return askForCode(investor.mobile);
    },
    press: () => press(resendCodeButton()),
  },
  validateOtp: {
    open: ({ investor }) => askForCode(investor.mobile),
    press: async () => {
      await typeText(codeField(), '123456');
      await press(verifyCodeButton());
    },
  },
  verifyEmail: {
    open: (person) => {
      visit('/verify-email', { login_request_from: 'mobile' });
      return typeEmail(person);
    },
    press: () => press(verificationSubmitButton()),
  },
  resetPassword: {
    open: (person) => {
      visit('/reset');
      return typeEmail(person);
    },
    press: () => press(requestResetButton()),
  },
  'sendTwoFactorOtp, PIN': { open: openPinChange, press: () => press(submitNewPinButton()) },
  verifyMpin: {
    open: async (person) => {
      await openPinChange(person);
      await press(submitNewPinButton());
      await expect.element(pinChangeCodeField()).toBeVisible();
    },
    press: async () => {
      await typeText(pinChangeCodeField(), '123456');
      await press(confirmNewPinButton());
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
