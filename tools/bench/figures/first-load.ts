import { type Locator, type Page } from 'playwright';
import { inRoot } from '../../root.ts';
import { atMostTimes, type FigureSource } from '../figure.ts';
import { barePageBytes, inBrowser, scriptBytes } from '../page-bytes.ts';
import { neutralText, schemeLinks, signIn, withStack } from '../served.ts';

/** Lines of decision 010, in times of the bare stack: a page that anybody may open, and a page of a session. */
const BEFORE_SESSION = 1.15;
const OF_SESSION = 1.4;

interface FirstLoad {
  readonly route: string;
  /** The persona who opens it; nobody is signed in without one. */
  readonly as?: string;
  /** The navigation state that the page before would have left. */
  readonly state?: Readonly<Record<string, unknown>>;
  /** What stands on the page once it is there: a quiet network alone may come between two chunks. */
  readonly content?: (page: Page) => Locator;
}

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Leaves in the history what the router keeps there beside an address. */
const keepState = (page: Page, state: FirstLoad['state']) =>
  page.addInitScript((usr) => history.replaceState({ usr, key: 'bench', idx: 0 }, ''), state);

const firstLoad = ({ route, as, state, content = heading }: FirstLoad): FigureSource => {
  const name = `first load of ${route}`;
  return {
    name,
    isBytes: true,
    measure: async () => {
      const value = await withStack((stack) =>
        inBrowser(async (page) => {
          if (as !== undefined) await signIn(page, stack, as);
          if (state !== undefined) await keepState(page, state);
          const app = { origin: stack.investor, folder: inRoot('apps', 'investor', 'dist') };
          page.setDefaultTimeout(15_000);
          const bytes = await scriptBytes(page, app, async () => {
            await page.goto(`${stack.investor}${route}`);
            await content(page).first().waitFor();
          });
          const shown = new URL(page.url()).pathname;
          if (shown.toLowerCase() !== route.toLowerCase()) throw new Error(`${route} led to ${shown}`);
          return (await page.getByText(neutralText).count()) > 0 ? null : bytes;
        }),
      );
      if (value === null) return `${route} still shows the neutral page`;
      return atMostTimes(as === undefined ? BEFORE_SESSION : OF_SESSION, {
        name,
        value,
        unit: 'bytes',
        floor: await barePageBytes(),
      });
    },
  };
};

/** The first 5th of a month that a SIP may start on, `dd/mm/yyyy`. */
function firstSipDay(): string {
  const day = new Date(Date.now() + 9 * 86_400_000);
  while (day.getUTCDate() !== 5) day.setUTCDate(day.getUTCDate() + 1);
  const [year, month, date] = day.toISOString().slice(0, 10).split('-');
  return `${date}/${month}/${year}`;
}

const ready = '9000000100';
const codeSent = {
  login_mobile_number: '7000000001',
  login_email: '',
  login_role: 'customer',
  login_request_from: 'mobile',
};

export const signInFirstLoad = firstLoad({ route: '/signin' });
export const sipCalculatorFirstLoad = firstLoad({ route: '/sipcalculator' });
export const schemeListFirstLoad = firstLoad({ route: '/schemeList', as: ready, content: schemeLinks });

/** With orders of every state; what is done with one of them comes when it is asked for. */
export const orderListFirstLoad = firstLoad({
  route: '/orderList',
  as: '9000000101',
  content: (page) => page.getByRole('main').getByRole('article'),
});

/** Every page between the first code and the e-sign, as it is opened where that stage is next. */
export const onboardingFirstLoads = [
  { route: '/otp-2', state: codeSent },
  { route: '/reset' },
  { route: '/verify-email', state: codeSent },
  { route: '/verify-pin', state: codeSent },
  { route: '/panVerification', as: '9000000201' },
  { route: '/aadhaarVerification', as: '9000000202' },
  { route: '/bankVerification', as: '9000000203' },
  { route: '/personalVerification', as: '9000000204' },
  { route: '/personaldetails', as: ready },
  { route: '/incomedetails', as: ready },
  { route: '/documentsupload', as: ready },
  { route: '/esignkycVerification', as: '9000000207' },
  { route: '/accounts', as: ready },
  { route: '/mpinInformation', as: ready },
].map(firstLoad);

/** From the scheme's page, with a monthly SIP; there once a nominee can be chosen. */
export const sipCheckoutFirstLoad = firstLoad({
  route: '/sipCheckout/',
  as: ready,
  state: {
    selected_order: {
      scheme_code: 'SC01',
      sip_type: 'xsip',
      minimum_installment_amount: 500,
      maximum_installment_amount: 50_000,
    },
    sip_order: {
      scheme_code: 'SC01',
      scheme_isin: 'INFZZZ000011',
      scheme_name: 'Amaltas Flexi Cap Fund (SC01)',
      sip_frequency: 'MONTHLY',
      sip_amount: '5000',
      sip_date: 5,
      sip_date_value: firstSipDay(),
      sip_installment_numbers: 12,
    },
  },
  content: (page) => page.getByRole('main').getByRole('radio'),
});
