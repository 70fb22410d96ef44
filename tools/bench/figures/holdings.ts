import { findFreePorts } from '../../serve/ports.ts';
import { type Stack } from '../../serve/stack.ts';
import { figureWithMaxRatio, type FigureSource } from '../figure.ts';
import { signInAsPersona, withStack, withStackOfSeed } from '../bench-stack.ts';
import { withFloorPage } from '../page-bytes.ts';
import { measureOnSlowPhone } from '../slow-phone.ts';

/** Has 200 holdings and 10,000 transactions in the seed `many`, and nine holdings in the others. */
const INVESTOR = '9000000117';
const HOLDINGS = 200;
const TURNS = 5;
const CARD = 'main [role=listitem] article';

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

interface HoldingsPage {
  readonly origin: string;
  readonly path: string;
  readonly count: number;
}

/** Milliseconds until the first holding is drawn, with its value and cost; the returns follow. */
async function measureFirstHolding(stack: Stack, { origin, path, count }: HoldingsPage): Promise<number> {
  const { usable } = await measureOnSlowPhone({
    url: `${origin}${path}`,
    prepare: (page) => signInAsPersona(page, stack, INVESTOR, origin),
    content: (page) => page.locator(CARD).nth(count - 1),
    usableSelector: CARD,
  });
  return usable;
}

const portfolioOf = ({ investor }: Stack, count: number): HoldingsPage => ({
  origin: investor,
  path: '/portfolio',
  count,
});

/** In turns, so that what else the machine does meets all pages. */
async function measureInTurns() {
  const { floor: port } = await findFreePorts(['floor']);
  const times = { few: [] as number[], many: [] as number[], bare: [] as number[] };
  await withStack((stack) =>
    withStackOfSeed(
      'many',
      (stackOfMany) =>
        withFloorPage(
          'holdings',
          async ({ origin }) => {
            for (let turn = 0; turn < TURNS; turn += 1) {
              times.few.push(await measureFirstHolding(stack, portfolioOf(stack, 9)));
              times.many.push(await measureFirstHolding(stackOfMany, portfolioOf(stackOfMany, HOLDINGS)));
              times.bare.push(await measureFirstHolding(stackOfMany, { origin, path: '/', count: HOLDINGS }));
            }
          },
          { port, sandbox: stackOfMany.sandbox },
        ),
      `http://127.0.0.1:${port}`,
    ),
  );
  return { few: median(times.few), many: median(times.many), bare: median(times.bare) };
}

let cachedTimes: ReturnType<typeof measureInTurns> | undefined;

const holdingsFigure = (budget: number, floorOf: 'few' | 'bare', name: string): FigureSource => ({
  name,
  isBytes: false,
  measure: async () => {
    const { many, [floorOf]: floor } = await (cachedTimes ??= measureInTurns());
    return figureWithMaxRatio(budget, { name, value: many, unit: 'ms', floor });
  },
});

const subject = `first of ${HOLDINGS} holdings with 10,000 transactions on a slow phone`;

/** Against the same page with nine holdings, and against a bare page that requests and lists the same holdings. */
export const firstOfManyHoldings: readonly FigureSource[] = [
  holdingsFigure(1.3, 'few', `${subject}, against one of nine`),
  holdingsFigure(1.6, 'bare', `${subject}, against a bare page`),
];
