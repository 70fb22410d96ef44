import { requireAccepted } from '../../judge/judge-answer.ts';
import { defineCase } from '../../kit/define-case.ts';
import { NotTried, requireThat } from '../../ground/verdicts.ts';
import { readOrders } from '../support/order-lists.ts';
import { nameOfHolding, readHoldings, sumOf, toPaise, toMillionths } from './reads.ts';

const section = 'decision 077 listHoldings';

export const holdingListCases = [
  defineCase({
    id: 'holdings.list.lots',
    section,
    title: 'The lots of a holding add up to its units, oldest first',
    mend: 'Answer the unsold units of each allotment, by first in, first out, rounded so that they add up to units.',
    needs: ['investors.orders'],
    run: async (on) => {
      const list = await readHoldings(await on.reader('orders'));
      requireThat(list.length > 0, 'listHoldings answers no holding for allotted orders');
      for (const holding of list) {
        const name = nameOfHolding(holding);
        const sum = sumOf(holding.lots, ({ units }) => toMillionths(units));
        requireThat(
          sum === toMillionths(holding.units),
          `${name} has ${holding.units} units, its lots add up to ${sum / 1e6}`,
        );
        const days = holding.lots.map(({ bought_on }) => bought_on);
        requireThat(days.join() === days.toSorted().join(), `the lots of ${name} are not ordered by bought_on`);
        requireThat((holding.available_units ?? 0) <= holding.units, `${name} has more available_units than units`);
      }
    },
  }),
  defineCase({
    id: 'holdings.list.value',
    section,
    title: 'Units at their newest NAV are the current value of the portfolio',
    mend: 'Answer units and nav whose product is the value of the same orders in getPortfolio.',
    needs: ['investors.orders'],
    run: async (on) => {
      const investor = await on.reader('orders');
      const list = await readHoldings(investor);
      if (list.some(({ units, nav }) => units > 0 && nav === null)) throw new NotTried('a holding has no NAV');
      const value = sumOf(list, ({ units, nav }) => units * (nav ?? 0));
      // Units are rounded to thousandths, and each order to the paisa.
      const tolerance = sumOf(list, ({ nav, lots }) => 0.0005 * (nav ?? 0) + 0.01 * lots.length) + 0.01;
      const { result } = requireAccepted(await investor.call('getPortfolio', {}));
      requireThat(result !== undefined, 'getPortfolio answers no result');
      requireThat(
        Math.abs(value - Number(result.total_returns_amount)) <= tolerance,
        `the holdings are worth ${value.toFixed(2)}, the portfolio is worth ${result.total_returns_amount}`,
      );
    },
  }),
  defineCase({
    id: 'holdings.list.orders',
    section,
    title: 'Each lot names an allotted order of the investor',
    mend: 'Answer order_id and order_type of the order, and of the registration for an instalment.',
    needs: ['investors.orders'],
    run: async (on) => {
      const investor = await on.reader('orders');
      const orders = [
        ...(await readOrders(investor, 'single')),
        ...(await readOrders(investor, 'xsip')),
        ...(await readOrders(investor, 'stp')),
      ].filter(({ mf_order_is_allotted }) => mf_order_is_allotted);
      const known = new Set(orders.map(({ order_id, mf_order_type }) => `${mf_order_type} ${order_id}`));
      for (const holding of await readHoldings(investor))
        for (const { order_id, order_type } of holding.lots)
          requireThat(
            known.has(`${order_type} ${order_id}`),
            `a lot of ${nameOfHolding(holding)} names ${order_type} ${order_id}, which is no allotted order`,
          );
    },
  }),
  defineCase({
    id: 'holdings.list.nav',
    section,
    title: 'A NAV has its day, and a holding without units has no lots',
    mend: 'Answer nav_date as yyyy-mm-dd with nav, and null with an empty nav_date; remove sold lots.',
    needs: ['investors.orders'],
    run: async (on) => {
      for (const holding of await readHoldings(await on.reader('orders'))) {
        const { nav, nav_date, units, lots } = holding;
        const name = nameOfHolding(holding);
        requireThat(
          nav === null ? nav_date === '' : /^\d{4}-\d\d-\d\d$/.test(nav_date),
          `${name} has nav ${nav} and nav_date ${JSON.stringify(nav_date)}`,
        );
        requireThat(units > 0 || lots.length === 0, `${name} has lots without units`);
        for (const { cost_amount } of lots)
          requireThat(toPaise(cost_amount) / 100 === Number(cost_amount), `a lot of ${name} costs ${cost_amount}`);
      }
    },
  }),
  defineCase({
    id: 'holdings.list.empty',
    section,
    title: 'An investor without allotted orders has no holdings',
    mend: 'Answer an empty result.',
    needs: ['investors.empty'],
    run: async (on) => {
      const list = await readHoldings(await on.reader('empty'));
      requireThat(list.length === 0, 'listHoldings answers a holding without an order');
    },
  }),
];
