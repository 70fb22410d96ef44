import type { AnyEventObject, AnyMachineSnapshot, ExecutableActionObject } from 'xstate';
import { timersOf, type WorldStep } from '../journey.ts';

/** A running delay of a played flow. */
export interface PendingTimer {
  readonly id: string;
  /** The delay of the chart, or the type of a delayed event. */
  readonly name: string;
  readonly event: AnyEventObject;
  /** The virtual time at which it ends, in milliseconds since the story. */
  readonly dueAt: number;
}

interface TimerParams {
  readonly event?: AnyEventObject;
  readonly id?: string;
  readonly sendId?: string;
  readonly delay?: number;
}

const nameOf = (snapshot: AnyMachineSnapshot, { type }: AnyEventObject): string =>
  String(timersOf(snapshot).find(({ eventType }) => eventType === type)?.delay ?? type);

/** Returns the running delays after a step at a virtual time; `snapshot` is the state after the step. */
export function timersAfter(
  before: readonly PendingTimer[],
  snapshot: AnyMachineSnapshot,
  actions: readonly ExecutableActionObject[],
  at: number,
): readonly PendingTimer[] {
  if (snapshot.status !== 'active') return [];
  const timers = new Map(before.map((timer) => [timer.id, timer]));
  for (const { type, params } of actions) {
    const { event, id, sendId, delay } = (params ?? {}) as TimerParams;
    if (type === 'xstate.cancel' && sendId !== undefined) timers.delete(sendId);
    if (type !== 'xstate.raise' || event === undefined || delay === undefined) continue;
    const key = id ?? event.type;
    timers.set(key, { id: key, name: nameOf(snapshot, event), event, dueAt: at + delay });
  }
  return [...timers.values()];
}

/** Returns the end of a delay as a step of a scenario. */
export const stepOfTimer = ({ name, event }: PendingTimer): AnyEventObject | WorldStep =>
  name === event.type ? event : { step: 'elapsed', delay: name };
