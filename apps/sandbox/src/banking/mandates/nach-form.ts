import { readBankAccounts } from '../../clients/bank-accounts.ts';
import { toRupees, documentAmountText, amountInWords } from '../../kit/amounts.ts';
import { formatWireDay } from '../../kit/days.ts';
import { type PdfPage, createPdf } from '../../kit/documents/pdf.ts';
import { accountTypes } from '../../kyc/records/master-lists.ts';
import { type Database } from '../../store/database.ts';
import { type MandateRow } from './mandate-tables.ts';

type NachFormContent = Pick<MandateRow, 'number' | 'amount' | 'account_no' | 'ifsc' | 'start_day' | 'end_day'> & {
  readonly accountType: string;
  readonly holder: string;
  readonly bank: string;
};

const LEFT_EDGE = 48;
const RIGHT_EDGE = 547;
const BOX_WIDTH = 14;
const TEXT_COLOUR = '#1a1a1a';
const MUTED_COLOUR = '#5c5c5c';

const drawLabel = (page: PdfPage, text: string, x: number, y: number) =>
  page.font('Helvetica').fontSize(8).fillColor(MUTED_COLOUR).text(text, x, y, { lineBreak: false });

const drawValue = (page: PdfPage, text: string, x: number, y: number, width: number) =>
  page.font('Helvetica-Bold').fontSize(10).fillColor(TEXT_COLOUR).text(text, x, y, { width });

const drawLine = (page: PdfPage, y: number) =>
  page.moveTo(LEFT_EDGE, y).lineTo(RIGHT_EDGE, y).lineWidth(0.5).stroke(MUTED_COLOUR);

/** Draws a letter in each box; empty boxes are filled by hand. */
const drawBoxes = (page: PdfPage, text: string, count: number, x: number, y: number) => {
  page.font('Helvetica-Bold').fontSize(10).lineWidth(0.5);
  for (let at = 0; at < Math.max(count, text.length); at += 1) {
    page.rect(x + at * BOX_WIDTH, y, BOX_WIDTH, BOX_WIDTH + 4).stroke(MUTED_COLOUR);
    page
      .fillColor(TEXT_COLOUR)
      .text(text[at] ?? '', x + at * BOX_WIDTH, y + 5, { width: BOX_WIDTH, align: 'center', lineBreak: false });
  }
};

const drawChoices = (page: PdfPage, options: readonly string[], chosen: string, x: number, y: number) => {
  let at = x;
  for (const option of options) {
    page.lineWidth(0.5).rect(at, y, 9, 9).stroke(MUTED_COLOUR);
    if (option === chosen) {
      page
        .lineWidth(1.5)
        .moveTo(at + 2, y + 2)
        .lineTo(at + 7, y + 7)
        .stroke(TEXT_COLOUR);
      page
        .moveTo(at + 7, y + 2)
        .lineTo(at + 2, y + 7)
        .stroke(TEXT_COLOUR);
    }
    page
      .font('Helvetica')
      .fontSize(9)
      .fillColor(TEXT_COLOUR)
      .text(option, at + 13, y + 1, { lineBreak: false });
    at += 30 + page.widthOfString(option);
  }
};

const DECLARATION =
  'I agree to the debit of mandate processing charges by my bank as per its schedule of charges. This mandate holds until ' +
  'the day stated above, or until I cancel it. I have read what it authorises, and sign it as my account is operated.';

const drawForm = (page: PdfPage, said: NachFormContent) => {
  page.font('Helvetica-Bold').fontSize(18).fillColor(TEXT_COLOUR).text('NACH debit mandate', LEFT_EDGE, 48);
  page.fontSize(12).text(said.number, LEFT_EDGE, 53, { width: RIGHT_EDGE - LEFT_EDGE, align: 'right' });
  drawLine(page, 78);
  drawLabel(page, 'UMRN, filled in by the bank', LEFT_EDGE, 88);
  drawBoxes(page, '', 20, LEFT_EDGE, 100);
  drawLabel(page, 'Date', 435, 88);
  drawBoxes(page, '', 8, 435, 100);
  drawChoices(page, ['Create', 'Modify', 'Cancel'], 'Create', LEFT_EDGE, 132);
  drawLine(page, 152);
  drawLabel(
    page,
    'I authorise the stock exchange, as the collector of my investments in mutual funds, to debit my',
    LEFT_EDGE,
    162,
  );
  drawChoices(page, [...accountTypes.map(({ label: type }) => type), 'Other'], said.accountType, LEFT_EDGE, 178);
  drawLabel(page, 'Bank account number', LEFT_EDGE, 200);
  drawBoxes(page, said.account_no, 18, LEFT_EDGE, 212);
  drawLabel(page, 'with the bank', LEFT_EDGE, 242);
  drawValue(page, said.bank, LEFT_EDGE, 254, 260);
  drawLabel(page, 'IFSC', 393, 242);
  drawBoxes(page, said.ifsc, 11, 393, 254);
  drawLine(page, 284);
  drawLabel(page, 'an amount of rupees, in words', LEFT_EDGE, 294);
  drawValue(
    page,
    `${amountInWords(toRupees(said.amount))} only`.replace(/^./, (first) => first.toUpperCase()),
    LEFT_EDGE,
    306,
    330,
  );
  drawLabel(page, 'in figures, for all debits together', 393, 294);
  drawValue(page, documentAmountText(said.amount), 393, 306, 154);
  drawLabel(page, 'Frequency', LEFT_EDGE, 334);
  drawChoices(
    page,
    ['Monthly', 'Quarterly', 'Half-yearly', 'Yearly', 'As and when presented'],
    'As and when presented',
    LEFT_EDGE,
    346,
  );
  drawLabel(page, 'Debit type', LEFT_EDGE, 366);
  drawChoices(page, ['Fixed amount', 'Maximum amount'], 'Maximum amount', LEFT_EDGE, 378);
  drawLine(page, 398);
  drawLabel(page, 'Reference', LEFT_EDGE, 408);
  drawValue(page, said.number, LEFT_EDGE, 420, 120);
  drawLabel(page, 'Period from', 220, 408);
  drawValue(page, formatWireDay(said.start_day), 220, 420, 120);
  drawLabel(page, 'to', 393, 408);
  drawValue(page, formatWireDay(said.end_day), 393, 420, 120);
  drawLine(page, 442);
  page
    .font('Helvetica')
    .fontSize(9)
    .fillColor(TEXT_COLOUR)
    .text(DECLARATION, LEFT_EDGE, 454, { width: RIGHT_EDGE - LEFT_EDGE, lineGap: 3 });
  page
    .lineWidth(0.5)
    .rect(LEFT_EDGE, 504, RIGHT_EDGE - LEFT_EDGE, 80)
    .stroke(MUTED_COLOUR);
  drawLabel(page, 'Signature of the account holder', LEFT_EDGE + 8, 512);
  drawValue(page, said.holder, LEFT_EDGE + 8, 566, RIGHT_EDGE - LEFT_EDGE - 16);
  page.font('Helvetica').fontSize(10).fillColor(TEXT_COLOUR);
  page.text(`Scan the signed form, and upload it as ${said.number}.png or ${said.number}.jpeg.`, LEFT_EDGE, 600);
};

/**
 * Creates the form that the account holder signs, as a PDF in base64: drawn from the mandate, unless a form is stored.
 */
export const createNachForm = async (db: Database, mandate: MandateRow): Promise<string> => {
  if (mandate.nach_form !== '') return mandate.nach_form;
  const { number, amount, account_no, account_type, ifsc, start_day, end_day } = mandate;
  const account = (await readBankAccounts(db, mandate.client_id)).find(
    ({ beneficiary_account_no, beneficiary_ifsc }) =>
      beneficiary_account_no === account_no && beneficiary_ifsc === ifsc,
  );
  const { beneficiary_account_holder_name: holder = '', beneficiary_bank_name: bank = '' } = account ?? {};
  const accountType = accountTypes.find((type) => type.value === account_type)?.label ?? 'Other';
  const content = { number, amount, account_no, accountType, ifsc, start_day, end_day, holder, bank };
  return createPdf(`NACH mandate ${number}`, content, drawForm);
};
