import type { RequestOf } from '@folioflow/api/contract';
import type { OperationPort } from '../../../kit/operation-port.ts';
import { accepted, adaptPort, type Port } from '../../../kit/port.ts';
import { markRefusalsAfterLostAnswer } from '../../../kit/refusals-after-lost-answer.ts';
import type { UnchangedBy } from '../../../kit/notice.ts';
import { acceptRefusal, type AttemptedRequest } from '../../identity/refused-action.ts';
import type { SentCodeTicket } from '../../identity/second-factor/second-factor.types.ts';
import { createClosedGate, isClosedGateCode } from './order-confirmation.rules.ts';
import type { OrderResult } from './order-confirmation.types.ts';

/**
 * Adapts the operation that places an order to the port `confirm`. A closed gate ends the confirmation, because no
 * other code would be accepted either. A refusal after a lost answer reports that the earlier attempt may have
 * counted. A certain refusal of the order is its result, with what it leaves unchanged (decision 079).
 */
export const createOrderConfirmPort = <ConfirmedRequest extends AttemptedRequest, Request, Answer, Placed>(
  operation: Port<Request, Answer>,
  toRequest: (confirmed: ConfirmedRequest) => Request,
  toPlaced: (answer: Answer, confirmed: ConfirmedRequest) => Placed,
  unchanged: UnchangedBy,
): Port<ConfirmedRequest, OrderResult<Placed>> => {
  const place = markRefusalsAfterLostAnswer(operation);
  const confirm: Port<ConfirmedRequest, OrderResult<Placed>> = async (confirmed, scope) => {
    const outcome = await place(toRequest(confirmed), scope);
    if (outcome.kind === 'accepted')
      return { ...outcome, answer: { kind: 'created', order: toPlaced(outcome.answer, confirmed) } };
    if (outcome.kind !== 'refused' || !isClosedGateCode(outcome.code)) return outcome;
    return accepted(
      { kind: 'refused', gate: createClosedGate(outcome.text, outcome.answer.navigateScreen) },
      outcome.receivedAt,
    );
  };
  return acceptRefusal(confirm, unchanged);
};

/** The request contains the action, never the order: one code by mobile (A17, DO-269, DO-325). */
export const createOrderCodePort = (
  send: OperationPort<'sendTwoFactorOtp'>,
  request_action: RequestOf<'sendTwoFactorOtp'>['client_info']['request_action'],
): Port<unknown, SentCodeTicket> =>
  adaptPort(
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
