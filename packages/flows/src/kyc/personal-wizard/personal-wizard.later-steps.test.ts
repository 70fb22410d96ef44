import { describe, expect, test } from 'vitest';
import { allSteps, atCodes, atNominee, started } from './personal-wizard.started.ts';
import { savedStage, verifiedNomineeStage } from './personal-wizard.scenarios.ts';

describe('a step from the third on', () => {
  /** Steps whose `which` fails until the network is back. */
  const flaky = (which: keyof typeof allSteps) => {
    const network = { isUp: false, asked: 0 };
    const steps = {
      ...allSteps,
      [which]: () => {
        network.asked += 1;
        return network.isUp ? allSteps[which]() : Promise.reject(new TypeError('Failed to fetch'));
      },
    };
    return { network, steps };
  };

  test('that cannot be fetched says so, takes a retry and has lost nothing', async () => {
    const { network, steps } = flaky('nominating');
    const run = await atNominee(steps);
    expect(run.view()).toMatchObject({ screen: 'notFetched', step: 'nominee', kept: 3, canRetry: true });
    expect(run.context().personal).toMatchObject({ occupation: 'service', annual_income: '5to10' });
    run.remote.send({ type: 'step.retried' });
    expect(run.view()).toMatchObject({ screen: 'fetching', step: 'nominee', kept: 3 });
    await expect.poll(() => run.view().screen).toBe('notFetched');
    network.isUp = true;
    run.remote.send({ type: 'step.retried' });
    await expect.poll(run.view).toMatchObject({ screen: 'nominating', nominee: { screen: 'entering' } });
    expect([network.asked, run.updatePersonalInfo.calls.length]).toEqual([3, 2]);
  });

  test('that came late still has the codes that were sent with the nominee', async () => {
    const { network, steps } = flaky('confirming');
    const run = await atCodes({ twofactor_id: 'ticket-1' }, steps);
    expect(run.view()).toMatchObject({ screen: 'notFetched', step: 'codes', kept: 4 });
    network.isUp = true;
    run.remote.send({ type: 'step.retried' });
    await expect.poll(run.view).toMatchObject({ screen: 'verifyingNominee', codes: { screen: 'codes' } });
    run.submitCodes();
    expect(run.validateNomineeTwoFactor.calls[0]?.request.two_factor_authentication.twofactor_token_id).toBe(
      'ticket-1',
    );
    expect(run.sendTwoFactorOtp.calls).toEqual([]);
  });

  test.each([
    ['3', savedStage, 'incomeDetailing', 2],
    ['4', savedStage, 'notFetched', 3],
    ['5', savedStage, 'notFetched', 4],
    ['5', verifiedNomineeStage, 'nomineeVerified', 4],
  ] as const)('that cannot be fetched at %s gives the way back', async (kept, stage, screen, before) => {
    const missing = () => Promise.reject(new TypeError('Failed to fetch'));
    const run = started(kept, { nominating: missing, confirming: missing, photographing: missing });
    await run.load(stage);
    await expect.poll(run.view).toMatchObject({ screen: 'notFetched', canGoBack: true });
    run.remote.send({ type: 'step.previousRequested' });
    await expect.poll(run.view).toMatchObject({ screen, kept: before });
  });

  test('is fetched once: back and forth there is nothing to wait for', async () => {
    const { network, steps } = flaky('nominating');
    network.isUp = true;
    const { codes, nominee, view } = await atCodes(undefined, steps);
    codes.send({ type: 'codes.abandoned' });
    expect(view()).toMatchObject({ screen: 'nominating', nominee: { screen: 'entering' } });
    nominee.send({ type: 'draft.changed', patch: { relationship: 'Father' } });
    expect(view()).toMatchObject({ nominee: { relationship: { value: 'Father' } } });
    expect(network.asked).toBe(1);
  });
});
