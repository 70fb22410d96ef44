import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type {
  StaffSessionEmitted,
  StaffSessionEvent,
  StaffSessionPorts,
  StaffSessionView,
} from './staff-session.types.ts';
import * as unit from './staff-session.flow.ts';

export type * from './staff-session.types.ts';
export { runningStaffSessionOf } from './running-session.ts';
export { decideStaffAccess, type StaffGuard, type StaffRouteAccess } from './guard.ts';

export type StaffSessionFlow = EmbeddableFlow<{
  event: StaffSessionEvent;
  emitted: StaffSessionEmitted;
  view: StaffSessionView;
}>;

export const staffSessionFlow: StaffSessionFlow = embeddable(unit.staffSessionFlow);

/**
 * Owns the staff token and its two limits. Write the session of each `session.changed` at once and follow each
 * `exit.requested`.
 */
export const staffSession: (ports: StaffSessionPorts) => RunnableFlow<StaffSessionFlow> = embeddableFactory(
  unit.staffSession,
);
