import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundleFrames } from './drawing-code.ts';
import { createDrawnCharts } from './drawn-charts.ts';
import { readStoryFiles } from './story-files.ts';

/** Bytes that a story with a drawn chart transfers in addition, compressed as by a static host. */
const MAX_BYTES = 30_000;
const compressedSize = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).length;

test('a story with a drawn chart transfers at most 30 kB more, the one with the largest charts too', async () => {
  const { full, bare } = await bundleFrames();
  const code = compressedSize(full) - compressedSize(bare);
  const stories = (await readStoryFiles(createDrawnCharts())).map(({ story, files }) => {
    const texts = [...files.values()];
    return {
      story,
      files: [...files.keys()],
      raw: full.length - bare.length + texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0),
      compressed: code + texts.reduce((sum, text) => sum + compressedSize(text), 0),
    };
  });
  const [largest] = stories.toSorted((a, b) => b.compressed - a.compressed);
  console.info(`Drawn chart of a story: code ${code} bytes; largest story`, largest);
  expect(code).toBeGreaterThan(1_000);
  expect(stories.filter(({ files }) => files.length === 0)).toEqual([]);
  expect(stories.filter(({ compressed }) => compressed > MAX_BYTES)).toEqual([]);
});
