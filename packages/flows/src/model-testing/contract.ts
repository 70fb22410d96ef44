import {
  initialTransition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type ContextFrom,
} from 'xstate';
import { viewOf, type AnyFlow } from '../kit/flow.ts';
import { anonymousAnalytics } from './anonymous-analytics.ts';
import { leavesOf, playScenario, storyArgs, type Journeys } from './journey.ts';
import { everyFailureShown, noSecretExposed } from './monitors.ts';
import { expectViolation, walk, type WalkResult, type World } from './walk.ts';

/** A titled check for any test runner; `run` throws if the check fails. */
export interface Check {
  readonly title: string;
  readonly run: () => void;
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];
const hasScreen = (view: unknown) =>
  typeof view === 'object' && view !== null && 'screen' in view && typeof view.screen === 'string';
const expectNone = (problem: string, found: readonly string[]) => {
  if (found.length > 0) throw new Error(`${problem}: ${found.join(', ')}`);
};

/** The flow calls the provider itself, and its context has a notice for failures. */
const hasFailureNotice = (machine: AnyStateMachine, { inputs: [input], answers }: World<AnyStateMachine>): boolean =>
  Object.keys(answers).length > 0 && 'notice' in (initialTransition(machine, input)[0] as AnyMachineSnapshot).context;

/**
 * Returns the checks that every flow passes; run each in any test runner.
 * `unreachable` maps each branch that no walk can take (`state event #index`) to the reason.
 */
export function flowContract<F extends AnyFlow>(
  journeys: Journeys<F>,
  world: World<F['machine']>,
  unreachable: Readonly<Record<string, string>> = {},
): Check[] {
  const machine: AnyStateMachine = journeys.flow.machine;
  const nodes = nodesOf(machine.root);
  const rests = nodes.filter(
    (node) => node.type !== 'history' && Object.keys(node.states).length === 0 && node.key !== 'deciding',
  );
  let walked: WalkResult | undefined;
  const explored = () => (walked ??= walk(journeys, world, noSecretExposed(world.secrets)));
  const pathOf = (node: AnyStateNode) => node.path.join('.');

  return [
    ...Object.entries(journeys.scenarios).map(([name, scenario]) => ({
      title: `${name} ends in ${scenario.ends.join(' and ')} and can be shown`,
      run() {
        const ends = leavesOf(playScenario(journeys, name).snapshot);
        if (ends.join() !== [...scenario.ends].sort().join())
          throw new Error(`The scenario ends in ${ends.join(' and ')}.`);
        if (!hasScreen(storyArgs<AnyFlow, string, Journeys['children']>(journeys, name).view))
          throw new Error('The view has no screen.');
      },
    })),
    {
      title:
        'every leaf is reached, no state is a dead end, every state can be shown, and no secret is stored or emitted',
      run() {
        const { leaves, stuck, routes } = explored();
        expectNone(
          'never reached',
          rests.map(pathOf).filter((leaf) => !leaves.has(leaf)),
        );
        expectNone('no way on', stuck);
        expectNone(
          'not shown',
          routes
            .filter(({ snapshot }) => !hasScreen(viewOf<AnyFlow>(journeys.flow, snapshot)))
            .map(({ snapshot }) => leavesOf(snapshot).join(' + ')),
        );
      },
    },
    ...(hasFailureNotice(machine, world)
      ? [
          {
            title: 'every failure is shown',
            run() {
              const walkFailures = (isFailureShown = world.isFailureShown) =>
                walk(journeys, world, everyFailureShown<ContextFrom<F['machine']>>(isFailureShown));
              walkFailures();
              // Without any failure the check above would pass over missing notices.
              expectViolation('INV-60', () => walkFailures(() => false));
            },
          },
        ]
      : []),
    {
      title: 'the analytics of every step are names of the chart and durations',
      run: () => void walk(journeys, world, anonymousAnalytics()),
    },
    {
      title: 'the walk takes every branch of the chart',
      run() {
        const { taken } = explored();
        const all = nodes.flatMap((node) =>
          [...node.transitions.values()]
            .flat()
            .map((definition, place) => ({ definition, name: `${pathOf(node)} ${definition.eventType} #${place}` })),
        );
        const dead = all.filter(({ definition }) => !taken.has(definition)).map(({ name }) => name);
        expectNone(
          'never taken',
          dead.filter((name) => !(name in unreachable)),
        );
        expectNone(
          'listed as unreachable, yet taken or gone',
          Object.keys(unreachable).filter((name) => !dead.includes(name)),
        );
      },
    },
    {
      title: 'every port has a transition for success and for failure, every child one for its end',
      run() {
        const outcomes = nodes.flatMap((node) =>
          node.invoke.flatMap(({ id }) => {
            const child = journeys.children[id]?.flow.machine;
            const wanted = child
              ? Object.values(child.root.states).some(({ type }) => type === 'final')
                ? ['done']
                : []
              : ['done', 'error'];
            return wanted
              .filter((end) => !node.transitions.has(`xstate.${end}.actor.${id}`))
              .map((end) => `${pathOf(node)} ${id} ${end}`);
          }),
        );
        expectNone('missing', outcomes);
        expectNone(
          'neither a port nor a child of the flow',
          nodes.flatMap(({ invoke }) =>
            invoke.filter(({ id }) => !(id in journeys.children) && !(id in world.answers)).map(({ id }) => id),
          ),
        );
        expectNone(
          'id is not the name of the port',
          nodes.flatMap(({ invoke }) => invoke.filter(({ id, src }) => id !== src).map(({ id }) => id)),
        );
        expectNone(
          'busy without a port',
          rests.filter(({ tags, invoke }) => tags.includes('busy') && invoke.length === 0).map(pathOf),
        );
      },
    },
    {
      title: 'the parent listens to every report of its children',
      run() {
        const reports = Object.values(journeys.children).flatMap((child) =>
          Object.keys(child.scenarios).flatMap((name) => playScenario(child, name).reports),
        );
        expectNone(
          'not listened to',
          [...new Set(reports.map(({ type }) => type))].filter((type) => !(type in world.events)),
        );
      },
    },
    {
      title: 'every event key of the chart is a declared event, and every declared event is used',
      run() {
        const keys = new Set(nodes.flatMap((node) => Object.keys(node.config.on ?? {})));
        expectNone(
          'not declared',
          [...keys].filter((key) => !(key in world.events)),
        );
        expectNone(
          'not used',
          Object.keys(world.events).filter((key) => !keys.has(key)),
        );
      },
    },
    {
      title: 'a state called deciding never rests, and no other state only decides',
      run() {
        expectNone(
          'rests',
          nodes.filter(({ key, always }) => key === 'deciding' && always?.at(-1)?.guard !== undefined).map(pathOf),
        );
        expectNone(
          'must be called deciding',
          rests.filter(({ always }) => always?.at(-1)?.guard === undefined && (always?.length ?? 0) > 0).map(pathOf),
        );
      },
    },
  ];
}
