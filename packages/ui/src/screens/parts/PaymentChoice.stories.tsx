import {
  orderPanelOf,
  parseOrderScreenState,
  type paymentChoiceFlow,
  type PaymentChoiceView,
  type Remote,
} from '@folioflow/flows';
import { payableOrder, paymentChoiceJourneys } from '@folioflow/flows/testing';
import { OrderScreen } from '../orders/OrderScreen/OrderScreen.tsx';
import { flowStories } from '../../testing/flow-story.tsx';

const at = flowStories(paymentChoiceJourneys);
const panel = orderPanelOf(parseOrderScreenState({ request_mode: 'paynow', selected_order: payableOrder }));

interface PaymentChoiceProps {
  view: PaymentChoiceView;
  remote: Remote<typeof paymentChoiceFlow>;
}

/** The part where it is met most: on the order screen. */
const PaymentChoice = ({ view, remote }: PaymentChoiceProps) => <OrderScreen panel={panel} choice={{ view, remote }} />;

export default { title: 'Flows/Parts/PaymentChoice', component: PaymentChoice };
export const NotPermitted = at('NotPermitted');
export const Unchosen = at('Unchosen');
export const ModeChosen = at('ModeChosen');
export const UpiChosenEmpty = at('UpiChosenEmpty');
export const UpiChosenInvalid = at('UpiChosenInvalid');
export const UpiChosenValid = at('UpiChosenValid');
export const Chosen = at('Chosen');
