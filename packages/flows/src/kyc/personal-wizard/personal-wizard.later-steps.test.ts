import { describe, expect, test } from 'vitest';
import { allSteps, startAtCodes, startAtNominee, startWizard } from './testing/start-wizard.ts';
import { savedStage, verifiedNomineeStage } from './personal-wizard.scenarios.ts';

describe('a step from the third on', () => {
  /** Returns steps of which `which` fails until the network is up. */
  const stepsWithFailure = (which: keyof typeof allSteps) => {
    const network = { isUp: false, requestCount: 0 };
    const steps = {
      ...allSteps,
      [which]: () => {
        network.requestCount += 1;
        return network.isUp ? allSteps[which]() : Promise.reject(new TypeError('Failed to fetch'));
      },
    };
    return { network, steps };
  };

  test('shows a failed fetch, can be retried and loses no data', async () => {
    const { network, steps } = stepsWithFailure('nominating');
    const run = await startAtNominee(steps);
    expect(run.view()).toMatchObject({ screen: 'notFetched', step: 'nominee', storedStep: 3, canRetry: true });
    expect(run.context().personal).toMatchObject({ occupation: 'service', annual_income: '5to10' });
    run.remote.send({ type: 'step.retried' });
    expect(run.view()).toMatchObject({ screen: 'fetching', step: 'nominee', storedStep: 3 });
    await expect.poll(() => run.view().screen).toBe('notFetched');
    network.isUp = true;
    run.remote.send({ type: 'step.retried' });
    await expect.poll(run.view).toMatchObject({ screen: 'nominating', nominee: { screen: 'entering' } });
    expect([network.requestCount, run.updatePersonalInfo.calls.length]).toEqual([3, 2]);
  });

  test('uses the codes that were sent with the nominee even if it is fetched late', async () => {
    const { network, steps } = stepsWithFailure('confirming');
    const run = await startAtCodes({ twofactor_id: 'ticket-1' }, steps);
    expect(run.view()).toMatchObject({ screen: 'notFetched', step: 'codes', storedStep: 4 });
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
  ] as const)('allows going back when its fetch fails at %s', async (storedStep, stage, screen, before) => {
    const missing = () => Promise.reject(new TypeError('Failed to fetch'));
    const run = startWizard(storedStep, { nominating: missing, confirming: missing, photographing: missing });
    await run.load(stage);
    await expect.poll(run.view).toMatchObject({ screen: 'notFetched', canGoBack: true });
    run.remote.send({ type: 'step.previousRequested' });
    await expect.poll(run.view).toMatchObject({ screen, storedStep: before });
  });

  test('is fetched once', async () => {
    const { network, steps } = stepsWithFailure('nominating');
    network.isUp = true;
    const { codes, nominee, view } = await startAtCodes(undefined, steps);
    codes.send({ type: 'codes.abandoned' });
    expect(view()).toMatchObject({ screen: 'nominating', nominee: { screen: 'entering' } });
    nominee.send({ type: 'draft.changed', patch: { relationship: 'Father' } });
    expect(view()).toMatchObject({ nominee: { relationship: { value: 'Father' } } });
    expect(network.requestCount).toBe(1);
  });
});
