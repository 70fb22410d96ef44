import { type ListTransactionsRequest, type UnitTransaction } from '@folioflow/api/contract';
import { requireInvestor } from '../ground/caller.ts';
import { type Call, type PreparedAnswer } from '../ground/call.ts';
import { dayAt } from '../kit/days.ts';
import { type FolioLedger, readFolioLedgers, type UnitMovement } from './ledger/folio-ledgers.ts';
import { prepareAnswer } from './prepared-answer.ts';

/** Transaction in the shape of the contract. The ledger charges exit loads only, no stamp duty and no STT. */
const createTransaction = ({ order }: FolioLedger, movement: UnitMovement): UnitTransaction => ({
  folio_number: order.folio,
  scheme_code: order.scheme_code,
  transaction_date: movement.day,
  transaction_kind: movement.kind,
  units: movement.units / 1000,
  nav: movement.nav,
  amount: movement.paise / 100,
  stamp_duty_amount: 0,
  stt_amount: 0,
  exit_load_amount: movement.exitLoadPaise / 100,
  order_id: movement.orderId,
  order_type: movement.orderType,
});

/** Transactions of a holding of the caller, or of all; none for a holding that the caller does not have. */
export const listTransactions = (call: Call<ListTransactionsRequest>): Promise<PreparedAnswer> => {
  const { id } = requireInvestor(call.caller);
  const { folio_number, scheme_code } = call.request;
  const today = dayAt(call.now);
  const isRequested = ({ order }: FolioLedger) =>
    (folio_number === '' && scheme_code === '') || (order.folio === folio_number && order.scheme_code === scheme_code);
  const key = JSON.stringify(['transactions', id, today, folio_number, scheme_code]);
  return prepareAnswer(call.db, key, async () =>
    (await readFolioLedgers(call.db, id, today))
      .filter(isRequested)
      .flatMap((ledger) => ledger.movements.map((movement) => createTransaction(ledger, movement)))
      .toSorted((one, other) => one.transaction_date.localeCompare(other.transaction_date)),
  );
};
