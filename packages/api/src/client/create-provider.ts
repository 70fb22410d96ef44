import { type AxiosInstance } from 'axios';
import { type Envelope } from '../contract/envelope.ts';
import { type Operation } from '../contract/operation.ts';
import { type Outcome } from '../contract/outcome.ts';
import { type Area, type CallOptions, type OperationName, type Provider } from '../contract/provider.ts';
import { loadArea } from './areas.ts';
import { areaOf } from './operations.ts';
import { type ProviderSettings } from './settings.ts';

const createUnfetchedCodeOutcome = (): Outcome<Envelope> => {
  const answer = { code: '-1', messageText: 'A part of the app could not be fetched, so nothing was sent.' };
  return { kind: 'refused', code: answer.code, text: answer.messageText, answer, receivedAt: 0, means: 'connectivity' };
};

const neverSettle = () => new Promise<never>(() => undefined);

/**
 * Creates the provider over HTTP. A method resolves with an `Outcome` or rejects with a `ProviderFault`; after its
 * signal is aborted, it never settles. No call is retried.
 */
export function createProvider(settings: ProviderSettings): Provider {
  const execute = createExecutor(settings);
  const methods = Object.keys(areaOf).map((name) => [
    name,
    (request: object, options: CallOptions = {}) => callOperation(execute, name as OperationName, request, options),
  ]);
  return Object.fromEntries(methods) as Provider;
}

/** Fetches the code of areas before their first call, e.g. while a page is idle. Never rejects. */
export async function preloadProvider(...areas: readonly Area[]): Promise<void> {
  await Promise.allSettled([import('./exchange.ts'), ...areas.map(loadArea)]);
}

type Execute = (name: OperationName, request: object, options: CallOptions) => Promise<Outcome<Envelope> | undefined>;

async function callOperation(
  execute: Execute,
  name: OperationName,
  request: object,
  options: CallOptions,
): Promise<Outcome<Envelope>> {
  const isAborted = () => options.signal?.aborted === true;
  try {
    const outcome = isAborted() ? undefined : await execute(name, request, options);
    return outcome === undefined || isAborted() ? await neverSettle() : outcome;
  } catch (error) {
    if (isAborted()) return neverSettle();
    throw error;
  }
}

/** The client is created with the first call, which fetches its code. Without an outcome, the call has been aborted. */
function createExecutor(settings: ProviderSettings): Execute {
  let client: AxiosInstance | undefined;
  return async (name, request, options) => {
    const code = await loadOperation(name);
    if (code === undefined) return createUnfetchedCodeOutcome();
    if (options.signal?.aborted === true) return undefined;
    client ??= code.createClient(settings);
    return code.executeOperation(client, settings, code.operation, request, options);
  };
}

/** Fetches the code of a call; `undefined` if that fails: the device is offline, or a deploy removed the file. */
async function loadOperation(name: OperationName) {
  try {
    const [{ createClient, executeOperation }, table] = await Promise.all([
      import('./exchange.ts'),
      loadArea(areaOf[name]),
    ]);
    const operation = (table as Readonly<Record<string, Operation>>)[name];
    return operation && { createClient, executeOperation, operation };
  } catch {
    return undefined;
  }
}
