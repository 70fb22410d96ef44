import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { staffSessionMachine } from './staff-session.machine.ts';
import type {
  StaffSessionPorts,
  StaffSessionEmitted,
  StaffSessionEvent,
  StaffSessionView,
} from './staff-session.types.ts';
import { staffSessionView } from './staff-session.view.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';

export type * from './staff-session.types.ts';
export { runningStaffSessionOf } from './running-session.ts';
export { decideStaffAccess, type StaffGuard, type StaffRouteAccess } from './guard.ts';

export type StaffSessionFlow = EmbeddableFlow<{
  event: StaffSessionEvent;
  emitted: StaffSessionEmitted;
  view: StaffSessionView;
}>;

export const staffSessionFlow: StaffSessionFlow = flow({ machine: staffSessionMachine, view: staffSessionView });

/**
 * Owns the staff token and its two limits. Write the session of each `session.changed` at once and follow each
 * `exit.requested`.
 */
export const staffSession = (ports: StaffSessionPorts): RunnableFlow<StaffSessionFlow> => ({
  ...staffSessionFlow,
  machine: runnable(staffSessionMachine, ports),
});
