import { type Call } from '../../ground/call.ts';
import { createMagicAmounts, ORDER_AMOUNT } from '../../ground/magic.ts';
import { EmptyAnswer, HttpRefusal, Refusal } from '../../ground/refusal.ts';

const LATE_ANSWER_MS = 10_000;

const REFUSED_AMOUNT = 1_111_000;
const BAD_REQUEST_AMOUNT = 1_112_000;
const EMPTY_ANSWER_AMOUNT = 1_113_000;
const SLOW_AMOUNT = 6_666_000;
const PAY_NOW_AMOUNT = 7_777_000;
export const REFUSED_SIP_AMOUNT = 4_443_000;
export const REFUSED_STP_AMOUNT = 1_111_000;

export const checkoutMagic = [
  ...createMagicAmounts(ORDER_AMOUNT, [
    [REFUSED_AMOUNT, 'the exchange refuses the order (071)'],
    [BAD_REQUEST_AMOUNT, 'the order is answered with HTTP 400'],
    [EMPTY_ANSWER_AMOUNT, 'the order is answered with an empty body'],
    [SLOW_AMOUNT, 'the order is answered ten seconds late'],
    [PAY_NOW_AMOUNT, 'the answer asks to pay at once (request mode paynow)'],
  ]),
  ...createMagicAmounts('Amount of a SIP', [[REFUSED_SIP_AMOUNT, 'the exchange refuses the registration (071)']]),
  ...createMagicAmounts('Amount of a STP', [[REFUSED_STP_AMOUNT, 'the exchange refuses the registration (071)']]),
];

/** Simulates the exchange for special amounts (sandbox.md 6.2); the amount is in thousandths of a rupee. */
export const simulateExchangeFailures = (amount: number, call: Pick<Call, 'answerLate'>): void => {
  switch (amount) {
    case REFUSED_AMOUNT:
      throw new Refusal('exchangeRejected', 'Order rejected by exchange');
    case BAD_REQUEST_AMOUNT:
      throw new HttpRefusal(400, ['The order was refused.', 'Please check the order and try again.']);
    case EMPTY_ANSWER_AMOUNT:
      throw new EmptyAnswer();
    case SLOW_AMOUNT:
      call.answerLate(LATE_ANSWER_MS);
  }
};

/** Field request_mode of the answer for an amount, if any. */
export const requestModeFieldOf = (amount: number): { readonly request_mode?: string } =>
  amount === PAY_NOW_AMOUNT ? { request_mode: 'paynow' } : {};
