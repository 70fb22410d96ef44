import { describe, expect, test } from 'vitest';
import { allCases } from './cases/index.ts';
import { type CaseResult } from './kit/results.ts';
import { runKit } from './kit/run-kit.ts';
import { reachOf } from './report/reach.ts';
import { readSandboxProfile, serveTestSandbox } from './testing/sandbox-run.ts';

/** The sandbox has no value for these: an expired token, a rejected photograph, a rejected verification. */
const NOT_TRIED_WITH_SANDBOX = ['access.token.expired', 'codes.verify-personal.c071', 'codes.verify-bank-account.c071'];

/** Answers of the cases above; a SIP that may not be paused is refused with 020 or 071, here with 071. */
const UNSEEN = ['verifyPersonal 071', 'verifyBankAccount 071', 'pauseSip 020'];

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

test('the sandbox passes every case that its profile can provoke, and answers everything that the contract documents', async () => {
  const cases = await checkSandbox({});
  expect(idsOf(cases, 'failed')).toEqual([]);
  expect(idsOf(cases, 'notTried')).toEqual(NOT_TRIED_WITH_SANDBOX);
  expect(reachOf(cases).missing).toEqual(UNSEEN);
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
