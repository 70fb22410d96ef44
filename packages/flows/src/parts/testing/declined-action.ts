import { noticeOf } from '../../kit/notice.ts';
import { PortFailure, refused } from '../../kit/port.ts';
import type { DeclinedAction } from '../identity/declined-action.ts';

const refusal = refused('The exchange does not accept orders for this scheme today.', '071');

/** Result of an action that the exchange refused. */
export const declinedAction: DeclinedAction = {
  kind: 'declined',
  code: refusal.code,
  messageText: refusal.text,
  notice: noticeOf(new PortFailure(refusal)),
};
/** Output of the second factor of such an action. */
export const declinedBySecondFactor = { kind: 'confirmed', result: declinedAction } as const;
/** Output of the PIN confirmation of such an action. */
export const declinedByPin = { ...declinedBySecondFactor, message: refusal.text } as const;
