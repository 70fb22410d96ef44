import { investPanelJourneys } from '@folioflow/flows/testing';
import type { Decorator } from '@storybook/react-vite';
import { Card } from '../../../primitives/Card/Card.tsx';
import { flowStories } from '../../../testing/flow-story.tsx';
import { InvestPanel } from './InvestPanel.tsx';

const at = flowStories(investPanelJourneys);

const besideTheChart: Decorator = (Story) => (
  <Card as="div" style={{ maxWidth: '22rem', margin: '1rem' }}>
    <Story />
  </Card>
);

export default {
  title: 'Flows/Discovery/InvestPanel',
  component: InvestPanel,
  decorators: [besideTheChart],
};
export const SipDrafting = at('SipDrafting');
export const SipAmountEntered = at('SipAmountEntered');
export const SipAmountBetweenRanges = at('SipAmountBetweenRanges');
export const SipHigherRange = at('SipHigherRange');
export const SipWithoutDate = at('SipWithoutDate');
export const SipRangeSelected = at('SipRangeSelected');
export const SipFrequencyToChoose = at('SipFrequencyToChoose');
export const SipFrequencyChosen = at('SipFrequencyChosen');
export const SipDraftingComplete = at('SipDraftingComplete');
export const SipDraftingBelowMinimum = at('SipDraftingBelowMinimum');
export const SipDraftingAtMaximum = at('SipDraftingAtMaximum');
export const SipDraftingUnbounded = at('SipDraftingUnbounded');
export const SipLockedIn = at('SipLockedIn');
export const SipPickingDate = at('SipPickingDate');
export const SipPickingDateNoOccurrence = at('SipPickingDateNoOccurrence');
export const LumpsumDrafting = at('LumpsumDrafting');
export const LumpsumOptionChosen = at('LumpsumOptionChosen');
export const LumpsumComplete = at('LumpsumComplete');
export const LumpsumBelowMinimum = at('LumpsumBelowMinimum');
export const LumpsumAtMaximum = at('LumpsumAtMaximum');
export const LumpsumUnbounded = at('LumpsumUnbounded');
export const LumpsumNotOffered = at('LumpsumNotOffered');
export const BannerNotAllowed = at('BannerNotAllowed');
export const BannerNomineeUnverified = at('BannerNomineeUnverified');
export const BannerPending = at('BannerPending');
export const NotAllowedWithRedirect = at('NotAllowedWithRedirect');
export const NotAllowedShortRedirect = at('NotAllowedShortRedirect');
export const VerifyingNominee = at('VerifyingNominee');
export const VerifyingNomineeSending = at('VerifyingNomineeSending');
export const VerifyingNomineeAfterWrongCode = at('VerifyingNomineeAfterWrongCode');
export const AfterNomineeVerified = at('AfterNomineeVerified');
export const AfterNomineeNotSent = at('AfterNomineeNotSent');
export const VerifyingNomineeOverSip = at('VerifyingNomineeOverSip');
export const SipNotAllowedWithRedirect = at('SipNotAllowedWithRedirect');
export const SipRedirectUnknown = at('SipRedirectUnknown');
export const LeftToSipCheckout = at('LeftToSipCheckout');
export const LeftToOrderCheckout = at('LeftToOrderCheckout');
export const LeftToRedirect = at('LeftToRedirect');
