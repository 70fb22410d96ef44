import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { sessionMachine } from './session.machine.ts';
import type { SessionPorts } from './session.types.ts';
import { sessionView } from './session.view.ts';

export const sessionFlow = flow({ machine: sessionMachine, view: sessionView });

/**
 * Owns token, profile and sign-out. Write the session of each `session.changed` at once and follow each
 * `exit.requested`.
 */
export const session = (ports: SessionPorts) => ({ ...sessionFlow, machine: runnable(sessionMachine, ports) });
