import { i18n } from '@lingui/core';
import type { nomineeDetailsFlow, Remote, ViewOf } from '@folioflow/flows';
import { nomineeDetailsJourneys } from '@folioflow/flows/testing';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Page } from '../../../shell/Page.tsx';
import { flowStories } from '../../../testing/flow-story.tsx';
import { createOpenScreen } from '../../../testing/open-screen.tsx';
import { storyImageStore } from '../../form/ImageUpload/story-image-store.ts';
import { NomineeDetailsForm } from './NomineeDetailsForm.tsx';

const NomineeScreen = createOpenScreen<ViewOf<typeof nomineeDetailsFlow>, Remote<typeof nomineeDetailsFlow>>(
  ({ view, remote }) => (
    <Page>
      <Stack gap={24}>
        <PageHeading lead={i18n._('wizard.nominee.lead')}>{i18n._('wizard.nominee.title')}</PageHeading>
        <Card as="div">
          <NomineeDetailsForm view={view} remote={remote} imageStore={storyImageStore} />
        </Card>
      </Stack>
    </Page>
  ),
);

const at = flowStories(nomineeDetailsJourneys);

export default { title: 'Flows/Parts/NomineeDetails', component: NomineeScreen };
export const Locked = at('Locked');
export const Entering = at('Entering');
export const EnteringSingle = at('EnteringSingle');
export const EnteringBackAsked = at('EnteringBackAsked');
export const EnteringGuardianAsked = at('EnteringGuardianAsked');
export const EnteringProofMismatch = at('EnteringProofMismatch');
export const EnteringShortName = at('EnteringShortName');
export const EnteringWrongType = at('EnteringWrongType');
export const EnteringUploadRefused = at('EnteringUploadRefused');
export const EnteringUnusableImage = at('EnteringUnusableImage');
export const EnteringComplete = at('EnteringComplete');
export const EnteringOnRecord = at('EnteringOnRecord');
export const EnteringAfterRefusal = at('EnteringAfterRefusal');
export const EnteringAfterLostAnswer = at('EnteringAfterLostAnswer');
export const UploadingFront = at('UploadingFront');
export const UploadingBack = at('UploadingBack');
export const UploadingGuardian = at('UploadingGuardian');
export const Saving = at('Saving');
export const Saved = at('Saved');
export const SavedWhenLocked = at('SavedWhenLocked');
export const WentBack = at('WentBack');
