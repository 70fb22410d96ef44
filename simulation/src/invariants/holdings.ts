import type { OrderRow } from '../../../apps/sandbox/src/orders/records/order-tables.ts';
import { listOf, type Ask, type Fields } from './ask.ts';
import { createHoldingsCheck, INFLOWS, type HoldingsOfPerson } from './holdings-check.ts';
import type { Invariant } from './observed.ts';

/** Holdings are rounded to millionths of a unit. */
const UNIT_TOLERANCE = 0.000_002;

const numberOf = (value: unknown): number => Number(value ?? 0);
const sumOf = (rows: readonly Fields[], field: string): number =>
  rows.reduce((sum, row) => sum + numberOf(row[field]), 0);
const isNear = (one: number, other: number, tolerance: number): boolean => Math.abs(one - other) <= tolerance;
const holdingOf = (row: Fields): string => `${String(row['folio_number'])} ${String(row['scheme_code'])}`;

const movedUnits = (row: Fields): number => numberOf(row['units']) * (INFLOWS.has(row['transaction_kind']) ? 1 : -1);

/** A holding: its lots and its transactions add up to its units, and so do its orders. */
async function checkHoldings(ask: Ask, own: readonly OrderRow[], name: string): Promise<string[]> {
  const holdings = listOf((await ask('/holding/list', {}))?.['result']);
  const answer = await ask('/holding/transactions', { folio_number: '', scheme_code: '' });
  if (answer === null) return [];
  const transactions = Map.groupBy(listOf(answer['result']), holdingOf);
  const rowsOf = Map.groupBy(own, ({ folio, scheme_code }) => `${folio} ${scheme_code}`);
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

async function checkPerson({ ask, name, own, fresh, listed }: HoldingsOfPerson): Promise<string[]> {
  const problems = await checkHoldings(ask, own, name);
  for (const { id } of own.filter((row) => fresh.has(row)).slice(0, 2)) {
    const order = listed.find(({ order_id }) => order_id === id);
    if (order !== undefined) problems.push(...(await checkDetails(ask, order)));
  }
  return problems;
}

/** Holdings, transactions, lots, lists and details are the same orders. */
export const createHoldingsInvariant = (): Invariant => ({
  name: 'holdings, orders and details agree',
  source: 'decision 077, decision 078, OM-023 to OM-070, OM-143',
  check: createHoldingsCheck(checkPerson),
});
