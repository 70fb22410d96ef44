import { type BankAccount } from '@folioflow/api/contract';
import { rupeeText } from '../kit/amounts.ts';
import { pdfOf } from '../kit/pdf.ts';
import { wireDay } from '../kit/days.ts';
import { type MandateRow } from './mandate-tables.ts';

type Said = Pick<MandateRow, 'number' | 'amount' | 'account_no' | 'account_type' | 'ifsc' | 'start_day' | 'end_day'>;

/** The form that the account holder signs, as base64 of a PDF. */
export const nachFormOf = (mandate: Said, account: BankAccount): string =>
  pdfOf('NACH debit mandate', [
    `Mandate ${mandate.number}`,
    `I, ${account.beneficiary_account_holder_name}, authorise the debit of my account`,
    `${mandate.account_no} (${mandate.account_type}), ${account.beneficiary_bank_name}, IFSC ${mandate.ifsc},`,
    `for investments in mutual funds, up to ${rupeeText(mandate.amount).replace(/₹\s*/, 'Rs. ')} in all,`,
    `from ${wireDay(mandate.start_day)} until ${wireDay(mandate.end_day)}, as and when presented.`,
    '',
    'Place and date ______________________',
    'Signature of the account holder ______________________',
    '',
    `Upload the signed form as ${mandate.number}.png or ${mandate.number}.jpeg.`,
  ]);
