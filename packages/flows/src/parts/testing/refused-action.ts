import { noticeOf, type UnchangedBy } from '../../kit/notice.ts';
import { PortFailure, refused } from '../../kit/port.ts';
import type { RefusedAction } from '../identity/refused-action.ts';

const refusal = refused('The exchange does not accept orders for this scheme today.', '071');

/** Result of an action that the exchange refused. */
export const sampleRefusedAction = (unchanged: UnchangedBy): RefusedAction => ({
  kind: 'refusedAction',
  code: refusal.code,
  messageText: refusal.text,
  notice: { ...noticeOf(new PortFailure(refusal)), unchanged },
});
/** Output of the second factor of such an action. */
export const refusedBySecondFactor = (unchanged: UnchangedBy) =>
  ({ kind: 'confirmed', result: sampleRefusedAction(unchanged) }) as const;
