import { lumpsumCheckoutJourneys } from '@folioflow/flows/testing';
import { storyDesk } from '../../../parts/ImageUpload/story-desk.ts';
import { flowStories } from '../../../testing/flow-story.tsx';
import { LumpsumCheckout } from './LumpsumCheckout.tsx';

const at = flowStories(lumpsumCheckoutJourneys);

export default {
  title: 'Flows/Ordering/LumpsumCheckout',
  component: LumpsumCheckout,
  args: { desk: storyDesk },
};
export const OrderMissing = at('OrderMissing');
export const Blocked = at('Blocked');
export const BlockedPending = at('BlockedPending');
export const Payable = at('Payable');
export const NomineePending = at('NomineePending');
export const ReadyExisting = at('ReadyExisting');
export const ReadyNone = at('ReadyNone');
export const ReadyWithoutPrimaryAccount = at('ReadyWithoutPrimaryAccount');
export const NomineePendingAfterReview = at('NomineePendingAfterReview');
export const Reviewing = at('Reviewing');
export const ReviewingNone = at('ReviewingNone');
export const ReviewingAfterNotSent = at('ReviewingAfterNotSent');
export const ReviewingAfterAbandoned = at('ReviewingAfterAbandoned');
export const ReviewingAfterLostAnswer = at('ReviewingAfterLostAnswer');
export const Confirming = at('Confirming');
export const ConfirmingAfterWrongCode = at('ConfirmingAfterWrongCode');
export const ConfirmingAfterLostAnswer = at('ConfirmingAfterLostAnswer');
export const Checking = at('Checking');
export const ReviewingAfterNotListed = at('ReviewingAfterNotListed');
export const ReviewingAfterFailedCheck = at('ReviewingAfterFailedCheck');
export const PlacedBefore = at('PlacedBefore');
export const Placed = at('Placed');
export const PlacedPaynow = at('PlacedPaynow');
export const Left = at('Left');
