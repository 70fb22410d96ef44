import type { FolioHolding } from '@folioflow/api/contract';
import { holdingFiguresOf, holdingOf } from '@folioflow/flows/holdings';
import { pdfText } from '../../../apps/sandbox/src/testing/pdf.ts';
import type { OrderRow } from '../../../apps/sandbox/src/orders/records/order-tables.ts';
import { listOf, type Ask, type Fields } from './ask.ts';
import { createHoldingsCheck, paiseOf, type HoldingsOfPerson } from './holdings-check.ts';
import type { Invariant } from './observed.ts';

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Worth in paise of millionths of a unit at a NAV with four decimals: whole numbers, a half is rounded up. */
const worthOf = ({ units, nav }: FolioHolding): number => {
  const product = BigInt(Math.round(units * 1e6)) * BigInt(Math.round((nav ?? 0) * 1e4));
  return Number((product + 50_000_000n) / 100_000_000n);
};

/** The orders of a holding, and the page of the holding, are worth its units at its NAV. */
function checkHolding(holding: FolioHolding, listed: readonly Fields[]): string[] {
  if (holding.nav === null || holding.units === 0) return [];
  const worth = worthOf(holding);
  const name = `The holding ${holding.folio_number} ${holding.scheme_code} is worth ${worth} paise`;
  const orders = listed.filter(
    (order) =>
      order['mf_order_is_allotted'] === true &&
      order['mf_order_folio_no'] === holding.folio_number &&
      order['mf_order_scheme_name'] === holding.scheme_name,
  );
  const shown = sumOf(orders.map((order) => paiseOf(order['total_returns_amount'])));
  const onPage = holdingFiguresOf(holdingOf(holding), null).valuePaise;
  const problems: string[] = [];
  if (shown !== worth) problems.push(`${name}, its orders ${shown}.`);
  if (onPage !== worth) problems.push(`${name}, its page shows ${onPage ?? 'nothing'}.`);
  return problems;
}

const BLOCKS = ['single', 'xsip', 'stp'] as const;
const SUMS = [
  ['overall_investment_amount', 'mf_order_overall_investment_amount'],
  ['total_returns_amount', 'total_returns_amount'],
] as const;

/** The portfolio is the sum of the listed orders, and of its blocks. */
function checkPortfolio(portfolio: Fields, listed: readonly Fields[], name: string): string[] {
  const shown = listed.filter((order) => order['mf_order_is_allotted'] === true);
  return SUMS.flatMap(([field, source]) => {
    const total = paiseOf(portfolio[field]);
    const blocks = sumOf(BLOCKS.map((block) => paiseOf((portfolio[block] as Fields)[field])));
    const orders = sumOf(shown.map((order) => paiseOf(order[source])));
    return total === blocks && total === orders
      ? []
      : [`The portfolio of ${name}: ${field} is ${total} paise, its blocks are ${blocks}, its orders ${orders}.`];
  });
}

/** Orders with these last digits have a special statement. */
const SPECIAL_STATEMENT = /9\d$/;

/** The statement of an allotted order closes with its units, its cost and its worth in the list. */
async function checkStatement(ask: Ask, row: OrderRow, order: Fields): Promise<string[]> {
  if (row.allotted_at === null || row.units === 0 || SPECIAL_STATEMENT.test(row.number)) return [];
  const answer = await ask('/master/order/statement', {
    order_registration_no: row.registration_no,
    order_number: row.number,
    order_type: row.type,
  });
  const pdf = (answer?.['result'] as Fields | undefined)?.['statement_base64'];
  if (typeof pdf !== 'string' || pdf === '') return [`Order ${row.number} has no statement.`];
  const rupees = (field: string) => `Rs. ${Number(order[field]).toFixed(2)}`;
  const expected = [row.units.toFixed(4), rupees('mf_order_overall_investment_amount'), rupees('total_returns_amount')];
  // Each of the three figures has a line, after the line with its name.
  const figures = pdfText(pdf).replaceAll(',', '').trimEnd().split('\n').slice(-6);
  const closing = [figures[1], figures[3], figures[5]];
  return expected.every((figure, place) => figure === closing[place])
    ? []
    : [`The statement of order ${row.number} closes with ${closing.join(', ')}, not with ${expected.join(', ')}.`];
}

async function checkPerson({ ask, name, own, fresh, listed }: HoldingsOfPerson): Promise<string[]> {
  const holdings = listOf((await ask('/holding/list', {}))?.['result']) as unknown as readonly FolioHolding[];
  const portfolio = (await ask('/order/portfolio', {}))?.['result'] as Fields | undefined;
  const problems = holdings.flatMap((holding) => checkHolding(holding, listed));
  // Without an order, the answer has no result.
  if (portfolio !== undefined) problems.push(...checkPortfolio(portfolio, listed, name));
  for (const row of own.filter((each) => fresh.has(each)).slice(0, 2)) {
    const order = listed.find(({ order_id }) => order_id === row.id);
    if (order !== undefined) problems.push(...(await checkStatement(ask, row, order)));
  }
  return problems;
}

/** A holding has one worth, to the paisa: in the portfolio, the lists, its page and the statements. */
export const createWorthsInvariant = (): Invariant => ({
  name: 'a holding has one worth in every view',
  source: 'decision 077, decision 078, OM-306',
  check: createHoldingsCheck(checkPerson),
});
