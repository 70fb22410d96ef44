import { readBankAccounts } from '../../clients/bank-accounts.ts';
import { toRupees } from '../../kit/amounts.ts';
import { formatWireDay } from '../../kit/days.ts';
import { BOLD, createPdf, type PdfPage, REGULAR } from '../../kit/documents/pdf.ts';
import { type Words } from '../../kit/words/en.ts';
import { wordsOf } from '../../kit/words/words.ts';
import { type Call } from '../../ground/call.ts';
import { type MandateRow } from './mandate-tables.ts';

type NachFormContent = Pick<MandateRow, 'number' | 'amount' | 'account_no' | 'ifsc' | 'start_day' | 'end_day'> & {
  readonly accountType: keyof Words['mandateForm']['accountTypes'];
  readonly holder: string;
  readonly bank: string;
};

const accountTypes = ['SB', 'CB', 'NE', 'NO'] as const;

const LEFT_EDGE = 48;
const RIGHT_EDGE = 547;
const BOX_WIDTH = 14;
const TEXT_COLOUR = '#1a1a1a';
const MUTED_COLOUR = '#5c5c5c';

const drawLabel = (page: PdfPage, text: string, x: number, y: number) =>
  page.font(REGULAR).fontSize(8).fillColor(MUTED_COLOUR).text(text, x, y, { lineBreak: false });

const drawValue = (page: PdfPage, text: string, x: number, y: number, width: number) =>
  page.font(BOLD).fontSize(10).fillColor(TEXT_COLOUR).text(text, x, y, { width });

const drawLine = (page: PdfPage, y: number) =>
  page.moveTo(LEFT_EDGE, y).lineTo(RIGHT_EDGE, y).lineWidth(0.5).stroke(MUTED_COLOUR);

/** Draws a letter in each box; empty boxes are filled by hand. */
const drawBoxes = (page: PdfPage, text: string, count: number, x: number, y: number) => {
  page.font(BOLD).fontSize(10).lineWidth(0.5);
  for (let at = 0; at < Math.max(count, text.length); at += 1) {
    page.rect(x + at * BOX_WIDTH, y, BOX_WIDTH, BOX_WIDTH + 4).stroke(MUTED_COLOUR);
    page
      .fillColor(TEXT_COLOUR)
      .text(text[at] ?? '', x + at * BOX_WIDTH, y + 5, { width: BOX_WIDTH, align: 'center', lineBreak: false });
  }
};

/** Draws a box before each label; that of the chosen name is crossed. */
const drawChoices = <Name extends string>(
  page: PdfPage,
  labels: Readonly<Record<Name, string>>,
  chosen: Name,
  x: number,
  y: number,
) => {
  let at = x;
  for (const [name, option] of Object.entries<string>(labels)) {
    page.lineWidth(0.5).rect(at, y, 9, 9).stroke(MUTED_COLOUR);
    if (name === chosen) {
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
      .font(REGULAR)
      .fontSize(9)
      .fillColor(TEXT_COLOUR)
      .text(option, at + 13, y + 1, { lineBreak: false });
    at += 30 + page.widthOfString(option);
  }
};

const drawForm = (page: PdfPage, said: NachFormContent, { mandateForm: words, documentAmount }: Words) => {
  page.font(BOLD).fontSize(18).fillColor(TEXT_COLOUR).text(words.title, LEFT_EDGE, 48);
  page.fontSize(12).text(said.number, LEFT_EDGE, 53, { width: RIGHT_EDGE - LEFT_EDGE, align: 'right' });
  drawLine(page, 78);
  drawLabel(page, words.reference, LEFT_EDGE, 88);
  drawBoxes(page, '', 20, LEFT_EDGE, 100);
  drawLabel(page, words.date, 435, 88);
  drawBoxes(page, '', 8, 435, 100);
  drawChoices(page, words.changes, 'create', LEFT_EDGE, 132);
  drawLine(page, 152);
  drawLabel(page, words.authorise, LEFT_EDGE, 162);
  drawChoices(page, words.accountTypes, said.accountType, LEFT_EDGE, 178);
  drawLabel(page, words.account, LEFT_EDGE, 200);
  drawBoxes(page, said.account_no, 18, LEFT_EDGE, 212);
  drawLabel(page, words.bank, LEFT_EDGE, 242);
  drawValue(page, said.bank, LEFT_EDGE, 254, 260);
  drawLabel(page, words.ifsc, 393, 242);
  drawBoxes(page, said.ifsc, 11, 393, 254);
  drawLine(page, 284);
  drawLabel(page, words.inWords, LEFT_EDGE, 294);
  drawValue(page, words.amountInWords(toRupees(said.amount)), LEFT_EDGE, 306, 330);
  drawLabel(page, words.inFigures, 393, 294);
  drawValue(page, documentAmount(said.amount), 393, 306, 154);
  drawLabel(page, words.frequency, LEFT_EDGE, 334);
  drawChoices(page, words.frequencies, 'whenPresented', LEFT_EDGE, 346);
  drawLabel(page, words.debitType, LEFT_EDGE, 366);
  drawChoices(page, words.debitTypes, 'maximum', LEFT_EDGE, 378);
  drawLine(page, 398);
  drawLabel(page, words.mandate, LEFT_EDGE, 408);
  drawValue(page, said.number, LEFT_EDGE, 420, 120);
  drawLabel(page, words.from, 220, 408);
  drawValue(page, formatWireDay(said.start_day), 220, 420, 120);
  drawLabel(page, words.until, 393, 408);
  drawValue(page, formatWireDay(said.end_day), 393, 420, 120);
  drawLine(page, 442);
  page
    .font(REGULAR)
    .fontSize(9)
    .fillColor(TEXT_COLOUR)
    .text(words.declaration, LEFT_EDGE, 454, { width: RIGHT_EDGE - LEFT_EDGE, lineGap: 3 });
  page
    .lineWidth(0.5)
    .rect(LEFT_EDGE, 504, RIGHT_EDGE - LEFT_EDGE, 80)
    .stroke(MUTED_COLOUR);
  drawLabel(page, words.signature, LEFT_EDGE + 8, 512);
  drawValue(page, said.holder, LEFT_EDGE + 8, 566, RIGHT_EDGE - LEFT_EDGE - 16);
  page.font(REGULAR).fontSize(10).fillColor(TEXT_COLOUR);
  page.text(words.upload(said.number), LEFT_EDGE, 600, { width: RIGHT_EDGE - LEFT_EDGE });
};

/**
 * Creates the form that the account holder signs, as a PDF in base64: drawn from the mandate, unless a form is stored.
 */
export const createNachForm = async (
  { db, language }: Pick<Call, 'db' | 'language'>,
  mandate: MandateRow,
): Promise<string> => {
  if (mandate.nach_form !== '') return mandate.nach_form;
  const { number, amount, account_no, account_type, ifsc, start_day, end_day } = mandate;
  const account = (await readBankAccounts(db, mandate.client_id)).find(
    ({ beneficiary_account_no, beneficiary_ifsc }) =>
      beneficiary_account_no === account_no && beneficiary_ifsc === ifsc,
  );
  const { beneficiary_account_holder_name: holder = '', beneficiary_bank_name: bank = '' } = account ?? {};
  const { file } = wordsOf(language).mandateForm;
  const accountType = accountTypes.find((type) => type === account_type);
  const content: NachFormContent = {
    number,
    amount,
    account_no,
    accountType: accountType ?? 'other',
    ifsc,
    start_day,
    end_day,
    holder,
    bank,
  };
  return createPdf({ language, title: file(number) }, content, drawForm);
};
