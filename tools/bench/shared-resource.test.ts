import { expect, test } from 'vitest';
import { createSharedResource } from './shared-resource.ts';

function createCountedResource() {
  const log: string[] = [];
  let count = 0;
  const resource = createSharedResource(
    () => {
      count += 1;
      log.push(`begin ${count}`);
      return Promise.resolve(count);
    },
    (thing) => Promise.resolve(log.push(`end ${thing}`)),
  );
  return { things: resource, said: log, use: () => resource.use((thing) => Promise.resolve(log.push(`use ${thing}`))) };
}

test('each use has its own, which ends with it', async () => {
  const { said, use } = createCountedResource();
  await use();
  await use();
  expect(said).toEqual(['begin 1', 'use 1', 'end 1', 'begin 2', 'use 2', 'end 2']);
});

test('uses that share have one, begun by the first and ended after the last, whatever breaks between', async () => {
  const { things, said, use } = createCountedResource();
  const sharing = things.shareDuring(async () => {
    await use();
    await use();
    throw new Error('broken');
  });
  await expect(sharing).rejects.toThrow('broken');
  await things.shareDuring(() => Promise.resolve());
  await use();
  expect(said).toEqual(['begin 1', 'use 1', 'use 1', 'end 1', 'begin 2', 'use 2', 'end 2']);
});
