import type { Random } from './kit/random.ts';
import { listOffers } from './people/offers.ts';
import { collectExits } from './people/view-exits.ts';
import type { OpenedPage } from './browser/opened-page.ts';
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
/** Links that people follow more often than others: transfers, redemptions and further orders start with them. */
const LINK_WEIGHTS: Readonly<Record<string, number>> = {
  stpSchemeList: 6,
  order2factorCheckout: 6,
  orderEditCheckout: 4,
  clientDocuments: 4,
};
/** Choices that people make more or less often than others. */
const CHOICE_WEIGHTS: Readonly<Record<string, number>> = { Success: 8, Sign: 8, Pay: 8, Rename: 0.5, 'Sign late': 0.5 };
/** Part of the steps that staff do. */
const STAFF_PROBABILITY = 0.05;
/** Part of the steps in which the person of the step before goes on: a draft is sent before its day is over. */
const SAME_PERSON_PROBABILITY = 0.85;

/** Codes of refusals (contract, 1.2): refused, closed gate, wrong code, expired, invalid, exchange, unknown. */
const REFUSAL_CODES = ['001', '003', '020', '031', '032', '041', '051', '071', '099'];
const MAX_N = 1_000_000;
const FAULT_PROBABILITY = 0.04;
/** Submissions are rare among the calls, and their faults the most dangerous. */
const SUBMISSION_FAULT_PROBABILITY = 0.2;
/** A submission that is lost on its way, arrives twice or remains without an answer is repeated under its key. */
const SUBMISSION_FAULT_KINDS = [...faultKinds, 'cutBefore', 'cutAfter', 'twice'] as const;
/** Events that send an order, a payment, a code or a document. */
const SUBMITTING_EVENT = /\.(?:submitted|registrationSubmitted|requested|confirmed|invested)$/;

/** A refused submission is rarely repeated as it is, one without an answer mostly. */
const REPEATED: Readonly<Record<string, number>> = { refused: 0.2, lostAnswer: 3 };
/** Weight of another page: a page that has refused something is mostly left. */
const LEAVING_WEIGHTS = { idle: 4, refused: 6, usual: 0.7, signedOut: 0.1 } as const;
const refusingPages = new WeakSet<OpenedPage>();

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
  const offers = listOffers(page, person);
  const gestures = offers.flatMap(({ at, event, weight, notice, create }): WeightedStep[] => {
    if (create(n) === null) return [];
    const repeated = SUBMITTING_EVENT.test(event) ? (REPEATED[notice] ?? 1) : 1;
    return [{ weight: weight * repeated, step: { do: 'gesture', ...base, at, event, n } }];
  });
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
  if (offers.some(({ notice }) => notice === 'refused')) refusingPages.add(page);
  const leaving = isIdle ? 'idle' : !isSignedIn ? 'signedOut' : refusingPages.has(page) ? 'refused' : 'usual';
  const opened = isSignedIn ? random.pickWeighted(MENUS[person.kind]).to : 'signin';
  return [
    ...gestures,
    ...choices,
    ...links,
    { weight: LEAVING_WEIGHTS[leaving], step: { do: 'open', ...base, to: opened, n } },
    { weight: 0.15, step: { do: 'back', ...base } },
    { weight: 0.15, step: { do: 'reload', ...base } },
    { weight: isSignedIn ? 0.02 : 0, step: { do: 'signOut', ...base } },
  ];
}

/** Chooses the next step of a person, in one of their tabs. */
export const chooseStepOf = (participant: Participant, random: Random): TabStep =>
  random.pickWeighted(listTabSteps(random.pick(participant.tabs), participant, random)).step;

function chooseStep(world: World, random: Random, last: Participant | undefined): Step {
  const luck = random.fraction();
  if (luck < 0.02) return { do: 'advance', days: random.pick([1, 1, 1, 2, 3, 7, 30]) };
  if (luck < 0.035) return { do: 'wait', seconds: random.pick([5, 40, 130, 600]) };
  if (luck < 0.038) return { do: 'restart' };
  if (luck < 0.05) return { do: 'deliver' };
  const other = random.pick(world.investors);
  const investor = last !== undefined && random.isLikely(SAME_PERSON_PROBABILITY) ? last : other;
  if (luck < 0.052 && investor.tabs.length < 2) return { do: 'openTab', tab: random.pick(investor.tabs).id };
  const step = chooseStepOf(random.isLikely(STAFF_PROBABILITY) ? random.pick(world.staff) : investor, random);
  if (step.do === 'choose' || step.do === 'openTab') return step;
  if (step.do === 'gesture' && step.event === 'redemption.submitted' && random.isLikely(0.25))
    // The page stays open over a night: its worth is that of another NAV.
    return { do: 'advance', days: 1 };
  if (isSubmitting(step) && random.isLikely(SUBMISSION_FAULT_PROBABILITY))
    return {
      ...step,
      fault: { kind: random.pick(SUBMISSION_FAULT_KINDS), code: random.pick(REFUSAL_CODES), isOfSubmission: true },
    };
  return random.isLikely(FAULT_PROBABILITY) ? { ...step, fault: chooseFault(random) } : step;
}

/** Returns a function that chooses the next step of a world as people, time and misfortune would. */
export function createStepChooser(world: World, random: Random): () => Step {
  let last: Participant | undefined;
  return () => {
    const step = chooseStep(world, random, last);
    const actor = 'tab' in step && world.investors.find(({ tabs }) => tabs.some(({ id }) => id === step.tab));
    if (actor) last = actor;
    return step;
  };
}
