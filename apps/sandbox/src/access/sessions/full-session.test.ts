import { describe, expect, test } from 'vitest';
import { insertClient } from '../../clients/clients.ts';
import { type ClientRow } from '../../clients/client-tables.ts';
import { defaultSwitches } from '../../ground/switches.ts';
import { digestOfText } from '../../kit/hashing.ts';
import { systemRandom } from '../../kit/random.ts';
import { benchPerTest, NOON } from '../../testing/bench.ts';
import { openFullSession, profileDataOf, verificationFlags } from './full-session.ts';

const on = benchPerTest('empty');

const openFor = async (client: ClientRow, switches: Partial<typeof defaultSwitches> = {}) => {
  const call = { db: on.db, now: NOON, random: systemRandom, language: 'hi' as const };
  return openFullSession({ ...call, switches: { ...defaultSwitches, ...switches } }, client);
};
const sessionOf = async (token = '') =>
  on.db
    .selectFrom('sessions')
    .select(['kind', 'holder_id', 'ended', 'calls'])
    .where('token_hash', '=', await digestOfText(token))
    .executeTakeFirstOrThrow();

describe('a full session', () => {
  test('has a token of the customer, the profile, the lists and the screen of the stage', async () => {
    const client = await insertClient(on.db, '9811111111', NOON);
    const { token_id, masterList, ...rest } = await openFor(client);
    expect(rest).toEqual({
      is_authenticated: true,
      profileData: { login_mobile_number: '9811111111', login_email: '' },
      navigateScreen: 'panVerification',
    });
    expect(await sessionOf(token_id)).toEqual({ kind: 'investor', holder_id: client.id, ended: '', calls: -1 });
    const lists = masterList?.amc_filter_list;
    expect(lists).toBeTypeOf('object');
    expect((await openFor(client, { masterListPlace: 'masterList' })).masterList).toEqual(lists);
  });

  test('stores the language of the request for later messages', async () => {
    const client = await insertClient(on.db, '9811111111', NOON);
    await openFor(client);
    const stored = await on.db.selectFrom('client_languages').selectAll().execute();
    expect(stored).toEqual([{ client_id: client.id, language: 'hi' }]);
  });

  test('ends the earlier sessions of the customer only while the switch singleSession is on', async () => {
    const client = await insertClient(on.db, '9811111111', NOON);
    const first = await openFor(client);
    const second = await openFor(client);
    expect(await sessionOf(first.token_id)).toMatchObject({ ended: '' });
    const third = await openFor(client, { singleSession: 'on' });
    const ends = [first, second, third].map(async ({ token_id }) => (await sessionOf(token_id)).ended);
    expect(await Promise.all(ends)).toEqual(['elsewhere', 'elsewhere', '']);
  });

  test('counts the calls of a persona whose session ends by itself', async () => {
    const client = await insertClient(on.db, '9811111111', NOON);
    const { token_id } = await openFor({ ...client, traits: JSON.stringify({ endsSessionWith: '003' }) });
    expect(await sessionOf(token_id)).toMatchObject({ calls: 0 });
  });
});

test('the profile has a name only if there is one', async () => {
  const client = await insertClient(on.db, '9811111111', NOON);
  const login = { login_mobile_number: '9811111111', login_email: 'asha@x.example' };
  const named = { ...client, email: 'asha@x.example', first_name: 'Asha', last_name: 'Rao' };
  expect(profileDataOf(named)).toEqual({ ...login, login_name: 'Asha Rao' });
  expect(profileDataOf({ ...named, last_name: '' })).toEqual({ ...login, login_name: 'Asha' });
  expect(profileDataOf({ ...named, first_name: '', last_name: '' })).toEqual(login);
});

test('the flags of a verification are at the top, or in the parameters of the state', () => {
  const flags = { verify_otp: true, verify_password: false };
  expect(verificationFlags({ switches: defaultSwitches }, flags)).toEqual(flags);
  expect(verificationFlags({ switches: { ...defaultSwitches, verifyPlace: 'state_parameters' } }, flags)).toEqual({
    state_parameters: flags,
  });
});
