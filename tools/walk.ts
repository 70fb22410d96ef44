import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, errors, type Browser, type Page } from 'playwright';
import { signIn, withSharedStack, withStack } from './bench/bench-stack.ts';
import { chromiumArgs, ensureBrowsers, offlineArg } from './chromium.ts';
import { inRoot } from './root.ts';
import type { Stack } from './serve/stack.ts';

type Step = (page: Page) => Promise<unknown>;
/** Name of the picture, first address, persona of the sandbox or null, and the steps from there. */
type Visit = readonly [name: string, address: string, persona: string | null, ...steps: readonly Step[]];

const THEMES = ['light', 'dark', 'forced'] as const;
const READY = '9000000100';
const WITH_ORDERS = '9000000101';
const WITH_MANDATE = '9000000110';
const WITH_WATCHLISTS = '9000000114';
const WITH_HOLDINGS = '9000000117';
const OPERATOR = 'operator@staff.example';
const SCHEME = '/charts/INFZZZ000011/SC01/SC01';

type Name = string | RegExp;
const press = (name: Name) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();
const fill = (label: Name, value: string) => (page: Page) =>
  page.getByLabel(label, { exact: true }).and(page.locator('input:not([type=radio])')).fill(value);
const select = (label: string, option: string) => (page: Page) =>
  page.getByLabel(label, { exact: true }).selectOption(option);
const seen = (role: Parameters<Page['getByRole']>[0], name?: Name) => (page: Page) =>
  page
    .getByRole(role, name === undefined ? {} : { name })
    .first()
    .waitFor();
const at = (address: RegExp) => (page: Page) => page.waitForURL(address);
const awaitText = (text: Name) => (page: Page) => page.getByText(text).last().waitFor();
const check = (role: 'radio' | 'checkbox', name: Name) => (page: Page) => page.getByRole(role, { name }).check();

/** On a phone a button opens the invest panel. */
const openPanel = (tab: RegExp) => async (page: Page) => {
  const open = page.getByRole('button', { name: 'Invest', exact: true });
  const wanted = page.getByRole('tab', { name: tab });
  await open.or(wanted).first().waitFor();
  if (!(await wanted.isVisible())) await open.click();
  await wanted.click();
};
const nominees = (page: Page) => page.getByRole('main').getByRole('radio');
const seeNominees = seen('radio', /^Yes/);
const chooseNominee = (page: Page) => nominees(page).nth(2).check();
const lumpsum = [openPanel(/one time/i), fill('Amount', '5000'), press(/^Invest Now/), at(/orderCheckout/)];
const review = [...lumpsum, chooseNominee, press(/^Review/)];
const code = [...review, press('Create Order'), (page: Page) => page.getByLabel('OTP', { exact: true }).waitFor()];
const paid = [...code, fill('OTP', '123456'), press('Confirm Order'), at(/orderEditCheckout/)];
const upi = [...paid, check('radio', /UPI/), fill(/UPI/, 'pending@upi'), press(/^Pay/), awaitText(/UPI app/)];
const sipAmount = [openPanel(/sip/i), fill('Amount of each instalment', '6000')];
const sip = [...sipAmount, press(/^Start SIP/), at(/sipCheckout/)];
const mandate = [...sip, chooseNominee, seen('button', 'Change the mandate')];

const flexiCap = /^More for Amaltas Flexi Cap/;
/** Opens the menu of the first order of the scheme and chooses an action. */
const choose = (label: Name, scheme = flexiCap) => [
  press(scheme),
  (page: Page) => page.getByRole('menuitem', { name: label }).click(),
];
/** Opens the estimate of a sale below its form. A dialog scrolls its content. */
const estimate = async (page: Page) => {
  await page.getByText(/what it costs$/).click();
  await page.getByText('Estimated tax').evaluate((element) => element.scrollIntoView({ block: 'end' }));
};
const transfers = [
  ...choose('Start STP'),
  press('Choose a Scheme'),
  press(/^Select /),
  select('Frequency', 'MONTHLY'),
  select('Number of transfers', '6'),
  fill('Amount of each transfer', '600'),
  press(/^STP Date: /),
  press(/^7$/),
  estimate,
];
const payouts = [
  ...choose('SWP'),
  select('Instalments', '12'),
  select('Frequency', 'MONTHLY'),
  fill('Amount of each payout', '600'),
  estimate,
];
const compareTwo = async (page: Page) => {
  for (const place of [0, 1])
    await page
      .getByRole('checkbox', { name: /compare/i })
      .nth(place)
      .click();
  await page.getByRole('link', { name: /compare/i }).click();
};
const openHolding = (page: Page) => page.locator('a[href^="/holding?"]').filter({ visible: true }).first().click();
const search = (text: string) => (page: Page) => page.getByRole('searchbox').fill(text);
const rows = (page: Page) => page.getByRole('row').nth(1).waitFor();
const upload = (client: string) => [search(client), press(`Upload Elog of ${client}`)];
const documents = (client: string) => `/clientDocuments/${client}`;

/** Pages of the investor app. */
const investor: readonly Visit[] = [
  ['landing', '/landing', null],
  ['sign-in', '/signin', null],
  ['sign-up', '/signup', null],
  ['phone-entry', '/otp-1', null],
  ['password-reset', '/reset', null],
  ['activation', '/accountactivation/1', null],
  ['sip-calculator', '/sipcalculator', null, press('SUBMIT')],
  ['lumpsum-calculator', '/sipcalculator?of=lumpsum', null, press('SUBMIT')],
  ['goal-calculator', '/sipcalculator?of=goal', null, press('SUBMIT')],
  ['contact', '/contact', null],
  ['terms', '/terms-condition', null],
  ['privacy', '/privacy-policy', null],
  ['unknown-address', '/nowhere', null],
  ['kyc-pan', '/panVerification', '9000000201'],
  ['kyc-aadhaar', '/aadhaarVerification', '9000000202'],
  ['kyc-bank', '/bankVerification', '9000000203'],
  ['kyc-personal', '/personalVerification', '9000000204'],
  ['kyc-esign', '/esignkycVerification', '9000000207'],
  ['my-kyc', '/accounts', WITH_ORDERS],
  ['personal-details', '/personaldetails', READY],
  ['income-details', '/incomedetails', READY],
  ['documents-upload', '/documentsupload', READY],
  ['pin-change', '/mpinInformation', READY],
  ['scheme-list', '/schemeList', READY],
  ['scheme-list-kyc-unfinished', '/schemeList', '9000000202', awaitText(/^Your KYC is/)],
  ['scheme-kyc-submitted', SCHEME, '9000000111', awaitText(/^Your KYC is/)],
  ['comparison', '/schemeList', READY, compareTwo, seen('heading', 'Compare schemes')],
  ['scheme', SCHEME, READY],
  ['invest-sip', SCHEME, READY, openPanel(/sip/i)],
  ['invest-sip-amount', SCHEME, READY, ...sipAmount],
  ['invest-sip-dates', SCHEME, READY, openPanel(/sip/i), press(/^SIP payment date/)],
  ['invest-kyc-unfinished', SCHEME, '9000000202', openPanel(/sip/i)],
  ['invest-lumpsum', SCHEME, READY, openPanel(/one time/i)],
  ['lumpsum-nominee', SCHEME, READY, ...lumpsum, seeNominees],
  ['lumpsum-review', SCHEME, READY, ...review],
  ['lumpsum-code', SCHEME, READY, ...code],
  ['lumpsum-last-nominee', SCHEME, WITH_HOLDINGS, ...lumpsum, seen('button', 'Change the nominee')],
  ['payment-choice', SCHEME, READY, ...paid],
  ['payment-upi', SCHEME, READY, ...upi],
  ['sip-checkout', SCHEME, READY, ...sip, seeNominees],
  ['sip-last-nominee', SCHEME, WITH_HOLDINGS, ...sip, seen('button', 'Change the nominee')],
  ['sip-checkout-mandate', SCHEME, WITH_MANDATE, ...mandate],
  ['sip-checkout-mandates', SCHEME, WITH_MANDATE, ...mandate, press('Change the mandate'), seen('article', /^Mandate/)],
  ['watchlists', '/schemeWatchList', WITH_WATCHLISTS],
  ['watchlists-picked', '/schemeWatchList', WITH_WATCHLISTS, select('Select Your WatchList', 'Tax saving')],
  ['scheme-watchlists', '/schemeList', WITH_WATCHLISTS, press(/^Watchlist/), seen('dialog')],
  ['watchlists-empty', '/schemeWatchList', READY],
  ['advice', '/advisorAdviseList', WITH_WATCHLISTS],
  ['orders', '/orderList', WITH_ORDERS],
  ['order-info', '/orderList', WITH_ORDERS, press('Show info')],
  ['orders-empty', '/orderList', '9000000102'],
  ['all-orders', '/allOrders', WITH_ORDERS],
  ['all-orders-none', '/allOrders?kind=stp&status=rejected', WITH_ORDERS],
  ['all-orders-empty', '/allOrders', '9000000102'],
  ['sips', '/sipList', WITH_ORDERS],
  ['stps', '/stpList', WITH_ORDERS],
  ['portfolio', '/portfolio', WITH_ORDERS],
  ['portfolio-holdings', '/portfolio', WITH_HOLDINGS],
  ['holding', '/portfolio', WITH_HOLDINGS, openHolding, seen('heading', 'Transactions')],
  ['capital-gains', '/capitalGains', WITH_HOLDINGS],
  ['payment-calendar', '/paymentCalendar', WITH_ORDERS],
  ['portfolio-empty', '/portfolio', '9000000102'],
  ['portfolio-kyc-unfinished', '/portfolio', '9000000202'],
  ['bank-accounts', '/bankAccountList', WITH_ORDERS],
  ['mandates', '/mandateList', WITH_ORDERS],
  ['invest-more', '/orderList', WITH_ORDERS, ...choose('Invest More'), seen('textbox', 'Amount')],
  ['redeem', '/orderList', WITH_ORDERS, ...choose('Redeem'), seen('textbox', 'Amount')],
  ['start-stp', '/orderList', WITH_ORDERS, ...choose('Start STP'), seen('button', 'Choose a Scheme')],
  ['start-swp', '/orderList', WITH_ORDERS, ...choose('SWP'), seen('dialog')],
  ['stp-estimate', '/orderList', WITH_ORDERS, ...transfers],
  ['swp-estimate', '/orderList', WITH_ORDERS, ...payouts],
  ['order-history', '/orderList', WITH_ORDERS, ...choose('History'), seen('dialog')],
  ['order-cancel', '/orderList', WITH_ORDERS, ...choose(/^Cancel/, /^More for Amaltas Lumpsum/), seen('dialog')],
  ['sip-cancel', '/sipList', WITH_ORDERS, ...choose(/^Cancel/), seen('dialog')],
  ['sip-pause', '/sipList', WITH_ORDERS, ...choose(/^Pause/), seen('dialog')],
];

const staffCode = [
  fill('Email address', OPERATOR),
  fill('Password', 'Sandbox@1'),
  press('Send me a code'),
  seen('heading', 'Enter your code'),
];

const showCreation = (page: Page) => page.getByRole('button', { name: 'Create Client Code' }).scrollIntoViewIfNeeded();

/** Pages of the back-office. */
const staff: readonly Visit[] = [
  ['staff-sign-in', '/signin', null],
  ['staff-code', '/signin', null, ...staffCode],
  ['staff-list', '/clientList', OPERATOR, rows],
  ['staff-list-filter', '/clientList', OPERATOR, rows, press(/^Missing/), seen('checkbox')],
  ['staff-list-queue', '/clientList', OPERATOR, rows, press(/^Waiting for a client code/)],
  ['staff-list-none', '/clientList', OPERATOR, rows, search('no such client'), awaitText('No results found')],
  ['staff-list-photo', '/clientList', OPERATOR, ...upload('CUST00000004'), awaitText('CUST00000004: ')],
  ['staff-list-photo-rejected', '/clientList', OPERATOR, ...upload('CUST00000006'), seen('alertdialog')],
  ['staff-list-no-role', '/clientList', 'norole@staff.example'],
  ['staff-documents', documents('CUST00000001'), OPERATOR, seen('region')],
  ['staff-documents-unsigned', documents('CUST00000003'), OPERATOR, seen('region')],
  ['staff-documents-viewer', documents('CUST00000001'), 'viewer@staff.example', seen('region')],
  ['staff-documents-confirmed', documents('CUST00000001'), OPERATOR, check('checkbox', /client code/), showCreation],
  ['staff-documents-picture', documents('CUST00000001'), OPERATOR, press(/^Enlarge/), seen('dialog')],
  ['staff-documents-unknown', documents('CUST00000007'), OPERATOR],
  ['staff-unknown-address', '/nowhere', OPERATOR],
];

/** Signs in a member of the staff in this tab: the session store of the back-office belongs to a tab. */
async function signInStaff(page: Page, { backoffice, sandbox }: Stack, email: string): Promise<void> {
  const answer = await fetch(`${sandbox}/__sandbox/token`, { method: 'POST', body: JSON.stringify({ email }) });
  if (!answer.ok) throw new Error(`POST /__sandbox/token answered ${answer.status}: ${await answer.text()}`);
  const issued = (await answer.json()) as { readonly token_id: string; readonly role: string };
  const member = { token: issued.token_id, email, role: issued.role === 'norole' ? 'none' : issued.role };
  await page.goto(`${backoffice}/config.json`);
  await page.evaluate((stored) => {
    const now = Date.now();
    sessionStorage.setItem('staff', JSON.stringify({ ...stored, startedAt: now, seenAt: now }));
  }, member);
}

/** Waits until nothing in the window is loading. A form that is removed while it loads is a request without an end. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 4000 }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-loading]')].every((placeholder) => {
      const { top, bottom } = placeholder.getBoundingClientRect();
      return bottom <= 0 || top >= innerHeight;
    }),
  );
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '360' },
    theme: { type: 'string', default: ['light'], multiple: true },
    text: { type: 'string', default: '100' },
    before: { type: 'string' },
  },
});
const width = Number(values.width);
const textSize = Math.round((16 * Number(values.text)) / 100);
const isPhone = width <= 480;
const window = { width, height: isPhone ? 740 : 800 };
const themes = THEMES.filter((theme) => values.theme.includes(theme));
const lookOf = (theme: string) => `${width}-${theme}${values.text === '100' ? '' : `-text-${values.text}`}`;
const fileOf = (folder: string, theme: string, name: string) => path.join(folder, lookOf(theme), `${name}.png`);
const pictures = inRoot('.results', 'walk');
const isWanted = ([name]: Visit) => positionals.length === 0 || positionals.some((part) => name.includes(part));

/** Takes a picture of a visit in each theme; of a step that failed, where it failed. */
async function takePictures(browser: Browser, stack: Stack, app: 'investor' | 'backoffice', visit: Visit) {
  const [name, address, persona, ...steps] = visit;
  const phone = { isMobile: isPhone, hasTouch: isPhone };
  const context = await browser.newContext({ viewport: window, ...phone, reducedMotion: 'reduce', locale: 'en-IN' });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const fontSizes = { standard: textSize, fixed: textSize };
  if (textSize !== 16) await (await context.newCDPSession(page)).send('Page.setFontSizes', { fontSizes });
  try {
    if (persona !== null) await (app === 'backoffice' ? signInStaff : signIn)(page, stack, persona);
    await page.goto(`${stack[app]}${address}`);
    await settle(page);
    for (const step of steps) await step(page);
    await settle(page);
  } catch (error) {
    console.log(`${name}: ${String(error).split('\n')[0]}`);
    process.exitCode = 1;
  }
  for (const theme of themes) {
    const forcedColors = theme === 'forced' ? 'active' : 'none';
    await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light', forcedColors });
    writeFileSync(fileOf(pictures, theme, name), await page.screenshot());
  }
  await context.close();
}

/** Draws all pictures of a theme on one sheet, those of an earlier folder beside the present ones. */
async function drawSheet(browser: Browser, theme: string, names: readonly string[]): Promise<void> {
  const folders = [...(values.before === undefined ? [] : [values.before]), pictures];
  const [columns, across] = [Math.floor((isPhone ? 9 : 4) / folders.length) * folders.length, isPhone ? 200 : 450];
  const draw = (folder: string, name: string) => {
    const file = fileOf(folder, theme, name);
    const picture = existsSync(file) ? readFileSync(file, 'base64') : '';
    return `<figure><figcaption>${name}</figcaption><img alt="" src="data:image/png;base64,${picture}"></figure>`;
  };
  const page = await browser.newPage({ viewport: { width: columns * (across + 12) + 12, height: 600 } });
  await page.setContent(`<style>
    body { display: grid; grid-template-columns: repeat(${columns}, ${across}px); gap: 12px; margin: 12px;
      background: #d5dae4; font: 12px sans-serif; }
    figure { margin: 0; }
    img { display: block; width: 100%; aspect-ratio: ${width} / ${window.height}; margin-top: 4px; }
  </style>${names.flatMap((name) => folders.map((folder) => draw(folder, name))).join('')}`);
  const sheet = inRoot('docs', 'images', 'walk', `${lookOf(theme)}.jpg`);
  writeFileSync(
    sheet,
    await page.screenshot({ fullPage: true, type: 'jpeg', quality: folders.length === 1 ? 72 : 50 }),
  );
  console.log(sheet);
}

for (const theme of themes) mkdirSync(path.join(pictures, lookOf(theme)), { recursive: true });
await withSharedStack(() =>
  withStack(async (stack) => {
    const { chromium: executablePath } = ensureBrowsers(() => undefined);
    const browser = await chromium.launch({ executablePath, args: [...chromiumArgs, offlineArg] });
    for (const visit of investor.filter(isWanted)) await takePictures(browser, stack, 'investor', visit);
    for (const visit of staff.filter(isWanted)) await takePictures(browser, stack, 'backoffice', visit);
    const names = [...investor, ...staff].map(([name]) => name);
    if (positionals.length === 0) for (const theme of themes) await drawSheet(browser, theme, names);
    await browser.close();
  }),
);
console.log(pictures);
