import { listAt, type Fields } from '../../ground/fields.ts';
import { changeAccepted, changeRequests, type PlantedFault } from './fault.ts';

/** Changes each entry of a list. */
const changeEach =
  (change: (entry: Fields) => Fields) =>
  (fields: Fields): Fields => ({ ...fields, result: listAt(fields, 'result').map(change) });

/** Changes each lot of each holding. */
const changeLots = (change: (lot: Fields) => Fields) =>
  changeEach((holding) => ({ ...holding, lots: listAt(holding, 'lots').map(change) }));

const pointsAt = (fields: Fields): readonly (readonly unknown[])[] => {
  const { result } = fields;
  return Array.isArray(result) ? result.filter((point): point is unknown[] => Array.isArray(point)) : [];
};

export const holdingFaults: readonly PlantedFault[] = [
  {
    title: 'lots are rounded to two decimals',
    caughtBy: 'holdings.list.lots',
    create: changeAccepted(
      'listHoldings',
      changeLots((lot) => ({ ...lot, units: Math.floor(Number(lot['units']) * 100) / 100 })),
    ),
  },
  {
    title: 'units of requested redemptions are missing',
    caughtBy: 'holdings.list.value',
    create: changeAccepted(
      'listHoldings',
      changeEach((holding) => ({ ...holding, units: Number(holding['units']) - 1 })),
    ),
  },
  {
    title: 'a lot names its instalment',
    caughtBy: 'holdings.list.orders',
    create: changeAccepted(
      'listHoldings',
      changeLots((lot) => ({ ...lot, order_id: `${String(lot['order_id'])}_1` })),
    ),
  },
  {
    title: 'the day of a NAV has the form of the order dates',
    caughtBy: 'holdings.list.nav',
    create: changeAccepted(
      'listHoldings',
      changeEach((holding) => ({ ...holding, nav_date: String(holding['nav_date']).split('-').reverse().join('/') })),
    ),
  },
  {
    title: 'withdrawals are no transactions',
    caughtBy: 'holdings.transactions.units',
    create: changeAccepted('listTransactions', (fields) => ({
      ...fields,
      result: listAt(fields, 'result').filter((entry) => entry['transaction_kind'] !== 'withdrawal'),
    })),
  },
  {
    title: 'the newest transaction is first',
    caughtBy: 'holdings.transactions.order',
    create: changeAccepted('listTransactions', (fields) => ({
      ...fields,
      result: listAt(fields, 'result').toReversed(),
    })),
  },
  {
    title: 'the folio of a request is ignored',
    caughtBy: 'holdings.transactions.unknown',
    create: changeRequests('listTransactions', (fields) => ({ ...fields, folio_number: '', scheme_code: '' })),
  },
  {
    title: 'the history contains a day twice',
    caughtBy: 'holdings.history.days',
    create: changeAccepted('getHoldingsHistory', (fields) => {
      const points = pointsAt(fields);
      return { ...fields, result: [...points.slice(0, 1), ...points] };
    }),
  },
  {
    title: 'the cost in the history ignores what was sold',
    caughtBy: 'holdings.history.cost',
    create: changeAccepted('getHoldingsHistory', (fields) => ({
      ...fields,
      result: pointsAt(fields).map(([moment, value, cost]) => [moment, value, Number(cost) + 1000]),
    })),
  },
];
