import { pdfText } from '../../../apps/sandbox/src/testing/pdf.ts';
import type { OrderRow } from '../../../apps/sandbox/src/orders/records/order-tables.ts';
import { createAsk, listOf, type Ask, type Fields } from './ask.ts';
import type { Invariant, Observed } from './observed.ts';

/** Holdings are rounded to millionths of a unit. */
const UNIT_TOLERANCE = 0.000_002;
const RUPEE_TOLERANCE = 0.005;

const numberOf = (value: unknown): number => Number(value ?? 0);
const sumOf = (rows: readonly Fields[], field: string): number =>
  rows.reduce((sum, row) => sum + numberOf(row[field]), 0);
const isNear = (one: number, other: number, tolerance: number): boolean => Math.abs(one - other) <= tolerance;
const holdingOf = (row: Fields): string => `${String(row['folio_number'])} ${String(row['scheme_code'])}`;

const INFLOWS = new Set(['purchase', 'sipInstallment', 'switchIn']);
const movedUnits = (row: Fields): number =>
  numberOf(row['units']) * (INFLOWS.has(String(row['transaction_kind'])) ? 1 : -1);

const isSelling = ({ payouts }: Observed, { id }: OrderRow): boolean =>
  payouts.some(({ order_id, state }) => order_id === id && state === 'requested');

/** Worth of units in whole paise, as a page computes it. */
const worthOf = ({ units, nav }: Fields): number => Math.round(numberOf(units) * numberOf(nav) * 100);

/** The portfolio is worth what the pages of its holdings show, to the paisa. */
async function checkWorth(ask: Ask, listed: readonly Fields[], name: string): Promise<string[]> {
  const holdings = listOf((await ask('/holding/list', {}))?.['result']);
  const codes = new Set(holdings.filter(({ nav }) => nav !== null).map(({ scheme_name }) => scheme_name));
  const orders = listed.filter(
    (order) => order['mf_order_is_allotted'] === true && codes.has(order['mf_order_scheme_name']),
  );
  const shown = orders.reduce((sum, order) => sum + Math.round(numberOf(order['total_returns_amount']) * 100), 0);
  const worth = holdings.reduce((sum, holding) => sum + worthOf(holding), 0);
  return shown === worth ? [] : [`The holdings of ${name} are worth ${worth} paise, the orders ${shown}.`];
}

/** A holding: its lots and its transactions add up to its units, and so do its orders. */
async function checkHoldings(ask: Ask, own: readonly OrderRow[], name: string): Promise<string[]> {
  const holdings = listOf((await ask('/holding/list', {}))?.['result']);
  const answer = await ask('/holding/transactions', { folio_number: '', scheme_code: '' });
  if (answer === null) return [];
  const transactions = Map.groupBy(listOf(answer['result']), holdingOf);
  // The units of an instalment are those of its plan.
  const orders = own.filter(({ parent_id }) => parent_id === '');
  const rowsOf = Map.groupBy(orders, ({ folio, scheme_code }) => `${folio} ${scheme_code}`);
  return holdings.flatMap((holding) => {
    const units = numberOf(holding['units']);
    const available = numberOf(holding['available_units']);
    const moved = (transactions.get(holdingOf(holding)) ?? []).reduce((sum, row) => sum + movedUnits(row), 0);
    const lots = sumOf(listOf(holding['lots']), 'units');
    const problems: string[] = [];
    const title = `The holding ${holdingOf(holding)} of ${name} has ${units} units`;
    if (!isNear(moved, units, UNIT_TOLERANCE)) problems.push(`${title}, its transactions ${moved}.`);
    if (!isNear(lots, units, UNIT_TOLERANCE)) problems.push(`${title}, its lots ${lots}.`);
    if (available < 0 || available > units) problems.push(`${title}, ${available} of them available.`);
    const rows = rowsOf.get(holdingOf(holding)) ?? [];
    const held = rows.reduce((sum, row) => sum + row.units, 0);
    // Orders of the seed, and of schemes without a NAV, store a value without units.
    const isCounted = rows.every(({ units: counted, value }) => counted > 0 || value === 0);
    if (isCounted && !isNear(held, units, UNIT_TOLERANCE * (rows.length + 1)))
      problems.push(`${title}, its orders ${held}.`);
    return problems;
  });
}

const LISTS = { single: 'single', xsip: 'xsip', stp: 'stp' } as const;

/** The portfolio is the sum of the listed orders, and of its blocks. */
async function checkPortfolio(ask: Ask, listed: readonly Fields[], name: string): Promise<string[]> {
  const portfolio = (await ask('/order/portfolio', {}))?.['result'] as Fields | undefined;
  if (portfolio === undefined) return [];
  const shown = listed.filter((order) => order['mf_order_is_allotted'] === true);
  const blocks = Object.values(LISTS).map((block) => portfolio[block] as Fields);
  return (
    [
      ['overall_investment_amount', 'mf_order_overall_investment_amount'],
      ['total_returns_amount', 'total_returns_amount'],
    ] as const
  ).flatMap(([field, source]) => {
    const total = numberOf(portfolio[field]);
    const tolerance = RUPEE_TOLERANCE * (shown.length + 1);
    const problems: string[] = [];
    if (!isNear(total, sumOf(blocks, field), tolerance))
      problems.push(`The portfolio of ${name}: ${field} is ${total}, its blocks are ${sumOf(blocks, field)}.`);
    if (!isNear(total, sumOf(shown, source), tolerance))
      problems.push(`The portfolio of ${name}: ${field} is ${total}, its orders are ${sumOf(shown, source)}.`);
    return problems;
  });
}

/** A list contains the newest events only. */
const HISTORY_FIELDS = new Set(['order_list', 'modal_transaction_history_html', 'display_installment_info_html']);

/** The details of an order are those of the list. */
async function checkDetails(ask: Ask, order: Fields): Promise<string[]> {
  const answer = await ask('/order/payment/status', {
    request_mode: 'order_payment_status',
    order_type: String(order['mf_order_type']),
    order_number: String(order['mf_order_number']),
    order_id: String(order['order_id']),
    selected_order: order,
    check_mandate_status: false,
  });
  const details = answer?.['result'] as Fields | undefined;
  if (details === undefined) return [];
  return Object.keys(order)
    .filter((field) => !HISTORY_FIELDS.has(field))
    .filter((field) => JSON.stringify(details[field]) !== JSON.stringify(order[field]))
    .map((field) => `Order ${String(order['mf_order_number'])}: list and details differ in ${field}.`);
}

const unitsText = (units: number): string => units.toFixed(4);

/** The statement of an allotted order closes with its units. */
async function checkStatement(ask: Ask, row: OrderRow): Promise<string[]> {
  if (row.allotted_at === null || row.units === 0 || row.number.startsWith('9', row.number.length - 2)) return [];
  const answer = await ask('/master/order/statement', {
    order_registration_no: row.registration_no,
    order_number: row.number,
    order_type: row.type,
  });
  const pdf = (answer?.['result'] as Fields | undefined)?.['statement_base64'];
  if (typeof pdf !== 'string' || pdf === '') return [`Order ${row.number} has no statement.`];
  return pdfText(pdf).replaceAll(',', '').includes(unitsText(row.units))
    ? []
    : [`The statement of order ${row.number} does not contain its ${unitsText(row.units)} units.`];
}

/** Holdings, transactions, lots, portfolio, lists, details and statement are the same orders. */
export const createHoldingsInvariant = (): Invariant => {
  const lastRows = new Map<string, ReadonlySet<object>>();
  return {
    name: 'holdings, portfolio, details and statement agree',
    source: 'decision 077, decision 078, OM-023 to OM-070, OM-143',
    check: async (observed) => {
      const problems: string[] = [];
      const ownOrders = Map.groupBy(observed.orders, ({ client_id }) => client_id);
      const ownPayouts = Map.groupBy(observed.payouts, ({ client_id }) => client_id);
      for (const investor of observed.world.investors) {
        const { id, clientId } = investor.person;
        const ask = createAsk(observed, investor);
        const own = ownOrders.get(clientId) ?? [];
        // An unchanged row is the same object as before.
        const rows = new Set<object>([...own, ...(ownPayouts.get(clientId) ?? [])]);
        const before = lastRows.get(id) ?? new Set<object>();
        if (ask === undefined || (rows.size === before.size && [...rows].every((row) => before.has(row)))) continue;
        // Every call of an ended session is refused; its rows are compared after the next sign-in.
        if ((await ask('/order/portfolio', {})) === null) continue;
        lastRows.set(id, rows);
        const listed: Fields[] = [];
        for (const order_type of Object.keys(LISTS))
          listed.push(...listOf((await ask('/order/list', { order_type }))?.['result']));
        problems.push(...(await checkHoldings(ask, own, id)), ...(await checkPortfolio(ask, listed, id)));
        problems.push(...(await checkWorth(ask, listed, id)));
        const changed = own.filter((row) => !before.has(row) && row.parent_id === '').slice(0, 2);
        for (const row of changed) {
          const order = listed.find(({ order_id }) => order_id === row.id);
          if (order !== undefined) problems.push(...(await checkDetails(ask, order)));
          if (!isSelling(observed, row)) problems.push(...(await checkStatement(ask, row)));
        }
      }
      return problems;
    },
  };
};
