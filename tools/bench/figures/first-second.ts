import { atMostTimes, type FigureSource } from '../figure.ts';
import { withFloor } from '../page-bytes.ts';
import { schemeLinks, signIn, withStack } from '../served.ts';
import { seenOnSlowPhone, type Sight, type Visit } from '../slow-phone.ts';

const TURNS = 5;
const pages = ['floor', '/signin', '/schemeList', '/charts'] as const;
type PageName = (typeof pages)[number];

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Every page in turn, several times over: what else the machine does meets all of them. */
const seenInTurns = () =>
  withFloor('page', ({ origin }) =>
    withStack(async (stack) => {
      const arrive: Visit['arrive'] = (page) => signIn(page, stack);
      const visits: Readonly<Record<PageName, Visit>> = {
        floor: { url: origin, content: (page) => page.locator('input') },
        '/signin': { url: `${stack.investor}/signin`, content: (page) => page.getByRole('heading', { level: 1 }) },
        '/schemeList': { url: `${stack.investor}/schemeList`, arrive, content: schemeLinks },
        '/charts': {
          url: `${stack.investor}/charts/INFZZZ000011/SC01/SC01`,
          arrive,
          content: (page) => page.locator('canvas'),
        },
      };
      const seen: Record<PageName, Sight[]> = { floor: [], '/signin': [], '/schemeList': [], '/charts': [] };
      for (let turn = 0; turn < TURNS; turn += 1)
        for (const name of pages) seen[name].push(await seenOnSlowPhone(visits[name]));
      return seen;
    }),
  );

let run: ReturnType<typeof seenInTurns> | undefined;

const figure = (budget: number, what: keyof Sight, page: PageName, words: string): FigureSource => ({
  name: words,
  isBytes: false,
  measure: async () => {
    const seen = await (run ??= seenInTurns());
    const of = (name: PageName) => median(seen[name].map((sight) => sight[what]));
    return atMostTimes(budget, { name: words, value: of(page), unit: 'ms', floor: of('floor') });
  },
});

/** What a person meets on slow 4G with a slow processor, against one bare page of the stack in the same run. */
export const firstSecond: readonly FigureSource[] = [
  figure(0.6, 'firstPaint', '/signin', 'first paint of /signin on a slow phone'),
  figure(0.6, 'typing', '/signin', 'until one can type on /signin on a slow phone'),
  figure(0.5, 'largestPaint', '/schemeList', 'largest paint of /schemeList on a slow phone'),
  figure(0.5, 'largestPaint', '/charts', "largest paint of a scheme's page on a slow phone"),
];
