import { mandateChoiceJourneys } from '@folioflow/flows/testing';
import { storyBrowser } from '../../../parts/testing/story-browser.ts';
import { flowStories } from '../../../testing/flow-story.tsx';
import { MandateList } from './MandateList.tsx';

const at = flowStories(mandateChoiceJourneys, storyBrowser);

export default { title: 'Flows/Banking/MandateList', component: MandateList };
export const WithoutSipLoading = at('WithoutSipLoading');
export const WithoutSipUnavailable = at('WithoutSipUnavailable');
export const WithoutSip = at('WithoutSip');
export const WithoutSipEmptyList = at('WithoutSipEmptyList');
export const WithoutSipRegisteringForbidden = at('WithoutSipRegisteringForbidden');
export const WithoutSipWithoutPrimaryAccount = at('WithoutSipWithoutPrimaryAccount');
export const WithoutSipRefusedRefresh = at('WithoutSipRefusedRefresh');
export const WithoutSipLostCancellation = at('WithoutSipLostCancellation');
export const WithoutSipRegistration = at('WithoutSipRegistration');
export const WithoutSipRefreshing = at('WithoutSipRefreshing');
export const WithoutSipRegistering = at('WithoutSipRegistering');
export const WithoutSipSigning = at('WithoutSipSigning');
export const WithoutSipReupload = at('WithoutSipReupload');
export const WithoutSipConfirmingCancellation = at('WithoutSipConfirmingCancellation');
