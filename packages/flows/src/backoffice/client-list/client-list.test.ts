import type { ClientRecord } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { accepted, refused } from '../../kit/port.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import type { StaffRole } from '../staff-role.ts';
import type { ClientCodeRequests, ClientRow } from './client-list.types.ts';
import { clientList } from './client-list.flow.ts';
import { sampleClient, sampleClients } from './client-list.scenarios.ts';

const ok = { code: '000', messageText: '' } as const;
const listRefused = refused('You are not authorised to view this information.', '005', { is_redirect: true });

function openClientList(role: StaffRole = 'operator', codeRequests: ClientCodeRequests = {}) {
  const run = startFlow(clientList, { role, codeRequests, newSubmission: createSubmissionKeyCounter() });
  const { listClients, uploadElogPhoto } = run.ports;
  return {
    ...run,
    listClients,
    uploadElogPhoto,
    answered: (result: readonly ClientRecord[]) =>
      listClients.answer(accepted({ ...ok, is_redirect: false, result: [...result] }, 0)),
    upload: (customerId: string) => run.send({ type: 'elog.submitted', customerId }),
    loaded: () => {
      const view = run.view();
      if (view.screen !== 'loaded') throw new Error(`The view shows ${view.screen}.`);
      return view;
    },
  };
}
const withCode = sampleClient(3);
const another = sampleClient(4);

describe('the list', () => {
  test('is requested once, with an empty body [OM-230]', async () => {
    const { answered, listClients, loaded } = openClientList();
    expect(listClients.calls).toEqual([{ request: {} }]);
    await answered(sampleClients(2));
    expect(loaded().rows.map(({ id }) => id)).toEqual(['CUST00000001', 'CUST00000002']);
  });

  test.each([
    ['kyc', 'login_kyc_verified'],
    ['esign', 'login_esign_verified'],
    ['code', 'login_bse_clientcode_verified'],
    ['photo', 'login_bse_photo_verified'],
    ['fatca', 'login_bse_fatca_verified'],
  ] as const)('shows the mark %s for the flag %s only [OM-232]', async (mark, flag) => {
    const { answered, loaded } = openClientList();
    await answered([{ ...sampleClient(0, 0), [flag]: true }]);
    const marks = Object.entries(loaded().rows[0]?.marks ?? {});
    expect(marks.filter(([, isThere]) => isThere).map(([name]) => name)).toEqual([mark]);
  });

  test('shows mobile, email, stage, status and five marks of the record, and nothing of the bank account [OM-231 OM-232]', async () => {
    const { answered, loaded } = openClientList();
    await answered([withCode]);
    expect(loaded().rows).toEqual([
      {
        id: withCode._id,
        mobile: withCode.login_mobile_number,
        email: withCode.login_email,
        stage: withCode.login_stage,
        status: withCode.login_status,
        marks: { kyc: true, esign: true, code: true, photo: false, fatca: false },
        codeRequest: null,
        canUploadElog: true,
        searchText: `${withCode._id} ${withCode.login_mobile_number} ${withCode.login_email}`.toLowerCase(),
      },
    ]);
  });

  test.each([
    [false, false, false],
    [false, true, false],
    [true, false, true],
    [true, true, false],
  ])('with code %s and FATCA %s: Upload Elog is shown: %s [OM-233]', async (code, fatca, canUploadElog) => {
    const client = { ...withCode, login_bse_clientcode_verified: code, login_bse_fatca_verified: fatca };
    const { answered, loaded, upload, uploadElogPhoto } = openClientList();
    await answered([client]);
    expect(loaded().rows[0]?.canUploadElog).toBe(canUploadElog);
    upload(client._id);
    expect(uploadElogPhoto.calls).toHaveLength(canUploadElog ? 1 : 0);
  });

  test('shows no Upload Elog to a viewer', async () => {
    const { answered, loaded, upload, uploadElogPhoto } = openClientList('viewer');
    await answered([withCode]);
    expect(loaded().rows[0]?.canUploadElog).toBe(false);
    upload(withCode._id);
    expect(uploadElogPhoto.calls).toEqual([]);
  });

  test('is converted to rows once for ten thousand clients, although a single client changes', async () => {
    const { answered, loaded, upload } = openClientList();
    await answered(sampleClients(10_000));
    const { rows } = loaded();
    upload(withCode._id);
    expect(loaded().uploadingId).toBe(withCode._id);
    expect(loaded().rows).toBe(rows);
  });
});

describe('a client code that was requested in this session', () => {
  const at = Date.UTC(2026, 10, 26, 9, 35);
  const waiting = sampleClient(2);
  const requestsOf = (view: { readonly rows: readonly ClientRow[] }) => view.rows.map(({ codeRequest }) => codeRequest);

  test('is shown with its time at the row of its client', async () => {
    const { answered, loaded } = openClientList('operator', { [waiting._id]: at });
    await answered([waiting, sampleClient(8)]);
    expect(requestsOf(loaded())).toEqual([{ at }, null]);
    expect(loaded().rows[0]?.marks.code).toBe(false);
  });

  test('is no longer shown once the list contains the code', async () => {
    const { answered, loaded, send } = openClientList('operator', { [waiting._id]: at });
    await answered([waiting]);
    send({ type: 'reload.requested' });
    await answered([{ ...waiting, login_bse_clientcode_verified: true }]);
    expect(requestsOf(loaded())).toEqual([null]);
  });

  test('is shown in a list that was loaded before the request, without a time if the provider sent none', async () => {
    const { answered, listClients, loaded, send } = openClientList();
    await answered([waiting, sampleClient(8)]);
    send({ type: 'clientCode.requested', customerId: sampleClient(8)._id, requestedAt: null });
    expect(requestsOf(loaded())).toEqual([null, { at: null }]);
    expect(listClients.calls).toHaveLength(1);
  });
});

describe('is_redirect', () => {
  test('replaces the list by its message without a notice, and the list can be requested again [OM-236 OM-329]', async () => {
    const { answered, listClients, loaded, notices, send, view } = openClientList('none');
    await listClients.answer(listRefused);
    expect(view()).toEqual({ screen: 'message', text: 'You are not authorised to view this information.' });
    expect(notices).toEqual([]);
    send({ type: 'reload.requested' });
    expect(view()).toEqual({ screen: 'loading' });
    await answered([withCode]);
    expect(loaded().rows).toHaveLength(1);
  });

  test('replaces the list by its message in an accepted answer, too [OM-329]', async () => {
    const { listClients, view } = openClientList();
    await listClients.answer(accepted({ ...ok, messageText: 'Not now.', is_redirect: true, result: [withCode] }, 0));
    expect(view()).toEqual({ screen: 'message', text: 'Not now.' });
  });

  test('clears a list that was shown [OM-236]', async () => {
    const { actor, answered, listClients, send, view } = openClientList();
    await answered([withCode]);
    send({ type: 'reload.requested' });
    await listClients.answer(listRefused);
    expect(view()).toMatchObject({ screen: 'message' });
    expect(actor.getSnapshot().context['clients']).toEqual([]);
  });

  test('is required for the message: another refusal is an alert', async () => {
    const { listClients, notices, view } = openClientList();
    await listClients.answer(refused('Please try later.', '099'));
    expect(view()).toMatchObject({ screen: 'unavailable', notice: { text: 'Please try later.' } });
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'Please try later.' }]);
  });
});

describe('the upload of a photograph', () => {
  test('sends the client id, and the list of the answer replaces the current list [OM-249 OM-281]', async () => {
    const { answered, loaded, upload, uploadElogPhoto } = openClientList();
    await answered([withCode, another]);
    upload(withCode._id);
    expect(loaded()).toMatchObject({ isBusy: false, uploadingId: withCode._id });
    expect(uploadElogPhoto.calls).toEqual([
      {
        request: { customer_id: withCode._id, is_backoffice: true, stage_name: 'elog photo upload' },
        submission: 'submission-1',
      },
    ]);
    const uploaded = { ...withCode, login_bse_photo_verified: true };
    await uploadElogPhoto.answer(accepted({ ...ok, client_result: { result: [uploaded] } }, 0));
    expect(loaded()).toMatchObject({ uploadingId: null, uploadedId: withCode._id });
    expect(loaded().rows.map(({ id, marks }) => [id, marks.photo])).toEqual([[withCode._id, true]]);
  });

  test('runs once at a time, while the list can be reloaded', async () => {
    const { answered, listClients, loaded, send, upload, uploadElogPhoto } = openClientList();
    await answered([withCode, another]);
    upload(withCode._id);
    upload(another._id);
    upload(withCode._id);
    expect(uploadElogPhoto.calls).toHaveLength(1);
    send({ type: 'reload.requested' });
    expect(listClients.calls).toHaveLength(2);
    await uploadElogPhoto.answer(accepted({ ...ok, client_result: { result: [another] } }, 0));
    expect(loaded()).toMatchObject({ isBusy: false });
    expect(loaded().rows.map(({ id }) => id)).toEqual([another._id]);
  });

  test.each(['005', '020', '061', '071'])('shows a refusal by %s as an alert and at its row [OM-330]', async (code) => {
    const { answered, loaded, notices, upload, uploadElogPhoto } = openClientList();
    await answered([withCode]);
    upload(withCode._id);
    await uploadElogPhoto.answer(refused('The exchange rejected the photograph.', code));
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'The exchange rejected the photograph.' }]);
    expect(loaded().failedUpload).toMatchObject({ customerId: withCode._id, notice: { kind: 'refused' } });
    expect(loaded().rows).toHaveLength(1);
  });

  test('uses the same key after a lost answer, and another key for another client', async () => {
    const { answered, loaded, send, upload, uploadElogPhoto } = openClientList();
    await answered([withCode, another]);
    upload(withCode._id);
    await uploadElogPhoto.fail({ kind: 'unreachable', errors: [] });
    expect(loaded().failedUpload).toMatchObject({ customerId: withCode._id, notice: { kind: 'lostAnswer' } });
    upload(another._id);
    await uploadElogPhoto.answer(accepted({ ...ok, client_result: { result: [withCode, another] } }, 0));
    send({ type: 'reload.requested' });
    await answered([withCode, another]);
    expect(loaded().failedUpload).toBeNull();
    upload(withCode._id);
    await uploadElogPhoto.answer(accepted({ ...ok, client_result: { result: [withCode, another] } }, 0));
    upload(withCode._id);
    expect(uploadElogPhoto.calls.map(({ submission }) => submission)).toEqual([
      'submission-1',
      'submission-2',
      'submission-1',
      'submission-3',
    ]);
  });
});
