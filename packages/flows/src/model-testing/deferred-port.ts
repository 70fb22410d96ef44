import type { Port, PortOutcome } from '../kit/port.ts';

/**
 * A fake port whose call stays pending until the test calls `answer` or `fail`. `calls` contains each request, with the
 * submission key of a consequential call.
 */
export type DeferredPort<Request, Answer> = Port<Request, Answer> & {
  readonly port: Port<Request, Answer>;
  readonly calls: { request: Request; submission?: string }[];
  readonly answer: (outcome: PortOutcome<Answer>) => Promise<void>;
  readonly fail: (error: unknown) => Promise<void>;
};

/** Lets a chart and its parents process a settled promise, whose listeners run in microtasks. */
export async function flushMicrotasks(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

/** Creates a deferred port. `answer` and `fail` throw if no call is pending. */
export function deferredPort<Request, Answer>(): DeferredPort<Request, Answer> {
  const calls: { request: Request; submission?: string }[] = [];
  const throwNotWaiting = () => {
    throw new Error('The port is not waiting.');
  };
  let resolve: (outcome: PortOutcome<Answer>) => void = throwNotWaiting;
  let reject: (error: unknown) => void = throwNotWaiting;
  const port: Port<Request, Answer> = (request, { submission }) => {
    calls.push(submission === undefined ? { request } : { request, submission });
    return new Promise((settle, refuse) => {
      resolve = settle;
      reject = refuse;
    });
  };
  return Object.assign(port, {
    port,
    calls,
    answer: async (outcome: PortOutcome<Answer>) => {
      resolve(outcome);
      await flushMicrotasks();
    },
    fail: async (error: unknown) => {
      reject(error);
      await flushMicrotasks();
    },
  });
}

/** The deferred ports of a flow, with the types that the flow declares. */
export type DeferredPorts<P> = {
  readonly [K in keyof P]: P[K] extends Port<infer Request, infer Answer> ? DeferredPort<Request, Answer> : never;
};

/**
 * Creates a deferred port for every name that is read: a test lists neither the names nor the types of a flow's ports.
 */
export function deferredPorts<P extends object>(): DeferredPorts<P> {
  const ports: Record<string, DeferredPort<unknown, unknown>> = {};
  return new Proxy(ports, {
    // A promise reads `then` of every value that it is resolved with.
    get: (_, name) => (typeof name === 'string' && name !== 'then' ? (ports[name] ??= deferredPort()) : undefined),
    ownKeys: () => {
      throw new Error('Deferred ports are read by name: their names cannot be listed.');
    },
  }) as DeferredPorts<P>;
}
