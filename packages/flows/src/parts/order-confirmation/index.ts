import type { RequestOf } from '@folioflow/api/contract';
import type { OperationPort } from '../../kit/operation-port.ts';
import { accepted, adapted, type Port } from '../../kit/port.ts';
import { secondFactor, type CodeSent, type ConfirmRequest } from '../second-factor/index.ts';
import { afterLostAnswer } from '../../kit/after-lost-answer.ts';
import { gateOf, isGateClosed } from './order-confirmation.rules.ts';
import type { OrderResult } from './order-confirmation.types.ts';

export { afterLostAnswer } from '../../kit/after-lost-answer.ts';
export { findingPlaced } from './finding-placed.ts';
export type * from './order-confirmation.types.ts';
export {
  closesGate,
  confirmationEnds,
  confirmationInput,
  lookUpEnds,
  lostSubmissionOf,
  lostWith,
  mayHaveGoneThrough,
  notFoundNotice,
  orderEndOf,
} from './order-confirmation.rules.ts';

/**
 * A part: the second factor of an order. The parent invokes it with `confirmationInput(…)`, uses `confirmationEnds` as
 * its `onDone`, and binds `confirm` by `placing`.
 */
export const orderConfirmation = <Subject, Placed>() => secondFactor<Subject, OrderResult<Placed>>();

/**
 * Adapts the operation that places an order to the port `confirm`. A closed gate ends the confirmation, because no
 * other code would be accepted either. A refusal after a lost answer reports that the earlier attempt may have
 * counted.
 */
export const placing = <Asked, Request, Answer, Placed>(
  operation: Port<Request, Answer>,
  toRequest: (asked: Asked) => Request,
  toPlaced: (answer: Answer, asked: Asked) => Placed,
): Port<Asked, OrderResult<Placed>> => {
  const place = afterLostAnswer(operation);
  return async (asked, scope) => {
    const outcome = await place(toRequest(asked), scope);
    if (outcome.kind === 'accepted')
      return { ...outcome, answer: { kind: 'created', order: toPlaced(outcome.answer, asked) } };
    if (outcome.kind !== 'refused' || !isGateClosed(outcome.code)) return outcome;
    return accepted({ kind: 'refused', gate: gateOf(outcome.text, outcome.answer.navigateScreen) }, outcome.receivedAt);
  };
};

/** The request contains the action, never the order: one code by mobile (A17, DO-269, DO-325). */
export const sendingOrderCode = (
  send: OperationPort<'sendTwoFactorOtp'>,
  request_action: RequestOf<'sendTwoFactorOtp'>['client_info']['request_action'],
): Port<unknown, CodeSent> =>
  adapted(
    send,
    (): RequestOf<'sendTwoFactorOtp'> => ({
      login_role: 'customer',
      client_info: {
        request_action,
        is_otp_email_required: false,
        two_factor_authentication: { mobile_otp: '', email_otp: '', twofactor_token_id: '' },
      },
    }),
    ({ twofactor_id }) => ({ ticket: twofactor_id }),
  );

/** The code in the request of an order. */
export const orderCode = ({ ticket, codes }: Pick<ConfirmRequest<unknown>, 'ticket' | 'codes'>) => ({
  mobile_otp: codes.mobile ?? '',
  email_otp: '',
  twofactor_token_id: ticket,
});
