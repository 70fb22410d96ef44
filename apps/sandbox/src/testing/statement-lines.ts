import { type Fields } from '../kit/json.ts';
import { type Bench } from './bench.ts';
import { resultOf, textField } from './journeys.ts';
import { pdfText } from './pdf.ts';

export interface StatementLine {
  /** `dd/mm/yyyy` */
  readonly day: string;
  readonly description: string;
  /** rupees; negative for an outflow */
  readonly amount: number;
  readonly nav: number;
  readonly units: number;
}

/** Lines of the statement of an order, read from the PDF. */
export const readStatementLines = async (
  on: Bench,
  token: string,
  order: Fields,
): Promise<readonly StatementLine[]> => {
  const body = {
    order_registration_no: order['mf_order_registration_no'],
    order_number: order['mf_order_number'],
    order_type: order['mf_order_type'],
  };
  const answer = resultOf(await on.ask('/master/order/statement', body, { token }));
  const texts = pdfText(textField(answer, 'statement_base64')).split('\n');
  const parseNumber = (text = '') => Number(text.replace('Rs. ', '').replaceAll(',', ''));
  return texts.flatMap((day, place) => {
    const [description = '', amount, nav, units] = texts.slice(place + 1);
    const isLine = /^\d\d\/\d\d\/\d{4}$/.test(day) && /^(?:Purchase|Redemption|Withdrawal|Transfer)/.test(description);
    return isLine
      ? [{ day, description, amount: parseNumber(amount), nav: parseNumber(nav), units: parseNumber(units) }]
      : [];
  });
};
