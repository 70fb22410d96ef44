import type { FolioHolding, UnitTransaction } from '@folioflow/api/contract';
import { writeSalesFile } from '@folioflow/flows';
import { computeYearGains, financialYearOf, holdingOf, parseTransactions } from '@folioflow/flows/holdings';
import { listOf, type Fields } from './ask.ts';
import { createHoldingsCheck, INFLOWS, paiseOf, type HoldingsOfPerson } from './holdings-check.ts';
import type { Invariant } from './observed.ts';

/** Everything that the file says of the sales of a scheme, in paise. */
interface Sums {
  readonly proceeds: number;
  readonly cost: number;
}

const WORDS = { head: [], long: 'long', short: 'short', unknown: 'unknown' };
const CELL = /"((?:[^"]|"")*)"|([^,]+)/g;

/** Sums of the rows of a file with an ISIN: its second column; the seventh is what a sale brings, the eighth its cost. */
function sumsOf(file: string, isin: string): Sums {
  const rows = file.split('\r\n').map((line) => [...line.matchAll(CELL)].map(([, text, figure]) => text ?? figure));
  const own = rows.filter((cells) => cells[1] === isin);
  const sumOf = (column: number) => own.reduce((sum, cells) => sum + paiseOf(cells[column]), 0);
  return { proceeds: sumOf(6), cost: sumOf(7) };
}

/** Sums by the transactions and the lots that are left: what was bought and is not held was sold. */
function expectedOf(own: readonly UnitTransaction[], held: readonly FolioHolding[]): Sums {
  const sumOf = (rows: readonly UnitTransaction[], pick: (row: UnitTransaction) => number) =>
    rows.reduce((sum, row) => sum + pick(row), 0);
  const [bought, sold] = [true, false].map((isIn) =>
    own.filter(({ transaction_kind }) => INFLOWS.has(transaction_kind) === isIn),
  );
  const left = held.flatMap(({ lots }) => lots).reduce((sum, { cost_amount }) => sum + paiseOf(cost_amount), 0);
  return {
    proceeds: sumOf(sold ?? [], ({ amount, exit_load_amount }) => paiseOf(amount) - paiseOf(exit_load_amount)),
    cost: sumOf(bought ?? [], ({ amount }) => paiseOf(amount)) - left,
  };
}

async function checkPerson({ ask, name }: HoldingsOfPerson): Promise<string[]> {
  const read = async (path: string, body: Fields) => listOf((await ask(path, body))?.['result']) as unknown;
  const holdings = (await read('/holding/list', {})) as readonly FolioHolding[];
  const wire = (await read('/holding/transactions', {
    folio_number: '',
    scheme_code: '',
  })) as readonly UnitTransaction[];
  const transactions = parseTransactions(wire) ?? [];
  const years = new Set(transactions.map(({ day }) => financialYearOf(day)));
  const records = holdings.map((holding) => holdingOf(holding));
  const realised = [...years].flatMap((year) => computeYearGains(records, transactions, year).realised);
  const file = writeSalesFile(realised, WORDS);
  return [...Map.groupBy(holdings, ({ scheme_isin }) => scheme_isin)].flatMap(([isin, held]) => {
    const codes = new Set(held.map(({ scheme_code }) => scheme_code));
    const expected = expectedOf(
      wire.filter(({ scheme_code }) => codes.has(scheme_code)),
      held,
    );
    const found = sumsOf(file, isin);
    return found.proceeds === expected.proceeds && found.cost === expected.cost
      ? []
      : [`The file of gains of ${name} has ${JSON.stringify(found)} for ${isin}, due are ${JSON.stringify(expected)}.`];
  });
}

/** The file of gains of all years has what every sale has brought, and the cost of everything that is not held. */
export const createGainsInvariant = (): Invariant => ({
  name: 'the file of gains balances with the ledger',
  source: 'decision 072, decision 077, decision 080',
  check: createHoldingsCheck(checkPerson),
});
