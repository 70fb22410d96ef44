import { describe, expect, test } from 'vitest';
import { findMissingNeed } from '../kit/needs.ts';
import { readSandboxProfile } from '../testing/sandbox-run.ts';
import { allCases } from './index.ts';

const isSentence = (text: string) => /^[\p{Lu}\p{Ll}"]/u.test(text) && !text.includes('\n') && text.length <= 200;

describe('the cases', () => {
  test('have different ids of lower-case words, the area first', () => {
    const ids = allCases.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+(\.[a-z][a-z0-9]*(-[a-z0-9]+)*)+$/.test(id))).toEqual([]);
  });

  test('name a section of the specification', () => {
    const sections = /^(contract [1-9](\.\d)?|sandbox \d(\.\d)?|conflicts C-\d+|decision \d{3})( |,|$)/;
    expect(allCases.filter(({ section }) => !sections.test(section)).map(({ id, section }) => [id, section])).toEqual(
      [],
    );
  });

  test('have a title and the change to make, each in a sentence', () => {
    const odd = allCases.filter(
      ({ title, mend }) => !isSentence(title) || title.endsWith('.') || !isSentence(mend) || !mend.endsWith('.'),
    );
    expect(odd.map(({ id }) => id)).toEqual([]);
  });

  test('need entries of the sandbox profile, except three values', () => {
    const profile = readSandboxProfile();
    const missing = allCases.flatMap(({ needs }) => findMissingNeed(profile, needs) ?? []);
    expect(missing.map((reason) => reason.split(',')[0])).toEqual([
      'the profile has no values.expiredToken',
      'the profile has no values.rejectedPhotoFile',
      'the profile has no values.refusedVerification',
    ]);
  });
});
