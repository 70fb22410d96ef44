import type { PinConfirmationFlow, PinConfirmationView, Remote } from '@folioflow/flows';
import { pinConfirmationJourneys } from '@folioflow/flows/testing';
import { flowStories } from '../../../testing/flow-story.tsx';
import { PinDialog } from './PinDialog.tsx';

const answer = { code: '000', messageText: 'Done.' };
const at = flowStories(pinConfirmationJourneys('order-1', answer));

interface PinConfirmationProps {
  view: PinConfirmationView;
  remote: Remote<PinConfirmationFlow>;
}

const PinConfirmation = ({ view, remote }: PinConfirmationProps) => <PinDialog view={view} remote={remote} />;

export default { title: 'Flows/Parts/PinConfirmation', component: PinConfirmation };
export const NotPermitted = at('NotPermitted');
export const Entering = at('Entering');
export const EnteringAfterWrongPin = at('EnteringAfterWrongPin');
export const EnteringAfterLockedPin = at('EnteringAfterLockedPin');
export const EnteringAfterLostAnswer = at('EnteringAfterLostAnswer');
export const Confirming = at('Confirming');
export const Confirmed = at('Confirmed');
export const Abandoned = at('Abandoned');
