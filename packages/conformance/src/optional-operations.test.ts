import { type ServedSandbox } from '@folioflow/sandbox/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allCases } from './cases/index.ts';
import { areaOfCase } from './kit/define-case.ts';
import { runKit } from './kit/run-kit.ts';
import { isCallOf, type Middleware } from './testing/faults/fault.ts';
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

/** A provider that answers 404 to some operations. */
const omitOperations =
  (...names: readonly Parameters<typeof isCallOf>[0][]): Middleware =>
  (request, forward) =>
    names.some((name) => isCallOf(name, request))
      ? Promise.resolve({ status: 404, headers: {}, text: '{"errors":[{"msg":"Not found"}]}', fields: {} })
      : forward(request);

/** Outcomes of the cases that call every operation, and of those of holdings. */
const readOutcomes = async () => {
  const isTried = (id: string) =>
    ['access.token.missing', 'security.roles.staff'].includes(id) || areaOfCase({ id }) === 'holdings';
  const cases = allCases.filter(({ id }) => isTried(id));
  const report = await runKit({ url: provider.url, profile: readSandboxProfile(), cases });
  return Object.fromEntries(report.cases.map(({ id, outcome }) => [id, outcome]));
};

test('a provider without holdings fails no case, and their cases are not tried', async () => {
  provider.plant(omitOperations('listHoldings', 'listTransactions', 'getHoldingsHistory'));
  const { 'access.token.missing': token, 'security.roles.staff': staff, ...holdings } = await readOutcomes();
  expect([token, staff]).toEqual(['passed', 'passed']);
  expect(Object.keys(holdings)).toHaveLength(10);
  expect(new Set(Object.values(holdings))).toEqual(new Set(['notTried']));
});

test('a provider without a required operation fails', async () => {
  provider.plant(omitOperations('getPortfolio'));
  expect(await readOutcomes()).toMatchObject({ 'access.token.missing': 'failed', 'security.roles.staff': 'failed' });
});
