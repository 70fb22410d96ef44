import { sipCheckoutJourneys } from '@folioflow/flows/testing';
import { storyDesk } from '../../../parts/ImageUpload/story-desk.ts';
import { flowStories } from '../../../testing/flow-story.tsx';
import { SipCheckout } from './SipCheckout.tsx';

const at = flowStories(sipCheckoutJourneys);

export default {
  title: 'Flows/Ordering/SipCheckout',
  component: SipCheckout,
  args: { desk: storyDesk },
};
export const OrderMissing = at('OrderMissing');
export const Blocked = at('Blocked');
export const BlockedPending = at('BlockedPending');
export const BlockedAtTheCode = at('BlockedAtTheCode');
export const NotOffered = at('NotOffered');
export const NotOfferedAmount = at('NotOfferedAmount');
export const NotOfferedInstallments = at('NotOfferedInstallments');
export const NotOfferedDay = at('NotOfferedDay');
export const LoadingTerms = at('LoadingTerms');
export const LoadingAccounts = at('LoadingAccounts');
export const FetchingNominees = at('FetchingNominees');
export const AccountsUnavailable = at('AccountsUnavailable');
export const NomineePending = at('NomineePending');
export const FetchingMandates = at('FetchingMandates');
export const MandatesNotFetched = at('MandatesNotFetched');
export const MandatePending = at('MandatePending');
export const MandatePendingEmptyList = at('MandatePendingEmptyList');
export const MandateRegistering = at('MandateRegistering');
export const ReadyWithMandate = at('ReadyWithMandate');
export const ReadyWithPendingMandate = at('ReadyWithPendingMandate');
export const ReadyDateBlocked = at('ReadyDateBlocked');
export const ReadyFirstOrderToday = at('ReadyFirstOrderToday');
export const ReadyWithoutPrimaryAccount = at('ReadyWithoutPrimaryAccount');
export const WithoutMandate = at('WithoutMandate');
export const Reviewing = at('Reviewing');
export const ReviewingPendingMandate = at('ReviewingPendingMandate');
export const ReviewingDateBlocked = at('ReviewingDateBlocked');
export const ReviewingFirstOrderToday = at('ReviewingFirstOrderToday');
export const ReviewingWithoutMandate = at('ReviewingWithoutMandate');
export const ReviewingAfterNotSent = at('ReviewingAfterNotSent');
export const ReviewingAfterLostAnswer = at('ReviewingAfterLostAnswer');
export const ReviewingNotListed = at('ReviewingNotListed');
export const FetchingCodes = at('FetchingCodes');
export const Confirming = at('Confirming');
export const ConfirmingAfterWrongCode = at('ConfirmingAfterWrongCode');
export const ConfirmingAfterLostAnswer = at('ConfirmingAfterLostAnswer');
export const ConfirmingWithoutMandate = at('ConfirmingWithoutMandate');
export const Checking = at('Checking');
export const PlacedXsip = at('PlacedXsip');
export const PlacedSip = at('PlacedSip');
export const PlacedAsListed = at('PlacedAsListed');
