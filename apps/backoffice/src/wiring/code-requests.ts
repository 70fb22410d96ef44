import type { RequestOf, AnswerOf } from '@folioflow/api/contract';
import type { Port } from '@folioflow/flows';
import type { ClientCodeRequests } from '@folioflow/flows/backoffice';
import type { BrowserStores } from '@folioflow/wiring';

/** Session storage key of the requested client codes: ids and times. Sign-out clears it with the sign-in. */
const STORAGE_KEY = 'client_code_requests';

/** A client code that was requested in this session; `requestedAt` in milliseconds since the epoch, by the provider. */
export interface ClientCodeRequest {
  readonly customerId: string;
  readonly requestedAt: number | null;
}

/** The client codes that were requested in this sign-in, in any of its tabs. */
export interface CodeRequests {
  read(): ClientCodeRequests;
  /** Stores a request and notifies the subscribers. */
  add(request: ClientCodeRequest): void;
  /** Returns the function that ends the subscription. */
  subscribe(onRequest: (request: ClientCodeRequest) => void): () => void;
}

const isRequestEntry = (entry: [string, unknown]): entry is [string, number | null] =>
  entry[1] === null || (typeof entry[1] === 'number' && Number.isFinite(entry[1]));

/** Returns the requests that the tab has stored; any user of the browser may have changed them. */
function readCodeRequests({ session }: BrowserStores): ClientCodeRequests {
  try {
    const value: unknown = JSON.parse(session.getItem(STORAGE_KEY) ?? '{}');
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).filter(isRequestEntry))
      : {};
  } catch {
    return {};
  }
}

export function createCodeRequests(stores: BrowserStores): CodeRequests {
  const subscribers = new Set<(request: ClientCodeRequest) => void>();
  return {
    read: () => readCodeRequests(stores),
    add: (request) => {
      const requests = { ...readCodeRequests(stores), [request.customerId]: request.requestedAt };
      stores.session.setItem(STORAGE_KEY, JSON.stringify(requests));
      for (const notify of subscribers) notify(request);
    },
    subscribe: (onRequest) => {
      subscribers.add(onRequest);
      return () => subscribers.delete(onRequest);
    },
  };
}

type CreateClientCode = Port<RequestOf<'createClientCode'>, AnswerOf<'createClientCode'>>;

/** Creates the port that reports each accepted request of a client code with the time of the provider's answer. */
export const createCodeRequestReportingPort =
  (run: CreateClientCode, report: (request: ClientCodeRequest) => void): CreateClientCode =>
  async (request, scope) => {
    const outcome = await run(request, scope);
    if (outcome.kind === 'accepted')
      report({ customerId: request.customer_id, requestedAt: outcome.answeredAt ?? null });
    return outcome;
  };
