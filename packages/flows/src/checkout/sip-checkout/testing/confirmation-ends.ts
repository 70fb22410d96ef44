import { noticeOf } from '../../../kit/notice.ts';
import { PortFailure, refused } from '../../../kit/port.ts';
import type { SecondFactorOutput } from '../../../parts/identity/second-factor/second-factor.types.ts';
import { createClosedGate } from '../../../parts/order/order-confirmation/order-confirmation.rules.ts';
import type { OrderResult } from '../../../parts/order/order-confirmation/order-confirmation.types.ts';
import type { PlacedSip } from '../sip-checkout.types.ts';

type End = SecondFactorOutput<OrderResult<PlacedSip>>;
/** End of a confirmation with an order. */
export const createdEnd = (sip: PlacedSip): End => ({ kind: 'confirmed', result: { kind: 'created', order: sip } });
const refusal = refused('Your account is not approved yet.', '020', { navigateScreen: './esignkycVerification/' });
/** The provider sends no code before the e-sign. */
export const notAllowed: End = {
  kind: 'notSent',
  notice: noticeOf(new PortFailure(refusal)),
  refusal: { code: '020', text: refusal.text, navigateScreen: './esignkycVerification/' },
};
/** A pending order is in the way. */
export const pending: End = {
  kind: 'confirmed',
  result: { kind: 'refused', gate: createClosedGate('Pay your pending order first.', undefined) },
};
export const lostAnswer: End = { kind: 'abandoned', lostSubmission: 'submission-1' };
export const abandonedForCheck: End = { kind: 'abandoned', lostSubmission: 'submission-1', isToCheck: true };
