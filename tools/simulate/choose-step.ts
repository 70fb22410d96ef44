import type { Random } from './kit/random.ts';
import { listOffers } from './people/offers.ts';
import { collectExits } from './people/view-exits.ts';
import type { Tab } from './browser/tab.ts';
import type { Investor, World } from './simulation.ts';
import type { Step, TabStep } from './steps.ts';
import { faultKinds, type Fault } from './world/network.ts';

interface WeightedStep {
  readonly weight: number;
  readonly step: TabStep;
}

const MENU = [
  { to: 'charts', weight: 4 },
  { to: 'orderList', weight: 4 },
  { to: 'sipList', weight: 2 },
  { to: 'stpList', weight: 1 },
  { to: 'portfolio', weight: 1 },
  { to: 'bankAccountList', weight: 0.5 },
  { to: 'mandateList', weight: 1 },
];

/** Codes of refusals (contract, 1.2): refused, closed gate, wrong code, expired, invalid, exchange, unknown. */
const REFUSAL_CODES = ['001', '003', '020', '031', '032', '041', '051', '071', '099'];
const MAX_N = 1_000_000;
const FAULT_PROBABILITY = 0.04;

const chooseFault = (random: Random): Fault => ({
  kind: random.pick(faultKinds),
  code: random.pick(REFUSAL_CODES),
  after: random.below(3),
});

function listTabSteps(tab: Tab, { person }: Investor, random: Random): WeightedStep[] {
  const base = { tab: tab.id };
  const n = random.below(MAX_N);
  const page = tab.page();
  const gestures = listOffers(page, person).flatMap(({ at, event, weight, create }): WeightedStep[] =>
    create(n) === null ? [] : [{ weight, step: { do: 'gesture', ...base, at, event, n } }],
  );
  const choices = [...page.choices().keys()].map((name): WeightedStep => ({
    weight: name === 'Success' ? 8 : 1,
    step: { do: 'choose', ...base, name },
  }));
  const targets = [...new Set(collectExits(page).map(({ to }) => to))];
  const links = targets.map((to): WeightedStep => ({ weight: 2.5, step: { do: 'link', ...base, to, n } }));
  const isSignedIn = tab.app().session.observed.get().screen === 'signedIn';
  const isIdle = gestures.length + choices.length === 0;
  const opened = isSignedIn ? random.pickWeighted(MENU).to : 'signin';
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

/** Chooses the next step of an investor, in one of their tabs. */
export const chooseStepOf = (investor: Investor, random: Random): TabStep =>
  random.pickWeighted(listTabSteps(random.pick(investor.tabs), investor, random)).step;

/** Chooses the next step of a world as people, time and misfortune would. */
export function chooseStep(world: World, random: Random): Step {
  const luck = random.fraction();
  if (luck < 0.02) return { do: 'advance', days: random.pick([1, 1, 1, 2, 3, 7, 30]) };
  if (luck < 0.035) return { do: 'wait', seconds: random.pick([5, 40, 130, 600]) };
  if (luck < 0.038) return { do: 'restart' };
  if (luck < 0.05) return { do: 'deliver' };
  const investor = random.pick(world.investors);
  if (luck < 0.052 && investor.tabs.length < 2) return { do: 'openTab', tab: random.pick(investor.tabs).id };
  const step = chooseStepOf(investor, random);
  if (step.do === 'choose' || step.do === 'openTab' || !random.isLikely(FAULT_PROBABILITY)) return step;
  return { ...step, fault: chooseFault(random) };
}
