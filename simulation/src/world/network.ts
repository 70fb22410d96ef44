import { ProviderFault, type RequestAdapter } from '@folioflow/api';
import { joinPath } from '@folioflow/api/contract';
import type { VirtualClock } from '../kit/clock.ts';
import { INVESTOR_ORIGIN, type SimulatedProvider } from './provider.ts';

/** Faults of a connection. `Before` and `After` refer to the effect of the call at the provider. */
export const faultKinds = [
  'cutBefore',
  'cutAfter',
  'late',
  'twice',
  'html',
  'empty',
  'http500Before',
  'http500After',
  'refused',
  'killedAfter',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** A fault of a call of a step: the first one, or a later one. */
export interface Fault {
  readonly kind: FaultKind;
  /** The fault strikes calls with a submission key only. */
  readonly isOfSubmission?: boolean;
  /** Code of a refusal. */
  readonly code?: string;
  /** Number of calls of the step that pass before. */
  readonly after?: number;
}

/** A call of a client, and its answer by the provider, also if the client does not receive it. */
export interface RecordedCall {
  readonly caller: string;
  readonly method: string;
  readonly path: string;
  readonly key: string;
  readonly token: string;
  readonly body: unknown;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Null if the call did not reach the provider. */
  readonly answer: Readonly<Record<string, unknown>> | null;
  /** The text of the answer. */
  readonly text: string;
  readonly fault: FaultKind | null;
}

interface HeldAnswer {
  readonly deliver: () => void;
}

/** The network between the clients and the provider of a simulation. */
export interface Network {
  readonly adapterOf: (caller: string, origin?: string) => RequestAdapter;
  /** Calls since the last `takeCalls`. */
  readonly takeCalls: () => readonly RecordedCall[];
  /** Sets the fault of a following call. */
  readonly setFault: (fault: Fault | undefined) => void;
  /** Delivers the held answers, the last one first. */
  readonly deliverHeld: () => number;
  readonly heldCount: () => number;
  readonly isBusy: () => boolean;
}

const TIME_LIMIT_MS = 30_000;
const unreachable = () => new ProviderFault('unreachable', []);

const parseJson = (text: string): Readonly<Record<string, unknown>> | null => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null;
  } catch {
    return null;
  }
};

interface PlainAnswer {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

const substituteOf = (fault: Fault | undefined, real: PlainAnswer): PlainAnswer => {
  switch (fault?.kind) {
    case 'html':
      return { ...real, text: '<!doctype html><title>Gateway</title><h1>Bad gateway</h1>' };
    case 'empty':
      return { ...real, text: '' };
    case 'http500Before':
    case 'http500After':
      return { ...real, status: 500, text: '{"errors":[{"msg":"The service has a problem."}]}' };
    case 'refused':
      return { ...real, status: 200, text: JSON.stringify({ code: fault.code ?? '099', messageText: 'Refused.' }) };
    default:
      return real;
  }
};

const isWithoutEffect = (fault: Fault | undefined) =>
  fault?.kind === 'cutBefore' || fault?.kind === 'http500Before' || fault?.kind === 'refused';

export function createNetwork(provider: SimulatedProvider, clock: VirtualClock): Network {
  let calls: RecordedCall[] = [];
  let held: HeldAnswer[] = [];
  let pending: Fault | undefined;
  let passing = 0;
  let running = 0;
  const takeFault = (isSubmission: boolean): Fault | undefined => {
    if (pending === undefined || (pending.isOfSubmission === true && !isSubmission)) return undefined;
    if (passing > 0) {
      passing -= 1;
      return undefined;
    }
    const fault = pending;
    pending = undefined;
    return fault;
  };
  const ask = async (request: Request): Promise<PlainAnswer | null> => {
    const answer = await provider.fetch(request);
    if (answer === null) return null;
    return { status: answer.status, text: await answer.text(), headers: Object.fromEntries(answer.headers) };
  };
  const hold = <Answer>(answer: Answer): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const limit = clock.setTimeout(() => {
        held = held.filter((other) => other !== entry);
        reject(unreachable());
      }, TIME_LIMIT_MS);
      const entry: HeldAnswer = {
        deliver: () => {
          clock.clearTimeout(limit);
          resolve(answer);
        },
      };
      held.push(entry);
    });
  const adapterOf: Network['adapterOf'] =
    (caller, origin = INVESTOR_ORIGIN) =>
    async (config) => {
      const headers: Record<string, string> = { ...config.headers.toJSON(true), origin };
      const fault = takeFault((headers['Idempotency-Key'] ?? '') !== '');
      const url = joinPath(config.baseURL ?? '', config.url ?? '');
      const create = () =>
        new Request(url, {
          method: (config.method ?? 'post').toUpperCase(),
          headers,
          body: config.data as BodyInit,
        });
      const record = (text: string) =>
        calls.push({
          caller,
          method: config.method ?? '',
          path: new URL(url).pathname.replace('/api/v1', ''),
          key: headers['Idempotency-Key'] ?? '',
          token: headers['bb-access-token'] ?? '',
          body: typeof config.data === 'string' ? parseJson(config.data) : null,
          at: clock.now(),
          answer: parseJson(text),
          text,
          fault: fault?.kind ?? null,
        });
      let answer: PlainAnswer | null;
      running += 1;
      try {
        if (fault?.kind === 'twice') record((await ask(create()))?.text ?? '');
        answer = isWithoutEffect(fault) ? { status: 200, text: '', headers: {} } : await ask(create());
        record(isWithoutEffect(fault) || answer === null ? '' : answer.text);
        if (fault?.kind === 'killedAfter') await provider.restart();
      } finally {
        running -= 1;
      }
      if (answer === null || fault?.kind === 'cutBefore' || fault?.kind === 'cutAfter' || fault?.kind === 'killedAfter')
        throw unreachable();
      if (fault?.kind === 'late') answer = await hold(answer);
      const { status, text, headers: received } = substituteOf(fault, answer);
      return { status, statusText: '', data: text, headers: received, config };
    };
  return {
    adapterOf,
    takeCalls: () => {
      const taken = calls;
      calls = [];
      return taken;
    },
    setFault: (fault) => {
      pending = fault;
      passing = fault?.after ?? 0;
    },
    deliverHeld: () => {
      const delivered = held.toReversed();
      held = [];
      for (const { deliver } of delivered) deliver();
      return delivered.length;
    },
    heldCount: () => held.length,
    isBusy: () => running > 0 || provider.isBusy(),
  };
}
