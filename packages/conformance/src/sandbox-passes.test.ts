import { CODES } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { allCases } from './cases/index.ts';
import { operations } from './http/operations.ts';
import { type CaseResult } from './kit/results.ts';
import { runKit } from './kit/run-kit.ts';
import { readSandboxProfile, serveTestSandbox } from './testing/sandbox-run.ts';

/** Codes of the contract that a client or an injected fault creates, never a provider by itself. */
const CODES_OF_OTHERS: readonly string[] = [CODES.emptyAnswer, CODES.injectedFault, CODES.requestFailed];

const NOT_TRIED_WITH_SANDBOX = ['access.token.expired'];

/** Runs every case on a new sandbox with these switches; fails for an error of the sandbox itself. */
const checkSandbox = async (switches: object): Promise<readonly CaseResult[]> => {
  const problems: unknown[] = [];
  const served = await serveTestSandbox((error) => problems.push(error));
  const { setUp, ...profile } = readSandboxProfile();
  const change = { method: 'POST' as const, url: '/__sandbox/switches', headers: {}, body: { ...switches } };
  const url = `${served.url}/api/v1`;
  const { cases } = await runKit({ url, profile: { ...profile, setUp: [...setUp, change] }, cases: allCases });
  await served.close();
  expect(problems).toEqual([]);
  return cases;
};

const idsOf = (cases: readonly CaseResult[], outcome: CaseResult['outcome']) =>
  cases
    .filter((each) => each.outcome === outcome)
    .map(({ id, reason }) => (outcome === 'failed' ? `${id}: ${reason}` : id));

test('the sandbox passes every case that its profile can provoke, and accepts every operation', async () => {
  const cases = await checkSandbox({});
  expect(idsOf(cases, 'failed')).toEqual([]);
  expect(idsOf(cases, 'notTried')).toEqual(NOT_TRIED_WITH_SANDBOX);
  const accepted = new Set(cases.flatMap((each) => each.accepted));
  expect(operations.filter(({ name }) => !accepted.has(name)).map(({ name }) => name)).toEqual([]);
  const answered = new Set(cases.flatMap(({ codes }) => codes));
  expect(Object.values(CODES).filter((code) => !answered.has(code))).toEqual(CODES_OF_OTHERS);
});

describe('a provider that uses the alternatives of the contract', () => {
  test('passes, too: renewed tokens, older places of fields, other sizes', async () => {
    const cases = await checkSandbox({
      ...{
        rotateToken: 'on',
        masterListPlace: 'masterList',
        verifyPlace: 'state_parameters',
        listPlace: 'list_scheme',
      },
      ...{ perPage: 50, nomineeTwoFactorId: 'absent', listFileSize: 20 },
    });
    expect(idsOf(cases, 'failed')).toEqual([]);
    expect(idsOf(cases, 'notTried')).toEqual(NOT_TRIED_WITH_SANDBOX);
  });
});
