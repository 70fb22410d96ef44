import { type OperationName, type Provider } from '../../contract/index.ts';
import { sampleRequests } from '../../contract/fixtures/requests.ts';

type AnyMethod = (request: object, options?: object) => Promise<{ readonly kind: string }>;
/** Calls an operation by its name with its sample request. */
export const callSample = (provider: Provider, name: OperationName, options: object = {}) =>
  (provider[name] as AnyMethod)(sampleRequests[name], options);
