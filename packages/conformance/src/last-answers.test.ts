import { expect, test } from 'vitest';
import { allCases } from './cases/index.ts';
import { type CaseResult } from './kit/results.ts';
import { runKit } from './kit/run-kit.ts';
import { type Middleware, withFields } from './testing/faults/fault.ts';
import { plantedFaults } from './testing/faults/index.ts';
import { startFaultyProvider } from './testing/faulty-provider.ts';
import { readSandboxProfile, serveTestSandbox } from './testing/sandbox-run.ts';

const ADDRESS = /(?:GET|POST|PUT|OPTIONS) (\S+?)\)?$/;

/** A provider that answers 099, or another status, wherever the last answer of a case occurs. */
const distortLastAnswer = ({ trace }: CaseResult): Middleware => {
  const last = trace.at(-1);
  const path = ADDRESS.exec(last?.call ?? '')?.[1];
  return async (request, forward) => {
    const answer = await forward(request);
    const code = answer.fields['code'] ?? '';
    if (request.path.split('?')[0] !== path || answer.status !== last?.status || code !== last.code) return answer;
    return answer.status === 200
      ? withFields(answer, { code: '099', messageText: 'Distorted' })
      : { ...answer, status: 599 };
  };
};

test('each case fails when its last answer is another, or finds a planted fault', async () => {
  const served = await serveTestSandbox((error) => {
    throw error;
  });
  const provider = await startFaultyProvider(served.url, (request) => served.sandbox.fetch(request));
  const profile = readSandboxProfile();
  const { cases } = await runKit({ url: provider.url, profile, cases: allCases });
  const passed = cases.filter(({ outcome }) => outcome === 'passed');
  const unmoved: string[] = [];
  for (const result of passed) {
    provider.plant(distortLastAnswer(result));
    const own = allCases.filter(({ id }) => id === result.id);
    const [distorted] = (await runKit({ url: provider.url, profile, cases: own })).cases;
    if (distorted?.outcome === 'passed') unmoved.push(result.id);
  }
  await provider.close();
  await served.close();
  expect(cases.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  const proven = new Set(plantedFaults.map(({ caughtBy }) => caughtBy));
  expect(unmoved.filter((id) => !proven.has(id))).toEqual([]);
});
