import { clientCodeCreationJourneys } from '@folioflow/flows/testing';
import { storyBrowser } from '../../../parts/testing/story-browser.ts';
import { flowStories } from '../../../testing/flow-story.tsx';
import { ClientDocuments } from './ClientDocuments.tsx';

const at = flowStories(clientCodeCreationJourneys, storyBrowser);

export default { title: 'Flows/Backoffice/ClientCodeCreation', component: ClientDocuments };
export const ClientMissing = at('ClientMissing');
export const ClientIdTooShort = at('ClientIdTooShort');
export const Loading = at('Loading');
export const Unavailable = at('Unavailable');
export const UnavailableWithoutDocuments = at('UnavailableWithoutDocuments');
export const ReadOnly = at('ReadOnly');
export const ReadOnlyBeforeKyc = at('ReadOnlyBeforeKyc');
export const ReadOnlyViewer = at('ReadOnlyViewer');
export const AwaitingPictures = at('AwaitingPictures');
export const Unconfirmed = at('Unconfirmed');
export const UnconfirmedPictureMissing = at('UnconfirmedPictureMissing');
export const UnconfirmedReplaced = at('UnconfirmedReplaced');
export const UnconfirmedAfterCheck = at('UnconfirmedAfterCheck');
export const Confirmed = at('Confirmed');
export const ConfirmedAfterRefusal = at('ConfirmedAfterRefusal');
export const ConfirmedAfterLostAnswer = at('ConfirmedAfterLostAnswer');
export const Creating = at('Creating');
export const LeftAlreadyApproved = at('LeftAlreadyApproved');
export const LeftCreated = at('LeftCreated');
