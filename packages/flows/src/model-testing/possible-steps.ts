import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { childrenOf } from '../kit/flow.ts';
import { emptyAnswerRefusal, httpFault, noAnswer, refused, unreachableFault, type Failure } from '../kit/port.ts';
import { playChildScenario, timersOf, type Journeys, type WorldStep } from './journey.ts';
import type { World } from './world.ts';

// The session handles `ended`: the port stays pending until the flow is stopped, so the walk never sees it.
const FAILURES: readonly Failure[] = [
  refused('Refused'),
  httpFault('Fault'),
  unreachableFault('Unreachable'),
  noAnswer,
  emptyAnswerRefusal(),
  { ...refused('Not fetched', '-1'), means: 'connectivity' },
];

/**
 * Returns every step that the world of a flow offers in a state: each event with its payloads, each answer and failure
 * of a pending port, each ending of a running child, each pending delay. The chart does not accept all the events.
 */
export function possibleSteps(
  journeys: Journeys,
  world: Pick<World<AnyStateMachine>, 'events' | 'answers' | 'failures' | 'outputs'>,
  snapshot: AnyMachineSnapshot,
): (AnyEventObject | WorldStep)[] {
  if (snapshot.status !== 'active') return [];
  const events: Readonly<Record<string, readonly object[]>> = world.events;
  const userEvents = Object.entries(events).flatMap(([type, payloads]) =>
    payloads.map((payload): AnyEventObject => ({ ...payload, type })),
  );
  const portResults = Object.keys(childrenOf(snapshot)).flatMap((id): WorldStep[] => {
    if (journeys.children[id])
      return [
        ...endingScenarios(journeys, snapshot, id),
        ...((world.outputs as Readonly<Record<string, readonly unknown[]>> | undefined)?.[id] ?? []),
      ].map((ending) => ({
        step: 'finished',
        child: id,
        ending,
      }));
    return [
      ...((world.answers as Readonly<Record<string, readonly unknown[]>>)[id] ?? []).map((answer): WorldStep => ({
        step: 'done',
        port: id,
        answer,
        receivedAt: 0,
      })),
      ...[...FAILURES, ...(world.failures ?? [])].map((failure): WorldStep => ({ step: 'failed', port: id, failure })),
    ];
  });
  const elapsedDelays = timersOf(snapshot).map(({ delay }): WorldStep => ({ step: 'elapsed', delay: String(delay) }));
  return [...userEvents, ...portResults, ...elapsedDelays];
}

/** The scenarios in which a child can end with the input of this parent. */
export function endingScenarios(journeys: Journeys, snapshot: AnyMachineSnapshot, id: string): string[] {
  return Object.keys(journeys.children[id]?.scenarios ?? {}).filter((name) => {
    try {
      return playChildScenario(journeys, snapshot, id, name).snapshot.status === 'done';
    } catch {
      return false;
    }
  });
}
