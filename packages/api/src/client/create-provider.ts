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
  const methods = Object.keys(areaOf).map((name) => [
    name,
    (request: object, options: CallOptions = {}) => callOperation(settings, name as OperationName, request, options),
  ]);
  return Object.fromEntries(methods) as Provider;
}

/** Fetches the code of areas before their first call, e.g. while a page is idle. Never rejects. */
export async function preloadProvider(...areas: readonly Area[]): Promise<void> {
  await Promise.allSettled([import('./exchange.ts'), ...areas.map(loadArea)]);
}

async function callOperation(
  settings: ProviderSettings,
  name: OperationName,
  request: object,
  options: CallOptions,
): Promise<Outcome<Envelope>> {
  const isAborted = () => options.signal?.aborted === true;
  try {
    const outcome = isAborted() ? undefined : await runOperation(settings, name, request, options, isAborted);
    return outcome === undefined || isAborted() ? await neverSettle() : outcome;
  } catch (error) {
    if (isAborted()) return neverSettle();
    throw error;
  }
}

async function runOperation(
  settings: ProviderSettings,
  name: OperationName,
  request: object,
  options: CallOptions,
  isAborted: () => boolean,
): Promise<Outcome<Envelope> | undefined> {
  const code = await loadOperation(name);
  if (code === undefined) return createUnfetchedCodeOutcome();
  return isAborted() ? undefined : code.executeOperation(settings, code.operation, request, options);
}

/** Fetches the code of a call; `undefined` if that fails: the device is offline, or a deploy removed the file. */
async function loadOperation(name: OperationName) {
  try {
    const [{ executeOperation }, table] = await Promise.all([import('./exchange.ts'), loadArea(areaOf[name])]);
    const operation = (table as Readonly<Record<string, Operation>>)[name];
    return operation && { executeOperation, operation };
  } catch {
    return undefined;
  }
}
