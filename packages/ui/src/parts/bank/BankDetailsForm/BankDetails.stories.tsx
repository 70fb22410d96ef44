import type { bankDetailsFlow, BankDetailsView, Remote } from '@folioflow/flows';
import { bankDetailsJourneys } from '@folioflow/flows/testing';
import { Page } from '../../../shell/Page.tsx';
import { flowStories } from '../../../testing/flow-story.tsx';
import { createOpenScreen } from '../../../testing/open-screen.tsx';
import { BankDetailsForm } from './BankDetailsForm.tsx';

const BankDetailsScreen = createOpenScreen<BankDetailsView, Remote<typeof bankDetailsFlow>>(({ view, remote }) => (
  <Page width="form">
    <BankDetailsForm view={view} remote={remote} />
  </Page>
));

const at = flowStories(bankDetailsJourneys);

export default { title: 'Flows/Parts/BankDetails', component: BankDetailsScreen };
export const Entering = at('Entering');
export const EnteringIncomplete = at('EnteringIncomplete');
export const EnteringNumbersDiffer = at('EnteringNumbersDiffer');
export const EnteringOverlong = at('EnteringOverlong');
export const EnteringComplete = at('EnteringComplete');
export const EnteringAfterRefusal = at('EnteringAfterRefusal');
export const EnteringAfterLostAnswer = at('EnteringAfterLostAnswer');
export const EnteringForTheList = at('EnteringForTheList');
export const Verifying = at('Verifying');
export const Verified = at('Verified');
