import { figureWithMaxRatio, type FigureSource } from '../figure.ts';
import { withFloorPage } from '../page-bytes.ts';
import { schemeLinks, signIn, withStack } from '../bench-stack.ts';
import { measureOnSlowPhone, SMALL_PHONE, type PageVisit } from '../slow-phone.ts';
import { sipCheckoutState, storeNavigationState } from './first-load.ts';

const TURNS = 3;
const pages = ['floor', '/signin', '/schemeList', '/sipCheckout/'] as const;
type PageName = (typeof pages)[number];

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Milliseconds until a person can begin, every page in turn: what else the machine does meets all of them. */
const measureInTurns = () =>
  withFloorPage('page', ({ origin }) =>
    withStack(async (stack) => {
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
          url: `${stack.investor}/sipCheckout/`,
          prepare: async (page) => {
            await signIn(page, stack);
            await storeNavigationState(page, sipCheckoutState);
          },
          content: (page) => page.getByRole('main').getByRole('radio'),
          usableSelector: 'main input[type=radio]',
        },
      };
      const seen: Record<PageName, number[]> = { floor: [], '/signin': [], '/schemeList': [], '/sipCheckout/': [] };
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
  usableFigure(0.8, '/schemeList'),
  usableFigure(0.8, '/sipCheckout/'),
];
