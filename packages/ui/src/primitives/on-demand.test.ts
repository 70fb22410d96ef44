import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const source = path.join(import.meta.dirname, '..');
const files = globSync('**/*.{ts,tsx}', { cwd: source })
  .filter((file) => !/\.(?:test|stories)\.tsx?$|\btesting\b/.test(file))
  .map((file) => ({ file: file.replaceAll(path.sep, '/'), text: readFileSync(path.join(source, file), 'utf8') }));

/** Files that fetch code and show its failure elsewhere. */
const failureShownElsewhere: Readonly<Record<string, string>> = {
  'parts/order/OrderRow/OrderDialog.tsx': 'by its ServerHtml',
  'parts/scheme/NavHistory/NavChart.tsx':
    'by a boundary with a text instead of the drawing; the table has the same data',
  'parts/scheme/ComparedNavs/ComparedNavs.tsx': 'by the boundary of the same frame',
  'screens/orders/HoldingPage/HoldingNav.tsx': 'by the boundary of the same frame',
  'screens/orders/HoldingList/HoldingsHistory.tsx': 'by the boundary of the same frame',
};

test('every component that fetches code on demand shows a failure with a retry', () => {
  const fetching = files.filter(({ text }) => /\buseOnDemand\(|\blazy\(/.test(text));
  expect(fetching.length).toBeGreaterThan(4);
  const silent = fetching.filter(
    ({ file, text }) => !text.includes("=== 'failed'") && !(file in failureShownElsewhere),
  );
  expect(silent.map(({ file }) => file)).toEqual([]);
  expect(Object.keys(failureShownElsewhere).filter((file) => !fetching.some((each) => each.file === file))).toEqual([]);
});

test('code is fetched only by components and loaders that handle its failure', () => {
  const outside = files.filter(
    ({ file, text }) =>
      /\bimport\((?:\/\*.*?\*\/ )?'/.test(text) &&
      !/\b(?:useOnDemand|OnDemand|LazyPart|lazy)\b/.test(text) &&
      !/\bload-[a-z-]+\.ts$/.test(file),
  );
  expect(outside.map(({ file }) => file)).toEqual([]);
});
