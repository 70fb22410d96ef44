import { encode as encodePng } from 'fast-png';
import { encode as encodeJpeg } from 'jpeg-js';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { isDecodable } from './decode.ts';

test('a large picture is decoded in the background, while other requests are answered', async () => {
  const side = 1024;
  const { data } = encodeJpeg({ width: side, height: side, data: new Uint8Array(side * side * 4) }, 50);
  let isDone = false;
  const decoded = isDecodable('jpeg', new Uint8Array(data)).finally(() => (isDone = true));
  // A picture that this thread decodes is done before the next turn of the event loop; a message of another is not.
  for (let step = 0; step < 100; step += 1) await Promise.resolve();
  expect(isDone).toBe(false);
  expect(await decoded).toBe(true);
});

test('several simultaneous pictures each have their own result', async () => {
  const good = new Uint8Array(encodeJpeg({ width: 2, height: 2, data: new Uint8Array(16) }, 50).data);
  const answers = await Promise.all(
    [good, good.subarray(0, 30), good].map((bytes) => isDecodable('jpeg', new Uint8Array(bytes))),
  );
  expect(answers).toEqual([true, false, true]);
});

test('a picture without pixels is refused', async () => {
  const png = encodePng({ width: 1, height: 1, data: new Uint8Array([7]), channels: 1 });
  expect(await isDecodable('png', new Uint8Array(png))).toBe(true);
  const empty = new Uint8Array(png);
  const view = new DataView(empty.buffer);
  for (const side of [16, 20]) view.setUint32(side, 0);
  // The check sum of the header follows its name and its 13 bytes.
  view.setUint32(29, crc32(empty.subarray(12, 29)));
  expect(await isDecodable('png', empty)).toBe(false);
});

test('an idle process exits after a decoded picture', async ({ signal }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'decode-'));
  const file = path.join(folder, 'drawing.mjs');
  const picture = [...encodePng({ width: 1, height: 1, data: new Uint8Array([7]), channels: 1 })];
  const code = `import { isDecodable } from '${pathToFileURL(path.join(import.meta.dirname, 'decode.ts')).href}';
    console.log(await isDecodable('png', new Uint8Array(${JSON.stringify(picture)})));`;
  await writeFile(file, code);
  const { stdout } = await promisify(execFile)(process.execPath, [file], { signal });
  expect(stdout.trim()).toBe('true');
  await rm(folder, { recursive: true });
});
