import type { expertAdviceFlow } from '@folioflow/flows';
import { expertAdviceJourneys, expertAdviceWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { ExpertAdvice } from './ExpertAdvice.tsx';

const dialog = (name: string) => page.getByRole('dialog', { name });
const advisors: Readonly<Record<string, string>> = { A1: 'Anita Rao', A2: 'Suresh Menon' };
const plans: Readonly<Record<string, string>> = { P1: 'Monthly', P2: 'Yearly' };
const radio = (name = '') => page.getByRole('radio', { name: new RegExp(`^${name}`) });
const button = (name: string, title: string) => dialog(title).getByRole('button', { name });
const ADVISOR = 'Choose your scheme advisor';
const PLAN = 'Choose your price plan';
const PAID = 'You have paid, but the payment is not confirmed yet';

const gestures = {
  'advisor.chosen': {
    canPerform: ({ id }) => id in advisors,
    isOffered: (view, { id }) => view.screen === 'choosingAdvisor' && view.advisorId !== id,
    control: ({ id }) => radio(advisors[id]),
    staysEnabled: 'the radio button that is on says nothing when it is pressed',
  },
  'advisor.confirmed': { control: () => button('Continue', ADVISOR) },
  'plan.chosen': {
    canPerform: ({ id }) => id in plans,
    isOffered: (view, { id }) => view.screen === 'choosingPlan' && view.canChoose && view.planId !== id,
    control: ({ id }) => radio(plans[id]),
    staysEnabled: 'the radio button that is on says nothing when it is pressed',
  },
  'plan.confirmed': { control: () => button('Continue', PLAN) },
  'plan.cancelled': { control: () => button('Cancel', PLAN) },
  'confirmation.retried': { control: () => button('Confirm again', PAID) },
  'advice.left': {
    control: (_, { screen }) => (screen === 'choosingAdvisor' ? button('Cancel', ADVISOR) : button('Close', PAID)),
  },
} satisfies Gestures<typeof expertAdviceFlow>;

walkScreen({
  journeys: expertAdviceJourneys,
  world: expertAdviceWorld,
  Screen: ExpertAdvice,
  gestures,
  shows: {
    choosingAdvisor: () => dialog(ADVISOR),
    choosingPlan: () => dialog(PLAN),
    paying: () => page.getByRole('status'),
    confirming: () => dialog('Your payment is being confirmed'),
    paidUnconfirmed: () => dialog(PAID),
    over: null,
  },
});
