import { esignKycJourneys } from '@folioflow/flows/testing';
import { storyBrowser } from '../../../parts/testing/story-browser.ts';
import { flowStories } from '../../../testing/flow-story.tsx';
import { EsignKyc } from './EsignKyc.tsx';

const at = flowStories(esignKycJourneys, storyBrowser);

export default { title: 'Flows/KYC/EsignKyc', component: EsignKyc };
export const Loading = at('Loading');
export const Unavailable = at('Unavailable');
export const ConsentingUnticked = at('ConsentingUnticked');
export const ConsentingEditable = at('ConsentingEditable');
export const ConsentingTicked = at('ConsentingTicked');
export const ConsentingWithoutEsignId = at('ConsentingWithoutEsignId');
export const ConsentingFlagsOnly = at('ConsentingFlagsOnly');
export const ConsentingAfterCancel = at('ConsentingAfterCancel');
export const ConsentingAfterAbandon = at('ConsentingAfterAbandon');
export const ConsentingAfterWidgetError = at('ConsentingAfterWidgetError');
export const ConsentingAfterMissingWidget = at('ConsentingAfterMissingWidget');
export const ConsentingAfterRefusal = at('ConsentingAfterRefusal');
export const Signing = at('Signing');
export const Verifying = at('Verifying');
export const SignedUnverified = at('SignedUnverified');
export const AwaitingApproval = at('AwaitingApproval');
export const AwaitingApprovalAfterSigning = at('AwaitingApprovalAfterSigning');
export const Approved = at('Approved');
