import type { AnyEventObject, ExecutableActionObject } from 'xstate';

/** Events that a step sent to the parent; see `report`. */
export const reportedEvents = (actions: readonly ExecutableActionObject[]): AnyEventObject[] =>
  actions.flatMap(({ type, params }) =>
    type === 'xstate.sendTo' ? [(params as { event: AnyEventObject }).event] : [],
  );

/** Events that a step emitted; the app receives them. */
export const emittedEvents = (actions: readonly ExecutableActionObject[]): AnyEventObject[] =>
  actions.flatMap(({ type, params }) => (type === 'xstate.emit' ? [(params as { event: AnyEventObject }).event] : []));

/** Ports that a step called. A child flow is none. */
export const startedPorts = (
  actions: readonly ExecutableActionObject[],
  children: Readonly<Record<string, unknown>>,
): string[] =>
  actions.flatMap(({ type, params }) => {
    const { id, src } = (params ?? {}) as { id?: string; src?: unknown };
    return type === 'xstate.spawnChild' && id !== undefined && !(id in children) ? [String(src)] : [];
  });
