import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { SessionEmitted, SessionEvent, SessionPorts, SessionView } from './session.types.ts';
import * as unit from './session.flow.ts';

export type * from './session.types.ts';
export { menuTitleOf } from './menu-title.ts';
export { sessionTokenOf } from './session-token.ts';
export { decideRouteAccess, type RouteAccess, type RouteGuard } from './guard.ts';

export type SessionFlow = EmbeddableFlow<{
  event: SessionEvent;
  emitted: SessionEmitted;
  view: SessionView;
}>;

export const sessionFlow: SessionFlow = embeddable(unit.sessionFlow);

/**
 * Owns token, profile and sign-out. Write the session of each `session.changed` at once and follow each
 * `exit.requested`.
 */
export const session: (ports: SessionPorts) => RunnableFlow<SessionFlow> = embeddableFactory(unit.session);
