import { expect, test } from 'vitest';
import { access } from '../messages/en/access.ts';
import { common } from '../messages/en/common.ts';
import { formatNotice } from './format-notice.ts';

const words = { ...common, ...access };

test('the text of a notice is that of the server, otherwise that of its kind', () => {
  expect(formatNotice({ kind: 'refused', text: 'Wrong code' }, words)).toBe('Wrong code');
  expect(formatNotice({ kind: 'unreachable', text: '' }, words)).toBe(common['notice.unreachable']);
});

test('the text of a lost answer follows the server text', () => {
  expect(formatNotice({ kind: 'lostAnswer', text: 'Bad gateway.' }, words)).toBe(
    `Bad gateway. ${access['notice.lostAnswer']}`,
  );
  expect(formatNotice({ kind: 'lostAnswer', text: '' }, words)).toBe(access['notice.lostAnswer']);
});

test.each(['earlierAttempt', 'acceptedBefore'] as const)(
  'the meaning %s of a refusal follows the text of the provider',
  (kind) => {
    const own = common[`notice.${kind}`];
    expect(formatNotice({ kind, text: 'The code has expired.' }, words)).toBe(`The code has expired. ${own}`);
    expect(formatNotice({ kind, text: '' }, words)).toBe(own);
  },
);

test('a kind without a text has the text of an unexpected error', () => {
  expect(formatNotice({ kind: 'sideMissing', text: '' }, words)).toBe(common['error.unexpected']);
});
