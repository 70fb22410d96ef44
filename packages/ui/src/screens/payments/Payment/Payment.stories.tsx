import { paymentJourneys } from '@folioflow/flows/testing';
import { fn } from 'storybook/test';
import { flowStories } from '../../../testing/flow-story.tsx';
import { Payment } from './Payment.tsx';

const at = flowStories(paymentJourneys, { onExit: fn() });

export default { title: 'Flows/Payments/Payment', component: Payment };
export const OrderMissing = at('OrderMissing');
export const Initiated = at('Initiated');
export const Waiting = at('Waiting');
export const RedirectingKeepingNumber = at('RedirectingKeepingNumber');
export const Redirecting = at('Redirecting');
export const HandedOver = at('HandedOver');
export const DroppingNumber = at('DroppingNumber');
export const MessageShownUpi = at('MessageShownUpi');
export const MessageShownDirect = at('MessageShownDirect');
export const FailedRefused = at('FailedRefused');
export const FailedShortMessage = at('FailedShortMessage');
export const FailedCodeMinusOne = at('FailedCodeMinusOne');
export const FailedLostAnswer = at('FailedLostAnswer');
export const FailedForeignAction = at('FailedForeignAction');
export const FailedEmptyNumber = at('FailedEmptyNumber');
export const FailedNumberNotKept = at('FailedNumberNotKept');
export const FailedNotSubmitted = at('FailedNotSubmitted');
