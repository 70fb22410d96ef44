import { httpRouteOfRequest, operations } from '@folioflow/api/schemas';
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { sampleRequests } from '../../../../packages/api/src/contract/fixtures/requests.ts';
import { readSwitches } from '../ground/switches.ts';
import { benchPerTest, INVESTOR_APP, newSubmissionKey, NOON, SANDBOX_ORIGIN } from '../testing/bench.ts';
import { runOperation } from './operation-run.ts';

const on = benchPerTest('empty');

const submitting = operations.flatMap((operation) => {
  const fields: object = sampleRequests[operation.name as keyof typeof sampleRequests];
  return httpRouteOfRequest(operation, { ...fields }).idempotent ? [{ name: operation.name, operation, fields }] : [];
});

test.each(submitting)(
  'a submission of $name has one effect under a key, and one each time without a key',
  async (sample) => {
    const caller = { kind: 'investor', id: 'CUST1', session: 'session', sessionId: 'session' } as const;
    const services = {
      now: NOON,
      caller,
      switches: await readSwitches(on.db),
      language: 'en',
      random: (length: number) => randomBytes(length),
      appOrigin: INVESTOR_APP,
      ownOrigin: SANDBOX_ORIGIN,
      token: '',
      hashRounds: 1,
      answerLate: () => undefined,
    } as const;
    let effects = 0;
    const handler = () => {
      effects += 1;
      return Promise.resolve({ effect: effects });
    };
    const submit = async (idempotencyKey: string) => {
      const { operation, fields } = sample;
      return (await runOperation(on.db, handler, { operation, fields, caller, idempotencyKey, services })).body;
    };
    const [key, otherKey] = [newSubmissionKey(), newSubmissionKey()];
    const answers = [await submit(key), await submit(key), await submit(otherKey), await submit(''), await submit('')];
    expect(answers).toMatchObject([1, 1, 2, 3, 4].map((effect) => ({ code: '000', effect })));
  },
);
