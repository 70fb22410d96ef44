import { httpRouteOfRequest, operations, type Operation } from '@folioflow/api/schemas';
import { HttpRefusal, Refusal } from '../ground/refusal.ts';
import { isFields } from '../kit/json.ts';

type AcceptedBody = 'json' | 'multipart' | 'both';

/** Operations of a method and path: usually a single one, otherwise distinguished by `request_from`. */
export interface Route {
  readonly accepts: AcceptedBody;
  readonly operations: readonly Operation[];
}

const routes = new Map<string, Map<string, Route>>();

for (const operation of operations) {
  for (const variant of [operation, ...(operation.variants ?? [])]) {
    const methods = routes.get(variant.path) ?? new Map<string, Route>();
    const existing = methods.get(variant.method);
    const accepts: AcceptedBody = variant.multipart === true ? 'multipart' : 'json';
    methods.set(variant.method, {
      accepts: existing && existing.accepts !== accepts ? 'both' : accepts,
      operations: [...new Set([...(existing?.operations ?? []), operation])],
    });
    routes.set(variant.path, methods);
  }
}

/** @throws HttpRefusal 404 (no such path), 405 (no such method) */
export const routeOf = (method: string, path: string): Route => {
  const methods = routes.get(path);
  if (!methods) throw new HttpRefusal(404, ['There is nothing at this address.']);
  const route = methods.get(method);
  if (!route) throw new HttpRefusal(405, [`This address does not accept ${method}.`]);
  return route;
};

const operationByRequestFrom: Readonly<Record<string, string>> = {
  orderResponse: 'getOrderResponse',
  sipResponse: 'getSipResponse',
  paymentResponse: 'getPaymentStatus',
};

const findOperation = (route: Route, fields: unknown): Operation | undefined => {
  if (route.operations.length === 1) return route.operations[0];
  const from = isFields(fields) ? fields['request_from'] : undefined;
  const name = typeof from === 'string' ? operationByRequestFrom[from] : 'getOrderStatus';
  return route.operations.find((operation) => operation.name === name);
};

/** @throws Refusal 051 when the body asks for none of the operations of this route, or for another variant */
export const operationOf = (route: Route, method: string, path: string, fields: unknown): Operation => {
  const operation = findOperation(route, fields);
  if (!operation) throw new Refusal('invalid', 'request_from is not known.');
  if (operation.variants && isFields(fields)) {
    const variant = httpRouteOfRequest(operation, fields);
    if (variant.method !== method || variant.path !== path)
      throw new Refusal('invalid', 'The request does not fit this address.');
  }
  return operation;
};
