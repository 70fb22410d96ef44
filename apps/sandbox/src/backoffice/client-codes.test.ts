import { beforeEach, describe, expect, test } from 'vitest';
import { type Fields, isFields } from '../kit/json.ts';
import { benchPerTest, newSubmissionKey } from '../testing/bench.ts';
import { listField, textField } from '../testing/journeys.ts';

const on = benchPerTest();
let operator: string;
beforeEach(async () => {
  operator = await signInStaff('operator');
});

const signInStaff = async (role: string) =>
  textField(await on.control('/token', { email: `${role}@staff.example` }), 'token_id');
const requestClientCode = (customer_id: string, token = operator, key?: string) =>
  on.ask(
    '/master/client/create',
    { customer_id, is_backoffice: true, stage_name: 'create client code' },
    { token, method: 'PUT', ...(key === undefined ? {} : { key }) },
  );
const uploadElog = (customer_id: string, token = operator) =>
  on.ask(
    '/master/client/upload/photograph',
    { customer_id, is_backoffice: true, stage_name: 'elog photo upload' },
    { token, method: 'PUT' },
  );
const readDocuments = (customer_id: string, token = operator, rest: Fields = {}) =>
  on.ask('/master/stageinfo', { customer_id, is_backoffice: true, stage_name: 'esignkyc', ...rest }, { token });
const readClientRow = (id: string) =>
  on.db.selectFrom('clients').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const readDecisionMails = async () => (await on.list('/outbox')).filter(({ kind }) => kind === 'client code decision');

describe('the request of a client code', () => {
  test('is decided a working day later, and the client is notified', async () => {
    expect((await requestClientCode('CUST00000001'))['code']).toBe('000');
    expect(await readDocuments('CUST00000001')).toMatchObject({ esignkyc_stage_verified: false });
    expect(await readDecisionMails()).toEqual([]);
    await on.control('/clock', { advance_working_days: 1 });
    expect(await readDocuments('CUST00000001')).toMatchObject({
      code: '000',
      esignkyc_stage_verified: true,
      is_bse_client_code_approved: true,
      login_bse_clientcode_verified: true,
      navigateScreen: 'clientList',
    });
    expect(await readDecisionMails()).toMatchObject([{ to: 'i301@sandbox.example', channel: 'mail' }]);
  });

  test('is decided after the number of working days in the switch', async () => {
    await on.control('/switches', { codeApprovalDays: 3 });
    await requestClientCode('CUST0008');
    await on.control('/clock', { advance_working_days: 2 });
    expect(await readDocuments('CUST0008')).toMatchObject({ esignkyc_stage_verified: false });
    await on.control('/clock', { advance_working_days: 1 });
    expect(await readDocuments('CUST0008')).toMatchObject({ esignkyc_stage_verified: true });
  });

  test('opens the checkout of the investor', async () => {
    const investor = await on.token('9000000111');
    const readCheckoutFlags = () =>
      on.ask(
        '/master/scheme/statistics',
        { param_isin: '', param_scheme_code: 'SC01', param_scheme_name: '' },
        { token: investor },
      );
    expect(await readCheckoutFlags()).toMatchObject({
      is_order_checkout_allowed: false,
      is_bse_client_code_approved: false,
    });
    await requestClientCode('CUST00000111');
    await on.control('/clock', { advance_working_days: 1 });
    expect(await readCheckoutFlags()).toMatchObject({
      is_order_checkout_allowed: true,
      is_bse_client_code_approved: true,
    });
  });

  test('for the PAN ABCDE2222F is approved at once', async () => {
    expect((await requestClientCode('CUST00000009'))['code']).toBe('000');
    expect((await readClientRow('CUST00000009')).is_code_approved).toBe(1);
  });

  test('for the PAN ABCDE1111F is rejected at once, and nothing is pending', async () => {
    expect(await requestClientCode('CUST00000002')).toMatchObject({
      code: '071',
      messageText: 'The exchange rejected the client.',
    });
    expect(await readClientRow('CUST00000002')).toMatchObject({ code_due_at: null, is_code_approved: 0 });
  });

  test.each([
    ['CUST00000003', '020', 'KYC and e-sign of this client are not verified.'],
    ['CUST00000201', '020', 'KYC and e-sign of this client are not verified.'],
    ['CUST00000004', '020', 'The client code is approved already.'],
    ['CUST007', '061', 'This client could not be found.'],
    ['CUST99999999', '061', 'This client could not be found.'],
  ])('%s answers %s', async (id, code, messageText) => {
    expect(await requestClientCode(id)).toMatchObject({ code, messageText });
  });

  test('has a single effect', async () => {
    const key = newSubmissionKey();
    const first = await requestClientCode('CUST00000001', operator, key);
    expect(await requestClientCode('CUST00000001', operator, key)).toEqual(first);
    expect(await requestClientCode('CUST00000001')).toMatchObject({
      code: '020',
      messageText: 'The client code has already been requested.',
    });
  });

  test('can be decided by hand', async () => {
    const moveClient = (to: string) => on.control('/advance', { entity: 'client', id: 'CUST00000001', to });
    expect(await on.controlStatus('/advance', { entity: 'client', id: 'CUST00000001', to: 'codeRejected' })).toBe(409);
    expect(await moveClient('codeRequested')).toMatchObject({ next: ['codeApproved', 'codeRejected'] });
    expect(await moveClient('codeRejected')).toMatchObject({ next: ['codeRequested', 'codeApproved'] });
    expect(await readDecisionMails()).toMatchObject([{ text: expect.stringContaining('did not approve') as unknown }]);
    expect((await requestClientCode('CUST00000001'))['code']).toBe('000');
    expect(await moveClient('codeApproved')).toMatchObject({ next: ['photo', 'fatca'] });
    expect(await moveClient('fatca')).toMatchObject({ next: ['photo'] });
    const entities = await on.list('/entities');
    expect(entities.find(({ id }) => id === 'CUST00000001')).toMatchObject({ entity: 'client', state: 'codeApproved' });
  });
});

describe('the photograph for the exchange', () => {
  test('is verified, and the answer contains the list with the change', async () => {
    const answer = await uploadElog('CUST00000004');
    const records = isFields(answer['client_result']) ? listField(answer['client_result']) : [];
    expect(records.find(({ _id }) => _id === 'CUST00000004')).toEqual({
      _id: 'CUST00000004',
      login_mobile_number: '9000000304',
      login_email: 'i304@sandbox.example',
      login_stage: 'esignkyc',
      login_status: 'active',
      login_kyc_verified: true,
      login_esign_verified: true,
      login_bse_clientcode_verified: true,
      login_bse_photo_verified: true,
      login_bse_fatca_verified: false,
      beneficiary_account_no: '0304',
      is_primary: true,
    });
    expect(records.find(({ _id }) => _id === 'CUST00000006')).toMatchObject({ login_bse_photo_verified: false });
  });

  test.each([
    ['CUST00000001', '020', 'The client has no client code yet.'],
    ['CUST00000005', '020', 'FATCA is already verified for this client.'],
    ['CUST00000006', '071', 'The exchange rejected the photograph.'],
    ['CUST007', '061', 'This client could not be found.'],
  ])('%s answers %s', async (id, code, messageText) => {
    expect(await uploadElog(id)).toMatchObject({ code, messageText });
  });
});

describe('the documents of a client', () => {
  test('are masked for the staff', async () => {
    const text = JSON.stringify(await readDocuments('CUST00000001', await signInStaff('viewer')));
    expect(text).toMatch(/"attribute":"Account number","text":"X{8}0301"/);
    expect(text).toMatch(/"attribute":"Aadhaar number","text":"XXXX XXXX \d{4}"/);
    expect(text).toContain('"attribute":"address_information"');
    expect(text).not.toContain('501000000301');
    expect(text).not.toContain('digio');
  });

  test('have another name for the address when the investor reads them', async () => {
    const token = await on.token('9000000207');
    const text = JSON.stringify(await on.ask('/master/stageinfo', { stage_name: 'esignkyc' }, { token }));
    expect(text).not.toContain('address_information"');
    expect(text).toContain('501000000207');
  });

  test.each([
    ['CUST00000007', '061'],
    ['CUST007', '061'],
    ['CUST00000001', '000'],
    ['CUST0008', '000'],
  ])('%s answers %s', async (id, code) => {
    expect((await readDocuments(id))['code']).toBe(code);
  });

  test('of CUST00000008 are in state_parameters', async () => {
    const answer = await readDocuments('CUST00000008');
    expect(answer['is_verified']).toBeUndefined();
    expect(answer['state_parameters']).toMatchObject({ is_verified: true, login_kyc_verified: true });
  });

  test('require the stage esignkyc and the flag of the back office', async () => {
    expect((await readDocuments('CUST00000001', operator, { stage_name: 'pan' }))['code']).toBe('051');
    expect((await readDocuments('CUST00000001', operator, { is_backoffice: false }))['code']).toBe('051');
  });
});

describe('the permissions of the staff', () => {
  const calls = { create: requestClientCode, elog: uploadElog, documents: readDocuments };

  test.each([
    ['viewer', 'create', '005'],
    ['viewer', 'elog', '005'],
    ['viewer', 'documents', '000'],
    ['norole', 'create', '005'],
    ['norole', 'elog', '005'],
    ['norole', 'documents', '005'],
    ['operator', 'documents', '000'],
  ] as const)('%s on %s: %s', async (role, call, code) => {
    const answer = await calls[call]('CUST00000001', await signInStaff(role));
    expect(answer['code']).toBe(code);
    if (code === '005') expect(answer).toMatchObject({ is_redirect: true });
  });

  test('the role is checked before the client', async () => {
    const viewer = await signInStaff('viewer');
    expect((await requestClientCode('CUST99999999', viewer))['code']).toBe('005');
    expect((await uploadElog('CUST007', viewer))['code']).toBe('005');
  });

  test('an investor is refused with any posted flags [OM-250]', async () => {
    const investor = await on.token('9000000100');
    for (const call of Object.values(calls)) {
      const answer = await call('CUST00000001', investor);
      expect(answer['code']).toBe('005');
      expect(answer).toEqual({
        code: '005',
        messageText: 'You are not authorised to view this information.',
        is_redirect: true,
        result: [],
      });
    }
  });

  test('a caller without a session is refused', async () => {
    for (const call of Object.values(calls)) expect((await call('CUST00000001', 'unknown'))['code']).toBe('003');
  });

  test('staff cannot work on the stages of an investor', async () => {
    const answer = await on.ask(
      '/validation/verifystage',
      { verify_stage: 'aadhaar' },
      { token: operator, method: 'PUT' },
    );
    expect(answer['code']).toBe('005');
  });

  test('every staff call is audited, refusals included', async () => {
    await requestClientCode('CUST00000001');
    await requestClientCode('CUST00000001', await signInStaff('viewer'));
    await uploadElog('CUST00000006');
    await readDocuments('CUST00000007');
    const rows = await on.db.selectFrom('audit').select(['caller', 'operation', 'subject', 'code']).execute();
    expect(rows).toEqual([
      { caller: 'STAFF_operator', operation: 'createClientCode', subject: 'CUST00000001', code: '000' },
      { caller: 'STAFF_viewer', operation: 'createClientCode', subject: 'CUST00000001', code: '005' },
      { caller: 'STAFF_operator', operation: 'uploadElogPhoto', subject: 'CUST00000006', code: '071' },
      { caller: 'STAFF_operator', operation: 'getStageInfo', subject: 'CUST00000007', code: '061' },
    ]);
  });
});
