import { i18n } from '@lingui/core';
import type { mobileEntryFlow, MobileEntryView, Remote } from '@folioflow/flows';
import { mobileEntryJourneys } from '@folioflow/flows/testing';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { PhoneEntry } from '../access/PhoneEntry/PhoneEntry.tsx';
import { flowStories } from '../../testing/flow-story.tsx';
import { createOpenScreen } from '../../testing/open-screen.tsx';
import { MobileEntryForm } from '../../parts/identity/MobileEntryForm/MobileEntryForm.tsx';

const at = flowStories(mobileEntryJourneys);

/** The page /otp-1, or the sign-up popup of the sign-in screen. */
const MobileEntry = createOpenScreen<MobileEntryView, Remote<typeof mobileEntryFlow>>(({ view, remote }) =>
  view.variant === 'page' ? (
    <PhoneEntry view={view} remote={remote} />
  ) : (
    <Dialog
      open
      title={i18n._('access.signUp.title')}
      onClose={() => remote.send({ type: 'entry.abandoned' })}
      persistent
    >
      <MobileEntryForm
        view={view}
        remote={remote}
        submit={i18n._('access.signUp.submit')}
        hint={i18n._('access.signUp.hint')}
      />
    </Dialog>
  ),
);

export default { title: 'Flows/Parts/MobileEntry', component: MobileEntry };
export const Entering = at('Entering');
export const EnteringInvalidMobile = at('EnteringInvalidMobile');
export const EnteringTooShort = at('EnteringTooShort');
export const EnteringAfterRefusal = at('EnteringAfterRefusal');
export const EnteringNoAnswer = at('EnteringNoAnswer');
export const RequestingCode = at('RequestingCode');
export const CodeRequested = at('CodeRequested');
export const CodeAlreadyHeld = at('CodeAlreadyHeld');
export const Abandoned = at('Abandoned');
