import { TOKEN_HEADER, type GetSchemeStatisticsAnswer } from '@folioflow/api/contract';
import { type Page } from 'playwright';
import { createUnusedMobile } from '@folioflow/wiring/testing/sandbox-client';
import { createStoredSession } from '@folioflow/wiring/testing/stored-session';
import { figureWithMaxRatio, type FigureSource } from '../figure.ts';
import { withFloorPage } from '../page-bytes.ts';
import { schemeLinks, signIn, withStack } from '../bench-stack.ts';
import { measureOnSlowPhone, SMALL_PHONE, type PageVisit } from '../slow-phone.ts';
import { READY_PERSONA, sipCheckoutState, storeNavigationState } from './first-load.ts';

const TURNS = 3;
const pages = ['floor', '/signin', '/schemeList', '/sipCheckout/', '/orderCheckout/'] as const;
type PageName = (typeof pages)[number];

/** Navigation state of the scheme's page, with a lumpsum in the first option that the sandbox offers. */
async function fetchLumpsumState(sandbox: string) {
  const { scheme_code, scheme_isin, scheme_name } = sipCheckoutState.sip_order;
  const { token = '' } = await createStoredSession(sandbox, { mobile: createUnusedMobile(), like: READY_PERSONA });
  const answer = await fetch(`${sandbox}/api/v1/master/scheme/statistics`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [TOKEN_HEADER]: token },
    body: JSON.stringify({
      param_isin: scheme_isin,
      param_scheme_code: scheme_code,
      param_scheme_name: scheme_name,
    }),
  });
  const { general_order_terms } = (await answer.json()) as Pick<GetSchemeStatisticsAnswer, 'general_order_terms'>;
  return {
    selected_order: { scheme_code, scheme_isin, scheme_name },
    general_order: { ...general_order_terms[0], order_amount: '5000' },
    nominee_list: [],
  };
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Milliseconds until a person can begin, every page in turn: what else the machine does meets all of them. */
const measureInTurns = () =>
  withFloorPage('page', ({ origin }) =>
    withStack(async (stack) => {
      const lumpsumState = await fetchLumpsumState(stack.sandbox);
      const prepareCheckout = (state: object) => async (page: Page) => {
        await signIn(page, stack);
        await storeNavigationState(page, { ...state });
      };
      const checkout = {
        content: (page: Page) => page.getByRole('main').getByRole('radio'),
        usableSelector: 'main input[type=radio]',
      };
      const visits: Readonly<Record<PageName, PageVisit>> = {
        floor: { url: origin, content: (page) => page.locator('input'), usableSelector: 'input' },
        '/signin': {
          url: `${stack.investor}/signin`,
          content: (page) => page.getByRole('heading', { level: 1 }),
          usableSelector: 'main input',
        },
        '/schemeList': {
          url: `${stack.investor}/schemeList`,
          prepare: (page) => signIn(page, stack),
          content: schemeLinks,
          usableSelector: 'main article a',
        },
        '/sipCheckout/': {
          ...checkout,
          url: `${stack.investor}/sipCheckout/`,
          prepare: prepareCheckout(sipCheckoutState),
        },
        '/orderCheckout/': {
          ...checkout,
          url: `${stack.investor}/orderCheckout/`,
          prepare: prepareCheckout(lumpsumState),
        },
      };
      const seen: Record<PageName, number[]> = {
        floor: [],
        '/signin': [],
        '/schemeList': [],
        '/sipCheckout/': [],
        '/orderCheckout/': [],
      };
      for (let turn = 0; turn < TURNS; turn += 1)
        for (const name of pages) {
          const { usable } = await measureOnSlowPhone({ ...visits[name], device: SMALL_PHONE });
          seen[name].push(usable);
        }
      return seen;
    }),
  );

let cachedTimes: ReturnType<typeof measureInTurns> | undefined;

const usableFigure = (budget: number, page: PageName): FigureSource => {
  const name = `usable on 2G: ${page}`;
  return {
    name,
    isBytes: false,
    measure: async () => {
      const seen = await (cachedTimes ??= measureInTurns());
      return figureWithMaxRatio(budget, { name, value: median(seen[page]), unit: 'ms', floor: median(seen.floor) });
    },
  };
};

/** Until a person can begin on 2G with a processor a sixth as fast, against the bare page of the stack in the same run. */
export const usableOn2g: readonly FigureSource[] = [
  usableFigure(0.6, '/signin'),
  usableFigure(2.4, '/schemeList'),
  usableFigure(2.8, '/sipCheckout/'),
  usableFigure(2.8, '/orderCheckout/'),
];
