import { readCallingClient } from '../../clients/clients.ts';
import { type Call } from '../../ground/call.ts';
import { requireInvestor } from '../../ground/caller.ts';
import { type Handler } from '../../ground/operations.ts';
import { dayAt } from '../../kit/days.ts';
import { type Database } from '../../store/database.ts';
import { bookingsOf } from './bookings.ts';
import { statementPdf } from './draw-statement.ts';
import { readPlaces } from '../valuation/holding-worth.ts';
import { readOrderMoney } from '../valuation/order-money.ts';
import { type OrderRow } from '../records/order-tables.ts';
import { orderNotFound } from '../view/orders.ts';

/** Last digits of order numbers with a special statement (sandbox.md 6.2). */
const EMPTY_STATEMENT_SUFFIX = '90';
const NO_PDF_SUFFIX = '91';
const NOT_FOUND_SUFFIX = '92';

type StatementRequest = Parameters<Handler<'getOrderStatement'>>[0]['request'];

const findRequestedOrder = async (
  db: Database,
  clientId: string,
  statementRequest: StatementRequest,
): Promise<OrderRow> => {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('registration_no', '=', statementRequest.order_registration_no)
    .where('number', '=', statementRequest.order_number)
    .where('type', '=', statementRequest.order_type.toLowerCase() as OrderRow['type'])
    .executeTakeFirst();
  if (!row) throw orderNotFound();
  return row;
};

const createStatement = async (call: Call, row: OrderRow): Promise<string> => {
  const { first_name, last_name } = await readCallingClient(call);
  const day = dayAt(call.now);
  const placeOf = await readPlaces(call.db, row.client_id);
  const { invested, value } = await readOrderMoney(call.db, row, { today: day, place: placeOf(row) });
  return statementPdf(call.language, {
    day,
    holder: `${first_name} ${last_name}`.trim(),
    scheme: row.scheme_name,
    folio: row.folio,
    registration: row.registration_no,
    orderNumber: row.number,
    bookings: await bookingsOf(call.db, row),
    units: row.units,
    invested,
    value,
  });
};

/**
 * Returns the statement of an order with present or past units.
 * @throws Refusal 061 when the order is unknown, not the caller's, or was never allotted
 */
export const getOrderStatement: Handler<'getOrderStatement'> = async (call) => {
  const row = await findRequestedOrder(call.db, requireInvestor(call.caller).id, call.request);
  if (row.allotted_at === null || row.number.endsWith(NOT_FOUND_SUFFIX)) throw orderNotFound();
  if (row.number.endsWith(EMPTY_STATEMENT_SUFFIX)) return { result: { statement_base64: '' } };
  if (row.number.endsWith(NO_PDF_SUFFIX)) return { result: { statement_base64: btoa('This is not a PDF.') } };
  return { result: { statement_base64: await createStatement(call, row) } };
};
