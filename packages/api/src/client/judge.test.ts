import { describe, expect, test } from 'vitest';
import { judgeAnswer, tokenAfter, type Verdict } from './judge.ts';

const verdictOf = (fields: object, storedToken = 'A', logoutToken?: string): Verdict =>
  judgeAnswer({ code: '000', messageText: '', ...fields }, storedToken, logoutToken);
const unchangedVerdict: Verdict = { token: 'unchanged', ended: false, accepted: true };

describe('judgeAnswer', () => {
  test.each<[string, object, Verdict['token']]>([
    ['no token field', {}, 'unchanged'],
    ['a new token', { token_id: 'B' }, { replacedBy: 'B' }],
    ['the stored token again', { token_id: 'A' }, 'unchanged'],
    ['an empty token', { token_id: '' }, 'unchanged'],
    ['erase_token_id true', { erase_token_id: true }, 'erased'],
    ['erase_token_id as text', { erase_token_id: 'yes, please' }, 'erased'],
    ['erase_token_id 1', { erase_token_id: 1 }, 'erased'],
    ['erase_token_id Y', { erase_token_id: 'Y' }, 'erased'],
    ['erase_token_id false', { erase_token_id: false }, 'unchanged'],
    ['erase_token_id N', { erase_token_id: 'N' }, 'erased'],
    ['erase_token_id n', { erase_token_id: 'n' }, 'erased'],
    ['erase_token_id false as text', { erase_token_id: 'false' }, 'erased'],
    ['erase_token_id 0 as text', { erase_token_id: '0' }, 'erased'],
    ['erase_token_id empty', { erase_token_id: '' }, 'unchanged'],
    ['erase_token_id with a new token', { erase_token_id: true, token_id: 'B' }, 'erased'],
    ['screen signin', { navigateScreen: 'signin' }, 'erased'],
    ['screen ./signin', { navigateScreen: './signin' }, 'erased'],
    ['screen /signin', { navigateScreen: '/signin' }, 'erased'],
    ['screen signin with a new token', { navigateScreen: 'signin', token_id: 'B' }, 'erased'],
    ['screen signinhelp', { navigateScreen: 'signinhelp' }, 'unchanged'],
    ['another screen', { navigateScreen: 'portfolio' }, 'unchanged'],
    ['the logout value', { token_id: 'logout' }, 'erased'],
    ['a token that is no text', { token_id: 7 }, 'unchanged'],
    ['a screen that is no text', { navigateScreen: {} }, 'unchanged'],
  ])('returns the token verdict of an answer with %s', (_case, fields, token) => {
    expect(verdictOf(fields)).toEqual({ ...unchangedVerdict, token });
  });

  test('uses the configured logout value', () => {
    expect(verdictOf({ token_id: 'bye' }, 'A', 'bye').token).toBe('erased');
    expect(verdictOf({ token_id: 'logout' }, 'A', 'bye').token).toEqual({ replacedBy: 'logout' });
  });

  test('erases the token for the logout value even if that is the stored token', () => {
    expect(verdictOf({ token_id: 'logout' }, 'logout').token).toBe('erased');
  });

  test('treats the first token of a session as a new token', () => {
    expect(verdictOf({ token_id: 'A' }, '').token).toEqual({ replacedBy: 'A' });
  });

  test.each(['003', '004'])('ends the session for code %s, with the named screen unchanged', (code) => {
    expect(verdictOf({ code, navigateScreen: 'landing' })).toEqual({
      token: 'unchanged',
      ended: true,
      endsWith: 'landing',
      accepted: false,
    });
    expect(verdictOf({ code, navigateScreen: 'signin', erase_token_id: true })).toEqual({
      token: 'erased',
      ended: true,
      endsWith: 'signin',
      accepted: false,
    });
  });

  test.each(['003', '004'])('ends the session for code %s without a screen, or with another value as one', (code) => {
    expect(verdictOf({ code })).toEqual({ token: 'unchanged', ended: true, accepted: false });
    for (const navigateScreen of ['', {}, 7])
      expect(verdictOf({ code, navigateScreen })).toEqual({ token: 'unchanged', ended: true, accepted: false });
  });

  test('does not end the session for another code, and accepts only 000', () => {
    const codes = ['000', '005', '011', '030', '099', '-1', '3'];
    expect(codes.map((code) => verdictOf({ code, navigateScreen: 'portfolio' }))).toEqual(
      codes.map((code) => ({ token: 'unchanged', ended: false, accepted: code === '000' })),
    );
  });
});

test.each<[Verdict['token'], string | null]>([
  ['unchanged', 'A'],
  ['erased', null],
  [{ replacedBy: 'B' }, 'B'],
])('after the verdict %j the token of the session A is %j', (token, stored) => {
  expect(tokenAfter({ token }, 'A')).toBe(stored);
});
