import { sipPauseJourneys } from '@folioflow/flows/testing';
import { flowStories } from '../../../testing/flow-story.tsx';
import { SipPause } from './SipPause.tsx';

const at = flowStories(sipPauseJourneys);

export default { title: 'Flows/Orders/SipPause', component: SipPause };
export const Choosing = at('Choosing');
export const CountChosen = at('CountChosen');
export const CountChosenToTheEnd = at('CountChosenToTheEnd');
export const CountChosenWithoutDays = at('CountChosenWithoutDays');
export const OneCountOffered = at('OneCountOffered');
export const Confirming = at('Confirming');
export const ConfirmingAfterWrongPin = at('ConfirmingAfterWrongPin');
export const ChoosingAfterPinAbandoned = at('ChoosingAfterPinAbandoned');
export const NotPermitted = at('NotPermitted');
export const Paused = at('Paused');
export const Closed = at('Closed');
