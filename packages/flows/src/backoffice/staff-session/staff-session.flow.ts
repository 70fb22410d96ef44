import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { staffSessionMachine } from './staff-session.machine.ts';
import type { StaffSessionPorts } from './staff-session.types.ts';
import { staffSessionView } from './staff-session.view.ts';

export const staffSessionFlow = flow({ machine: staffSessionMachine, view: staffSessionView });

/**
 * Owns the staff token and its two limits. Write the session of each `session.changed` at once and follow each
 * `exit.requested`.
 */
export const staffSession = (ports: StaffSessionPorts) => ({
  ...staffSessionFlow,
  machine: runnable(staffSessionMachine, ports),
});
