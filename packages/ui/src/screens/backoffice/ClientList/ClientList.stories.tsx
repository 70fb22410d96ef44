import { clientListJourneys } from '@folioflow/flows/testing';
import { flowStories } from '../../../testing/flow-story.tsx';
import { ClientList } from './ClientList.tsx';

const at = flowStories(clientListJourneys, { search: '', onSearch: () => undefined });

export default { title: 'Flows/Backoffice/ClientList', component: ClientList };
export const Loading = at('Loading');
export const Unavailable = at('Unavailable');
export const Message = at('Message');
export const MessageInAnswer = at('MessageInAnswer');
export const Loaded = at('Loaded');
export const LoadedEmpty = at('LoadedEmpty');
export const LoadedLong = at('LoadedLong');
export const LoadedAfterCodeRequest = at('LoadedAfterCodeRequest');
export const LoadedViewer = at('LoadedViewer');
export const Refreshing = at('Refreshing');
export const LoadedAfterLostRefresh = at('LoadedAfterLostRefresh');
export const UploadingElog = at('UploadingElog');
export const LoadedAfterElog = at('LoadedAfterElog');
export const LoadedAfterElogRefused = at('LoadedAfterElogRefused');
export const LoadedAfterElogLost = at('LoadedAfterElogLost');
