import { describe, expect, test } from 'vitest';
import { accepted, refused, unreachableFault } from '../../kit/port.ts';
import { newPersonal, savedPersonal } from '../../parts/form/details-form/testing/sample-personal.ts';
import { startAtIncome, startAtNominee, ok, startWizard } from './testing/start-wizard.ts';
import { personalWizardMachine } from './personal-wizard.machine.ts';
import { laterStage, savedStage, verifiedPersonalStage } from './personal-wizard.scenarios.ts';

describe('the steps', () => {
  test('are seven: summary, address, income, nominee, codes, photo, done [ON-287]', async () => {
    const entries = Object.entries(personalWizardMachine.config.states ?? {});
    const shown = (name: string) => entries.some(([state]) => state === name);
    expect(
      [
        'summary',
        'addressDetailing',
        'incomeDetailing',
        'nominating',
        'verifyingNominee',
        'photographing',
        'finished',
      ].every(shown),
    ).toBe(true);
    const storedStep = new Set<unknown>([0]);
    for (const step of ['1', '2', '3', '4', '5', '6', '7', '0']) {
      const { load, view } = startWizard(step);
      await load();
      const seen = view();
      if ('storedStep' in seen) storedStep.add(seen.storedStep);
    }
    expect([...storedStep].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('start by requesting the stage personal, without any field of the staff [ON-288]', () => {
    expect(startWizard().getStageInfo.calls).toEqual([{ request: { stage_name: 'personal' } }]);
  });

  test.each([
    ['1', 'addressDetailing'],
    ['2', 'incomeDetailing'],
    ['3', 'nominating'],
    ['4', 'verifyingNominee'],
    ['5', 'photographing'],
    ['6', 'finished'],
    [null, 'addressDetailing'],
    ['9', 'addressDetailing'],
    ['abc', 'addressDetailing'],
    ['0', 'addressDetailing'],
    ['3.5', 'addressDetailing'],
  ] as const)('start at the step for the stored text %j: %s (D-65)', async (storedStep, screen) => {
    const { load, view } = startWizard(storedStep);
    await load(savedStage);
    expect(view().screen).toBe(screen);
  });

  test('are replaced by the summary of a verified stage, whatever is stored [ON-290]', async () => {
    const { actor, load, view } = startWizard('3');
    await load(verifiedPersonalStage);
    expect(view()).toMatchObject({ screen: 'summary', link: 'esignkycVerification', storedStep: null });
    expect(actor.getSnapshot().output).toEqual({ kind: 'stayed' });
  });

  test('omit the address where another stage is due, and Previous with it [ON-296]', async () => {
    const { form, load, view } = startWizard('1');
    await load(laterStage);
    const seen = { screen: 'incomeDetailing', storedStep: 2, steps: ['income', 'nominee', 'codes', 'photo'] };
    expect(view()).toMatchObject({ ...seen, details: { canGoBack: false } });
    form.send({ type: 'details.previousRequested' });
    expect(view()).toMatchObject(seen);
  });

  test('each save once, and the stored step increases only after an accepted save', async () => {
    const run = startWizard();
    await run.load();
    expect(run.view()).toMatchObject({ screen: 'addressDetailing', storedStep: 1 });
    run.submitDetails('address');
    await run.saved();
    expect(run.view()).toMatchObject({ screen: 'incomeDetailing', storedStep: 2 });
    run.submitDetails('income');
    await run.saved();
    expect(run.view()).toMatchObject({ screen: 'nominating', storedStep: 3 });
    await run.submitNominee();
    await run.saved({ twofactor_id: 'ticket-1' });
    expect(run.view()).toMatchObject({ screen: 'verifyingNominee', storedStep: 4 });
    expect(run.updatePersonalInfo.calls.map(({ request }) => request.update_attribute)).toEqual([
      'address',
      'income',
      'nominee',
    ]);
  });

  test('do not change after a refused or unanswered save, which raises an alert', async () => {
    const { notices, saved, submitDetails, updatePersonalInfo, view } = await startAtIncome();
    submitDetails('income');
    await updatePersonalInfo.answer(refused('Please check your income.', '001'));
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'Please check your income.' }]);
    expect(view()).toMatchObject({
      screen: 'incomeDetailing',
      storedStep: 2,
      details: { notice: { kind: 'refused' } },
    });
    submitDetails('income');
    await updatePersonalInfo.fail(unreachableFault());
    expect(view()).toMatchObject({
      screen: 'incomeDetailing',
      storedStep: 2,
      details: { notice: { kind: 'lostAnswer' } },
    });
    submitDetails('income');
    await saved();
    expect(view()).toMatchObject({ screen: 'nominating', storedStep: 3 });
  });

  test('go back one by one', async () => {
    const { form, nominee, view } = await startAtNominee();
    nominee.send({ type: 'draft.changed', patch: { relationship: 'Father' } });
    nominee.send({ type: 'nominee.previousRequested' });
    expect(view()).toMatchObject({ screen: 'incomeDetailing', storedStep: 2 });
    form.send({ type: 'draft.changed', patch: { occupation: 'business' } });
    form.send({ type: 'details.previousRequested' });
    expect(view()).toMatchObject({ screen: 'addressDetailing', storedStep: 1, details: { canGoBack: false } });
  });

  test('restore the unsaved drafts of income and nominee', async () => {
    const run = await startAtNominee();
    run.nominee.send({ type: 'draft.changed', patch: { relationship: 'Father' } });
    run.nominee.send({ type: 'nominee.previousRequested' });
    run.form.send({ type: 'draft.changed', patch: { occupation: 'business' } });
    run.form.send({ type: 'details.previousRequested' });
    run.submitDetails('address');
    await run.saved();
    const income = run.view();
    if (income.screen !== 'incomeDetailing' || income.details?.screen !== 'entering') throw new Error('It is income.');
    const { fields } = income.details;
    const valueOf = (field: string) => fields.find(({ name }) => name === field)?.value;
    expect([valueOf('occupation'), valueOf('politicalIndia')]).toEqual(['business', 'no']);
    run.form.send({ type: 'details.submitted' });
    await run.saved();
    expect(run.view()).toMatchObject({ screen: 'nominating', nominee: { relationship: { value: 'Father' } } });
  });
});

describe('the requests of the wizard', () => {
  test('send the address with its attribute', async () => {
    const { load, submitDetails, updatePersonalInfo } = startWizard();
    await load();
    submitDetails('address');
    expect(updatePersonalInfo.calls[0]?.request).toEqual({
      update_attribute: 'address',
      address_information: savedPersonal.address_information,
    });
  });

  test('send the whole state with the three answers for the income', async () => {
    const { submitDetails, updatePersonalInfo } = await startAtIncome();
    submitDetails('income');
    expect(updatePersonalInfo.calls[1]?.request).toEqual({
      ...newPersonal,
      address_information: savedPersonal.address_information,
      source_of_wealth: 'salary',
      occupation: 'service',
      annual_income: '5to10',
      update_attribute: 'income',
    });
  });

  test.each([
    ['front', 'aadhaar', { id_type: 'aadhaar', attachment_category: 'nominee_front' }],
    ['front', 'voter_id', { id_type: 'voter_id', attachment_category: 'nominee_front' }],
  ] as const)('send the prepared picture of the %s of a proof %s with its labels', async (slot, proof, labels) => {
    const { nominee, prepareImage, uploadNominee } = await startAtNominee();
    nominee.send({ type: 'draft.changed', patch: { relationship: 'Mother', proof } });
    const image = { id: 'chosen', name: 'card.png', type: 'image/png', size: 1000 };
    nominee.send({ type: 'image.chosen', slot, image });
    expect(prepareImage.calls).toEqual([{ request: { image, shouldCreateTiff: false } }]);
    await prepareImage.answer(accepted({ image: { ...image, id: 'prepared' }, tiff: null }, 0));
    expect(uploadNominee.calls).toMatchObject([
      {
        request: {
          ...labels,
          folder_name: 'personal',
          file: { id: 'prepared' },
          imageName: 'card.png',
          imageType: 'image/png',
          nominee_information: { relationship: 'Mother', poi: proof },
        },
      },
    ]);
  });

  test('send no picture that cannot be read', async () => {
    const { nominee, prepareImage, uploadNominee, view } = await startAtNominee();
    nominee.send({ type: 'draft.changed', patch: { relationship: 'Mother', proof: 'pan' } });
    nominee.send({
      type: 'image.chosen',
      slot: 'front',
      image: { id: 'chosen', name: 'card.png', type: 'image/png', size: 1000 },
    });
    await prepareImage.answer(refused('This image could not be read.', '051'));
    expect(uploadNominee.calls).toEqual([]);
    expect(view()).toMatchObject({ nominee: { slots: [{ isUploaded: false, notice: { kind: 'unreadable' } }] } });
  });

  test('send the whole state with the nominee, and the answer sets the ticket [ON-326]', async () => {
    const { context, saved, submitNominee, updatePersonalInfo, validateNomineeTwoFactor, submitCodes } =
      await startAtNominee();
    await submitNominee();
    expect(updatePersonalInfo.calls[2]?.request).toMatchObject({
      ...savedPersonal,
      update_attribute: 'nominee',
      nominee_information: { name: 'Meera Rao', relationship: 'Mother', id_proof: 'pan', poi: 'pan' },
    });
    await saved({ twofactor_id: 'ticket-1' });
    expect(context()['ticket']).toBe('ticket-1');
    submitCodes();
    expect(validateNomineeTwoFactor.calls[0]?.request.two_factor_authentication.twofactor_token_id).toBe('ticket-1');
  });
});

describe('a stage that cannot be loaded', () => {
  test('can be loaded again, and preserves the stored step', async () => {
    const { getStageInfo, load, remote, view } = startWizard('3');
    await getStageInfo.fail(unreachableFault());
    expect(view()).toMatchObject({ screen: 'unavailable', currentStage: null, canReload: true });
    expect('storedStep' in view()).toBe(false);
    remote.send({ type: 'stage.reloadRequested' });
    await load(savedStage);
    expect(view()).toMatchObject({ screen: 'nominating', storedStep: 3 });
  });

  test.each([
    ['./bankVerification/', { to: 'bankVerification' }],
    ['portfolio', null],
    ['https://evil.example', null],
  ])('names the due stage for %s if it is a page of a stage', async (navigateScreen, currentStage) => {
    const { getStageInfo, view } = startWizard();
    await getStageInfo.answer(refused('Complete the earlier stage first.', '020', { navigateScreen }));
    expect(view()).toMatchObject({
      screen: 'unavailable',
      currentStage,
      notice: { text: 'Complete the earlier stage first.' },
    });
  });
});

test('the wizard’s fields are also parsed from the top level of an answer', async () => {
  const { load, view } = startWizard();
  await load({ ...ok, login_stage: 'personal', personal_information: { is_bse_nominee_verified: false } });
  expect(view()).toMatchObject({
    screen: 'addressDetailing',
    steps: ['address', 'income', 'nominee', 'codes', 'photo'],
  });
});
