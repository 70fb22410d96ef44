import type { Mandate } from '@folioflow/api/contract';
import { monthlySipOption } from '../../testing/monthly-sip-option.ts';
import { describe, expect, test } from 'vitest';
import { accepted, acceptedLocally, refused } from '../../../kit/port.ts';
import type { TurnPort } from '../../../kit/turn.ts';
import { flushMicrotasks } from '../../../model-testing/deferred-port.ts';
import { startFlow } from '../../../model-testing/start-flow.ts';
import { recentlyPlacedAt } from '../../order/recent-order/recent-order.scenarios.ts';
import type { ImageRef } from '../../form/image-upload/image-upload.types.ts';
import { mandateRegistration } from './mandate-registration.flow.ts';
import type { MandateRegistrationInput, MandateRegistrationPorts } from './mandate-registration.types.ts';
import {
  initialDebitLimit,
  mandateFormOf,
  createMandateScan,
  displayableMandateForm,
} from './mandate-registration.rules.ts';
import {
  debitLimits,
  formAnswer,
  listsWith,
  mandateRegistrationInput,
  pendingMandate,
  primaryAccount,
  scanAnswer,
} from './mandate-registration.scenarios.ts';

const listedMandates = (...mandates: readonly Mandate[]) =>
  accepted({ code: '000', messageText: '', login_stage: '', result: listsWith(...mandates) }, recentlyPlacedAt);

/** The flow in a tab that takes turns with others, if `takeTurn` is given. */
const registrationInTurn =
  (takeTurn?: TurnPort) =>
  ({ registerMandate, listBankAccounts, getNachMandate, uploadScan, prepareImage }: MandateRegistrationPorts) =>
    mandateRegistration({ registerMandate, listBankAccounts, getNachMandate, uploadScan, prepareImage, takeTurn });

function startRegistration(change: Partial<MandateRegistrationInput> = {}) {
  const run = startFlow(registrationInTurn(), { ...mandateRegistrationInput(), ...change });
  const submit = () => run.send({ type: 'mandate.registrationSubmitted' });
  const register = async () => {
    submit();
    await run.ports.listBankAccounts.answer(listedMandates());
  };
  return { ...run, submit, register };
}

const scan: ImageRef = { id: 'scan-1', name: 'M4001.png', type: 'image/png', size: 1000 };
const registeredOutcome = accepted({ code: '000', messageText: '', result: listsWith(pendingMandate) }, 0);

describe('the debit limit', () => {
  test('is 25,000 rupees if offered, else the first', () => {
    expect(initialDebitLimit(debitLimits)).toBe(25_000);
    expect(initialDebitLimit(debitLimits.filter(({ value }) => value !== 25_000))).toBe(10_000);
    expect(initialDebitLimit([])).toBeNull();
  });

  test('cannot be set to a limit that is not offered', () => {
    const { send, view } = startRegistration();
    send({ type: 'draft.changed', limit: 12_345 });
    expect(view()).toMatchObject({ limit: 25_000 });
    send({ type: 'draft.changed', limit: 50_000 });
    expect(view()).toMatchObject({ limit: 50_000, canRegister: true });
  });

  test.each([{ isDateBlocked: true }, { primaryAccount: undefined }, { debitLimits: [] }])(
    'is not registered with %j',
    (closed) => {
      const { ports, submit, view } = startRegistration(closed);
      submit();
      expect([view(), ports.registerMandate.calls]).toMatchObject([{ screen: 'limit', canRegister: false }, []]);
    },
  );
});

describe('the registration', () => {
  test('sends the eleven keys with the primary account [DO-372]', async () => {
    const { ports, register } = startRegistration();
    await register();
    expect(ports.registerMandate.calls).toEqual([
      {
        request: {
          client_info: {
            bank_name: 'Sandbox Bank',
            branch_name: 'Fort',
            account_no: primaryAccount.beneficiary_account_no,
            account_type: 'SB',
            ifsc_code: 'SBOX0000001',
            account_holder_name: 'Asha Rao',
            sip_date: 5,
            start_date: '05/12/2026',
            debit_amount: 25_000,
            request_mode: 'web',
            mandate_type: 'X',
          },
        },
        submission: 'submission-1',
      },
    ]);
  });

  test('uses its key after a lost answer, and another key for another limit', async () => {
    const { ports, register, send } = startRegistration();
    await register();
    await ports.registerMandate.fail({ kind: 'unreachable', errors: [] });
    await register();
    await ports.registerMandate.fail({ kind: 'unreachable', errors: [] });
    send({ type: 'draft.changed', limit: 10_000 });
    await register();
    const keys = ports.registerMandate.calls.map(({ submission }) => submission);
    expect(keys).toEqual(['submission-1', 'submission-1', 'submission-2']);
  });

  test('reports an unknown effect to its parent if it is left after a lost answer', async () => {
    const { actor, ports, register, send } = startRegistration();
    await register();
    await ports.registerMandate.fail({ kind: 'unreachable', errors: [] });
    send({ type: 'registration.left' });
    expect(actor.getSnapshot().output).toEqual({ kind: 'left', lists: null, hasLostAnswer: true });
  });

  test('ends with the lists if the answer contains no new mandate', async () => {
    const { actor, ports, register } = startRegistration();
    const known = { ...pendingMandate, mandate_id: 'M1001' };
    await register();
    await ports.registerMandate.answer(accepted({ code: '000', messageText: '', result: listsWith(known) }, 0));
    expect(actor.getSnapshot().output).toEqual({ kind: 'left', lists: listsWith(known), hasLostAnswer: false });
  });

  test('preserves the choice after a refusal', async () => {
    const { ports, register, send, view } = startRegistration();
    send({ type: 'draft.changed', limit: 50_000 });
    await register();
    await ports.registerMandate.answer(refused('The bank refused the mandate.', '071'));
    expect(view()).toMatchObject({ screen: 'limit', limit: 50_000, notice: { text: 'The bank refused the mandate.' } });
  });
});

describe('a mandate that another tab registered', () => {
  const registeredElsewhere = { ...pendingMandate, created_date: '2026-11-20T15:04:10+05:30' };

  /** The registration in two tabs of a browser, which share a turn. */
  function startTwoTabs() {
    let last = Promise.resolve();
    const takeTurn: TurnPort = () => {
      const before = last;
      return new Promise((resolve) => {
        last = new Promise((release) => void before.then(() => resolve(acceptedLocally(release))));
      });
    };
    const startTab = () => startFlow(registrationInTurn(takeTurn), mandateRegistrationInput());
    return [startTab(), startTab()] as const;
  }

  test('in the same moment is asked about before the same one is registered', async () => {
    const [first, second] = startTwoTabs();
    for (const tab of [first, second]) tab.send({ type: 'mandate.registrationSubmitted' });
    await flushMicrotasks();
    expect(second.ports.listBankAccounts.calls).toEqual([]);
    await first.ports.listBankAccounts.answer(listedMandates());
    await first.ports.registerMandate.answer(registeredOutcome);
    await second.ports.listBankAccounts.answer(listedMandates(registeredElsewhere));
    expect(second.view()).toMatchObject({ repeat: { screen: 'asking', kind: 'mandate' } });
    second.remote.child('recentOrder').send({ type: 'repeat.confirmed' });
    await flushMicrotasks();
    expect([first, second].map(({ ports }) => ports.registerMandate.calls.length)).toEqual([1, 1]);
  });

  test('is looked for again on the next submit if the list failed, and nothing is registered before', async () => {
    const { ports, submit, view, notices } = startRegistration();
    submit();
    await ports.listBankAccounts.answer(refused('Your mandates cannot be shown right now.'));
    expect(view()).toMatchObject({ screen: 'limit', canRegister: true, notice: { kind: 'refused' } });
    expect(notices).toMatchObject([{ kind: 'alert', text: 'Your mandates cannot be shown right now.' }]);
    submit();
    await ports.listBankAccounts.answer(listedMandates(registeredElsewhere));
    expect(view()).toMatchObject({ repeat: { screen: 'asking' } });
    expect(ports.registerMandate.calls).toEqual([]);
  });

  test('is looked for however slow the list is', async () => {
    const { ports, submit, view, clock } = startRegistration();
    submit();
    clock.increment(60_000);
    await ports.listBankAccounts.answer(listedMandates(registeredElsewhere));
    expect(view()).toMatchObject({ repeat: { screen: 'asking' } });
    expect(ports.registerMandate.calls).toEqual([]);
  });
});

describe('the form', () => {
  async function startAtScan(change: Partial<MandateRegistrationInput> = {}) {
    const run = startRegistration(change);
    if (change.mandate === undefined) {
      await run.register();
      await run.ports.registerMandate.answer(registeredOutcome);
    }
    return run;
  }

  test('belongs to the new mandate, and is requested with the selected order of a checkout [DO-414 OM-213]', async () => {
    const { ports, view } = await startAtScan();
    expect(ports.getNachMandate.calls.map(({ request }) => request)).toEqual([
      { ...monthlySipOption, mandate_id: 'M4001' },
    ]);
    await ports.getNachMandate.answer(accepted({ ...formAnswer, src_nach_form: 'forms/nach-4001.pdf' }, 0));
    expect(view()).toMatchObject({
      screen: 'scan',
      mandateNumber: 'M4001',
      form: formAnswer.pdf_base64,
      formName: 'nach-4001.pdf',
    });
  });

  test('is requested by the mandate alone without an order, and is not shown unless it is to be rendered [DO-414 OM-213]', async () => {
    const { ports, view } = await startAtScan({ sip: undefined });
    expect(ports.getNachMandate.calls.map(({ request }) => request)).toEqual([{ mandate_id: 'M4001' }]);
    await ports.getNachMandate.answer(accepted({ ...formAnswer, src_nach_form: '', render_pdf: false }, 0));
    expect(view()).toMatchObject({ form: null, formName: 'M4001.pdf', canReload: true });
  });

  test('is read from the list of forms first, and shown if it has more than 255 characters', () => {
    const listed = { ...formAnswer, mandate_nach_list: [{ mandate_id: 'M4001', nach_form: 'listed' }] };
    expect([mandateFormOf(listed, 'M4001'), mandateFormOf(listed, 'M9999')]).toEqual(['listed', formAnswer.pdf_base64]);
    expect(mandateFormOf({ ...formAnswer, render_pdf: false }, 'M4001')).toBe('');
    expect([displayableMandateForm('x'.repeat(255)), displayableMandateForm('x'.repeat(256))]).toEqual([
      null,
      'x'.repeat(256),
    ]);
  });

  test('can be reloaded if it could not be loaded; the scan can be sent nevertheless', async () => {
    const { ports, send, view } = await startAtScan();
    await ports.getNachMandate.fail({ kind: 'unreachable', errors: [] });
    expect(view()).toMatchObject({ screen: 'scan', form: null, canReload: true, upload: { canChoose: true } });
    send({ type: 'form.reloadRequested' });
    expect(ports.getNachMandate.calls).toHaveLength(2);
  });

  test('is loaded at once for a mandate that is signed again', async () => {
    const { ports } = await startAtScan({ mandate: { ...pendingMandate, mandate_id: 'M1006' } });
    expect([ports.registerMandate.calls, ports.getNachMandate.calls.length]).toEqual([[], 1]);
  });

  test('is sent as a scan under the id of its mandate, case-sensitively', async () => {
    const { actor, ports, remote, view } = await startAtScan();
    await ports.getNachMandate.answer(accepted(formAnswer, 0));
    const upload = remote.child('imageUpload');
    const choose = (name: string) => upload.send({ type: 'image.chosen', slot: 'scan', image: { ...scan, name } });
    for (const name of ['m4001.png', 'M4001.jpg', 'other.png']) {
      choose(name);
      expect(view()).toMatchObject({ upload: { notice: { kind: 'wrongName' } } });
    }
    choose('M4001.png');
    await ports.prepareImage.answer(accepted({ image: scan, tiff: null }, 0));
    upload.send({ type: 'upload.submitted' });
    expect(ports.uploadScan.calls.map(({ request }) => request)).toEqual([
      {
        upload_file: scan,
        id_type: 'scanmandate',
        mandateId: 'M4001',
        mandateType: 'XSIP',
        imageName: 'M4001.png',
        imageType: 'image/png',
      },
    ]);
    await ports.uploadScan.answer(accepted({ ...scanAnswer, status: 'RECEIVED' }, 0));
    expect(actor.getSnapshot().output).toEqual({
      kind: 'registered',
      mandate: { ...pendingMandate, status: 'RECEIVED' },
      lists: listsWith(pendingMandate),
    });
  });

  test('can be left unsigned: the mandate exists, and its parent receives it', async () => {
    const { actor, ports, send } = await startAtScan();
    await ports.getNachMandate.answer(accepted(formAnswer, 0));
    send({ type: 'registration.left' });
    expect(actor.getSnapshot().output).toEqual({
      kind: 'left',
      lists: listsWith(pendingMandate),
      hasLostAnswer: false,
    });
  });
});

test('a scan has the name and type of the picture that is sent', () => {
  expect(createMandateScan('M4001', { ...scan, name: 'M4001.jpeg', type: 'image/jpeg' })).toMatchObject({
    imageName: 'M4001.jpeg',
    imageType: 'image/jpeg',
  });
});
