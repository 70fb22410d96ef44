import { chooseStepOf } from '../choose-step.ts';
import { createChecker, type Violation } from '../invariants/all.ts';
import { PLACING_PATHS } from '../invariants/submissions.ts';
import { createRandom, type Random } from '../kit/random.ts';
import { perform, SECONDS_PER_STEP } from '../play-step.ts';
import { createWorld, pastCallOf, type Participant, type World } from '../simulation.ts';
import type { Step } from '../steps.ts';
import { startSharedProvider, type SharedProvider } from './shared-provider.ts';

export interface SharedOptions {
  readonly seed: number;
  readonly investors: number;
  readonly databaseUrl: string;
  readonly processes: number;
  /** In a round every investor acts, all at the same time. */
  readonly rounds: number;
  /** Acknowledged orders until which the rounds go on. */
  readonly orders: number;
  /** Kills of a process, evenly spread over the rounds. */
  readonly kills: number;
}

export interface SharedResult {
  readonly violation: Violation | null;
  readonly rounds: number;
  readonly steps: number;
  readonly calls: number;
  readonly kills: number;
  /** Calls without an answer. */
  readonly cut: number;
  readonly doubled: number;
  /** Orders that the provider has acknowledged; the invariants prove that each exists once. */
  readonly acknowledged: number;
}

const MS_PER_SECOND = 1_000;
/** Requests of a round before a process is killed, at most. */
const MAX_BEFORE_KILL = 6;

/** Most steps press something, because orders are what the processes compete for. */
const TRIES_FOR_PRESS = 3;

const choosePress = (investor: Participant, random: Random): Step => {
  let step = chooseStepOf(investor, random);
  for (let tries = 1; tries < TRIES_FOR_PRESS && step.do !== 'gesture' && step.do !== 'choose'; tries += 1)
    step = chooseStepOf(investor, random);
  return step;
};

const chooseRound = (world: World, seed: number, round: number): Step[] => {
  const random = createRandom(seed * 1_000 + round);
  const steps = world.investors.map((investor) => choosePress(investor, random));
  const investor = random.pick(world.investors);
  if (random.isLikely(0.05) && investor.tabs.length < 2)
    steps.push({ do: 'openTab', tab: random.pick(investor.tabs).id });
  // The clock moves while people act, so that both processes find the same work due.
  if (random.isLikely(0.15)) steps.push({ do: 'advance', days: random.pick([1, 1, 2, 3, 7, 30]) });
  return steps;
};

const countAcknowledged = ({ calls }: World): number =>
  new Set(calls.filter(({ path, code }) => PLACING_PATHS.has(path) && code === '000').map(({ key }) => key)).size;

/**
 * Plays rounds over several processes on one database. Requests overlap and processes are killed, so that a seed
 * decides on the steps, not on their effects.
 */
export async function simulateShared(options: SharedOptions): Promise<SharedResult> {
  const { seed, investors, rounds, orders, kills } = options;
  let provider: SharedProvider | undefined;
  const world = await createWorld(seed, investors, {
    start: Math.floor(Date.now() / MS_PER_SECOND) * MS_PER_SECOND,
    startProvider: async (parts) => (provider = await startSharedProvider({ ...parts, ...options })),
  });
  const check = createChecker(world);
  const random = createRandom(seed);
  const killEvery = Math.floor(rounds / (kills + 1));
  let violation = await check([]);
  let killed = 0;
  let steps = 0;
  let round = 0;
  const isUnfinished = () => round < rounds || countAcknowledged(world) < orders;
  for (; violation === null && isUnfinished(); round += 1) {
    world.clock.pass(SECONDS_PER_STEP * MS_PER_SECOND);
    await world.provider.followClock();
    if (killed < kills && (round + 1) % killEvery === 0) {
      await provider?.whenComplete();
      provider?.killAfter(random.below(MAX_BEFORE_KILL));
      killed += 1;
    }
    const chosen = chooseRound(world, seed, round);
    const played = await Promise.all(chosen.map((step) => perform(world, step)));
    steps += played.filter(Boolean).length;
    await world.settle();
    const calls = world.network.takeCalls();
    world.calls.push(...calls.map(pastCallOf));
    world.noteMovedProvider();
    violation = await check(calls);
  }
  await provider?.whenComplete();
  const result = {
    violation,
    rounds: round,
    steps,
    calls: world.calls.length,
    kills: killed,
    cut: world.calls.filter(({ isAnswered }) => !isAnswered).length,
    doubled: provider?.doubledCount() ?? 0,
    acknowledged: countAcknowledged(world),
  };
  await world.close();
  return result;
}
