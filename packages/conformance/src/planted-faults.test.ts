import { type ServedSandbox } from '@folioflow/sandbox/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allCases } from './cases/index.ts';
import { areaOfCase } from './kit/define-case.ts';
import { runKit } from './kit/run-kit.ts';
import { plantedFaults } from './testing/faults/index.ts';
import { startFaultyProvider, type FaultyProvider } from './testing/faulty-provider.ts';
import { readSandboxProfile, serveTestSandbox } from './testing/sandbox-run.ts';

let served: ServedSandbox;
let provider: FaultyProvider;

beforeAll(async () => {
  served = await serveTestSandbox((error) => {
    throw error;
  });
  provider = await startFaultyProvider(served.url, (request) => served.sandbox.fetch(request));
});

afterAll(async () => {
  await provider.close();
  await served.close();
});

describe('a provider with a planted fault', () => {
  test('has sixty or more of them, in every area', () => {
    expect(plantedFaults.length).toBeGreaterThanOrEqual(60);
    const areasOf = (ids: readonly string[]) => [...new Set(ids.map((id) => areaOfCase({ id })))].toSorted();
    expect(areasOf(plantedFaults.map(({ caughtBy }) => caughtBy))).toEqual(areasOf(allCases.map(({ id }) => id)));
  });

  test.each(plantedFaults)('$caughtBy fails because $title', async ({ caughtBy, create }) => {
    provider.plant(create());
    const profile = readSandboxProfile();
    const { cases } = await runKit({ url: provider.url, profile, cases: allCases.filter(({ id }) => id === caughtBy) });
    expect(cases.map(({ id, outcome }) => [id, outcome])).toEqual([[caughtBy, 'failed']]);
    expect(cases[0]?.reason).not.toContain('The kit could not finish');
  });
});
