import type { Port, PortOutcome } from './port.ts';

/** A fake port that answers when the test says so. */
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
  // A promise settles its listeners in microtasks; a few turns let the chart and its parents take the answer in.
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

/** Each of a flow's ports held, with the types that the flow gives it. */
export type HeldPorts<P> = {
  readonly [K in keyof P]: P[K] extends Port<infer Request, infer Answer> ? HeldPort<Request, Answer> : never;
};

/** Makes a held port for every name it is asked for: a test writes down neither the names nor the types of a flow's ports. */
export function heldPorts<P extends object>(): HeldPorts<P> {
  const held: Record<string, HeldPort<unknown, unknown>> = {};
  return new Proxy(held, {
    // A promise asks whatever it is settled with for `then`.
    get: (_, name) => (typeof name === 'string' && name !== 'then' ? (held[name] ??= heldPort()) : undefined),
    ownKeys: () => {
      throw new Error('Held ports are taken by name: they know none beforehand.');
    },
  }) as HeldPorts<P>;
}
