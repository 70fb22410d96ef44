import { i18n } from '@folioflow/flows/testing/texts';
import {
  expect,
  page,
  pressDialogOk,
  reload,
  test,
  visit,
  waitForPath,
  type Investor,
  type Network,
} from '../../testing/app-test.tsx';
import {
  askForCode,
  emailField,
  emailTab,
  enterCode,
  passwordField,
  signInByEmailButton,
} from '../../testing/steps/access.ts';
import { firstPinConfirmationField, firstPinField, setPinButton } from '../../testing/steps/credentials.ts';
import { AT_AADHAAR } from '../../testing/test-data.ts';

const PASSWORD_SET = '9000000210';
const atAadhaar = { like: AT_AADHAAR, stage: /\/aadhaarVerification\/?$/ } as const;
const atPan = { like: PASSWORD_SET, stage: /\/panVerification\/?$/ } as const;

interface Context {
  readonly investor: Investor;
  readonly network: Network;
}

async function signInByMobile({ investor }: Context) {
  await askForCode(investor.mobile);
  await enterCode('123456');
}

async function submitEmail({ investor }: Context) {
  visit('/signin');
  await emailTab().click();
  await emailField().fill(`i${investor.mobile}@sandbox.example`);
  await passwordField().fill('Sandbox@1');
  await signInByEmailButton().click();
}

async function signInByEmail(context: Context) {
  await submitEmail(context);
  await enterCode('123456');
}

/** The provider may return a session to the login itself (ON-139). */
async function signInWithoutCode(context: Context) {
  const { token, profileData, masterList } = await context.investor.sandbox.session();
  context.network.answerWith('user/login', {
    code: '000',
    messageText: '',
    token_id: token,
    is_authenticated: true,
    profileData: JSON.parse(profileData ?? '') as unknown,
    masterList: { amc_filter_list: JSON.parse(masterList ?? '') as unknown },
    navigateScreen: 'aadhaarVerification',
  });
  await submitEmail(context);
}

async function setPin(context: Context) {
  await signInByMobile(context);
  await waitForPath(/\/verify-pin\/$/);
  await firstPinField().fill('4826');
  await firstPinConfirmationField().fill('4826');
  await setPinButton().click();
  await pressDialogOk();
}

async function resumeSession(context: Context) {
  await signInByMobile(context);
  await waitForPath(atAadhaar.stage);
  reload();
}

const signIns = [
  ['a code for the mobile number', signInByMobile, atAadhaar],
  ['email, password and code', signInByEmail, atAadhaar],
  ['a login that returns a session', signInWithoutCode, atAadhaar],
  ['a new PIN', setPin, atPan],
  ['a resumed session', resumeSession, atAadhaar],
] as const;

const nextStep = () => page.getByRole('link', { name: i18n._('kycProgress.due.continue'), exact: true });

test.for(signIns)(
  'after %s, the due stage is one press away from the portfolio, with and without holdings',
  async ([, signIn, { like, stage }], { investor, network }) => {
    await investor.sandbox.session(like);
    await signIn({ investor, network });
    await waitForPath(stage);
    network.rewriteAnswer('order/portfolio', (answer) => ({ ...answer, ...someHoldings }));
    visit('/portfolio');
    await expect.element(nextStep()).toBeVisible();
    await expect.element(page.getByRole('region', { name: i18n._('paymentStrip.title') })).not.toBeInTheDocument();
    await nextStep().click();
    await waitForPath(stage);
    visit('/portfolio');
    await expect.element(page.getByText(i18n._('kycProgress.empty.explain'))).toBeVisible();
    await nextStep().click();
    await waitForPath(stage);
  },
);

const returns = {
  overall_investment_amount: 1000,
  total_returns_amount: 1100,
  returns_difference_amount: 100,
  total_returns_percent: 10,
};
const noReturns = {
  overall_investment_amount: 0,
  total_returns_amount: 0,
  returns_difference_amount: 0,
  total_returns_percent: 0,
};
const someHoldings = {
  is_portfolio_available: true,
  result: {
    ...returns,
    single_order_count: 1,
    sip_order_count: 0,
    stp_order_count: 0,
    single: returns,
    xsip: noReturns,
    stp: noReturns,
  },
};
