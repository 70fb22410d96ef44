import { expect, test } from 'vitest';
import { isConflict, retryConflicts } from './retry-conflicts.ts';

const errorWithCode = (code: string) => Object.assign(new Error(`SQLSTATE ${code}`), { code });

/** Work that fails with each of the codes in turn, then succeeds. */
const workAfter = (...codes: readonly string[]) => {
  const left = [...codes];
  let attempts = 0;
  const work = () => {
    attempts += 1;
    const code = left.shift();
    return code === undefined ? Promise.resolve('done') : Promise.reject(errorWithCode(code));
  };
  return { work, attempts: () => attempts };
};

test('work is repeated after serialization failures and deadlocks', async () => {
  const { work, attempts } = workAfter('40001', '40P01', '40001');
  const pauses: number[] = [];
  const pause = (attempt: number) => Promise.resolve(void pauses.push(attempt));
  expect(await retryConflicts(work, pause)).toBe('done');
  expect(attempts()).toBe(4);
  expect(pauses).toEqual([1, 2, 3]);
});

test('work is not repeated after any other error: it may have had its effect', async () => {
  for (const code of ['23505', '40003', '08006', '57014']) {
    const { work, attempts } = workAfter(code);
    await expect(retryConflicts(work)).rejects.toThrow(code);
    expect(attempts()).toBe(1);
  }
});

test('work that always conflicts ends with its error', async () => {
  let attempts = 0;
  const work = () => {
    attempts += 1;
    return Promise.reject(errorWithCode('40001'));
  };
  await expect(retryConflicts(work, () => Promise.resolve())).rejects.toThrow('40001');
  expect(attempts).toBe(40);
  expect(isConflict('40001')).toBe(false);
});
