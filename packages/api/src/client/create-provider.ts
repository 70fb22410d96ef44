import { type Envelope } from '../contract/envelope.ts';
import { type Operation } from '../contract/operation.ts';
import { type Outcome } from '../contract/outcome.ts';
import { type Area, type CallOptions, type OperationName, type Provider } from '../contract/provider.ts';
import { loadArea } from './areas.ts';
import { areaOf } from './operations.ts';
import { type ProviderSettings } from './settings.ts';

const notFetched = (): Outcome<Envelope> => {
  const answer = { code: '-1', messageText: 'A part of the app could not be fetched, so nothing was sent.' };
  return { kind: 'refused', code: answer.code, text: answer.messageText, answer, receivedAt: 0, means: 'connectivity' };
};

const never = () => new Promise<never>(() => undefined);

/**
 * The provider over HTTP. A method resolves with an `Outcome`, rejects with a `ProviderFault` and, once its signal is
 * aborted, does neither. Nothing is retried.
 */
export function createProvider(settings: ProviderSettings): Provider {
  const methods = Object.keys(areaOf).map((name) => [
    name,
    (request: object, options: CallOptions = {}) => call(settings, name as OperationName, request, options),
  ]);
  return Object.fromEntries(methods) as Provider;
}

/** Fetches the code of areas ahead of their first call, e.g. while a page is idle. Never rejects. */
export async function preloadProvider(...areas: readonly Area[]): Promise<void> {
  await Promise.allSettled([import('./exchange.ts'), ...areas.map((area) => loadArea[area]())]);
}

async function call(
  settings: ProviderSettings,
  name: OperationName,
  request: object,
  options: CallOptions,
): Promise<Outcome<Envelope>> {
  const hasLeft = () => options.signal?.aborted === true;
  try {
    const outcome = hasLeft() ? undefined : await run(settings, name, request, options, hasLeft);
    return outcome === undefined || hasLeft() ? await never() : outcome;
  } catch (error) {
    if (hasLeft()) return never();
    throw error;
  }
}

async function run(
  settings: ProviderSettings,
  name: OperationName,
  request: object,
  options: CallOptions,
  hasLeft: () => boolean,
): Promise<Outcome<Envelope> | undefined> {
  const code = await load(name);
  if (code === undefined) return notFetched();
  return hasLeft() ? undefined : code.exchange(settings, code.operation, request, options);
}

/** The code of a call; `undefined` when it could not be fetched: not now, or nevermore after a deploy. */
async function load(name: OperationName) {
  try {
    const [{ exchange }, table] = await Promise.all([import('./exchange.ts'), loadArea[areaOf[name]]()]);
    const operation = (table as Readonly<Record<string, Operation>>)[name];
    return operation && { exchange, operation };
  } catch {
    return undefined;
  }
}
