import type { bankAccountAdditionFlow, BankAccountAdditionView, Remote } from '@folioflow/flows';
import { bankAccountAdditionJourneys } from '@folioflow/flows/testing';
import { storyImageStore } from '../../../parts/form/ImageUpload/story-image-store.ts';
import { Page } from '../../../shell/Page.tsx';
import { flowStories } from '../../../testing/flow-story.tsx';
import { createOpenScreen } from '../../../testing/open-screen.tsx';
import { AccountAddition } from './AddingAccount.tsx';

const AdditionScreen = createOpenScreen<BankAccountAdditionView, Remote<typeof bankAccountAdditionFlow>>(
  ({ view, remote }) => (
    <Page>
      <AccountAddition view={view} remote={remote} imageStore={storyImageStore} />
    </Page>
  ),
);

const at = flowStories(bankAccountAdditionJourneys);

export default { title: 'Flows/Banking/BankAccountAddition', component: AdditionScreen };
export const NotPermitted = at('NotPermitted');
export const Detailing = at('Detailing');
export const DetailingAfterRefusal = at('DetailingAfterRefusal');
export const PresentingCheque = at('PresentingCheque');
export const PresentingChequeAfterRefusal = at('PresentingChequeAfterRefusal');
export const AskingToCancel = at('AskingToCancel');
export const AskingWhilePresentingCheque = at('AskingWhilePresentingCheque');
export const DetailingAfterDecline = at('DetailingAfterDecline');
export const DetailingAfterChange = at('DetailingAfterChange');
export const Added = at('Added');
export const Cancelled = at('Cancelled');
