import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type {
  ClientCodeCreationEvent,
  ClientCodeCreationInput,
  ClientCodeCreationOutput,
  ClientCodeCreationPorts,
  ClientCodeCreationView,
} from './client-code-creation.types.ts';
import * as unit from './client-code-creation.flow.ts';

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

export const clientCodeCreationFlow: ClientCodeCreationFlow = embeddable(unit.clientCodeCreationFlow);

/**
 * /clientDocuments/{customer_id}: reviews the documents of a client and requests the client code (OM-237 to OM-248).
 */
export const clientCodeCreation: (ports: ClientCodeCreationPorts) => RunnableFlow<ClientCodeCreationFlow> =
  embeddableFactory(unit.clientCodeCreation);
