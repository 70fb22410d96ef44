import { type FolioHolding, type UnitTransaction } from '@folioflow/api/contract';
import { folioHoldingSchema, unitTransactionSchema } from '@folioflow/api/schemas';
import * as v from 'valibot';
import { type Bench } from './bench.ts';
import { parseAnswer } from './contract.ts';

const pointSchema = v.tuple([v.number(), v.number(), v.number()]);

/** Reads the holdings of an investor. */
export const readHoldings = async (on: Bench, token: string): Promise<readonly FolioHolding[]> => {
  const { result } = parseAnswer('listHoldings', await on.ask('/holding/list', {}, { token }));
  return v.parse(v.array(folioHoldingSchema), result);
};

/** Reads the transactions of a holding, or of all. */
export const readTransactions = async (
  on: Bench,
  token: string,
  { folio_number = '', scheme_code = '' }: Partial<FolioHolding> = {},
): Promise<readonly UnitTransaction[]> => {
  const request = { folio_number, scheme_code };
  const { result } = parseAnswer('listTransactions', await on.ask('/holding/transactions', request, { token }));
  return v.parse(v.array(unitTransactionSchema), result);
};

/** Reads moments, values and costs by business day. */
export const readHistory = async (
  on: Bench,
  token: string,
): Promise<readonly (readonly [number, number, number])[]> => {
  const { result } = parseAnswer('getHoldingsHistory', await on.ask('/holding/history', {}, { token }));
  return v.parse(v.array(pointSchema), result);
};

const millionthsOf = (units: number): number => Math.round(units * 1e6);

const outflows: readonly string[] = ['redemption', 'withdrawal', 'switchOut'];

/** Units of a transaction in millionths; negative for an outflow. */
export const signedUnitsOf = ({ transaction_kind, units }: UnitTransaction): number =>
  millionthsOf(units) * (outflows.includes(transaction_kind) ? -1 : 1);

/** Sum of whole numbers. */
export const sumOf = <T>(list: readonly T[], pick: (each: T) => number): number =>
  list.reduce((sum, each) => sum + pick(each), 0);

/** Difference between the units of a holding and its transactions, and between its units and its lots, in millionths. */
export const unitGapsOf = (
  { units, lots }: FolioHolding,
  transactions: readonly UnitTransaction[],
): readonly [number, number] => {
  const all = millionthsOf(units);
  return [all - sumOf(transactions, signedUnitsOf), all - sumOf(lots, (lot) => millionthsOf(lot.units))];
};
