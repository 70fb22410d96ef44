import { type AnswerOf } from '@folioflow/api/contract';
import { type OperationPorts } from '../kit/operation-port.ts';
import { accepted, isOperationMissing, type Port } from '../kit/port.ts';
import { holdingOf, parseTransactions, type Holding, type HoldingTransaction } from './records.ts';

/** All holdings of an investor, closed ones included, with their transactions. */
export type HoldingRecords =
  /** The provider has no holdings: it answers HTTP 404 (decision 077). */
  | { readonly kind: 'notOffered' }
  | {
      readonly kind: 'offered';
      readonly holdings: readonly Holding[];
      /** Oldest first; null if a day is unreadable. */
      readonly transactions: readonly HoldingTransaction[] | null;
    };

export type HoldingRecordPorts = OperationPorts<'listHoldings' | 'listTransactions'>;

const NOT_OFFERED = accepted<HoldingRecords>({ kind: 'notOffered' }, 0);
/** Request for the transactions of all holdings. */
const ALL = { folio_number: '', scheme_code: '' };

const recordsOf = (
  { result: holdings }: AnswerOf<'listHoldings'>,
  { result: transactions }: AnswerOf<'listTransactions'>,
): HoldingRecords => ({
  kind: 'offered',
  holdings: holdings.map((holding) => holdingOf(holding)),
  transactions: parseTransactions(transactions),
});

/** Creates a port that loads the holdings and their transactions at the same time. */
export const createRecordsPort =
  ({ listHoldings, listTransactions }: HoldingRecordPorts): Port<unknown, HoldingRecords> =>
  async (_, scope) => {
    try {
      const [holdings, transactions] = await Promise.all([listHoldings({}, scope), listTransactions(ALL, scope)]);
      if (holdings.kind !== 'accepted') return holdings;
      if (transactions.kind !== 'accepted') return transactions;
      return accepted(recordsOf(holdings.answer, transactions.answer), holdings.receivedAt);
    } catch (error) {
      if (isOperationMissing({ event: { error } })) return NOT_OFFERED;
      throw error;
    }
  };
