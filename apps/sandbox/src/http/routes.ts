import { type Operation, routeOfRequest } from '@folioflow/api/contract';
import { operations } from '../ground/operations.ts';
import { HttpRefusal, Refusal } from '../ground/refusal.ts';
import { isFields } from '../kit/json.ts';

type Accepts = 'json' | 'multipart' | 'both';

/** What stands behind one method of one path: usually one operation, told apart by `request_from` where there are more. */
export interface Route {
  readonly accepts: Accepts;
  readonly operations: readonly Operation[];
}

const routes = new Map<string, Map<string, Route>>();

for (const operation of operations) {
  for (const way of [operation, ...(operation.variants ?? [])]) {
    const methods = routes.get(way.path) ?? new Map<string, Route>();
    const known = methods.get(way.method);
    const accepts: Accepts = way.multipart === true ? 'multipart' : 'json';
    methods.set(way.method, {
      accepts: known && known.accepts !== accepts ? 'both' : accepts,
      operations: [...new Set([...(known?.operations ?? []), operation])],
    });
    routes.set(way.path, methods);
  }
}

/** @throws HttpRefusal 404 (no such path), 405 (no such method) */
export const routeOf = (method: string, path: string): Route => {
  const methods = routes.get(path);
  if (!methods) throw new HttpRefusal(404, ['There is nothing at this address.']);
  const route = methods.get(method);
  if (!route) throw new HttpRefusal(405, [`This address does not take ${method}.`]);
  return route;
};

const askerOf: Readonly<Record<string, string>> = {
  orderResponse: 'getOrderResponse',
  sipResponse: 'getSipResponse',
  paymentResponse: 'getPaymentStatus',
};

const named = (route: Route, fields: unknown): Operation | undefined => {
  if (route.operations.length === 1) return route.operations[0];
  const from = isFields(fields) ? fields['request_from'] : undefined;
  const name = typeof from === 'string' ? askerOf[from] : 'getOrderStatus';
  return route.operations.find((operation) => operation.name === name);
};

/** @throws Refusal 051 when the body asks for none of the operations of this route, or for another way of it */
export const operationOf = (route: Route, method: string, path: string, fields: unknown): Operation => {
  const operation = named(route, fields);
  if (!operation) throw new Refusal('invalid', 'request_from is not known.');
  if (operation.variants && isFields(fields)) {
    const way = routeOfRequest(operation, fields);
    if (way.method !== method || way.path !== path)
      throw new Refusal('invalid', 'The request does not fit this address.');
  }
  return operation;
};
