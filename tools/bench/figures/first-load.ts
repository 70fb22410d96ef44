import { type Locator, type Page } from 'playwright';
import { inRoot } from '../../root.ts';
import { figureWithMaxRatio, type FigureSource } from '../figure.ts';
import { measureBarePageBytes, withBrowserPage, scriptBytes } from '../page-bytes.ts';
import { neutralPageText, schemeLinks, signIn, withStack } from '../bench-stack.ts';

/** Ceilings of decision 010, in times of the bare stack: a page before a session, and a page of a session. */
export const MAX_RATIO_SIGNED_OUT = 1.4;
const MAX_RATIO_SIGNED_IN = 1.75;

interface FirstLoadCase {
  readonly route: string;
  /** The persona who opens it; nobody is signed in without one. */
  readonly as?: string;
  /** The navigation state that the page before would have left. */
  readonly state?: Readonly<Record<string, unknown>>;
  /** Content that the complete page shows; the network may also be quiet between two chunks. */
  readonly content?: (page: Page) => Locator;
}

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Leaves in the history what the router keeps there beside an address. */
export const storeNavigationState = (page: Page, state: FirstLoadCase['state']) =>
  page.addInitScript((usr) => history.replaceState({ usr, key: 'bench', idx: 0 }, ''), state);

const firstLoadFigure = ({ route, as, state, content = heading }: FirstLoadCase): FigureSource => {
  const name = `first load of ${route}`;
  return {
    name,
    isBytes: true,
    measure: async () => {
      const value = await withStack((stack) =>
        withBrowserPage(async (page) => {
          if (as !== undefined) await signIn(page, stack, as);
          if (state !== undefined) await storeNavigationState(page, state);
          const app = { origin: stack.investor, folder: inRoot('apps', 'investor', 'dist') };
          const bytes = await scriptBytes(page, app, async () => {
            await page.goto(`${stack.investor}${route}`);
            await content(page).first().waitFor();
          });
          const shown = new URL(page.url()).pathname;
          if (shown.toLowerCase() !== route.toLowerCase()) throw new Error(`${route} led to ${shown}`);
          return (await page.getByText(neutralPageText).count()) > 0 ? null : bytes;
        }),
      );
      if (value === null) return `${route} still shows the neutral page`;
      return figureWithMaxRatio(as === undefined ? MAX_RATIO_SIGNED_OUT : MAX_RATIO_SIGNED_IN, {
        name,
        value,
        unit: 'bytes',
        floor: await measureBarePageBytes(),
      });
    },
  };
};

/** The first 5th of a month that a SIP may start on, `dd/mm/yyyy`. */
function firstPossibleSipDay(): string {
  const day = new Date(Date.now() + 9 * 86_400_000);
  while (day.getUTCDate() !== 5) day.setUTCDate(day.getUTCDate() + 1);
  const [year, month, date] = day.toISOString().slice(0, 10).split('-');
  return `${date}/${month}/${year}`;
}

/** Persona who has finished the KYC. */
export const READY_PERSONA = '9000000100';
const codeSentState = {
  login_mobile_number: '7000000001',
  login_email: '',
  login_role: 'customer',
  login_request_from: 'mobile',
};

export const signInFirstLoad = firstLoadFigure({ route: '/signin' });
export const sipCalculatorFirstLoad = firstLoadFigure({ route: '/sipcalculator' });
export const schemeListFirstLoad = firstLoadFigure({ route: '/schemeList', as: READY_PERSONA, content: schemeLinks });

/** With orders of every state; what is done with one of them comes when it is asked for. */
export const orderListFirstLoad = firstLoadFigure({
  route: '/orderList',
  as: '9000000101',
  content: (page) => page.getByRole('main').getByRole('article'),
});

/** Every page between the first code and the e-sign, as it is opened where that stage is next. */
export const onboardingFirstLoads = [
  { route: '/otp-2', state: codeSentState },
  { route: '/reset' },
  { route: '/verify-email', state: codeSentState },
  { route: '/verify-pin', state: codeSentState },
  { route: '/panVerification', as: '9000000201' },
  { route: '/aadhaarVerification', as: '9000000202' },
  { route: '/bankVerification', as: '9000000203' },
  { route: '/personalVerification', as: '9000000204' },
  { route: '/personaldetails', as: READY_PERSONA },
  { route: '/incomedetails', as: READY_PERSONA },
  { route: '/documentsupload', as: READY_PERSONA },
  { route: '/esignkycVerification', as: '9000000207' },
  { route: '/accounts', as: READY_PERSONA },
  { route: '/mpinInformation', as: READY_PERSONA },
].map(firstLoadFigure);

/** Navigation state of the scheme's page, with a monthly SIP. */
export const sipCheckoutState = {
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
    sip_date_value: firstPossibleSipDay(),
    sip_installment_numbers: 12,
  },
  nominee_list: [],
};

/** It is there once a nominee can be chosen. */
export const sipCheckoutFirstLoad = firstLoadFigure({
  route: '/sipCheckout/',
  as: READY_PERSONA,
  state: sipCheckoutState,
  content: (page) => page.getByRole('main').getByRole('radio'),
});
