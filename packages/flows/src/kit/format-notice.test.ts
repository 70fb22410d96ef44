import { i18n } from '../messages/testing/texts.ts';
import { expect, test } from 'vitest';
import { formatNotice } from './format-notice.ts';

const texts: Readonly<Record<string, string>> = i18n.messages as Readonly<Record<string, string>>;
const words = (name: string) => texts[`access.${name}`] ?? texts[`common.${name}`];

test('the text of a notice is that of the server, otherwise that of its kind', () => {
  expect(formatNotice({ kind: 'refused', text: 'Wrong code' }, words)).toBe('Wrong code');
  expect(formatNotice({ kind: 'unreachable', text: '' }, words)).toBe(i18n._('common.notice.unreachable'));
});

test('the text of a lost answer follows the server text', () => {
  expect(formatNotice({ kind: 'lostAnswer', text: 'Bad gateway.' }, words)).toBe(
    `Bad gateway. ${i18n._('access.notice.lostAnswer')}`,
  );
  expect(formatNotice({ kind: 'lostAnswer', text: '' }, words)).toBe(i18n._('access.notice.lostAnswer'));
});

test.each(['earlierAttempt', 'acceptedBefore'] as const)(
  'the meaning %s of a refusal follows the text of the provider',
  (kind) => {
    const own = i18n._(`common.notice.${kind}`);
    expect(formatNotice({ kind, text: 'The code has expired.' }, words)).toBe(`The code has expired. ${own}`);
    expect(formatNotice({ kind, text: '' }, words)).toBe(own);
  },
);

test('a kind without a text has the text of an unexpected error', () => {
  expect(formatNotice({ kind: 'sideMissing', text: '' }, words)).toBe(i18n._('common.error.unexpected'));
});
