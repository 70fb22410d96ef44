import { type ServedSandbox } from '@folioflow/sandbox/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allCases } from './cases/index.ts';
import { runKit } from './kit/run-kit.ts';
import { plantedFaults } from './testing/faults/index.ts';
import { startFaultyProvider, type FaultyProvider } from './testing/faulty-provider.ts';
import { readSandboxProfile, serveTestSandbox } from './testing/sandbox-run.ts';

const problems: unknown[] = [];
let served: ServedSandbox;
let provider: FaultyProvider;

beforeAll(async () => {
  served = await serveTestSandbox((error) => problems.push(error));
  provider = await startFaultyProvider(served.url, (request) => served.sandbox.fetch(request));
});

afterAll(async () => {
  await provider.close();
  await served.close();
});

const runCases = (isChosen: (id: string) => boolean) =>
  runKit({ url: provider.url, profile: readSandboxProfile(), cases: allCases.filter(({ id }) => isChosen(id)) });

const NOT_TRIED_WITH_SANDBOX = ['access.token.expired'];

describe('the sandbox', () => {
  test('passes every case that its profile can provoke', async () => {
    provider.plant(null);
    const { cases } = await runCases(() => true);
    const failed = cases.filter(({ outcome }) => outcome === 'failed');
    expect(failed.map(({ id, reason }) => `${id}: ${reason}`)).toEqual([]);
    const notTried = cases.filter(({ outcome }) => outcome === 'notTried');
    expect(notTried.map(({ id }) => id)).toEqual(NOT_TRIED_WITH_SANDBOX);
    expect(problems).toEqual([]);
  });
});

describe('a provider with a planted fault', () => {
  test.each(plantedFaults)('$caughtBy fails because $title', async ({ caughtBy, create }) => {
    provider.plant(create());
    const { cases } = await runCases((id) => id === caughtBy);
    expect(cases.map(({ id, outcome }) => [id, outcome])).toEqual([[caughtBy, 'failed']]);
    expect(cases[0]?.reason).not.toContain('The kit could not finish');
  });
});
