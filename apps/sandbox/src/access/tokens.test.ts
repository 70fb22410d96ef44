import { describe, expect, test } from 'vitest';
import { benchOfEach } from '../testing/bench.ts';
import { textIn, twoFactorId } from '../testing/journeys.ts';

const on = benchOfEach();

const portfolio = async (token: string) => on.ask('/order/portfolio', {}, { token });

describe('tokens', () => {
  test.each(['', 'nonsense'])('refuses the token "%s" and asks the client to forget it', async (token) => {
    expect(await portfolio(token)).toMatchObject({ code: '003', erase_token_id: true, navigateScreen: 'signin' });
  });

  test('are kept as hashes only', async () => {
    const token = await on.token('9000000100');
    const sessions = await on.db.selectFrom('sessions').selectAll().execute();
    expect(sessions).toHaveLength(1);
    expect(JSON.stringify(sessions)).not.toContain(token);
  });

  test('end after 30 idle minutes, and use keeps them alive', async () => {
    const token = await on.token('9000000100');
    const pass = (seconds: number) => on.control('/clock', { advance_seconds: seconds, expire_sessions: true });
    await pass(29 * 60);
    expect((await portfolio(token))['code']).toBe('000');
    await pass(29 * 60);
    expect((await portfolio(token))['code']).toBe('000');
    await pass(30 * 60);
    expect((await portfolio(token))['code']).toBe('003');
  });

  test('end after 12 hours however often they are used', async () => {
    const token = await on.token('9000000100');
    for (let half = 0; half < 28; half += 1) {
      await on.control('/clock', { advance_seconds: 25 * 60, expire_sessions: true });
      await portfolio(token);
    }
    await on.control('/clock', { advance_seconds: 20 * 60 + 1, expire_sessions: true });
    expect((await portfolio(token))['code']).toBe('003');
  });

  test('are revoked by signing out', async () => {
    const token = await on.token('9000000100');
    expect((await on.ask('/user/logout', {}, { token }))['code']).toBe('000');
    expect((await portfolio(token))['code']).toBe('003');
  });

  test.each([
    ['9000000108', { code: '003', navigateScreen: 'signin', erase_token_id: true }],
    ['9000000109', { code: '004' }],
  ])('of persona %s end with the second call', async (mobile, end) => {
    const token = await on.token(mobile);
    expect((await portfolio(token))['code']).toBe('000');
    const second = await portfolio(token);
    expect(second).toMatchObject(end);
    if (mobile === '9000000109') expect(second).not.toHaveProperty('navigateScreen');
    expect((await portfolio(token))['code']).toBe('003');
  });

  test('of older sessions answer 004 while the switch singleSession is on', async () => {
    const older = await on.token('9000000100');
    await on.control('/switches', { singleSession: 'on' });
    const newer = await on.token('9000000100');
    expect((await portfolio(older))['code']).toBe('004');
    expect((await portfolio(newer))['code']).toBe('000');
  });

  test('are renewed in every answer while the switch rotateToken is on', async () => {
    await on.control('/switches', { rotateToken: 'on' });
    const first = await on.token('9000000100');
    const renewed = textIn(await portfolio(first), 'token_id');
    expect(renewed).not.toBe(first);
    expect((await portfolio(renewed))['code']).toBe('000');
  });

  test('of customers never reach staff data by saying is_backoffice', async () => {
    const token = await on.token('9000000100');
    const answer = await on.ask('/order/list', { order_type: 'single', is_backoffice: true }, { token });
    expect(answer).toEqual({ code: '005', messageText: 'You are not allowed to do this.' });
    const foreign = await on.ask('/order/list', { order_type: 'single', customer_id: 'CUST00000101' }, { token });
    expect(foreign['code']).toBe('005');
  });
});

describe('two-factor codes', () => {
  test('are sent five times in 15 minutes for one action', async () => {
    const token = await on.token('9000000100');
    const ids: string[] = [];
    for (let send = 0; send < 6; send += 1) ids.push(await twoFactorId(on, token));
    expect(ids.map((id) => id !== '')).toEqual([true, true, true, true, true, false]);
    expect(await twoFactorId(on, token, 'swp registration')).not.toBe('');
    await on.control('/clock', { advance_seconds: 900 });
    expect(await twoFactorId(on, token)).not.toBe('');
  });

  test('go to the mailbox as well when nominees are confirmed', async () => {
    const token = await on.token('9000000106');
    await twoFactorId(on, token, 'nominee update');
    expect((await on.list('/outbox?to=9000000106')).map(({ kind }) => kind)).toEqual(['two-factor mobile code']);
    expect((await on.list('/outbox?to=i106@sandbox.example')).map(({ kind }) => kind)).toEqual([
      'two-factor e-mail code',
    ]);
  });

  test('are not sent when there is no nominee to confirm', async () => {
    const token = await on.token('9000000113');
    const request = { request_action: 'nominee update', is_otp_email_required: true };
    const answer = await on.ask('/user/2factor/sendotp', { login_role: 'customer', client_info: request }, { token });
    expect(answer['code']).toBe('020');
  });

  test('let the PIN be changed once', async () => {
    const token = await on.token('9000000100');
    const id = await twoFactorId(on, token, 'mpin change');
    const change = (pin: string, otp = '123456') =>
      on.ask(
        '/user/verifympin',
        {
          login_role: 'customer',
          request_from: 'pin',
          request_mode: 'verifypin',
          pin_hint: pin,
          mobile_otp: otp,
          email_otp: '',
          twofactor_token_id: id,
        },
        { token },
      );
    expect((await change('0000'))['code']).toBe('051');
    expect((await change('4321', '111111'))['code']).toBe('031');
    expect((await change('4321'))['code']).toBe('000');
    expect((await change('5678'))['code']).toBe('032');
  });
});
