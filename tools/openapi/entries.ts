import { httpRouteOfRequest, type HttpMethod } from '../../packages/api/src/contract/operation.ts';
import { requestsOf } from '../../packages/api/src/contract/testing/contract-cases.ts';
import { operations, type NamedOperation } from './operations.ts';
import { operationTexts } from '../../packages/api/src/operation-texts/index.ts';

export type BodyKind = 'json' | 'multipart';

/** An operation as far as it uses one method and path. */
export interface EntryPart {
  readonly operation: NamedOperation;
  readonly isIdempotent: boolean;
  /** Recorded requests by each content type that they are sent with. */
  readonly requests: ReadonlyMap<BodyKind, readonly object[]>;
}

/** An operation of the document: one method and path. Several operations of the contract may share it. */
export interface Entry {
  readonly id: string;
  readonly summary: string;
  readonly method: HttpMethod;
  readonly path: string;
  readonly parts: readonly EntryPart[];
}

/** Id and summary of an entry that several operations share, by its path. */
const sharedPaths: Readonly<Record<string, { readonly id: string; readonly summary: string }>> = {
  '/order/payment/status': {
    id: 'queryOrderStatus',
    summary: 'Returns the status of an order or of its payment, as `request_from` demands',
  },
};

interface Route {
  readonly method: HttpMethod;
  readonly path: string;
  readonly multipart?: boolean;
  readonly idempotent?: boolean;
}

const keyOf = ({ method, path }: Route) => `${method} ${path}`;

/** Returns the routes of an operation by method and path, its own first. */
function routesOf(operation: NamedOperation): ReadonlyMap<string, readonly Route[]> {
  const { method, path, multipart = false, idempotent, variants = [] } = operation;
  const routes: readonly Route[] = [
    { method, path, multipart, idempotent },
    ...variants.map((variant) => ({ idempotent, ...variant })),
  ];
  return Map.groupBy(routes, keyOf);
}

const kindOf = ({ multipart = false }: Route): BodyKind => (multipart ? 'multipart' : 'json');

function createPart(operation: NamedOperation, key: string, routes: readonly Route[]): EntryPart {
  const sent = requestsOf(operation.name)
    .filter((request): request is object => typeof request === 'object' && request !== null)
    .map((request) => ({ request, route: httpRouteOfRequest(operation, request) }))
    .filter(({ route }) => keyOf(route) === key);
  const requestsBy = (kind: BodyKind) =>
    sent.filter(({ route }) => kindOf(route) === kind).map(({ request }) => request);
  return {
    operation,
    isIdempotent: routes.some(({ idempotent }) => idempotent === true),
    requests: new Map(routes.map((route) => [kindOf(route), requestsBy(kindOf(route))])),
  };
}

function textsOf({ name }: NamedOperation, place: number): Pick<Entry, 'id' | 'summary'> {
  const { summary, variants = [] } = operationTexts[name];
  const variant = variants[place - 1];
  if (place === 0) return { id: name, summary };
  if (variant === undefined) throw new Error(`${name} has no text for its variant ${place}`);
  return variant;
}

/** Returns the entries of all operations by method and path. */
export function createEntries(): readonly Entry[] {
  const entries = new Map<string, Entry>();
  for (const operation of operations) {
    for (const [place, [key, routes]] of [...routesOf(operation)].entries()) {
      const [route] = routes;
      if (route === undefined) continue;
      const known = entries.get(key);
      const shared = known === undefined ? undefined : sharedPaths[route.path];
      if (known !== undefined && shared === undefined) throw new Error(`${key} is shared and has no text`);
      const texts = shared ?? textsOf(operation, place);
      const parts = [...(known?.parts ?? []), createPart(operation, key, routes)];
      entries.set(key, { method: route.method, path: route.path, ...texts, parts });
    }
  }
  return [...entries.values()];
}
