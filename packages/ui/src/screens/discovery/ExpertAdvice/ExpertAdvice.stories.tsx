import { expertAdviceJourneys } from '@folioflow/flows/testing';
import { flowStories } from '../../../testing/flow-story.tsx';
import { ExpertAdvice } from './ExpertAdvice.tsx';

const at = flowStories(expertAdviceJourneys);

export default { title: 'Flows/Discovery/ExpertAdvice', component: ExpertAdvice };
export const ChoosingAdvisor = at('ChoosingAdvisor');
export const ChoosingAdvisorNoneListed = at('ChoosingAdvisorNoneListed');
export const AdvisorChosen = at('AdvisorChosen');
export const ChoosingAdvisorAgain = at('ChoosingAdvisorAgain');
export const ChoosingPlan = at('ChoosingPlan');
export const ChoosingPlanNoneListed = at('ChoosingPlanNoneListed');
export const PlanChosen = at('PlanChosen');
export const ChoosingPlanAfterRefusal = at('ChoosingPlanAfterRefusal');
export const ChoosingPlanAfterLostAnswer = at('ChoosingPlanAfterLostAnswer');
export const ChoosingPlanAfterDismissal = at('ChoosingPlanAfterDismissal');
export const ChoosingPlanWithoutCheckout = at('ChoosingPlanWithoutCheckout');
export const FindingPayment = at('FindingPayment');
export const CreatingOrder = at('CreatingOrder');
export const Paying = at('Paying');
export const PayingAfterFailedAttempt = at('PayingAfterFailedAttempt');
export const Confirming = at('Confirming');
export const PaidUnconfirmed = at('PaidUnconfirmed');
export const PaidUnconfirmedAfterReload = at('PaidUnconfirmedAfterReload');
export const PaidUnconfirmedFromAnotherTab = at('PaidUnconfirmedFromAnotherTab');
export const PaidUnconfirmedAfterRefusal = at('PaidUnconfirmedAfterRefusal');
export const Subscribed = at('Subscribed');
export const Left = at('Left');
