import { CUSTOMER_ID_THRESHOLD } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { accepted, emptyAnswerRefusal, refused } from '../../kit/port.ts';
import { customerIdStorage, customerIdOf } from './customer-id-sources.ts';
import { signedClient } from './client-code-creation.scenarios.ts';
import { openDocuments } from './testing/open-documents.ts';

const ok = { code: '000', messageText: '' } as const;

describe('the client of the page', () => {
  test.each([
    [{ route: 'CUST00000001', navigation: { customer_id: 'CUST00000002' }, stored: 'CUST00000003' }, 'CUST00000001'],
    [{ route: undefined, navigation: { customer_id: 'CUST00000002' }, stored: 'CUST00000003' }, 'CUST00000002'],
    [{ route: '', navigation: { customer_id: 7 }, stored: 'CUST00000003' }, 'CUST00000003'],
    [{ route: undefined, navigation: null, stored: '' }, null],
    [{ route: undefined, navigation: undefined, stored: null }, null],
  ])(
    'is read from %j as %j: the address, otherwise the navigation state, otherwise the stored id [OM-247]',
    (sources, id) => {
      expect(customerIdOf(sources)).toBe(id);
    },
  );

  test.each([[null], [''], ['CUST007'], ['../../../user'], ['CUST00000001/x'], ['C'.repeat(65)], ['CUST 0000001']])(
    'is not found for the id %j, and no call is sent [OM-248 OM-354]',
    (customerId) => {
      const { getStageInfo, output, view } = openDocuments({ customerId });
      expect(view()).toEqual({ screen: 'clientMissing' });
      expect(output()).toEqual({ kind: 'clientMissing' });
      expect(getStageInfo.calls).toEqual([]);
    },
  );

  test('is requested for an id of eight characters [OM-246 OM-248 OM-281 OM-354]', () => {
    const customerId = 'CUST0008';
    expect(customerId).toHaveLength(CUSTOMER_ID_THRESHOLD + 1);
    const { getStageInfo } = openDocuments({ customerId });
    expect(getStageInfo.calls).toEqual([
      { request: { customer_id: customerId, is_backoffice: true, stage_name: 'esignkyc' } },
    ]);
  });

  test('is stored by id only, and remains stored when the user leaves the page', async () => {
    const { answered, view } = openDocuments();
    expect(customerIdStorage).toMatchObject({ store: 'session', key: 'client_documents_customer_id' });
    expect(customerIdStorage.select(view())).toBe('CUST00000001');
    await answered(signedClient);
    expect(customerIdStorage.select(view())).toBe('CUST00000001');
    await answered({ ...signedClient, esignkyc_stage_verified: true }).catch(() => undefined);
    expect(customerIdStorage.select({ screen: 'left' })).toBeUndefined();
  });
});

const withStageFlags = (kyc: boolean, esign: boolean, code: boolean) => ({
  ...signedClient,
  login_kyc_verified: kyc,
  login_esign_verified: esign,
  login_bse_clientcode_verified: code,
});

describe('the confirmation', () => {
  test.each([
    [true, true, false, null],
    [true, false, false, 'esign'],
    [false, true, false, 'kyc'],
    [false, false, false, 'kyc'],
    [true, true, true, 'approved'],
    [true, false, true, 'approved'],
    [false, true, true, 'approved'],
    [false, false, true, 'approved'],
  ] as const)('KYC %s, e-sign %s, code %s: the obstacle is %s [OM-240]', async (kyc, esign, code, obstacle) => {
    const { answered, reviewing, send } = openDocuments();
    await answered(withStageFlags(kyc, esign, code));
    send({ type: 'pictures.settled' });
    expect(reviewing()).toMatchObject({ obstacle, canChangeConfirmation: obstacle === null, canCreate: false });
  });

  test('waits until each picture is shown or known to be missing', async () => {
    const { answered, createClientCode, reviewing, send } = openDocuments();
    await answered(signedClient);
    expect(reviewing()).toMatchObject({ obstacle: null, canChangeConfirmation: false });
    send({ type: 'confirmation.ticked' });
    send({ type: 'creation.submitted' });
    expect(createClientCode.calls).toEqual([]);
    expect(reviewing().isConfirmed).toBe(false);
    send({ type: 'pictures.settled' });
    expect(reviewing().canChangeConfirmation).toBe(true);
  });

  test.each(['viewer', 'none'] as const)('is not offered to the role %s', async (role) => {
    const { answered, reviewing } = openDocuments({ role });
    await answered(signedClient);
    expect(reviewing()).toMatchObject({ obstacle: 'role', canChangeConfirmation: false, canCreate: false });
  });

  test('enables the button, and disables it again [OM-241]', async () => {
    const { answered, createClientCode, reviewing, send } = openDocuments();
    await answered(signedClient);
    send({ type: 'pictures.settled' });
    send({ type: 'creation.submitted' });
    expect(createClientCode.calls).toEqual([]);
    send({ type: 'confirmation.ticked' });
    expect(reviewing()).toMatchObject({ isConfirmed: true, canCreate: true });
    send({ type: 'confirmation.unticked' });
    expect(reviewing()).toMatchObject({ isConfirmed: false, canCreate: false });
  });
});

describe('the client code', () => {
  test('is requested once for a confirmation, and the list follows [OM-242 OM-243 OM-281]', async () => {
    const { answered, confirm, createClientCode, output, send } = openDocuments();
    await answered(signedClient);
    confirm();
    send({ type: 'creation.submitted' });
    expect(createClientCode.calls).toEqual([
      {
        request: { customer_id: 'CUST00000001', is_backoffice: true, stage_name: 'create client code' },
        submission: 'submission-1',
      },
    ]);
    await createClientCode.answer(accepted(ok, 0));
    expect(output()).toEqual({ kind: 'left', exit: { to: 'clientList' } });
  });

  test('is requested with a notice in the words of the provider; an answer without words raises none', async () => {
    const requestWith = async (messageText: string) => {
      const { answered, confirm, createClientCode, notices } = openDocuments();
      await answered(signedClient);
      confirm();
      await createClientCode.answer(accepted({ ...ok, messageText }, 0));
      return notices;
    };
    expect(await requestWith('The client was sent to the exchange.')).toEqual([
      { type: 'notice.raised', kind: 'success', text: 'The client was sent to the exchange.' },
    ]);
    expect(await requestWith('')).toEqual([]);
  });

  test.each([
    ['clientList', 'clientList'],
    ['./signin/', 'signin'],
    ['portfolio', 'clientList'],
    ['//evil.example', 'clientList'],
    [undefined, 'clientList'],
  ])(
    'is already approved: navigateScreen %s leads to /%s, and the documents are cleared [OM-244]',
    async (navigateScreen, to) => {
      const { actor, answered, output } = openDocuments();
      await answered({ ...signedClient, esignkyc_stage_verified: true, navigateScreen });
      expect(output()).toEqual({ kind: 'left', exit: { to, replace: true } });
      expect(actor.getSnapshot().context['stage']).toEqual({});
    },
  );

  test('is requested with the same key after a lost answer until a request is accepted', async () => {
    const { answered, confirm, createClientCode, getStageInfo, reviewing, send } = openDocuments();
    await answered(signedClient);
    confirm();
    await createClientCode.fail({ kind: 'unreachable', errors: [] });
    expect(reviewing()).toMatchObject({ isConfirmed: true, canCreate: true, isUnsure: true });
    expect(reviewing().notice).toMatchObject({ kind: 'lostAnswer' });
    send({ type: 'client.reloadRequested' });
    expect(getStageInfo.calls).toHaveLength(2);
    await answered(signedClient);
    expect(reviewing()).toMatchObject({ isConfirmed: false, isUnsure: true, notice: null });
    confirm();
    await createClientCode.answer(emptyAnswerRefusal());
    expect(reviewing().isUnsure).toBe(true);
    send({ type: 'creation.submitted' });
    await createClientCode.answer(refused('The exchange rejected the client.', '071'));
    expect(reviewing()).toMatchObject({ isUnsure: true, notice: { text: 'The exchange rejected the client.' } });
    send({ type: 'creation.submitted' });
    expect(createClientCode.calls.map(({ submission }) => submission)).toEqual([
      'submission-1',
      'submission-1',
      'submission-1',
      'submission-1',
    ]);
  });

  test.each(['020', '061', '071'])('shows a refusal by %s as an alert, and the tick remains [OM-330]', async (code) => {
    const { answered, confirm, createClientCode, notices, reviewing } = openDocuments();
    await answered(signedClient);
    confirm();
    await createClientCode.answer(refused('Not for this client.', code));
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'Not for this client.' }]);
    expect(reviewing()).toMatchObject({ isConfirmed: true, canCreate: true, notice: { text: 'Not for this client.' } });
  });

  test('shows a refusal of the stage as an alert, and the stage can be requested again [OM-330]', async () => {
    const { answered, getStageInfo, notices, reviewing, send, view } = openDocuments();
    await getStageInfo.answer(refused('This client could not be found.', '061'));
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'This client could not be found.' }]);
    expect(view()).toMatchObject({ screen: 'unavailable', customerId: 'CUST00000001' });
    send({ type: 'client.reloadRequested' });
    await answered(signedClient);
    expect(reviewing().notice).toBeNull();
  });
});
