import type { Port, PortOutcome } from './port.ts';

/** A fake port whose answer the test gives later. */
export type HeldPort<Request, Answer> = Port<Request, Answer> & {
  readonly port: Port<Request, Answer>;
  readonly calls: { request: Request; submission?: string }[];
  readonly answer: (outcome: PortOutcome<Answer>) => Promise<void>;
  readonly fail: (error: unknown) => Promise<void>;
};

export function heldPort<Request, Answer>(): HeldPort<Request, Answer> {
  const calls: { request: Request; submission?: string }[] = [];
  const notWaiting = () => {
    throw new Error('The port is not waiting.');
  };
  let resolve: (outcome: PortOutcome<Answer>) => void = notWaiting;
  let reject: (error: unknown) => void = notWaiting;
  // A promise settles its listeners in microtasks; a few turns let the chart and its parents process the answer.
  const settled = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
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
      await settled();
    },
    fail: async (error: unknown) => {
      reject(error);
      await settled();
    },
  });
}

/** The deferred ports of a flow, with the types that the flow declares. */
export type HeldPorts<P> = {
  readonly [K in keyof P]: P[K] extends Port<infer Request, infer Answer> ? HeldPort<Request, Answer> : never;
};

/**
 * Creates a deferred port for every name that is read: a test lists neither the names nor the types of a flow's ports.
 */
export function heldPorts<P extends object>(): HeldPorts<P> {
  const held: Record<string, HeldPort<unknown, unknown>> = {};
  return new Proxy(held, {
    // A promise reads `then` of every value that it is resolved with.
    get: (_, name) => (typeof name === 'string' && name !== 'then' ? (held[name] ??= heldPort()) : undefined),
    ownKeys: () => {
      throw new Error('Deferred ports are read by name: their names cannot be listed.');
    },
  }) as HeldPorts<P>;
}
