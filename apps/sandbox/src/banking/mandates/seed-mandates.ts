import { readBankAccounts } from '../../clients/bank-accounts.ts';
import { type Area } from '../../ground/area.ts';
import { addDays, type Day, dayAt } from '../../kit/days.ts';
import { createPdfOfLength } from '../../kit/documents/pdf.ts';
import { bitOf } from '../../store/bit.ts';
import { type MandateRow, type MandateState, mandateIdOf } from './mandate-tables.ts';

interface SeedMandate {
  readonly number: string;
  readonly state: MandateState;
  /** rupees */
  readonly used?: number;
  /** exact length of the form in base64 characters; by default the form is drawn from the mandate */
  readonly formLength?: number;
  readonly hasRendering?: boolean;
}

const AMOUNT = 25_000;
const VALID_DAYS = 3_650;

/** Mandates by customer (sandbox.md, sections 4 and 5). */
const mandatesByCustomer: Readonly<Record<string, readonly SeedMandate[]>> = {
  CUST00000101: [
    { number: 'M1001', state: 'approved', used: 5000 },
    { number: 'M1002', state: 'inactive' },
    { number: 'M1003', state: 'cancelled' },
    { number: 'M1004', state: 'registered' },
    { number: 'M1005', state: 'scan_uploaded' },
    { number: 'M1006', state: 'rejected' },
    { number: 'M0255', state: 'registered', formLength: 255 },
    { number: 'M0256', state: 'registered', formLength: 256 },
    { number: 'M0300', state: 'scan_uploaded', hasRendering: true },
  ],
  CUST00000110: [{ number: 'M2001', state: 'approved' }],
  CUST00000115: [
    { number: 'M1151', state: 'registered' },
    { number: 'M1152', state: 'scan_uploaded' },
  ],
  CUST00000117: [{ number: 'M1171', state: 'approved' }],
};

type MandateAccount = Pick<MandateRow, 'client_id' | 'account_no' | 'account_type' | 'ifsc'>;

const seedMandateRow = (account: MandateAccount, mandate: SeedMandate, index: number, today: Day): MandateRow => ({
  ...account,
  id: mandateIdOf(account.client_id, mandate.number),
  number: mandate.number,
  position: index + 1,
  state: mandate.state,
  amount: AMOUNT * 1000,
  limit_used: (mandate.used ?? 0) * 1000,
  start_day: today,
  end_day: addDays(today, VALID_DAYS),
  is_primary: bitOf(index === 0),
  uploads: ['registered', 'cancelled'].includes(mandate.state) ? 0 : 1,
  refreshes: 0,
  due_at: null,
  decided_at: null,
  created_at: 0,
  nach_form: mandate.formLength === undefined ? '' : createPdfOfLength(mandate.formLength),
  rendering: mandate.hasRendering === true ? 'form' : '',
});

/** Mandates of the seeded customers, each on the first account of its customer. */
export const seedMandates: NonNullable<Area['seed']> = async (db, { seed, now }) => {
  if (seed === 'empty' || seed === 'noClients') return;
  for (const [client_id, mandates] of Object.entries(mandatesByCustomer)) {
    const [account] = await readBankAccounts(db, client_id);
    if (!account) continue;
    const on = {
      client_id,
      account_no: account.beneficiary_account_no,
      account_type: account.beneficiary_account_type,
      ifsc: account.beneficiary_ifsc,
    };
    const rows = mandates.map((mandate, index) => seedMandateRow(on, mandate, index, dayAt(now)));
    await db.insertInto('mandates').values(rows).execute();
  }
};
