import { replayRoute, type Journeys } from '@folioflow/flows/testing';
import {
  isWorldStep,
  playChildScenario,
  playScenario,
  runningChild,
  type PlayedScenario,
} from '../../../flows/src/model-testing/journey.ts';
import { leavesOf } from '../../src/chart/chart.ts';
import type { FlowStoryFacts } from '../room-facts.ts';

type Snapshot = PlayedScenario['snapshot'];
type AnyStep = ReturnType<Journeys['scenarios'][string]['steps']>[number];

interface WayFacts {
  readonly events: Set<string>;
  readonly codes: Set<string>;
  readonly played: Set<string>;
  /** The last answer is a failure. */
  hasFailed: boolean;
}

const SUCCESS = '000';

function addCode(codes: Set<string>, answer: unknown): void {
  if (typeof answer !== 'object' || answer === null || !('code' in answer)) return;
  const { code } = answer;
  if (typeof code === 'string' && code !== '' && code !== SUCCESS) codes.add(code);
}

function addStep(way: WayFacts, step: AnyStep): void {
  if (!isWorldStep(step)) {
    way.events.add(step.type);
    return;
  }
  if (step.step === 'done') {
    addCode(way.codes, step.answer);
    way.hasFailed = false;
  }
  if (step.step === 'failed') {
    addCode(way.codes, step.failure);
    way.hasFailed = true;
  }
}

/** Adds the steps of a scenario, and those of the scenarios in which its children end or are shown. */
function addWay(way: WayFacts, journeys: Journeys, name: string, input: unknown): void {
  const scenario = journeys.scenarios[name];
  if (scenario === undefined) return;
  way.played.add(`${journeys.flow.machine.id} ${name}`);
  const steps = scenario.steps(input).filter((step) => !isWorldStep(step) || step.step !== 'ignored');
  const snapshots = replayRoute(journeys, { input, steps });
  const addChild = (snapshot: Snapshot | undefined, id: string, child: string) => {
    const own = journeys.children[id];
    if (own !== undefined && snapshot !== undefined) addWay(way, own, child, runningChild(snapshot, id).options.input);
  };
  for (const [place, step] of steps.entries()) {
    addStep(way, step);
    if (isWorldStep(step) && step.step === 'finished' && typeof step.ending === 'string')
      addChild(snapshots[place], step.child, step.ending);
  }
  for (const [id, child] of Object.entries(scenario.children)) addChild(snapshots.at(-1), id, child);
}

const isBusyIn = ({ snapshot, children }: PlayedScenario): boolean =>
  [snapshot, ...Object.values(children)].some(({ tags }) => tags.has('busy'));

const sorted = (texts: Iterable<string>): readonly string[] => [...new Set(texts)].sort();

/** Returns the facts about a scenario, read from its steps and from the state that it ends in. */
export function scenarioFacts(journeys: Journeys, scenario: string): FlowStoryFacts {
  const played = playScenario(journeys, scenario);
  const way: WayFacts = { events: new Set(), codes: new Set(), played: new Set(), hasFailed: false };
  addWay(way, journeys, scenario, journeys.scenarios[scenario]?.input);
  const shown = Object.entries(journeys.scenarios[scenario]?.children ?? {}).flatMap(([id, child]) =>
    leavesOf(playChildScenario(journeys, played.snapshot, id, child).snapshot.value).map((leaf) => `${id}.${leaf}`),
  );
  return {
    flow: journeys.flow.machine.id,
    scenario,
    states: [...leavesOf(played.snapshot.value), ...shown],
    isBusy: isBusyIn(played),
    isOver: played.snapshot.status === 'done',
    hasFailed: way.hasFailed,
    ports: sorted(played.calls),
    events: sorted([...way.events, ...played.emitted.map(({ type }) => type)]),
    codes: sorted(way.codes),
    played: sorted(way.played),
  };
}
