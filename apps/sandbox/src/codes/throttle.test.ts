import { expect, test } from 'vitest';
import { benchPerTest, NOON } from '../testing/bench.ts';
import { countSentCode } from './throttle.ts';

const on = benchPerTest('empty');

const MINUTE = 60_000;
/** Sends codes to a subject at some minutes after noon; returns the texts of the refusals, '' for a sent code. */
const sendAt = async (...minutes: readonly number[]) => {
  const texts: string[] = [];
  for (const minute of minutes)
    texts.push(
      await countSentCode(on.db, 'code:9000000100', NOON + minute * MINUTE).then(
        () => '',
        (error: unknown) => (error instanceof Error ? error.message : 'unknown'),
      ),
    );
  return texts;
};

test('five codes are sent within 15 minutes, and a sixth is possible 15 minutes after the first (C-22)', async () => {
  expect(await sendAt(0, 1, 2, 3, 4)).toEqual(['', '', '', '', '']);
  const tooMany = 'Too many one-time passwords were requested. Try again at 12:15.';
  expect(await sendAt(5, 14.99)).toEqual([tooMany, tooMany]);
  expect(await sendAt(15)).toEqual(['']);
  expect(await sendAt(15)).toEqual(['Too many one-time passwords were requested. Try again at 12:16.']);
});

test('each subject has its own count', async () => {
  await sendAt(0, 0, 0, 0, 0);
  await expect(countSentCode(on.db, 'code:9000000101', NOON)).resolves.toBeUndefined();
  // The other subject's codes stay counted when those of this one have become old.
  await countSentCode(on.db, 'code:9000000101', NOON + 16 * MINUTE);
  await expect(countSentCode(on.db, 'code:9000000100', NOON + MINUTE)).rejects.toMatchObject({ code: '034' });
});
