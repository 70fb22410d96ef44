import { investMoreJourneys } from '@folioflow/flows/testing';
import { flowStories } from '../../../testing/flow-story.tsx';
import { InvestMore } from './InvestMore.tsx';

const at = flowStories(investMoreJourneys);

export default { title: 'Flows/Orders/InvestMore', component: InvestMore, args: { list: '/orderList/' } };
export const NotAllowed = at('NotAllowed');
export const Blocked = at('Blocked');
export const Entering = at('Entering');
export const EnteringAmount = at('EnteringAmount');
export const EnteringPlain = at('EnteringPlain');
export const EnteringBelowMinimum = at('EnteringBelowMinimum');
export const EnteringTooManyDecimals = at('EnteringTooManyDecimals');
export const EnteringAfterLostAnswer = at('EnteringAfterLostAnswer');
export const CheckingRecentOrder = at('CheckingRecentOrder');
export const ConfirmingRepeat = at('ConfirmingRepeat');
export const EnteringAfterRepeatLeft = at('EnteringAfterRepeatLeft');
export const Placing = at('Placing');
export const Checking = at('Checking');
export const EnteringAfterNotFound = at('EnteringAfterNotFound');
export const EnteringAfterFailedCheck = at('EnteringAfterFailedCheck');
export const PlacedBefore = at('PlacedBefore');
export const Placed = at('Placed');
export const EnteringAfterRefusal = at('EnteringAfterRefusal');
