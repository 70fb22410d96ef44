import { expect, test } from 'vitest';
import { begun } from './begun.ts';

function counted() {
  const said: string[] = [];
  let count = 0;
  const things = begun(
    () => {
      count += 1;
      said.push(`begin ${count}`);
      return Promise.resolve(count);
    },
    (thing) => Promise.resolve(said.push(`end ${thing}`)),
  );
  return { things, said, use: () => things.use((thing) => Promise.resolve(said.push(`use ${thing}`))) };
}

test('each use has its own, which ends with it', async () => {
  const { said, use } = counted();
  await use();
  await use();
  expect(said).toEqual(['begin 1', 'use 1', 'end 1', 'begin 2', 'use 2', 'end 2']);
});

test('uses that share have one, begun by the first and ended after the last, whatever breaks between', async () => {
  const { things, said, use } = counted();
  const sharing = things.sharing(async () => {
    await use();
    await use();
    throw new Error('broken');
  });
  await expect(sharing).rejects.toThrow('broken');
  await things.sharing(() => Promise.resolve());
  await use();
  expect(said).toEqual(['begin 1', 'use 1', 'use 1', 'end 1', 'begin 2', 'use 2', 'end 2']);
});
