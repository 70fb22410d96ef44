import type { BankListResult } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../../kit/port.ts';
import { playScenario } from '../../../model-testing/journey.ts';
import { startFlow } from '../../../model-testing/start-flow.ts';
import { formAnswer, pendingMandate, scanAnswer } from '../mandate-registration/mandate-registration.scenarios.ts';
import { mandateChoice } from './mandate-choice.flow.ts';
import type { MandateChoiceInput, MandateChoiceView } from './mandate-choice.types.ts';
import {
  closedDay,
  listsAnswer,
  mandateChoiceInput,
  mandateChoiceJourneys,
  mandateLists,
} from './mandate-choice.scenarios.ts';
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

describe('a mandate that suits', () => {
  const start = (lists: BankListResult, chosenId?: string) =>
    startFlow(mandateChoice, { ...mandateChoiceInput(), lists, chosenId });
  const summaryOf = (view: MandateChoiceView) => view.screen === 'existing' && view.summary;
  const both = mandateLists(approvedMandate, otherMandate, pendingMandate);
  /** A remark of the exchange with this number of characters. */
  const withRemark = (length: number, isFirstOrderToday = false) => ({
    ...both,
    mandate_date_validation: { message_text: 'x'.repeat(length) },
    is_first_order_today: isFirstOrderToday,
  });

  test('is one line with "Change", and what the rows show is behind it [DO-300 DO-301 DO-313 DO-315 DO-317]', () => {
    const { view, send } = start(both);
    expect(summaryOf(view())).toMatchObject({ id: 'M1002', available: 50_000, account: { number: '501000000100' } });
    send({ type: 'choice.changeRequested' });
    expect(view()).toMatchObject({ summary: null, canRegister: true, canDeselect: true });
    expect(view()).toMatchObject({ mandates: [{ id: 'M1002', isSelected: true, available: 50_000 }] });
    send({ type: 'choice.changeRequested' });
    expect(summaryOf(view())).toBeNull();
  });

  test('is one line also once the lists have loaded, and open after they are loaded again', async () => {
    const { existing, send, ports } = await startWithLists(both, {});
    expect(existing().summary).toMatchObject({ id: 'M1002' });
    send({ type: 'mandates.reloadRequested' });
    await ports.listBankAccounts.answer(accepted(listsAnswer(both), 0));
    expect(existing()).toMatchObject({ summary: null, mandates: [{ id: 'M1002', isSelected: true }] });
  });

  test('is the one that was settled before, before the suggested one', () => {
    expect(summaryOf(start(both, 'M1001').view())).toMatchObject({ id: 'M1001' });
  });

  test('is reported as settled while it is one line', () => {
    expect(playScenario(mandateChoiceJourneys, 'Summarised').reports).toMatchObject([
      { type: 'mandate.settled', mandateNumber: 'M1001' },
    ]);
  });

  test.each([
    ['a suggested mandate is pending', mandateLists(pendingMandate), undefined],
    ['the settled mandate is pending', both, 'M4001'],
    ['no mandate can be chosen', mandateLists(rejectedMandate), undefined],
    ['the exchange has a remark on the day [DO-320]', withRemark(16), undefined],
    ['the first order is today in spite of the remark [DO-321]', withRemark(16, true), undefined],
  ])('is missing, and the choice is open, if %s', (_, lists, chosenId) => {
    expect(summaryOf(start(lists, chosenId).view())).toBeNull();
  });

  test('is one line with a remark of 15 characters, which is none [DO-320]', () => {
    expect(summaryOf(start(withRemark(15)).view())).toMatchObject({ id: 'M1002' });
  });

  test('is open after a registration that was left, and after a failed request', async () => {
    const { view, send, remote, ports } = start(both);
    send({ type: 'mandate.registrationRequested' });
    remote.child('mandateRegistration').send({ type: 'registration.left' });
    expect(summaryOf(view())).toBeNull();
    const failing = start(both);
    failing.send({ type: 'mandates.reloadRequested' });
    await failing.ports.listBankAccounts.answer(refused('Try later.'));
    expect(failing.view()).toMatchObject({ summary: null, notice: { text: 'Try later.' } });
    expect(ports.listBankAccounts.calls).toEqual([]);
  });
});

describe('without a SIP', () => {
  test('all mandates are listed, even if the provider chose one, and an approved or pending one can be selected [OM-207 OM-222 OM-224]', async () => {
    const { existing } = await startWithLists(
      mandateLists(approvedMandate, chosenByProvider, pendingMandate, inactiveMandate, cancelledMandate),
      withoutSip,
    );
    expect(existing()).toMatchObject({ isForSip: false, summary: null });
    expect(existing().mandates.map(({ id, isSelected, canSelect }) => [id, isSelected, canSelect])).toEqual([
      [approvedMandate.mandate_id, false, true],
      [chosenByProvider.mandate_id, false, true],
      [pendingMandate.mandate_id, false, true],
      [inactiveMandate.mandate_id, false, false],
      [cancelledMandate.mandate_id, false, false],
    ]);
  });

  test('a selected mandate is listed alone until it is deselected, also after the list is loaded again [OM-223]', async () => {
    const { existing, ports, send } = await startWithLists(mandateLists(approvedMandate, pendingMandate), withoutSip);
    const shown = () => existing().mandates.map(({ id, isSelected }) => [id, isSelected]);
    send({ type: 'mandate.selected', id: pendingMandate.mandate_id });
    expect(shown()).toEqual([[pendingMandate.mandate_id, true]]);
    send({ type: 'mandates.reloadRequested' });
    await ports.listBankAccounts.answer(accepted(listsAnswer(mandateLists(approvedMandate, pendingMandate)), 0));
    expect(existing().summary).toBeNull();
    expect(shown()).toEqual([[pendingMandate.mandate_id, true]]);
    send({ type: 'mandate.deselected' });
    expect(shown()).toEqual([
      [approvedMandate.mandate_id, false],
      [pendingMandate.mandate_id, false],
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
