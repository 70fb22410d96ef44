import { type Page } from 'playwright';
import { actionVisits } from './action-visits.ts';
import { staffVisits } from './staff-visits.ts';
import { type Visit } from './visit.ts';

const SCHEME = '/charts/INFZZZ000011/SC01/SC01';
const READY = '9000000100';
const WITH_HOLDINGS = '9000000117';
const WITH_ORDERS = '9000000101';

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();

/** On a phone a button opens the invest panel. */
const openPanel = (tab: RegExp) => async (page: Page) => {
  const open = page.getByRole('button', { name: 'Invest', exact: true });
  const wanted = page.getByRole('tab', { name: tab });
  await open.or(wanted).first().waitFor();
  if (!(await wanted.isVisible())) await open.click();
  await wanted.click();
};

const beginLumpsum = async (page: Page) => {
  await openPanel(/one time/i)(page);
  await page.getByLabel('Amount', { exact: true }).fill('5000');
  await press(page, /^Invest Now/);
  await page.waitForURL(/orderCheckout/);
};

const enterSipAmount = async (page: Page) => {
  await openPanel(/sip/i)(page);
  await page.getByLabel('Amount of each instalment').fill('6000');
};

const startSip = async (page: Page) => {
  await enterSipAmount(page);
  await press(page, /^Start SIP/);
  await page.waitForURL(/sipCheckout/);
};

const openSipCheckout = async (page: Page) => {
  await startSip(page);
  await page.getByRole('main').getByRole('radio').first().waitFor();
};

const awaitLastNominee = (begin: (page: Page) => Promise<void>) => async (page: Page) => {
  await begin(page);
  await page.getByRole('button', { name: 'Change the nominee' }).waitFor();
};

const chooseSipNominee = async (page: Page) => {
  await openSipCheckout(page);
  await page.getByRole('main').getByRole('radio').nth(2).check();
  await page.getByRole('button', { name: 'Change the mandate' }).waitFor();
};

const openMandateChoice = async (page: Page) => {
  await chooseSipNominee(page);
  await press(page, 'Change the mandate');
  await page
    .getByRole('article', { name: /^Mandate/ })
    .first()
    .waitFor();
};

const openSipDates = async (page: Page) => {
  await openPanel(/sip/i)(page);
  await press(page, /^SIP payment date/);
};

const reviewLumpsum = async (page: Page) => {
  await beginLumpsum(page);
  await page.getByRole('main').getByRole('radio').nth(2).check();
  await press(page, /^Review/);
};

const awaitLumpsumCode = async (page: Page) => {
  await reviewLumpsum(page);
  await press(page, 'Create Order');
  await page.getByLabel('OTP', { exact: true }).waitFor();
};

const placeLumpsum = async (page: Page) => {
  await awaitLumpsumCode(page);
  await page.getByLabel('OTP', { exact: true }).fill('123456');
  await press(page, 'Confirm Order');
  await page.waitForURL(/orderEditCheckout/);
};

const awaitUpi = async (page: Page) => {
  await placeLumpsum(page);
  await page.getByRole('radio', { name: /UPI/ }).check();
  await page.getByLabel(/UPI/).and(page.getByRole('textbox')).fill('pending@upi');
  await press(page, /^Pay/);
  await page
    .getByText(/UPI app/)
    .last()
    .waitFor();
};

const compareTwo = async (page: Page) => {
  for (const place of [0, 1])
    await page
      .getByRole('checkbox', { name: /compare/i })
      .nth(place)
      .click();
  await page.getByRole('link', { name: /compare/i }).click();
  await page.getByRole('heading', { name: 'Compare schemes' }).waitFor();
};

const openInfo = (page: Page) => press(page, 'Show info');

const holdingLinks = (page: Page) => page.locator('a[href^="/holding?"]').filter({ visible: true }).first();
const awaitHoldings = (page: Page) => holdingLinks(page).waitFor();
const openHolding = async (page: Page) => {
  await holdingLinks(page).click();
  await page.getByRole('heading', { name: 'Transactions' }).waitFor();
};

const awaitKycBanner = (page: Page) => page.getByText(/^Your KYC is/).waitFor();

const visitor = (name: string, path: string, steps: Pick<Visit, 'act'> = {}): Visit => ({
  name,
  path,
  persona: null,
  ...steps,
});
const submitted = { act: (page: Page) => press(page, 'SUBMIT') };
const investor = (name: string, path: string, persona = READY, steps: Pick<Visit, 'act' | 'endsAt'> = {}): Visit => ({
  name,
  path,
  persona,
  ...steps,
});

/** The pages of both apps that can be reached within a few steps. */
export const visits: readonly Visit[] = [
  visitor('landing', '/landing'),
  visitor('sign-in', '/signin'),
  visitor('sign-up', '/signup'),
  visitor('phone-entry', '/otp-1'),
  visitor('password-reset', '/reset'),
  visitor('activation', '/accountactivation/1'),
  visitor('sip-calculator', '/sipcalculator', submitted),
  visitor('lumpsum-calculator', '/sipcalculator?of=lumpsum', submitted),
  visitor('goal-calculator', '/sipcalculator?of=goal', submitted),
  visitor('contact', '/contact'),
  visitor('terms', '/terms-condition'),
  visitor('privacy', '/privacy-policy'),
  visitor('unknown-address', '/nowhere'),
  investor('kyc-pan', '/panVerification', '9000000201'),
  investor('kyc-aadhaar', '/aadhaarVerification', '9000000202'),
  investor('kyc-bank', '/bankVerification', '9000000203'),
  investor('kyc-personal', '/personalVerification', '9000000204'),
  investor('kyc-esign', '/esignkycVerification', '9000000207'),
  investor('my-kyc', '/accounts', WITH_ORDERS),
  investor('personal-details', '/personaldetails'),
  investor('income-details', '/incomedetails'),
  investor('documents-upload', '/documentsupload'),
  investor('pin-change', '/mpinInformation'),
  investor('scheme-list', '/schemeList'),
  investor('scheme-list-kyc-unfinished', '/schemeList', '9000000202', { act: awaitKycBanner }),
  investor('scheme-kyc-submitted', SCHEME, '9000000111', { act: awaitKycBanner }),
  investor('comparison', '/schemeList', READY, { act: compareTwo }),
  investor('scheme', SCHEME),
  investor('invest-sip', SCHEME, READY, { act: openPanel(/sip/i) }),
  investor('invest-sip-amount', SCHEME, READY, { act: enterSipAmount }),
  investor('invest-sip-dates', SCHEME, READY, { act: openSipDates }),
  investor('invest-kyc-unfinished', SCHEME, '9000000202', { act: openPanel(/sip/i) }),
  investor('invest-lumpsum', SCHEME, READY, { act: openPanel(/one time/i) }),
  investor('lumpsum-nominee', SCHEME, READY, { act: beginLumpsum, endsAt: '/orderCheckout/' }),
  investor('lumpsum-review', SCHEME, READY, { act: reviewLumpsum, endsAt: '/orderCheckout/' }),
  investor('lumpsum-code', SCHEME, READY, { act: awaitLumpsumCode, endsAt: '/orderCheckout/' }),
  investor('payment-choice', SCHEME, READY, { act: placeLumpsum, endsAt: '/orderEditCheckout/' }),
  investor('payment-upi', SCHEME, READY, { act: awaitUpi, endsAt: '/orderEditCheckout/' }),
  investor('sip-checkout', SCHEME, READY, { act: openSipCheckout, endsAt: '/sipCheckout/' }),
  investor('lumpsum-last-nominee', SCHEME, WITH_HOLDINGS, {
    act: awaitLastNominee(beginLumpsum),
    endsAt: '/orderCheckout/',
  }),
  investor('sip-last-nominee', SCHEME, WITH_HOLDINGS, { act: awaitLastNominee(startSip), endsAt: '/sipCheckout/' }),
  investor('sip-checkout-mandate', SCHEME, '9000000110', { act: chooseSipNominee, endsAt: '/sipCheckout/' }),
  investor('sip-checkout-mandates', SCHEME, '9000000110', { act: openMandateChoice, endsAt: '/sipCheckout/' }),
  investor('watchlists', '/schemeWatchList', '9000000114'),
  investor('watchlists-picked', '/schemeWatchList', '9000000114', {
    act: async (page) => {
      await page.getByLabel('Select Your WatchList', { exact: true }).selectOption({ label: 'Tax saving' });
      await page.getByRole('article').first().waitFor();
    },
  }),
  investor('scheme-watchlists', '/schemeList', '9000000114', {
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Watchlist/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
    },
  }),
  investor('watchlists-empty', '/schemeWatchList'),
  investor('advice', '/advisorAdviseList', '9000000114'),
  investor('orders', '/orderList', WITH_ORDERS),
  investor('order-info', '/orderList', WITH_ORDERS, { act: openInfo }),
  investor('orders-empty', '/orderList', '9000000102'),
  investor('all-orders', '/allOrders', WITH_ORDERS),
  investor('all-orders-none', '/allOrders?kind=stp&status=rejected', WITH_ORDERS),
  investor('all-orders-empty', '/allOrders', '9000000102'),
  investor('sips', '/sipList', WITH_ORDERS),
  investor('stps', '/stpList', WITH_ORDERS),
  investor('portfolio', '/portfolio', WITH_ORDERS),
  investor('portfolio-holdings', '/portfolio', WITH_HOLDINGS, { act: awaitHoldings }),
  investor('holding', '/portfolio', WITH_HOLDINGS, { act: openHolding, endsAt: '/holding' }),
  investor('capital-gains', '/capitalGains', WITH_HOLDINGS),
  investor('payment-calendar', '/paymentCalendar', WITH_ORDERS),
  investor('portfolio-empty', '/portfolio', '9000000102'),
  investor('portfolio-kyc-unfinished', '/portfolio', '9000000202'),
  investor('bank-accounts', '/bankAccountList', WITH_ORDERS),
  investor('mandates', '/mandateList', WITH_ORDERS),
  ...actionVisits,
  ...staffVisits,
];
