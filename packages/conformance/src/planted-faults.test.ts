import { type ServedSandbox } from '@folioflow/sandbox/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CODES } from '@folioflow/api/contract';
import { allCases } from './cases/index.ts';
import { operations } from './http/operations.ts';
import { areaOfCase } from './kit/define-case.ts';
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

const runCases = (url: string, isChosen: (id: string) => boolean) =>
  runKit({ url, profile: readSandboxProfile(), cases: allCases.filter(({ id }) => isChosen(id)) });

/** Codes of the contract that a client or an injected fault creates, never a provider by itself. */
const CODES_OF_OTHERS: readonly string[] = [CODES.emptyAnswer, CODES.injectedFault, CODES.requestFailed];

const NOT_TRIED_WITH_SANDBOX = ['access.token.expired'];

describe('the sandbox', () => {
  test('passes every case that its profile can provoke, and accepts every operation', async () => {
    const { cases } = await runCases(`${served.url}/api/v1`, () => true);
    const failed = cases.filter(({ outcome }) => outcome === 'failed');
    expect(failed.map(({ id, reason }) => `${id}: ${reason}`)).toEqual([]);
    const notTried = cases.filter(({ outcome }) => outcome === 'notTried');
    expect(notTried.map(({ id }) => id)).toEqual(NOT_TRIED_WITH_SANDBOX);
    const accepted = new Set(cases.flatMap((each) => each.accepted));
    expect(operations.filter(({ name }) => !accepted.has(name)).map(({ name }) => name)).toEqual([]);
    const answered = new Set(cases.flatMap(({ codes }) => codes));
    expect(Object.values(CODES).filter((code) => !answered.has(code))).toEqual(CODES_OF_OTHERS);
    expect(problems).toEqual([]);
  });
});

describe('a provider with a planted fault', () => {
  test('has sixty or more of them, in every area', () => {
    expect(plantedFaults.length).toBeGreaterThanOrEqual(60);
    const areasOf = (ids: readonly string[]) => [...new Set(ids.map((id) => areaOfCase({ id })))].toSorted();
    expect(areasOf(plantedFaults.map(({ caughtBy }) => caughtBy))).toEqual(areasOf(allCases.map(({ id }) => id)));
  });

  test.each(plantedFaults)('$caughtBy fails because $title', async ({ caughtBy, create }) => {
    provider.plant(create());
    const { cases } = await runCases(provider.url, (id) => id === caughtBy);
    expect(cases.map(({ id, outcome }) => [id, outcome])).toEqual([[caughtBy, 'failed']]);
    expect(cases[0]?.reason).not.toContain('The kit could not finish');
  });
});
