import { type ListTransactionsRequest, type UnitTransaction, worthInPaise } from '@folioflow/api/contract';
import { epochDayOf, type SchemeFacts } from '../catalogue/port.ts';
import { requireInvestor } from '../ground/caller.ts';
import { type Call, type PreparedAnswer } from '../ground/call.ts';
import { dayAt } from '../kit/days.ts';
import { type FolioLedger, MILLION, readFolioLedgers, type UnitMovement } from './ledger/folio-ledgers.ts';
import { prepareAnswer } from './prepared-answer.ts';

/** True if a NAV gives the amount, to a paisa. */
const isPriceOfAmount = (nav: number, { units, paise }: UnitMovement): boolean =>
  Math.abs(worthInPaise(units / MILLION, nav) - paise) <= 1;

/** NAV of the day, or the price of the units where the ledger knows only their value. */
const navOfMovement = (movement: UnitMovement, scheme: SchemeFacts | undefined): number | null => {
  const published = scheme?.navs.at(epochDayOf(movement.day));
  if (published !== undefined && isPriceOfAmount(published, movement)) return published;
  return movement.units === 0 ? null : Math.round((movement.paise * 100 * MILLION) / movement.units) / 10_000;
};

/** Transaction in the shape of the contract. The ledger charges exit loads only, no stamp duty and no STT. */
const createTransaction = ({ order, scheme }: FolioLedger, movement: UnitMovement): UnitTransaction => ({
  folio_number: order.folio,
  scheme_code: order.scheme_code,
  transaction_date: movement.day,
  transaction_kind: movement.kind,
  units: movement.units / MILLION,
  nav: navOfMovement(movement, scheme),
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
