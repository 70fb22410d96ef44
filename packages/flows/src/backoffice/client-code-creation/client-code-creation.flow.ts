import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { clientCodeCreationMachine } from './client-code-creation.machine.ts';
import type {
  ClientCodeCreationPorts,
  ClientCodeCreationEvent,
  ClientCodeCreationInput,
  ClientCodeCreationOutput,
  ClientCodeCreationView,
} from './client-code-creation.types.ts';
import { clientCodeCreationView } from './client-code-creation.view.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';

export type * from './client-code-creation.types.ts';
export { areClientKeysOn, clientKeysStorage } from './client-keys.ts';
export { clientOrderStorage, findClientNeighbours, type ClientNeighbours } from './client-order.ts';
export { customerIdStorage, customerIdOf, type CustomerIdSources } from './customer-id-sources.ts';

export type ClientCodeCreationFlow = EmbeddableFlow<{
  input: ClientCodeCreationInput;
  event: ClientCodeCreationEvent;
  output: ClientCodeCreationOutput;
  view: ClientCodeCreationView;
}>;

export const clientCodeCreationFlow: ClientCodeCreationFlow = flow({
  machine: clientCodeCreationMachine,
  view: clientCodeCreationView,
});

/**
 * /clientDocuments/{customer_id}: reviews the documents of a client and requests the client code (OM-237 to OM-248).
 */
export const clientCodeCreation = (ports: ClientCodeCreationPorts): RunnableFlow<ClientCodeCreationFlow> => ({
  ...clientCodeCreationFlow,
  machine: runnable(clientCodeCreationMachine, ports),
});
