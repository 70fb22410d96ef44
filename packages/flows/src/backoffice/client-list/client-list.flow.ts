import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { clientListMachine } from './client-list.machine.ts';
import type { ClientListPorts } from './client-list.types.ts';
import { clientListView } from './client-list.view.ts';

export const clientListFlow = flow({ machine: clientListMachine, view: clientListView });

/**
 * /clientList: every client with the missing marks, and the upload of a photograph to the exchange (OM-229 to OM-236,
 * OM-249).
 */
export const clientList = (ports: ClientListPorts) => ({
  ...clientListFlow,
  machine: runnable(clientListMachine, ports),
});
