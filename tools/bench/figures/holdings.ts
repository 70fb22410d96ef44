import { type Stack } from '../../serve/stack.ts';
import { figureWithMaxRatio, type FigureSource } from '../figure.ts';
import { signInAsPersona, withStack, withStackOfSeed } from '../bench-stack.ts';
import { measureOnSlowPhone } from '../slow-phone.ts';

/** Has 200 holdings and 10,000 transactions in the seed `many`, and nine holdings in the others. */
const INVESTOR = '9000000117';
const HOLDINGS = 200;
const TURNS = 5;
const CARD = 'main [role=listitem] article';
const name = `first of ${HOLDINGS} holdings with 10,000 transactions on a slow phone, against one of nine`;

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Milliseconds until the first holding is drawn, with its value and cost; the returns follow. */
async function measureFirstHolding(stack: Stack, count: number): Promise<number> {
  const { usable } = await measureOnSlowPhone({
    url: `${stack.investor}/portfolio`,
    prepare: (page) => signInAsPersona(page, stack, INVESTOR),
    content: (page) => page.locator(CARD).nth(count - 1),
    usableSelector: CARD,
  });
  return usable;
}

/** In turns, so that what else the machine does meets both. */
export const firstOfManyHoldings: FigureSource = {
  name,
  isBytes: false,
  measure: () =>
    withStack((stack) =>
      withStackOfSeed('many', async (stackOfMany) => {
        const times = { few: [] as number[], many: [] as number[] };
        for (let turn = 0; turn < TURNS; turn += 1) {
          times.few.push(await measureFirstHolding(stack, 9));
          times.many.push(await measureFirstHolding(stackOfMany, HOLDINGS));
        }
        return figureWithMaxRatio(1.3, { name, value: median(times.many), unit: 'ms', floor: median(times.few) });
      }),
    ),
};
