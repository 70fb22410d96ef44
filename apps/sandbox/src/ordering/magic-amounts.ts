import { type Call } from '../ground/call.ts';
import { EmptyAnswer, HttpRefusal, Refusal } from '../ground/refusal.ts';

const LATE = 10_000;

/** What the exchange makes of certain amounts (sandbox.md 6.2); the argument is in thousandths of a rupee. */
export const askExchange = (amount: number, call: Pick<Call, 'answerLate'>): void => {
  switch (amount) {
    case 1_111_000:
      throw new Refusal('exchangeRejected', 'Order rejected by exchange');
    case 1_112_000:
      throw new HttpRefusal(400, ['The order was refused.', 'Please check the order and try again.']);
    case 1_113_000:
      throw new EmptyAnswer();
    case 6_666_000:
      call.answerLate(LATE);
  }
};

/** The request_mode that the answer names for an amount, where it names one. */
export const requestModeOf = (amount: number): { readonly request_mode?: string } =>
  amount === 7_777_000 ? { request_mode: 'paynow' } : {};
