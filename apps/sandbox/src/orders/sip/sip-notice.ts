import { dayAt, formatTextDay } from '../../kit/days.ts';
import { rupeeText } from '../../kit/amounts.ts';
import { type Database } from '../../store/database.ts';
import { type OrderRow } from '../records/order-tables.ts';
import { type ScheduleRow } from '../records/schedule-tables.ts';

const sipNoticeHeading = (row: OrderRow): string => {
  if (row.state === 'rta_rejected') return 'SIP rejected';
  return row.state === 'waiting_for_mandate' ? 'SIP waits for your mandate' : 'SIP registered';
};

const nextInstallmentText = (row: OrderRow, { due_at, mandate_row_id }: ScheduleRow): string => {
  if (row.state === 'waiting_for_mandate')
    return 'The first instalment is debited after your bank has approved the mandate.';
  if (row.state === 'rta_rejected') return row.rejection;
  if (due_at === null) return 'No further instalment is due.';
  const day = formatTextDay(dayAt(due_at));
  return mandate_row_id === '' ? `Payment for the next instalment is due on ${day}.` : `The next debit is on ${day}.`;
};

/** Notice about a SIP as HTML, for the page after its registration. */
export const readSipNotice = async (db: Database, row: OrderRow): Promise<string> => {
  const plan = await db.selectFrom('schedules').selectAll().where('order_id', '=', row.id).executeTakeFirst();
  const lines = plan
    ? [
        nextInstallmentText(row, plan),
        `${plan.installments} instalments of ${rupeeText(plan.amount)}, registration ${row.registration_no}`,
      ]
    : [`Registration ${row.registration_no}`];
  return `<h3>${sipNoticeHeading(row)}</h3>${lines.map((line) => `<p>${line}</p>`).join('')}`;
};
