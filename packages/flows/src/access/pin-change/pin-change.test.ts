import { RESEND_COOLDOWN_MS } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { accepted, noAnswer, refused } from '../../kit/port.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import { pinChange } from './pin-change.flow.ts';

const pins = { pin: '4826', confirmation: '4826' } as const;
const submit = { type: 'pin.submitted', ...pins } as const;
const confirm = { type: 'change.submitted', ...pins, code: '123456' } as const;
const reset = { type: 'form.reset' } as const;
const resend = { type: 'code.resendRequested' } as const;
const ok = { code: '000', messageText: '' } as const;

function startPinChange() {
  const { ports, ...run } = startFlow(pinChange, { newSubmission: createSubmissionKeyCounter() });
  return { ...run, sendTwoFactorOtp: ports.sendTwoFactorOtp, verifyMpin: ports.verifyMpin };
}
async function startAtCodeEntry(ticket = 'ticket-1') {
  const change = startPinChange();
  change.remote.send(submit);
  await change.sendTwoFactorOtp.answer(accepted({ ...ok, twofactor_id: ticket }, 0));
  return change;
}

async function startAndConfirm(end: (verifyMpin: ReturnType<typeof startPinChange>['verifyMpin']) => Promise<void>) {
  const change = await startAtCodeEntry();
  change.remote.send(confirm);
  await end(change.verifyMpin);
  return change;
}

describe('Submit', () => {
  test('requests one code by mobile for the PIN change, without the PIN [ON-209 ON-463]', () => {
    const { remote, sendTwoFactorOtp, view } = startPinChange();
    remote.send(submit);
    remote.send(submit);
    expect(sendTwoFactorOtp.calls).toEqual([
      {
        request: {
          login_role: 'customer',
          client_info: { request_action: 'mpin change', is_otp_email_required: false },
        },
      },
    ]);
    expect(view()).toMatchObject({ screen: 'entering', isBusy: true, isPinLocked: true, canSubmit: false });
  });

  test.each([
    ['three digits', { pin: '482', confirmation: '482' }],
    ['five digits', { pin: '48261', confirmation: '48261' }],
    ['a letter', { pin: '482a', confirmation: '482a' }],
    ['no confirmation', { pin: '4826', confirmation: '' }],
  ])('ignores %s without a message', (_, typed) => {
    const { remote, sendTwoFactorOtp, view } = startPinChange();
    remote.send({ type: 'pin.submitted', ...typed });
    expect(sendTwoFactorOtp.calls).toEqual([]);
    expect(view()).toMatchObject({ screen: 'entering', isMismatch: false });
  });

  test('shows that two PINs differ until the next key press [ON-220]', () => {
    const { remote, sendTwoFactorOtp, view } = startPinChange();
    remote.send({ ...submit, confirmation: '4827' });
    expect(sendTwoFactorOtp.calls).toEqual([]);
    expect(view()).toMatchObject({ isMismatch: true, notice: null });
    remote.send({ type: 'notice.dismissed' });
    expect(view()).toMatchObject({ isMismatch: false });
  });

  test('locks the PIN and shows the code input only after the code was sent [ON-207 ON-211]', async () => {
    const { remote, sendTwoFactorOtp, view } = startPinChange();
    expect(view()).toMatchObject({ screen: 'entering', isPinLocked: false, canConfirm: false });
    remote.send(submit);
    expect(view().screen).toBe('entering');
    await sendTwoFactorOtp.answer(accepted({ ...ok, twofactor_id: 'ticket-1' }, 0));
    expect(view()).toMatchObject({ screen: 'enteringCode', isPinLocked: true, canConfirm: true });
  });

  test('shows a refusal as an alert with the server text and clears nothing [ON-217]', async () => {
    const { notices, remote, sendTwoFactorOtp, view } = startPinChange();
    const before = view().attempt;
    remote.send(submit);
    await sendTwoFactorOtp.answer(refused('Too many codes.', '034'));
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'Too many codes.' }]);
    expect(view()).toMatchObject({ screen: 'entering', isPinLocked: false, attempt: before });
  });

  test('leaves the fields unlocked and shows no server text without an answer [ON-219]', async () => {
    const { notices, remote, sendTwoFactorOtp, view } = startPinChange();
    remote.send(submit);
    await sendTwoFactorOtp.answer(noAnswer);
    expect(notices).toEqual([]);
    expect(view()).toMatchObject({
      screen: 'entering',
      isPinLocked: false,
      canSubmit: true,
      notice: { kind: 'connectivity' },
    });
  });
});

describe('Confirm', () => {
  test('sends the seven documented fields, once for two presses [ON-213 ON-451 ON-466]', async () => {
    const { remote, verifyMpin } = await startAtCodeEntry();
    remote.send(confirm);
    remote.send(confirm);
    expect(verifyMpin.calls).toEqual([
      {
        request: {
          login_role: 'customer',
          request_from: 'pin',
          request_mode: 'verifypin',
          pin_hint: '4826',
          mobile_otp: '123456',
          email_otp: '',
          twofactor_token_id: 'ticket-1',
        },
        submission: 'submission-1',
      },
    ]);
  });

  test.each([
    ['a PIN of three digits', { pin: '482', confirmation: '482' }],
    ['a PIN of five digits', { pin: '48261', confirmation: '48261' }],
    ['two PINs that differ', { confirmation: '4827' }],
    ['a code of five digits', { code: '12345' }],
    ['a code of seven digits', { code: '1234567' }],
    ['a code with a letter', { code: '12345a' }],
  ])('ignores %s [ON-212]', async (_, wrong) => {
    const { remote, verifyMpin } = await startAtCodeEntry();
    remote.send({ ...confirm, ...wrong });
    expect(verifyMpin.calls).toEqual([]);
  });

  test('clears the form, closes the code step and shows the server text after success [ON-214 ON-215 ON-466]', async () => {
    const { actor, remote, verifyMpin, view } = await startAtCodeEntry();
    const before = view().attempt;
    remote.send(confirm);
    await verifyMpin.answer(accepted({ code: '000', messageText: 'Your PIN was changed.' }, 0));
    expect(view()).toMatchObject({
      screen: 'entering',
      isPinLocked: false,
      canSubmit: true,
      attempt: before + 1,
      changed: { text: 'Your PIN was changed.' },
    });
    expect(actor.getSnapshot().context).toMatchObject({
      ticket: '',
      twoFactorResult: { code: '000', messageText: 'Your PIN was changed.' },
    });
  });

  test('shows a refusal as an alert and requires the code again with the same PIN and ticket [ON-217]', async () => {
    const { notices, remote, verifyMpin, view } = await startAtCodeEntry();
    const { attempt, codeAttempt } = view();
    remote.send(confirm);
    await verifyMpin.answer(refused('The code is not right.', '031'));
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'The code is not right.' }]);
    expect(view()).toMatchObject({ screen: 'enteringCode', attempt, codeAttempt: codeAttempt + 1, canConfirm: true });
    remote.send(confirm);
    expect(verifyMpin.calls.map(({ request, submission }) => [request.twofactor_token_id, submission])).toEqual([
      ['ticket-1', 'submission-1'],
      ['ticket-1', 'submission-2'],
    ]);
  });

  test('shows each error of a failure as a danger notification, and a retry uses the same key [ON-218]', async () => {
    const { notices, remote, verifyMpin, view } = await startAtCodeEntry();
    remote.send(confirm);
    await verifyMpin.fail({ kind: 'http', status: 422, errors: ['First', 'Second'] });
    expect(notices).toEqual([
      { type: 'notice.raised', kind: 'danger', text: 'First' },
      { type: 'notice.raised', kind: 'danger', text: 'Second' },
    ]);
    expect(view()).toMatchObject({ screen: 'enteringCode', notice: { kind: 'lostAnswer' } });
    remote.send(confirm);
    expect(verifyMpin.calls.map(({ submission }) => submission)).toEqual(['submission-1', 'submission-1']);
  });

  test('shows that the change may have been made if the code is refused as used after a lost answer [ON-217]', async () => {
    const { remote, verifyMpin, view } = await startAtCodeEntry();
    remote.send(confirm);
    await verifyMpin.fail({ kind: 'unreachable', errors: [] });
    remote.send(confirm);
    await verifyMpin.answer(refused('The code has expired.', '032'));
    expect(view()).toMatchObject({
      screen: 'enteringCode',
      notice: { kind: 'acceptedBefore', text: 'The code has expired.' },
    });
  });
});

describe('Another code', () => {
  test('can be requested after the cooldown of the first code and replaces it', async () => {
    const { clock, remote, sendTwoFactorOtp, verifyMpin, view } = await startAtCodeEntry();
    expect(view()).toMatchObject({ canResend: false, resend: { state: 'coolingDown' } });
    remote.send(resend);
    expect(sendTwoFactorOtp.calls).toHaveLength(1);
    clock.increment(RESEND_COOLDOWN_MS);
    expect(view()).toMatchObject({ canResend: true, resend: { state: 'available' } });
    remote.send(resend);
    remote.send(resend);
    expect(sendTwoFactorOtp.calls).toHaveLength(2);
    expect(view()).toMatchObject({
      screen: 'enteringCode',
      canConfirm: false,
      resend: { state: 'resending' },
    });
    await sendTwoFactorOtp.answer(accepted({ ...ok, twofactor_id: 'ticket-2' }, 0));
    remote.send(confirm);
    expect(verifyMpin.calls.map(({ request }) => request.twofactor_token_id)).toEqual(['ticket-2']);
  });

  test('shows a refusal as an alert, and the first code remains valid', async () => {
    const { clock, notices, remote, sendTwoFactorOtp, verifyMpin, view } = await startAtCodeEntry();
    clock.increment(RESEND_COOLDOWN_MS);
    remote.send(resend);
    await sendTwoFactorOtp.answer(refused('Too many codes.', '034'));
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'Too many codes.' }]);
    expect(view()).toMatchObject({ screen: 'enteringCode', canConfirm: true, canResend: true });
    remote.send(confirm);
    expect(verifyMpin.calls.map(({ request }) => request.twofactor_token_id)).toEqual(['ticket-1']);
  });

  test('cannot be requested while the result of the change is unknown', async () => {
    const { clock, remote, sendTwoFactorOtp, verifyMpin, view } = await startAtCodeEntry();
    clock.increment(RESEND_COOLDOWN_MS);
    remote.send(confirm);
    await verifyMpin.fail({ kind: 'unreachable', errors: [] });
    expect(view().canResend).toBe(false);
    remote.send(resend);
    expect(sendTwoFactorOtp.calls).toHaveLength(1);
  });
});

describe('Reset', () => {
  test.each([
    ['before the first request', () => Promise.resolve(startPinChange())],
    [
      'while the code is requested',
      () => {
        const change = startPinChange();
        change.remote.send(submit);
        return Promise.resolve(change);
      },
    ],
    ['while the code is entered', () => startAtCodeEntry()],
    ['after a wrong code', () => startAndConfirm((change) => change.answer(refused('The code is not right.', '031')))],
    ['after a lost answer', () => startAndConfirm((change) => change.fail({ kind: 'http', status: 500, errors: [] }))],
    ['after a change', () => startAndConfirm((change) => change.answer(accepted({ ...ok }, 0)))],
  ])('shows the empty form %s [ON-216]', async (_, start) => {
    const { actor, remote, view } = await start();
    const before = view().attempt;
    remote.send(reset);
    expect(view()).toMatchObject({
      screen: 'entering',
      isBusy: false,
      isPinLocked: false,
      attempt: before + 1,
      notice: null,
    });
    expect(actor.getSnapshot().context['ticket']).toBe('');
  });

  test('drops the answer of a running call', async () => {
    const { remote, sendTwoFactorOtp, view } = startPinChange();
    remote.send(submit);
    remote.send(reset);
    await sendTwoFactorOtp.answer(accepted({ ...ok, twofactor_id: 'ticket-1' }, 0));
    expect(view()).toMatchObject({ screen: 'entering', canSubmit: true });
  });

  test('shows the empty form during the change, with a notice that the result is unknown [ON-216]', async () => {
    const { actor, notices, remote, verifyMpin, view } = await startAtCodeEntry();
    const before = view().attempt;
    remote.send(confirm);
    expect(view().canReset).toBe(true);
    remote.send(reset);
    const empty = {
      screen: 'entering',
      isBusy: false,
      isPinLocked: false,
      canSubmit: true,
      attempt: before + 1,
      changed: null,
      notice: { kind: 'lostAnswer', text: '' },
    };
    expect(view()).toMatchObject(empty);
    expect(actor.getSnapshot().context['ticket']).toBe('');
    await verifyMpin.answer(accepted({ ...ok, messageText: 'Your PIN was changed.' }, 0));
    expect(view()).toMatchObject(empty);
    expect(notices).toEqual([]);
    remote.send(submit);
    expect(view().notice).toBeNull();
  });
});
