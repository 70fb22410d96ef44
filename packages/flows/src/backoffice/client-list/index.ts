import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { ClientListEvent, ClientListInput, ClientListPorts, ClientListView } from './client-list.types.ts';
import * as unit from './client-list.flow.ts';

export * from './client-list.types.ts';
export * from './client-query.ts';

export type ClientListFlow = EmbeddableFlow<{
  input: ClientListInput;
  event: ClientListEvent;
  view: ClientListView;
}>;

export const clientListFlow: ClientListFlow = embeddable(unit.clientListFlow);

/**
 * /clientList: every client with the missing marks, and the upload of a photograph to the exchange (OM-229 to OM-236,
 * OM-249).
 */
export const clientList: (ports: ClientListPorts) => RunnableFlow<ClientListFlow> = embeddableFactory(unit.clientList);
