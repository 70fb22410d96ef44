import { paymentStatusJourneys } from '@folioflow/flows/testing';
import { flowStories } from '../../../testing/flow-story.tsx';
import { PaymentStatus } from './PaymentStatus.tsx';

const at = flowStories(paymentStatusJourneys, {
  purpose: 'Tells what became of the payment that has just come back from the gateway.',
  routes: ['paymentResponse'],
});

export default { title: 'Flows/Payments/PaymentStatus', component: PaymentStatus };
export const NumberMissing = at('NumberMissing');
export const Initiated = at('Initiated');
export const Shown = at('Shown');
export const FailedRefused = at('FailedRefused');
export const FailedEmptyHtml = at('FailedEmptyHtml');
export const FailedLostAnswer = at('FailedLostAnswer');
