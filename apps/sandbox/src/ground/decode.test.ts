import { encode as encodeJpeg } from 'jpeg-js';
import { expect, test } from 'vitest';
import { isDrawable } from './decode.ts';

test('a large picture is drawn beside everything else: others are answered meanwhile', async () => {
  const side = 1024;
  const { data } = encodeJpeg({ width: side, height: side, data: new Uint8Array(side * side * 4) }, 50);
  let turns = 0;
  let isDone = false;
  const turn = () => {
    turns += 1;
    if (!isDone) setImmediate(turn);
  };
  turn();
  expect(await isDrawable('jpeg', new Uint8Array(data))).toBe(true);
  isDone = true;
  // Drawn in this thread, not one turn would come between asking and the answer.
  expect(turns).toBeGreaterThan(5);
});

test('several at once are each answered as what they are', async () => {
  const good = new Uint8Array(encodeJpeg({ width: 2, height: 2, data: new Uint8Array(16) }, 50).data);
  const answers = await Promise.all(
    [good, good.subarray(0, 30), good].map((bytes) => isDrawable('jpeg', new Uint8Array(bytes))),
  );
  expect(answers).toEqual([true, false, true]);
});
