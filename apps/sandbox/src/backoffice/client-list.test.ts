import { describe, expect, test } from 'vitest';
import { benchPerTest } from '../testing/bench.ts';
import { listField, textField } from '../testing/journeys.ts';

const createStaffSignIn = (on: ReturnType<typeof benchPerTest>) => async (role: string) =>
  textField(await on.control('/token', { email: `${role}@staff.example` }), 'token_id');

describe('the list of clients', () => {
  const on = benchPerTest();
  const staff = createStaffSignIn(on);
  const readListAs = async (role: string) => on.ask('/master/clientlist', {}, { token: await staff(role) });

  test.each(['viewer', 'operator'])(
    'contains every client for a %s, with only the last digits of the account',
    async (role) => {
      const answer = await readListAs(role);
      expect(answer).toMatchObject({ code: '000', is_redirect: false });
      const records = listField(answer);
      expect(records.map(({ _id }) => _id)).toEqual(
        expect.arrayContaining(['CUST00000001', 'CUST007', 'CUST0008', 'CUST00000101']),
      );
      expect(records.map(({ beneficiary_account_no }) => beneficiary_account_no)).not.toContainEqual(
        expect.stringMatching(/.{5}/),
      );
      expect(records.find(({ _id }) => _id === 'CUST00000201')).toMatchObject({
        login_stage: 'pan',
        login_kyc_verified: false,
        login_bse_clientcode_verified: false,
      });
    },
  );

  test('is refused for staff without a role, and the answer names no client', async () => {
    expect(await readListAs('norole')).toEqual({
      code: '005',
      messageText: 'You are not authorised to view this information.',
      is_redirect: true,
      result: [],
    });
  });

  test('is refused for investors, with any posted flags, and for callers without a session', async () => {
    const investor = await on.token('9000000100');
    const answer = await on.ask('/master/clientlist', { is_backoffice: true }, { token: investor });
    expect(answer).toEqual({
      code: '005',
      messageText: 'You are not authorised to view this information.',
      is_redirect: true,
      result: [],
    });
    expect(await on.ask('/master/clientlist', {}, { token: 'unknown' })).toMatchObject({ code: '003' });
  });

  test('is empty without clients', async () => {
    await on.control('/reset', { seed: 'noClients' });
    expect(await readListAs('viewer')).toMatchObject({ code: '000', result: [] });
  });

  test('is audited at each call', async () => {
    await readListAs('viewer');
    await readListAs('norole');
    const rows = await on.db.selectFrom('audit').select(['caller', 'operation', 'code']).execute();
    expect(rows).toEqual([
      { caller: 'STAFF_viewer', operation: 'listClients', code: '000' },
      { caller: 'STAFF_norole', operation: 'listClients', code: '005' },
    ]);
  });

  test('contains ten thousand clients at every step in the seed `many`', async () => {
    await on.control('/reset', { seed: 'many' });
    const records = listField(await readListAs('viewer'));
    expect(new Set(records.map(({ _id }) => _id)).size).toBe(10_000);
    expect(new Set(records.map(({ login_email }) => login_email)).size).toBeGreaterThan(9_990);
    const standings = records.map((record) =>
      [
        record['login_kyc_verified'],
        record['login_bse_clientcode_verified'],
        record['login_bse_photo_verified'],
      ].join(),
    );
    expect([...new Set(standings)].sort()).toEqual([
      'false,false,false',
      'true,false,false',
      'true,true,false',
      'true,true,true',
    ]);
  });
});
