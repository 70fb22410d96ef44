import type { Port, PortOutcome } from './port.ts';

/** A fake port that answers when the test says so. */
export function heldPort<Request, Answer>(): {
  port: Port<Request, Answer>;
  calls: { request: Request; submission?: string }[];
  answer(outcome: PortOutcome<Answer>): Promise<void>;
  fail(error: unknown): Promise<void>;
} {
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
  return {
    calls,
    port: (request, { submission }) => {
      calls.push(submission === undefined ? { request } : { request, submission });
      return new Promise((settle, refuse) => {
        resolve = settle;
        reject = refuse;
      });
    },
    async answer(outcome) {
      resolve(outcome);
      await settled();
    },
    async fail(error) {
      reject(error);
      await settled();
    },
  };
}
