import { type Call } from '../ground/call.ts';
import { magicAmounts, ORDER_AMOUNT } from '../ground/magic.ts';
import { EmptyAnswer, HttpRefusal, Refusal } from '../ground/refusal.ts';

const LATE = 10_000;

const REFUSED = 1_111_000;
const BAD_REQUEST = 1_112_000;
const EMPTY = 1_113_000;
const SLOW = 6_666_000;
const PAY_NOW = 7_777_000;
export const SIP_REFUSED = 4_443_000;
export const STP_REFUSED = 1_111_000;

export const orderingMagic = [
  ...magicAmounts(ORDER_AMOUNT, [
    [REFUSED, 'the exchange refuses the order (071)'],
    [BAD_REQUEST, 'the order is answered with HTTP 400'],
    [EMPTY, 'the order is answered with an empty body'],
    [SLOW, 'the order is answered ten seconds late'],
    [PAY_NOW, 'the answer asks to pay at once (request mode paynow)'],
  ]),
  ...magicAmounts('Amount of a SIP', [[SIP_REFUSED, 'the exchange refuses the registration (071)']]),
  ...magicAmounts('Amount of a STP', [[STP_REFUSED, 'the exchange refuses the registration (071)']]),
];

/** Simulates the exchange for special amounts (sandbox.md 6.2); the amount is in thousandths of a rupee. */
export const askExchange = (amount: number, call: Pick<Call, 'answerLate'>): void => {
  switch (amount) {
    case REFUSED:
      throw new Refusal('exchangeRejected', 'Order rejected by exchange');
    case BAD_REQUEST:
      throw new HttpRefusal(400, ['The order was refused.', 'Please check the order and try again.']);
    case EMPTY:
      throw new EmptyAnswer();
    case SLOW:
      call.answerLate(LATE);
  }
};

/** Field request_mode of the answer for an amount, if any. */
export const requestModeOf = (amount: number): { readonly request_mode?: string } =>
  amount === PAY_NOW ? { request_mode: 'paynow' } : {};
