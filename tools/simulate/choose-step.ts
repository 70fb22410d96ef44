import type { Random } from './kit/random.ts';
import { listOffers } from './people/offers.ts';
import { collectExits } from './people/view-exits.ts';
import type { Tab } from './browser/tab.ts';
import type { Person } from './people/person.ts';
import type { Participant, World } from './simulation.ts';
import type { Step, TabStep } from './steps.ts';
import { faultKinds, type Fault } from './world/network.ts';

interface WeightedStep {
  readonly weight: number;
  readonly step: TabStep;
}

interface MenuEntry {
  readonly to: string;
  readonly weight: number;
}

const INVESTOR_MENU: readonly MenuEntry[] = [
  { to: 'charts', weight: 4 },
  { to: 'orderList', weight: 4 },
  { to: 'sipList', weight: 2 },
  { to: 'stpList', weight: 1 },
  { to: 'portfolio', weight: 1 },
  { to: 'bankAccountList', weight: 0.5 },
  { to: 'mandateList', weight: 1 },
  { to: 'schemeWatchList', weight: 1 },
  { to: 'allOrders', weight: 0.7 },
  { to: 'capitalGains', weight: 0.3 },
  { to: 'paymentCalendar', weight: 0.3 },
  { to: 'sipConsolidatedStatement', weight: 0.3 },
  { to: 'accounts', weight: 0.2 },
  { to: 'advisorAdviseList', weight: 0.1 },
];
const KYC_MENU: readonly MenuEntry[] = [
  { to: 'panVerification', weight: 4 },
  { to: 'personalVerification', weight: 1 },
  { to: 'esignkycVerification', weight: 2 },
  { to: 'personaldetails', weight: 0.05 },
  { to: 'incomedetails', weight: 0.05 },
];
const MENUS: Readonly<Record<Person['kind'], readonly MenuEntry[]>> = {
  investor: INVESTOR_MENU,
  newcomer: [...INVESTOR_MENU, ...KYC_MENU],
  staff: [{ to: 'clientList', weight: 1 }],
};
/** Links that people follow more often than others: a transfer starts with them. */
const LINK_WEIGHTS: Readonly<Record<string, number>> = { stpSchemeList: 6, clientDocuments: 4 };
/** Choices that people make more or less often than others. */
const CHOICE_WEIGHTS: Readonly<Record<string, number>> = { Success: 8, Sign: 8, Pay: 8, Rename: 0.5, 'Sign late': 0.5 };
/** Part of the steps that staff do. */
const STAFF_PROBABILITY = 0.05;

/** Codes of refusals (contract, 1.2): refused, closed gate, wrong code, expired, invalid, exchange, unknown. */
const REFUSAL_CODES = ['001', '003', '020', '031', '032', '041', '051', '071', '099'];
const MAX_N = 1_000_000;
const FAULT_PROBABILITY = 0.04;
/** Submissions are rare among the calls, and their faults the most dangerous. */
const SUBMISSION_FAULT_PROBABILITY = 0.12;
/** Events that send an order, a payment, a code or a document. */
const SUBMITTING_EVENT = /\.(?:submitted|registrationSubmitted|requested|confirmed|invested)$/;

const isSubmitting = (step: TabStep): boolean => step.do === 'gesture' && SUBMITTING_EVENT.test(step.event);

const chooseFault = (random: Random): Fault => ({
  kind: random.pick(faultKinds),
  code: random.pick(REFUSAL_CODES),
  after: random.below(3),
});

function listTabSteps(tab: Tab, { person }: Participant, random: Random): WeightedStep[] {
  const base = { tab: tab.id };
  const n = random.below(MAX_N);
  const page = tab.page();
  const gestures = listOffers(page, person).flatMap(({ at, event, weight, create }): WeightedStep[] =>
    create(n) === null ? [] : [{ weight, step: { do: 'gesture', ...base, at, event, n } }],
  );
  const choices = [...page.choices().keys()].map((name): WeightedStep => ({
    weight: CHOICE_WEIGHTS[name] ?? 1,
    step: { do: 'choose', ...base, name },
  }));
  const targets = [...new Set(collectExits(page).map(({ to }) => to))];
  const links = targets.map((to): WeightedStep => ({
    weight: LINK_WEIGHTS[to] ?? 2.5,
    step: { do: 'link', ...base, to, n },
  }));
  const isSignedIn = tab.isSignedIn();
  const isIdle = gestures.length + choices.length === 0;
  const opened = isSignedIn ? random.pickWeighted(MENUS[person.kind]).to : 'signin';
  return [
    ...gestures,
    ...choices,
    ...links,
    { weight: isIdle ? 4 : isSignedIn ? 0.7 : 0.1, step: { do: 'open', ...base, to: opened, n } },
    { weight: 0.25, step: { do: 'back', ...base } },
    { weight: 0.25, step: { do: 'reload', ...base } },
    { weight: isSignedIn ? 0.04 : 0, step: { do: 'signOut', ...base } },
  ];
}

/** Chooses the next step of a person, in one of their tabs. */
export const chooseStepOf = (participant: Participant, random: Random): TabStep =>
  random.pickWeighted(listTabSteps(random.pick(participant.tabs), participant, random)).step;

/** Chooses the next step of a world as people, time and misfortune would. */
export function chooseStep(world: World, random: Random): Step {
  const luck = random.fraction();
  if (luck < 0.02) return { do: 'advance', days: random.pick([1, 1, 1, 2, 3, 7, 30]) };
  if (luck < 0.035) return { do: 'wait', seconds: random.pick([5, 40, 130, 600]) };
  if (luck < 0.038) return { do: 'restart' };
  if (luck < 0.05) return { do: 'deliver' };
  const investor = random.pick(world.investors);
  if (luck < 0.052 && investor.tabs.length < 2) return { do: 'openTab', tab: random.pick(investor.tabs).id };
  const step = chooseStepOf(random.isLikely(STAFF_PROBABILITY) ? random.pick(world.staff) : investor, random);
  if (step.do === 'choose' || step.do === 'openTab') return step;
  if (isSubmitting(step) && random.isLikely(SUBMISSION_FAULT_PROBABILITY))
    return {
      ...step,
      fault: { kind: random.pick(faultKinds), code: random.pick(REFUSAL_CODES), isOfSubmission: true },
    };
  return random.isLikely(FAULT_PROBABILITY) ? { ...step, fault: chooseFault(random) } : step;
}
