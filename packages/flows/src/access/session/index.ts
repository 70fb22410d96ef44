import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { sessionMachine } from './session.machine.ts';
import type { SessionPorts } from './session.types.ts';
import { sessionView } from './session.view.ts';

export type * from './session.types.ts';
export { guardFor, type GuardVerdict, type RouteGuard } from './guard.ts';

export const sessionFlow = flow({ machine: sessionMachine, view: sessionView });

/** The one owner of token, profile and sign-out; write what `session.changed` says at once, follow `exit.requested`. */
export const session = (ports: SessionPorts) => ({ ...sessionFlow, machine: runnable(sessionMachine, ports) });
