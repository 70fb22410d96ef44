import { describe, expect, test } from 'vitest';
import { judge, type Verdict } from './judge.ts';

const verdict = (fields: object, storedToken = 'A', logoutToken?: string): Verdict =>
  judge({ code: '000', messageText: '', ...fields }, storedToken, logoutToken);
const kept: Verdict = { token: 'kept', ended: false, accepted: true };

describe('what an answer means for the session', () => {
  test.each<[string, object, Verdict['token']]>([
    ['nothing said', {}, 'kept'],
    ['a new token', { token_id: 'B' }, { replacedBy: 'B' }],
    ['the stored token again', { token_id: 'A' }, 'kept'],
    ['an empty token', { token_id: '' }, 'kept'],
    ['erase_token_id true', { erase_token_id: true }, 'erased'],
    ['erase_token_id as text', { erase_token_id: 'yes, please' }, 'erased'],
    ['erase_token_id 1', { erase_token_id: 1 }, 'erased'],
    ['erase_token_id Y', { erase_token_id: 'Y' }, 'erased'],
    ['erase_token_id false', { erase_token_id: false }, 'kept'],
    ['erase_token_id N', { erase_token_id: 'N' }, 'kept'],
    ['erase_token_id empty', { erase_token_id: '' }, 'kept'],
    ['erasing beside a new token', { erase_token_id: true, token_id: 'B' }, 'erased'],
    ['screen signin', { navigateScreen: 'signin' }, 'erased'],
    ['screen ./signin', { navigateScreen: './signin' }, 'erased'],
    ['screen /signin', { navigateScreen: '/signin' }, 'erased'],
    ['screen signin beside a new token', { navigateScreen: 'signin', token_id: 'B' }, 'erased'],
    ['screen signinhelp', { navigateScreen: 'signinhelp' }, 'kept'],
    ['another screen', { navigateScreen: 'portfolio' }, 'kept'],
    ['the logout value', { token_id: 'logout' }, 'erased'],
    ['a token that is no text', { token_id: 7 }, 'kept'],
    ['a screen that is no text', { navigateScreen: {} }, 'kept'],
  ])('%s', (_what, fields, token) => {
    expect(verdict(fields)).toEqual({ ...kept, token });
  });

  test('the logout value is the one that is configured', () => {
    expect(verdict({ token_id: 'bye' }, 'A', 'bye').token).toBe('erased');
    expect(verdict({ token_id: 'logout' }, 'A', 'bye').token).toEqual({ replacedBy: 'logout' });
  });

  test('the logout value erases even when it is the stored token', () => {
    expect(verdict({ token_id: 'logout' }, 'logout').token).toBe('erased');
  });

  test('the first token of a session is a new token', () => {
    expect(verdict({ token_id: 'A' }, '').token).toEqual({ replacedBy: 'A' });
  });

  test.each(['003', '004'])('%s ends the session at the screen it names, as it came', (code) => {
    expect(verdict({ code, navigateScreen: 'landing' })).toEqual({
      token: 'kept',
      ended: true,
      endsWith: 'landing',
      accepted: false,
    });
    expect(verdict({ code, navigateScreen: 'signin', erase_token_id: true })).toEqual({
      token: 'erased',
      ended: true,
      endsWith: 'signin',
      accepted: false,
    });
  });

  test.each(['003', '004'])('%s without a screen still ends the session', (code) => {
    expect(verdict({ code })).toEqual({ token: 'kept', ended: true, accepted: false });
    expect(verdict({ code, navigateScreen: '' })).toEqual({ token: 'kept', ended: true, accepted: false });
  });

  test('no other code ends the session, and only 000 is accepted', () => {
    const codes = ['000', '005', '011', '030', '099', '-1', '3'];
    expect(codes.map((code) => verdict({ code, navigateScreen: 'portfolio' }))).toEqual(
      codes.map((code) => ({ token: 'kept', ended: false, accepted: code === '000' })),
    );
  });
});
