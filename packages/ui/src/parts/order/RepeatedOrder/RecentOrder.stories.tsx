import { recentOrderJourneys } from '@folioflow/flows/testing';
import { flowStories } from '../../../testing/flow-story.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { RepeatedOrder, type RepeatedOrderProps } from './RepeatedOrder.tsx';

const at = flowStories(recentOrderJourneys);

/** With the submit button, which is the only visible element while the provider is asked. */
const SubmittedOrder = (props: RepeatedOrderProps) => (
  <>
    {props.view?.screen === 'checking' && (
      <Button wide busy>
        Create Order
      </Button>
    )}
    <RepeatedOrder {...props} />
  </>
);

export default { title: 'Flows/Parts/RecentOrder', component: SubmittedOrder };
export const Checking = at('Checking');
export const Asking = at('Asking');
export const AskingSip = at('AskingSip');
export const AskingStp = at('AskingStp');
export const AskingSwp = at('AskingSwp');
export const AskingRedemption = at('AskingRedemption');
export const AskingMandate = at('AskingMandate');
export const Passed = at('Passed');
export const PassedAfterFailure = at('PassedAfterFailure');
export const PassedAfterWait = at('PassedAfterWait');
export const Unchecked = at('Unchecked');
export const PassedConfirmed = at('PassedConfirmed');
export const Left = at('Left');
