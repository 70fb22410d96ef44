import type { mobileEntryFlow, MobileEntryView, Remote } from '@folioflow/flows';
import { mobileEntryJourneys } from '@folioflow/flows/testing';
import { access } from '@folioflow/flows/words/access';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { PhoneEntry } from '../access/PhoneEntry/PhoneEntry.tsx';
import { flowStories } from '../../testing/flow-story.tsx';
import { MobileEntryForm } from '../../parts/MobileEntryForm/MobileEntryForm.tsx';

const at = flowStories(mobileEntryJourneys);

interface MobileEntryProps {
  view: MobileEntryView;
  remote: Remote<typeof mobileEntryFlow>;
}

/** The part as it is met: the page /otp-1, or the sign-up popup of the sign-in screen. */
function MobileEntry({ view, remote }: MobileEntryProps) {
  if (view.screen === 'closed') return null;
  if (view.variant === 'page') return <PhoneEntry view={view} remote={remote} />;
  return (
    <Dialog open title={access['signUp.title']} onClose={() => remote.send({ type: 'entry.abandoned' })} stays>
      <MobileEntryForm view={view} remote={remote} submit={access['signUp.submit']} hint={access['signUp.hint']} />
    </Dialog>
  );
}

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
