import { expect, test } from 'vitest';
import { memoiseLastResult } from './memoise-last-result.ts';

test('the same arguments return the same reference until other arguments are passed', () => {
  const sliced = memoiseLastResult((list: readonly number[], from: number, to: number) => list.slice(from, to));
  const [one, other] = [
    [1, 2, 3],
    [1, 2, 3],
  ];
  const first = sliced(one, 0, 2);
  expect(first).toEqual([1, 2]);
  expect(sliced(one, 0, 2)).toBe(first);
  expect(sliced(other, 0, 2)).not.toBe(first);
  expect(sliced(one, 0, 2)).toBe(first);
  expect(sliced(one, 0, 3)).toEqual([1, 2, 3]);
  expect(sliced(one, 0, 2)).toEqual([1, 2]);
});

test('a call with fewer arguments is another call', () => {
  const counted = memoiseLastResult((list: readonly number[], ...more: readonly number[]) => list.length + more.length);
  const list = [1];
  expect(counted(list, 2, 3)).toBe(3);
  expect(counted(list, 2)).toBe(2);
  expect(counted(list)).toBe(1);
});
