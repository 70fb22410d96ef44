import { bankAccountsOf } from '../clients/bank-accounts.ts';
import { rupeesOf, rupeeText, wordsOf } from '../kit/amounts.ts';
import { wireDay } from '../kit/days.ts';
import { type Page, pdfOf } from '../kit/pdf.ts';
import { accountTypes } from '../kyc/master-lists.ts';
import { type Database } from '../store/database.ts';
import { type MandateRow } from './mandate-tables.ts';

type Said = Pick<MandateRow, 'number' | 'amount' | 'account_no' | 'ifsc' | 'start_day' | 'end_day'> & {
  readonly accountType: string;
  readonly holder: string;
  readonly bank: string;
};

const LEFT = 48;
const RIGHT = 547;
const BOX = 14;
const INK = '#1a1a1a';
const PALE = '#5c5c5c';

const label = (page: Page, text: string, x: number, y: number) =>
  page.font('Helvetica').fontSize(8).fillColor(PALE).text(text, x, y, { lineBreak: false });

const value = (page: Page, text: string, x: number, y: number, width: number) =>
  page.font('Helvetica-Bold').fontSize(10).fillColor(INK).text(text, x, y, { width });

const line = (page: Page, y: number) => page.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).stroke(PALE);

/** A letter in each box, and the rest of them to be written by hand. */
const boxes = (page: Page, text: string, count: number, x: number, y: number) => {
  page.font('Helvetica-Bold').fontSize(10).lineWidth(0.5);
  for (let at = 0; at < Math.max(count, text.length); at += 1) {
    page.rect(x + at * BOX, y, BOX, BOX + 4).stroke(PALE);
    page.fillColor(INK).text(text[at] ?? '', x + at * BOX, y + 5, { width: BOX, align: 'center', lineBreak: false });
  }
};

const choices = (page: Page, options: readonly string[], chosen: string, x: number, y: number) => {
  let at = x;
  for (const option of options) {
    page.lineWidth(0.5).rect(at, y, 9, 9).stroke(PALE);
    if (option === chosen) {
      page
        .lineWidth(1.5)
        .moveTo(at + 2, y + 2)
        .lineTo(at + 7, y + 7)
        .stroke(INK);
      page
        .moveTo(at + 7, y + 2)
        .lineTo(at + 2, y + 7)
        .stroke(INK);
    }
    page
      .font('Helvetica')
      .fontSize(9)
      .fillColor(INK)
      .text(option, at + 13, y + 1, { lineBreak: false });
    at += 30 + page.widthOfString(option);
  }
};

const DECLARATION =
  'I agree to the debit of mandate processing charges by my bank as per its schedule of charges. This mandate holds until ' +
  'the day stated above, or until I cancel it. I have read what it authorises, and sign it as my account is operated.';

const draw = (page: Page, said: Said) => {
  page.font('Helvetica-Bold').fontSize(18).fillColor(INK).text('NACH debit mandate', LEFT, 48);
  page.fontSize(12).text(said.number, LEFT, 53, { width: RIGHT - LEFT, align: 'right' });
  line(page, 78);
  label(page, 'UMRN, filled in by the bank', LEFT, 88);
  boxes(page, '', 20, LEFT, 100);
  label(page, 'Date', 435, 88);
  boxes(page, '', 8, 435, 100);
  choices(page, ['Create', 'Modify', 'Cancel'], 'Create', LEFT, 132);
  line(page, 152);
  label(
    page,
    'I authorise the stock exchange, as the collector of my investments in mutual funds, to debit my',
    LEFT,
    162,
  );
  choices(page, [...accountTypes.map(({ label: type }) => type), 'Other'], said.accountType, LEFT, 178);
  label(page, 'Bank account number', LEFT, 200);
  boxes(page, said.account_no, 18, LEFT, 212);
  label(page, 'with the bank', LEFT, 242);
  value(page, said.bank, LEFT, 254, 260);
  label(page, 'IFSC', 393, 242);
  boxes(page, said.ifsc, 11, 393, 254);
  line(page, 284);
  label(page, 'an amount of rupees, in words', LEFT, 294);
  value(
    page,
    `${wordsOf(rupeesOf(said.amount))} only`.replace(/^./, (first) => first.toUpperCase()),
    LEFT,
    306,
    330,
  );
  label(page, 'in figures, for all debits together', 393, 294);
  value(page, rupeeText(said.amount).replace(/₹\s*/, 'Rs. '), 393, 306, 154);
  label(page, 'Frequency', LEFT, 334);
  choices(
    page,
    ['Monthly', 'Quarterly', 'Half-yearly', 'Yearly', 'As and when presented'],
    'As and when presented',
    LEFT,
    346,
  );
  label(page, 'Debit type', LEFT, 366);
  choices(page, ['Fixed amount', 'Maximum amount'], 'Maximum amount', LEFT, 378);
  line(page, 398);
  label(page, 'Reference', LEFT, 408);
  value(page, said.number, LEFT, 420, 120);
  label(page, 'Period from', 220, 408);
  value(page, wireDay(said.start_day), 220, 420, 120);
  label(page, 'to', 393, 408);
  value(page, wireDay(said.end_day), 393, 420, 120);
  line(page, 442);
  page
    .font('Helvetica')
    .fontSize(9)
    .fillColor(INK)
    .text(DECLARATION, LEFT, 454, { width: RIGHT - LEFT, lineGap: 3 });
  page
    .lineWidth(0.5)
    .rect(LEFT, 504, RIGHT - LEFT, 80)
    .stroke(PALE);
  label(page, 'Signature of the account holder', LEFT + 8, 512);
  value(page, said.holder, LEFT + 8, 566, RIGHT - LEFT - 16);
  page.font('Helvetica').fontSize(10).fillColor(INK);
  page.text(`Scan the signed form, and upload it as ${said.number}.png or ${said.number}.jpeg.`, LEFT, 600);
};

/** The form that the account holder signs, as base64 of a PDF: drawn of the mandate, unless a text was laid down for it. */
export const nachFormOf = async (db: Database, mandate: MandateRow): Promise<string> => {
  if (mandate.nach_form !== '') return mandate.nach_form;
  const { number, amount, account_no, account_type, ifsc, start_day, end_day } = mandate;
  const account = (await bankAccountsOf(db, mandate.client_id)).find(
    ({ beneficiary_account_no, beneficiary_ifsc }) =>
      beneficiary_account_no === account_no && beneficiary_ifsc === ifsc,
  );
  const { beneficiary_account_holder_name: holder = '', beneficiary_bank_name: bank = '' } = account ?? {};
  const accountType = accountTypes.find((type) => type.value === account_type)?.label ?? 'Other';
  const said = { number, amount, account_no, accountType, ifsc, start_day, end_day, holder, bank };
  return pdfOf(`NACH mandate ${number}`, said, draw);
};
