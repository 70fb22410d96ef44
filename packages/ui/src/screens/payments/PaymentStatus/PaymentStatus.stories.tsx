import { paymentStatusJourneys } from '@folioflow/flows/testing';
import { fn } from 'storybook/test';
import { flowStories } from '../../../testing/flow-story.tsx';
import { PaymentStatus } from './PaymentStatus.tsx';

const at = flowStories(paymentStatusJourneys, { onExit: fn() });

export default { title: 'Flows/Payments/PaymentStatus', component: PaymentStatus };
export const NumberMissing = at('NumberMissing');
export const Initiated = at('Initiated');
export const Shown = at('Shown');
export const ShownPaid = at('ShownPaid');
export const ShownAllotted = at('ShownAllotted');
export const ShownConfirming = at('ShownConfirming');
export const ShownUnpaid = at('ShownUnpaid');
export const ShownFailed = at('ShownFailed');
export const ShownRejected = at('ShownRejected');
export const ShownCancelled = at('ShownCancelled');
export const InitiatedAgainWhileConfirming = at('InitiatedAgainWhileConfirming');
export const InitiatedAgainAfterLostAnswer = at('InitiatedAgainAfterLostAnswer');
export const FailedRefused = at('FailedRefused');
export const FailedEmptyHtml = at('FailedEmptyHtml');
export const FailedLostAnswer = at('FailedLostAnswer');
