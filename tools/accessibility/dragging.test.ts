import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../root.ts';

/** Ways to follow a moving pointer: a function behind one needs a single press too (WCAG 2.5.7). */
const FOLLOWS_POINTER =
  /\bonDrag|\bonPointerMove|\bonTouchMove|\bonMouseMove|draggable|type="range"|subscribeCrosshairMove|'(?:pointer|touch|mouse)move'/;

/** Each file that follows a moving pointer, with the test of the way by a press, or the reason that none is needed. */
const alternatives: Readonly<Record<string, readonly [file: string, title: string] | string>> = {
  'apps/backoffice/src/wiring/watch-activity.ts': 'A movement only counts as activity, as a key and a press do.',
  'packages/review-room/src/storybook/initial-sidebar.ts': 'A movement only begins what a key and a press begin, too.',
  'packages/ui/src/parts/calculator/GrowthBars.tsx': [
    'packages/ui/src/screens/discovery/SipCalculator/SipCalculator.test.tsx',
    'a press on a bar shows its year, without a movement',
  ],
  'packages/ui/src/parts/scheme/ComparedNavs/compared-drawing.ts': [
    'packages/ui/src/screens/discovery/SchemeComparison/SchemeComparison.test.tsx',
    'the table has the values of the lines',
  ],
  'packages/ui/src/parts/scheme/NavHistory/nav-drawing.ts': [
    'packages/ui/src/screens/discovery/ChartPage/ChartPage.test.tsx',
    'is also available as a table',
  ],
  'packages/ui/src/primitives/FileDrop/FileDrop.tsx': [
    'packages/ui/src/primitives/FileDrop/FileDrop.test.tsx',
    'reports the selected file, also the same file twice',
  ],
  'packages/review-room/src/drawing/DragStage.tsx': [
    'packages/review-room/src/panel/FlowDrawing.gestures.test.tsx',
    'a press of a button does what a drag and a pinch of the chart do',
  ],
  'packages/ui/src/screens/orders/HoldingList/holdings-drawing.ts': [
    'packages/ui/src/screens/orders/HoldingList/HoldingList.test.tsx',
    'have their value over time as a table',
  ],
  'packages/ui/src/screens/orders/HoldingPage/holding-nav-drawing.ts': [
    'packages/ui/src/screens/orders/HoldingPage/HoldingNav.test.tsx',
    'the table of a holding has each day of a purchase with all units of the day',
  ],
};

const readSource = (file: string) => readFileSync(inRoot(file), 'utf8');

test('every file that follows a moving pointer has a way by a press, with its test', () => {
  const files = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: inRoot() }).filter(
    (file) => !/\.(?:test|app\.test|stories)\.tsx?$|\/testing\//.test(file) && FOLLOWS_POINTER.test(readSource(file)),
  );
  expect(files.sort()).toEqual(Object.keys(alternatives).sort());
  for (const alternative of Object.values(alternatives))
    if (typeof alternative !== 'string') expect(readSource(alternative[0])).toContain(alternative[1]);
});
