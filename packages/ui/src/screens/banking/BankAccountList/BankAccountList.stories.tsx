import { bankAccountListJourneys } from '@folioflow/flows/testing';
import { storyBrowser } from '../../../parts/testing/story-browser.ts';
import { flowStories } from '../../../testing/flow-story.tsx';
import { BankAccountList } from './BankAccountList.tsx';

const at = flowStories(bankAccountListJourneys, storyBrowser);

export default { title: 'Flows/Banking/BankAccountList', component: BankAccountList };
export const Loading = at('Loading');
export const Unavailable = at('Unavailable');
export const Listed = at('Listed');
export const ListedEmpty = at('ListedEmpty');
export const ListedWithoutPrimary = at('ListedWithoutPrimary');
export const ListedAfterAddition = at('ListedAfterAddition');
export const ListedAfterChange = at('ListedAfterChange');
export const ListedAfterRefusedRefresh = at('ListedAfterRefusedRefresh');
export const Refreshing = at('Refreshing');
export const RefreshingAfterCancellation = at('RefreshingAfterCancellation');
export const Confirming = at('Confirming');
export const ConfirmingAfterWrongPin = at('ConfirmingAfterWrongPin');
export const Adding = at('Adding');
export const AddingAfterRefusal = at('AddingAfterRefusal');
export const AddingCheque = at('AddingCheque');
export const AddingAsking = at('AddingAsking');
