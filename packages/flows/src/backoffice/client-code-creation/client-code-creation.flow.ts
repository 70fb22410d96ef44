import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { clientCodeCreationMachine } from './client-code-creation.machine.ts';
import type { ClientCodeCreationPorts } from './client-code-creation.types.ts';
import { clientCodeCreationView } from './client-code-creation.view.ts';

export const clientCodeCreationFlow = flow({ machine: clientCodeCreationMachine, view: clientCodeCreationView });

/**
 * /clientDocuments/{customer_id}: reviews the documents of a client and requests the client code (OM-237 to OM-248).
 */
export const clientCodeCreation = (ports: ClientCodeCreationPorts) => ({
  ...clientCodeCreationFlow,
  machine: runnable(clientCodeCreationMachine, ports),
});
