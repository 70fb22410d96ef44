import type { Exit } from '@folioflow/flows';
import { createRandom } from './kit/random.ts';
import { listOffers } from './people/offers.ts';
import { collectExits } from './people/view-exits.ts';
import type { Tab } from './browser/tab.ts';
import { pastCallOf, type Participant, type World } from './simulation.ts';
import type { Step, TabStep } from './steps.ts';
import type { RecordedCall } from './world/network.ts';

/** Seconds that a person needs for a step. */
export const SECONDS_PER_STEP = 2;
const MS_PER_SECOND = 1_000;

const participantOf = ({ people }: World, tab: Tab): Participant => {
  const participant = people.find(({ tabs }) => tabs.includes(tab));
  if (participant === undefined) throw new Error(`Tab ${tab.id} belongs to nobody.`);
  return participant;
};

/** Schemes that people open: lumpsum and SIP, limits, no NAV, targets of transfers, and exit loads (SC25, SC29, SC31). */
const SCHEMES = [
  'SC01',
  'SC01',
  'SC02',
  'SC03',
  'SC04',
  'SC05',
  'SC06',
  'SC08',
  'SC18',
  'SC19',
  'SC20',
  'SC21',
  'SC22',
  'SC25',
  'SC25',
  'SC29',
  'SC29',
  'SC31',
];

const exitOfMenu = (to: string, n: number): Exit<string> =>
  to === 'charts' ? { to, params: ['', createRandom(n).pick(SCHEMES), ''] } : { to };

/** Performs a step in a tab; false if its page does not offer it. */
async function playInTab(world: World, tab: Tab, step: TabStep): Promise<boolean> {
  switch (step.do) {
    case 'gesture': {
      const { person } = participantOf(world, tab);
      const offer = listOffers(tab.page(), person).find(({ at, event }) => at === step.at && event === step.event);
      const event = offer?.create(step.n);
      if (offer === undefined || event === undefined || event === null) return false;
      offer.send(event);
      return true;
    }
    case 'link': {
      const exits = collectExits(tab.page()).filter(({ to }) => to === step.to);
      if (exits.length === 0) return false;
      tab.navigate(createRandom(step.n).pick(exits));
      return true;
    }
    case 'open':
      tab.navigate(exitOfMenu(step.to, step.n));
      return true;
    case 'choose': {
      const choose = tab.page().choices().get(step.name);
      world.noteMovedProvider();
      await choose?.();
      return choose !== undefined;
    }
    case 'back':
      return tab.goBack();
    case 'reload':
      tab.reload();
      return true;
    case 'openTab':
      world.openSecondTab(participantOf(world, tab));
      return true;
    case 'signOut':
      tab.signOut();
      return true;
  }
}

/** Performs a step without waiting for its effects; false if it is not possible in this world. */
export async function perform(world: World, step: Step): Promise<boolean> {
  switch (step.do) {
    case 'wait':
      world.clock.pass(step.seconds * MS_PER_SECOND);
      return true;
    case 'advance':
      await world.provider.control('/clock', { advance_days: step.days });
      world.noteMovedProvider();
      return true;
    case 'restart':
      await world.provider.restart();
      return true;
    case 'deliver':
      return world.network.deliverHeld() > 0;
    default: {
      const tab = world.findTab(step.tab);
      if (tab === undefined) return false;
      world.network.setFault('fault' in step ? step.fault : undefined);
      tab.reportTime(true);
      return playInTab(world, tab, step);
    }
  }
}

/** A step after it was played. */
export interface PlayedStep {
  /** False if the world does not offer the step. */
  readonly isPlayed: boolean;
  readonly calls: readonly RecordedCall[];
}

/** Plays a step until the world is at rest. */
export async function playStep(world: World, step: Step): Promise<PlayedStep> {
  world.clock.pass(SECONDS_PER_STEP * MS_PER_SECOND);
  for (const { tabs } of world.staff) for (const tab of tabs) tab.reportTime(false);
  const isPlayed = await perform(world, step);
  await world.settle();
  world.network.setFault(undefined);
  const calls = world.network.takeCalls();
  world.calls.push(...calls.map(pastCallOf));
  const tab = 'tab' in step ? world.findTab(step.tab) : undefined;
  const screens = tab
    ?.page()
    .runs()
    .map(({ view }) => screenOf(view()));
  world.note(
    JSON.stringify([
      step,
      isPlayed,
      tab?.entry().to,
      screens,
      calls.map(({ path, answer, key }) => [path, answer?.['code'], key]),
      world.clock.now(),
    ]),
  );
  return { isPlayed, calls };
}

const screenOf = (view: unknown): unknown =>
  typeof view === 'object' && view !== null && 'screen' in view ? view.screen : null;
