import type { detailsFormFlow, Remote, ViewOf } from '@folioflow/flows';
import { detailsFormJourneys } from '@folioflow/flows/testing';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Page } from '../../../shell/Page.tsx';
import { flowStories } from '../../../testing/flow-story.tsx';
import { createOpenScreen } from '../../../testing/open-screen.tsx';
import { DetailsForm } from './DetailsForm.tsx';

const DetailsScreen = createOpenScreen<ViewOf<typeof detailsFormFlow>, Remote<typeof detailsFormFlow>>(
  ({ view, remote }) => (
    <Page>
      <Stack gap={24}>
        <PageHeading>{view.attribute === 'address' ? 'Communication address' : 'Income and occupation'}</PageHeading>
        <Card as="div">
          <DetailsForm view={view} remote={remote} />
        </Card>
      </Stack>
    </Page>
  ),
);

const at = flowStories(detailsFormJourneys);

export default { title: 'Flows/Parts/DetailsForm', component: DetailsScreen };
export const LockedAddress = at('LockedAddress');
export const EnteringAddress = at('EnteringAddress');
export const EnteringAddressPage = at('EnteringAddressPage');
export const EnteringAddressInvalid = at('EnteringAddressInvalid');
export const EnteringIncome = at('EnteringIncome');
export const EnteringIncomePage = at('EnteringIncomePage');
export const EnteringIncomeInvalid = at('EnteringIncomeInvalid');
export const EnteringAfterRefusal = at('EnteringAfterRefusal');
export const EnteringAfterLostAnswer = at('EnteringAfterLostAnswer');
export const Saving = at('Saving');
export const Saved = at('Saved');
export const SavedWhenLocked = at('SavedWhenLocked');
export const WentBack = at('WentBack');
