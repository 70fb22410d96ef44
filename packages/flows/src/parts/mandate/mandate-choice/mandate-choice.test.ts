import type { BankListResult } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { accepted } from '../../../kit/port.ts';
import { startFlow } from '../../../model-testing/start-flow.ts';
import { formAnswer, pendingMandate, scanAnswer } from '../mandate-registration/mandate-registration.scenarios.ts';
import { mandateChoice } from './mandate-choice.flow.ts';
import type { MandateChoiceInput, MandateChoiceView } from './mandate-choice.types.ts';
import { closedDay, listsAnswer, mandateChoiceInput, mandateLists } from './mandate-choice.scenarios.ts';
import {
  approvedMandate,
  cancelledMandate,
  inactiveMandate,
  otherMandate,
  rejectedMandate,
} from './testing/sample-mandates.ts';

const scanImage = { id: 'written', name: 'M4001.png', type: 'image/png', size: 100 } as const;
/** A mandate that the provider has chosen. */
const chosenByProvider = { ...otherMandate, is_selected: true };

async function startWithLists(lists: BankListResult, input: Partial<MandateChoiceInput>) {
  const run = startFlow(mandateChoice, { ...mandateChoiceInput(), lists: null, ...input });
  await run.ports.listBankAccounts.answer(accepted(listsAnswer(lists), 0));
  const existing = (): Extract<MandateChoiceView, { screen: 'existing' }> => {
    const view = run.view();
    if (view.screen !== 'existing') throw new Error(`Unexpected screen: ${view.screen}`);
    return view;
  };
  return { ...run, existing };
}
const registerMandate = async ({ send, remote, ports }: Awaited<ReturnType<typeof startWithLists>>) => {
  const upload = remote.child('mandateRegistration').child('imageUpload');
  send({ type: 'form.opened', id: pendingMandate.mandate_id });
  await ports.getNachMandate.answer(accepted(formAnswer, 0));
  upload.send({ type: 'image.chosen', slot: 'scan', image: scanImage });
  await ports.prepareImage.answer(accepted({ image: scanImage, tiff: null }, 0));
  upload.send({ type: 'upload.submitted' });
  await ports.uploadScan.answer(accepted(scanAnswer, 0));
};
const withoutSip = { sip: undefined };

describe('for a SIP', () => {
  test("the provider's choice is selected and listed alone", async () => {
    const { existing } = await startWithLists(mandateLists(approvedMandate, chosenByProvider), {});
    expect(existing()).toMatchObject({ isForSip: true, canDeselect: true });
    expect(existing().mandates).toMatchObject([{ id: 'M1002', isSelected: true }]);
  });

  test('the approved mandate with the largest available limit is suggested, before a pending one', async () => {
    const { existing, send } = await startWithLists(mandateLists(pendingMandate, approvedMandate, otherMandate), {});
    expect(existing().mandates).toMatchObject([{ id: 'M1002', isSelected: true }]);
    send({ type: 'mandate.deselected' });
    expect(existing().mandates).toHaveLength(3);
    expect(existing().mandates.every(({ isSelected }) => !isSelected)).toBe(true);
  });

  test('a pending mandate is suggested if none is approved', async () => {
    const { existing } = await startWithLists(mandateLists(inactiveMandate, pendingMandate), {});
    expect(existing().mandates).toMatchObject([{ id: 'M4001', isSelected: true }]);
  });

  describe('without a mandate that can be chosen', () => {
    const startAt = (lists: BankListResult) =>
      startFlow(mandateChoice, { ...mandateChoiceInput(), lists }).view().screen;

    test.each([
      ['an empty list', mandateLists()],
      ['mandates that can never pay', mandateLists(inactiveMandate, cancelledMandate)],
    ])('the registration of a new one starts at once with %s', (_, lists) => {
      expect(startAt(lists)).toBe('registering');
    });

    test.each([
      ['a form is to be signed again', mandateLists(rejectedMandate)],
      ['registering is not permitted', { ...mandateLists(), is_register_mandate_allowed: false }],
      ['there is no primary account', { ...mandateLists(), customer_bank_list: [] }],
      ['the day of the SIP is closed', closedDay(mandateLists())],
    ])('the list is shown if %s', (_, lists) => {
      expect(startAt(lists)).toBe('existing');
    });

    test('leaving the registration shows the list', () => {
      const run = startFlow(mandateChoice, { ...mandateChoiceInput(), lists: mandateLists() });
      run.remote.child('mandateRegistration').send({ type: 'registration.left' });
      expect(run.view().screen).toBe('existing');
    });
  });

  test('a sent form leaves its mandate selected', async () => {
    const run = await startWithLists(mandateLists(approvedMandate, pendingMandate), {});
    await registerMandate(run);
    expect(run.existing().mandates).toMatchObject([{ id: 'M4001', isSelected: true }]);
  });
});

describe('without a SIP', () => {
  test('no mandate is selected or can be, even if the provider chose one [OM-207]', async () => {
    const { existing } = await startWithLists(
      mandateLists(approvedMandate, chosenByProvider, pendingMandate),
      withoutSip,
    );
    expect(existing().isForSip).toBe(false);
    expect(existing().mandates.map(({ id, isSelected, canSelect }) => [id, isSelected, canSelect])).toEqual([
      ['M1001', false, false],
      ['M1002', false, false],
      ['M4001', false, false],
    ]);
  });

  test('a sent form leaves all mandates in the list and names its mandate until the next action', async () => {
    const run = await startWithLists(mandateLists(approvedMandate, pendingMandate), withoutSip);
    await registerMandate(run);
    expect(run.existing()).toMatchObject({ sentId: 'M4001', mandates: [{ id: 'M1001' }, { id: 'M4001' }] });
    run.send({ type: 'mandate.refreshRequested', id: 'M4001' });
    expect(run.existing().sentId).toBeNull();
  });
});
