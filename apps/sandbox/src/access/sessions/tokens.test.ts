import { describe, expect, test } from 'vitest';
import { benchPerTest } from '../../testing/bench.ts';
import { textField } from '../../testing/journeys.ts';

const on = benchPerTest();

const readPortfolioCode = async (token: string) => on.ask('/order/portfolio', {}, { token });

describe('tokens', () => {
  test.each(['', 'nonsense'])(
    'are refused if unknown ("%s"), and the client is asked to remove them',
    async (token) => {
      expect(await readPortfolioCode(token)).toMatchObject({
        code: '003',
        erase_token_id: true,
        navigateScreen: 'signin',
      });
    },
  );

  test('are stored as hashes only', async () => {
    const token = await on.token('9000000100');
    const sessions = await on.db.selectFrom('sessions').selectAll().execute();
    expect(sessions).toHaveLength(1);
    expect(JSON.stringify(sessions)).not.toContain(token);
  });

  test('end after 30 idle minutes, and each use extends them', async () => {
    const token = await on.token('9000000100');
    const advanceClock = (seconds: number) => on.control('/clock', { advance_seconds: seconds, expire_sessions: true });
    await advanceClock(29 * 60);
    expect((await readPortfolioCode(token))['code']).toBe('000');
    await advanceClock(29 * 60);
    expect((await readPortfolioCode(token))['code']).toBe('000');
    await advanceClock(30 * 60);
    expect((await readPortfolioCode(token))['code']).toBe('003');
  });

  test('end after 12 hours of use', async () => {
    const token = await on.token('9000000100');
    for (let half = 0; half < 28; half += 1) {
      await on.control('/clock', { advance_seconds: 25 * 60, expire_sessions: true });
      await readPortfolioCode(token);
    }
    await on.control('/clock', { advance_seconds: 20 * 60 + 1, expire_sessions: true });
    expect((await readPortfolioCode(token))['code']).toBe('003');
  });

  test('are revoked by signing out', async () => {
    const token = await on.token('9000000100');
    expect((await on.ask('/user/logout', {}, { token }))['code']).toBe('000');
    expect((await readPortfolioCode(token))['code']).toBe('003');
  });

  test.each([
    ['9000000108', { code: '003', navigateScreen: 'signin', erase_token_id: true }],
    ['9000000109', { code: '004' }],
  ])('of persona %s end with the second call', async (mobile, end) => {
    const token = await on.token(mobile);
    expect((await readPortfolioCode(token))['code']).toBe('000');
    const second = await readPortfolioCode(token);
    expect(second).toMatchObject(end);
    if (mobile === '9000000109') expect(second).not.toHaveProperty('navigateScreen');
    expect((await readPortfolioCode(token))['code']).toBe('003');
  });

  test('of older sessions answer 004 while the switch singleSession is on', async () => {
    const older = await on.token('9000000100');
    await on.control('/switches', { singleSession: 'on' });
    const newer = await on.token('9000000100');
    expect((await readPortfolioCode(older))['code']).toBe('004');
    expect((await readPortfolioCode(newer))['code']).toBe('000');
  });

  test('are renewed in every answer while the switch rotateToken is on', async () => {
    await on.control('/switches', { rotateToken: 'on' });
    const first = await on.token('9000000100');
    const renewed = textField(await readPortfolioCode(first), 'token_id');
    expect(renewed).not.toBe(first);
    expect((await readPortfolioCode(renewed))['code']).toBe('000');
  });

  test('of a session share its codes and its end', async () => {
    await on.control('/switches', { rotateToken: 'on' });
    const first = await on.token('9000000100');
    const request = { request_action: 'mpin change', is_otp_email_required: false };
    const sent = await on.ask(
      '/user/2factor/sendotp',
      { login_role: 'customer', client_info: request },
      { token: first },
    );
    const second = textField(sent, 'token_id');
    const change = {
      ...{ login_role: 'customer', request_from: 'pin', request_mode: 'verifypin', pin_hint: '4321' },
      ...{ mobile_otp: '123456', email_otp: '', twofactor_token_id: sent['twofactor_id'] },
    };
    expect((await on.ask('/user/verifympin', change, { token: second }))['code']).toBe('000');
    await on.ask('/user/logout', {}, { token: second });
    expect((await readPortfolioCode(first))['code']).toBe('003');
  });

  test('of customers do not permit access to staff data with is_backoffice', async () => {
    const token = await on.token('9000000100');
    const answer = await on.ask('/order/list', { order_type: 'single', is_backoffice: true }, { token });
    expect(answer).toEqual({ code: '005', messageText: 'You are not allowed to do this.' });
    const foreign = await on.ask('/order/list', { order_type: 'single', customer_id: 'CUST00000101' }, { token });
    expect(foreign['code']).toBe('005');
  });
});
