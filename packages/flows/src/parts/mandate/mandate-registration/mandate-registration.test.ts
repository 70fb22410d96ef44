import { monthlySipOption } from '../../testing/monthly-sip-option.ts';
import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../../kit/port.ts';
import { startFlow } from '../../../model-testing/start-flow.ts';
import type { ImageRef } from '../../form/image-upload/image-upload.types.ts';
import { passRecentOrder } from '../../order/recent-order/testing/pass-recent-order.ts';
import { mandateRegistration } from './mandate-registration.flow.ts';
import type { MandateRegistrationInput } from './mandate-registration.types.ts';
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

function startRegistration(change: Partial<MandateRegistrationInput> = {}) {
  const run = startFlow(mandateRegistration, { ...mandateRegistrationInput(), ...change });
  const register = () => {
    run.send({ type: 'mandate.registrationSubmitted' });
    passRecentOrder(run);
  };
  return { ...run, register };
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
      const { ports, register, view } = startRegistration(closed);
      register();
      expect([view(), ports.registerMandate.calls]).toMatchObject([{ screen: 'limit', canRegister: false }, []]);
    },
  );
});

describe('the registration', () => {
  test('sends the eleven keys with the primary account [DO-372]', () => {
    const { ports, register } = startRegistration();
    register();
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
    register();
    await ports.registerMandate.fail({ kind: 'unreachable', errors: [] });
    register();
    await ports.registerMandate.fail({ kind: 'unreachable', errors: [] });
    send({ type: 'draft.changed', limit: 10_000 });
    register();
    const keys = ports.registerMandate.calls.map(({ submission }) => submission);
    expect(keys).toEqual(['submission-1', 'submission-1', 'submission-2']);
  });

  test('reports an unknown effect to its parent if it is left after a lost answer', async () => {
    const { actor, ports, register, send } = startRegistration();
    register();
    await ports.registerMandate.fail({ kind: 'unreachable', errors: [] });
    send({ type: 'registration.left' });
    expect(actor.getSnapshot().output).toEqual({ kind: 'left', lists: null, hasLostAnswer: true });
  });

  test('ends with the lists if the answer contains no new mandate', async () => {
    const { actor, ports, register } = startRegistration();
    const known = { ...pendingMandate, mandate_id: 'M1001' };
    register();
    await ports.registerMandate.answer(accepted({ code: '000', messageText: '', result: listsWith(known) }, 0));
    expect(actor.getSnapshot().output).toEqual({ kind: 'left', lists: listsWith(known), hasLostAnswer: false });
  });

  test('preserves the choice after a refusal', async () => {
    const { ports, register, send, view } = startRegistration();
    send({ type: 'draft.changed', limit: 50_000 });
    register();
    await ports.registerMandate.answer(refused('The bank refused the mandate.', '071'));
    expect(view()).toMatchObject({ screen: 'limit', limit: 50_000, notice: { text: 'The bank refused the mandate.' } });
  });
});

describe('the form', () => {
  async function startAtScan(change: Partial<MandateRegistrationInput> = {}) {
    const run = startRegistration(change);
    if (change.mandate === undefined) {
      run.register();
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
