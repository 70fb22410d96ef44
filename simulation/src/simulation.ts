import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Wiring } from '@folioflow/wiring/headless';
import type { AppKind } from './browser/app-kind.ts';
import { investorApp } from './browser/investor-app.ts';
import { preloadOperations } from './browser/preload.ts';
import { staffApp } from './browser/staff-app.ts';
import { openTab, type Tab } from './browser/tab.ts';
import { createMemoryStore, type MemoryStore } from './browser/memory-store.ts';
import { createVirtualClock, type VirtualClock } from './kit/clock.ts';
import { createRandom, type Random } from './kit/random.ts';
import type { Person } from './people/person.ts';
import { createNetwork, type Network, type RecordedCall } from './world/network.ts';
import { startProvider, type ProviderParts, type SimulatedProvider } from './world/provider.ts';

/** Days on which worlds of some seeds begin, before the end of a year, of a financial year and of a February. */
const START_DAYS: Readonly<Record<number, string>> = { 4: '2026-12-30', 5: '2027-03-30', 6: '2028-02-27' };
const ORDINARY_DAY = '2026-11-20';

/** Noon in India; the last digit of the seed decides on the day. */
const startOf = (seed: number): number => Date.parse(`${START_DAYS[seed % 10] ?? ORDINARY_DAY}T12:00:00+05:30`);

/** A person with a device and one or more tabs. */
export interface Participant {
  readonly person: Person;
  readonly device: MemoryStore;
  readonly tabs: Tab[];
}

/** A call after its step: everything that is counted at the end. */
export interface PastCall extends Pick<RecordedCall, 'path' | 'key'> {
  readonly code: unknown;
  readonly isAnswered: boolean;
}

export const pastCallOf = ({ path, key, answer }: RecordedCall): PastCall => ({
  path,
  key,
  code: answer?.['code'],
  isAnswered: answer !== null,
});

/** Everything that a step can change, and everything that an invariant can read. */
export interface World {
  readonly seed: number;
  readonly clock: VirtualClock;
  readonly provider: SimulatedProvider;
  readonly network: Network;
  /** Investors, newcomers among them. */
  readonly investors: readonly Participant[];
  /** Staff of the back-office: an operator, a viewer, and a person without a role. */
  readonly staff: readonly Participant[];
  /** Investors and staff. */
  readonly people: readonly Participant[];
  /** All calls of the clients so far, without their answers. */
  readonly calls: PastCall[];
  /** Errors that no flow handles. */
  readonly crashes: unknown[];
  /** Rejected promises that no code handles. */
  readonly rejections: unknown[];
  /** True once after the clock of the provider was moved, or its process started again. */
  readonly hasMovedProvider: () => boolean;
  /** Number of these moves. */
  readonly moveCount: () => number;
  readonly noteMovedProvider: () => void;
  /** Waits until no call runs and no view changes any more. */
  readonly settle: () => Promise<void>;
  /** Adds a line to the fingerprint of the simulation. */
  readonly note: (line: string) => void;
  readonly fingerprint: () => string;
  readonly findTab: (id: string) => Tab | undefined;
  readonly openSecondTab: (investor: Participant) => Tab;
  readonly close: () => Promise<void>;
}

/** Rounds in which a page may lead to another before a world is at rest. */
const MAX_ROUNDS = 100;
/** Turns of the event loop without a call after which a world is at rest. */
const QUIET_TURNS = 2;

/** Personas that the investors resemble, in turn; null for a person who signs up. */
const PERSONAS = ['9000000100', '9000000103', '9000000113', null];
const STAFF = ['operator', 'viewer', 'norole'];
const PASSWORD = 'Sandbox@1';
const PIN = '1234';
const FIRST_NEW_MOBILE = 9_700_000_001;

async function createInvestor(provider: SimulatedProvider, place: number): Promise<Person> {
  const common = { id: `i${place + 1}`, password: PASSWORD, pin: PIN };
  const like = PERSONAS[place % PERSONAS.length];
  if (like === null || like === undefined) {
    const mobile = String(FIRST_NEW_MOBILE + place);
    return { ...common, kind: 'newcomer', mobile, email: `new${place + 1}@sandbox.example`, clientId: '' };
  }
  const issued = (await provider.control('/token', { like })) as Readonly<Record<string, string>>;
  const { mobile = '', email = '', customer_id: clientId = '' } = issued;
  return { ...common, kind: 'investor', mobile, email, clientId };
}

async function createInvestors(provider: SimulatedProvider, count: number): Promise<Person[]> {
  const persons: Person[] = [];
  for (let place = 0; place < count; place += 1) persons.push(await createInvestor(provider, place));
  return persons;
}

const staffPersons: readonly Person[] = STAFF.map((role, place) => ({
  id: `s${place + 1}`,
  kind: 'staff',
  mobile: '',
  email: `${role}@staff.example`,
  password: PASSWORD,
  pin: '',
  clientId: '',
}));

/** Origin of a world: by default the sandbox in this process. */
export interface WorldOrigin {
  /** Milliseconds since the epoch. */
  readonly start: number;
  readonly startProvider: (parts: ProviderParts) => Promise<SimulatedProvider>;
}

export async function createWorld(
  seed: number,
  investorCount: number,
  origin: WorldOrigin = { start: startOf(seed), startProvider },
): Promise<World> {
  await preloadOperations();
  const clock = createVirtualClock(origin.start);
  const providerRandom: Random = createRandom(seed * 2 + 1);
  const clientRandom = createRandom(seed * 2 + 2);
  const provider = await origin.startProvider({ clock, random: providerRandom });
  const network = createNetwork(provider, clock);
  const crashes: unknown[] = [];
  const services = {
    clock,
    network,
    provider,
    random: clientRandom,
    onCrash: (error: unknown) => void crashes.push(error),
  };
  const openFirstTab = <A extends Wiring>(kind: AppKind<A>, person: Person): Participant => {
    const device = createMemoryStore();
    return { person, device, tabs: [openTab(kind, `${person.id}.1`, device, services, 'signin')] };
  };
  const persons = await createInvestors(provider, investorCount);
  const investors = persons.map((person) => openFirstTab(investorApp, person));
  const staff = staffPersons.map((person) => openFirstTab(staffApp, { ...person }));
  const people = [...investors, ...staff];
  const rejections: unknown[] = [];
  const onRejection = (error: unknown) => void rejections.push(error);
  process.on('unhandledRejection', onRejection);
  let hasMoved = true;
  let moves = 0;
  const hash = createHash('sha256');
  let lines = 0;
  const allTabs = () => people.flatMap(({ tabs }) => tabs);
  const settle = async () => {
    let rounds = 0;
    do {
      rounds += 1;
      if (rounds > MAX_ROUNDS) throw new Error('The pages lead to each other without an end.');
      for (let quiet = 0; quiet < QUIET_TURNS; quiet += 1) {
        await nextTurn();
        if (network.isBusy()) quiet = -1;
      }
    } while (allTabs().some((tab) => tab.sync()));
  };
  const world: World = {
    seed,
    clock,
    provider,
    network,
    investors,
    staff,
    people,
    calls: [],
    crashes,
    rejections,
    hasMovedProvider: () => {
      const was = hasMoved;
      hasMoved = false;
      return was;
    },
    noteMovedProvider: () => {
      hasMoved = true;
      moves += 1;
    },
    moveCount: () => moves,
    settle,
    note: (line) => {
      lines += 1;
      hash.update(`${line}\n`);
    },
    fingerprint: () => `${lines}:${hash.copy().digest('hex').slice(0, 16)}`,
    findTab: (id) => allTabs().find((tab) => tab.id === id),
    openSecondTab: (investor) => {
      const id = `${investor.person.id}.${investor.tabs.length + 1}`;
      const tab = openTab(investorApp, id, investor.device, services, 'portfolio');
      investor.tabs.push(tab);
      return tab;
    },
    close: async () => {
      for (const tab of allTabs()) tab.close();
      await settle();
      process.off('unhandledRejection', onRejection);
      await provider.close();
    },
  };
  await settle();
  return world;
}
