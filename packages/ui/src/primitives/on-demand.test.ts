import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const source = path.join(import.meta.dirname, '..');
const files = globSync('**/*.{ts,tsx}', { cwd: source })
  .filter((file) => !/\.(?:test|stories)\.tsx?$|\btesting\b/.test(file))
  .map((file) => ({ file: file.replaceAll(path.sep, '/'), text: readFileSync(path.join(source, file), 'utf8') }));

/** Who fetches code and leaves it to another to say that it did not come. */
const saidElsewhere: Readonly<Record<string, string>> = {
  'parts/OrderRow/OrderDialog.tsx': 'ServerHtml in it',
  'parts/NavHistory/NavChart.tsx': 'a boundary with words in the place of the drawing; the table says the same',
  'parts/ComparedNavs/ComparedNavs.tsx': 'the boundary of the same frame',
};

test('whatever shows code that is fetched when it is needed says that it did not come, with a retry', () => {
  const fetching = files.filter(({ text }) => /\buseOnDemand\(|\blazy\(/.test(text));
  expect(fetching.length).toBeGreaterThan(4);
  const silent = fetching.filter(({ file, text }) => !text.includes("=== 'failed'") && !(file in saidElsewhere));
  expect(silent.map(({ file }) => file)).toEqual([]);
  expect(Object.keys(saidElsewhere).filter((file) => !fetching.some((each) => each.file === file))).toEqual([]);
});

test('code is fetched by whoever waits for it with words for its failure', () => {
  const outside = files.filter(
    ({ file, text }) =>
      /\bimport\((?:\/\*.*?\*\/ )?'/.test(text) &&
      !/\b(?:useOnDemand|OnDemand|InSight|lazy)\b/.test(text) &&
      !/\bload-[a-z-]+\.ts$/.test(file),
  );
  expect(outside.map(({ file }) => file)).toEqual([]);
});
