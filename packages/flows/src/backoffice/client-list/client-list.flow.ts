import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { clientListMachine } from './client-list.machine.ts';
import type { ClientListPorts, ClientListEvent, ClientListInput, ClientListView } from './client-list.types.ts';
import { clientListView } from './client-list.view.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';

export * from './client-list.types.ts';
export * from './client-query.ts';

export type ClientListFlow = EmbeddableFlow<{
  input: ClientListInput;
  event: ClientListEvent;
  view: ClientListView;
}>;

export const clientListFlow: ClientListFlow = flow({ machine: clientListMachine, view: clientListView });

/**
 * /clientList: every client with the missing marks, and the upload of a photograph to the exchange (OM-229 to OM-236,
 * OM-249).
 */
export const clientList = (ports: ClientListPorts): RunnableFlow<ClientListFlow> => ({
  ...clientListFlow,
  machine: runnable(clientListMachine, ports),
});
