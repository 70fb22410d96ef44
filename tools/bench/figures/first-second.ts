import { figureWithMaxRatio, type FigureSource } from '../figure.ts';
import { withFloorPage } from '../page-bytes.ts';
import { schemeLinks, signIn, withStack } from '../bench-stack.ts';
import { measureOnSlowPhone, type PaintTimings, type PageVisit } from '../slow-phone.ts';

const TURNS = 5;
const pages = ['floor', '/signin', '/schemeList', '/charts'] as const;
type PageName = (typeof pages)[number];

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Every page in turn, several times over: what else the machine does meets all of them. */
const measureVisitsInTurns = () =>
  withFloorPage('page', ({ origin }) =>
    withStack(async (stack) => {
      const arrive: PageVisit['prepare'] = (page) => signIn(page, stack);
      const visits: Readonly<Record<PageName, PageVisit>> = {
        floor: { url: origin, content: (page) => page.locator('input'), usableSelector: 'input' },
        '/signin': { url: `${stack.investor}/signin`, content: (page) => page.getByRole('heading', { level: 1 }) },
        '/schemeList': {
          url: `${stack.investor}/schemeList`,
          prepare: arrive,
          content: schemeLinks,
          usableSelector: 'main article a',
        },
        '/charts': {
          url: `${stack.investor}/charts/INFZZZ000011/SC01/SC01`,
          prepare: arrive,
          content: (page) => page.locator('canvas'),
        },
      };
      const seen: Record<PageName, PaintTimings[]> = { floor: [], '/signin': [], '/schemeList': [], '/charts': [] };
      for (let turn = 0; turn < TURNS; turn += 1)
        for (const name of pages) seen[name].push(await measureOnSlowPhone(visits[name]));
      return seen;
    }),
  );

let cachedVisits: ReturnType<typeof measureVisitsInTurns> | undefined;

const firstSecondFigure = (budget: number, what: keyof PaintTimings, page: PageName, words: string): FigureSource => ({
  name: words,
  isBytes: false,
  measure: async () => {
    const seen = await (cachedVisits ??= measureVisitsInTurns());
    const medianOf = (name: PageName) => median(seen[name].map((sight) => sight[what]));
    return figureWithMaxRatio(budget, { name: words, value: medianOf(page), unit: 'ms', floor: medianOf('floor') });
  },
});

/** First second on slow 4G with a slow processor, against one bare page of the stack in the same run. */
export const firstSecond: readonly FigureSource[] = [
  firstSecondFigure(0.6, 'firstPaint', '/signin', 'first paint of /signin on a slow phone'),
  firstSecondFigure(0.6, 'typing', '/signin', 'until one can type on /signin on a slow phone'),
  firstSecondFigure(0.7, 'largestPaint', '/schemeList', 'largest paint of /schemeList on a slow phone'),
  firstSecondFigure(2.5, 'usable', '/schemeList', 'until a scheme can be opened from /schemeList on a slow phone'),
  firstSecondFigure(0.6, 'largestPaint', '/charts', "largest paint of a scheme's page on a slow phone"),
];
