import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { sessionMachine } from './session.machine.ts';
import type { SessionPorts, SessionEmitted, SessionEvent, SessionView } from './session.types.ts';
import { sessionView } from './session.view.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';

export type * from './session.types.ts';
export { menuTitleOf } from './menu-title.ts';
export { sessionTokenOf } from './session-token.ts';
export { decideRouteAccess, type RouteAccess, type RouteGuard } from './guard.ts';

export type SessionFlow = EmbeddableFlow<{
  event: SessionEvent;
  emitted: SessionEmitted;
  view: SessionView;
}>;

export const sessionFlow: SessionFlow = flow({ machine: sessionMachine, view: sessionView });

/**
 * Owns token, profile and sign-out. Write the session of each `session.changed` at once and follow each
 * `exit.requested`.
 */
export const session = (ports: SessionPorts): RunnableFlow<SessionFlow> => ({
  ...sessionFlow,
  machine: runnable(sessionMachine, ports),
});
