import { type Person } from '../../people/person.ts';
import { requireOffer } from '../../http/optional-operations.ts';
import { requireAccepted } from '../../judge/judge-answer.ts';
import { defineCase } from '../../kit/define-case.ts';
import { requireThat } from '../../ground/verdicts.ts';
import { readHoldings, sumOf, toPaise } from './reads.ts';

const section = 'decision 077 getHoldingsHistory';

const readHistory = async (person: Person) =>
  requireAccepted(requireOffer(await person.call('getHoldingsHistory', {}))).result;

export const historyCases = [
  defineCase({
    id: 'holdings.history.days',
    section,
    title: 'The history has each business day once, oldest first',
    mend: 'Answer a point for each business day with the moment of its midnight, in the order of the days.',
    needs: ['investors.orders'],
    run: async (on) => {
      const history = await readHistory(await on.reader('orders'));
      requireThat(history.length > 0, 'the history of allotted orders is empty');
      history.forEach(([moment, value, cost], place) => {
        const [before = -Infinity] = history[place - 1] ?? [];
        requireThat(moment > before, `the moment ${moment} follows ${before}`);
        requireThat(value >= 0 && cost >= 0, `value ${value} or cost ${cost} is negative`);
      });
    },
  }),
  defineCase({
    id: 'holdings.history.cost',
    section,
    title: 'The newest cost is the cost of all lots',
    mend: 'Answer the cost of unsold units by first in, first out, as in the lots of listHoldings.',
    needs: ['investors.orders'],
    run: async (on) => {
      const investor = await on.reader('orders');
      const [, , cost = 0] = (await readHistory(investor)).at(-1) ?? [];
      const lots = (await readHoldings(investor)).flatMap((holding) => holding.lots);
      const sum = sumOf(lots, ({ cost_amount }) => toPaise(cost_amount));
      requireThat(sum === toPaise(cost), `the newest cost is ${cost}, the lots cost ${sum / 100}`);
    },
  }),
];
