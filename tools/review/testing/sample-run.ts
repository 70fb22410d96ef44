import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  PICTURE_THEMES,
  PICTURE_WIDTHS,
  type PictureResult,
  type PictureTheme,
  type PictureWidth,
  type ReviewResults,
  type StoryResult,
} from '../results.ts';
import { drawPng, type Colour } from './draw-png.ts';

const grounds: Readonly<Record<PictureTheme, Colour>> = { light: [255, 255, 255], dark: [19, 26, 39] };

const drawn = new Map<string, Buffer>();

/** A picture of a page with a bar, which is longer after the change; drawn once. */
function drawLook(width: PictureWidth, theme: PictureTheme, barPercent: number): Buffer {
  const key = `${width} ${theme} ${barPercent}`;
  const picture =
    drawn.get(key) ??
    drawPng(width, width === 360 ? 480 : 400, (x, y) => {
      if (y < 40) return [61, 73, 196];
      return y > 80 && y < 120 && x > 16 && x < (width * barPercent) / 100 ? [10, 122, 75] : grounds[theme];
    });
  drawn.set(key, picture);
  return picture;
}

const nameOf = (width: PictureWidth, theme: PictureTheme) => `${width}-${theme}`;

/** Writes the pictures that all stories of a sample run share. */
function writePictures(folder: string): void {
  const drawings = [
    ['before', 40],
    ['after', 70],
    ['difference', 55],
  ] as const;
  for (const [kind, percent] of drawings) {
    mkdirSync(path.join(folder, kind), { recursive: true });
    for (const width of PICTURE_WIDTHS)
      for (const theme of PICTURE_THEMES)
        writeFileSync(path.join(folder, kind, `${nameOf(width, theme)}.png`), drawLook(width, theme, percent));
  }
}

const looks = PICTURE_WIDTHS.flatMap((width) => PICTURE_THEMES.map((theme) => ({ width, theme })));

const pictureOf = (
  { width, theme }: (typeof looks)[number],
  status: StoryResult['status'],
  changedRatio: number,
): PictureResult => {
  const file = `${nameOf(width, theme)}.png`;
  const isChanged = status === 'changed' && changedRatio > 0;
  return {
    width,
    theme,
    before: status === 'new' ? null : `before/${file}`,
    after: status === 'removed' ? null : `after/${file}`,
    difference: isChanged ? `difference/${file}` : null,
    changedPixels: isChanged ? Math.round(changedRatio * width * 400) : 0,
    changedRatio: isChanged ? changedRatio : 0,
  };
};

const none = { removed: [], added: [] };

/** A story of a run, with pictures unless it is unchanged or failed. */
export function sampleStory(
  id: string,
  status: StoryResult['status'],
  { changedRatio = 0.02, ...changes }: Partial<StoryResult> & { readonly changedRatio?: number } = {},
): StoryResult {
  const hasPictures = status !== 'unchanged' && status !== 'failed';
  return {
    id,
    title: 'Flows/Access/Mpin',
    name: id.split('--')[1] ?? id,
    flow: 'mpin',
    status,
    contentHash: hasPictures && status !== 'removed' ? createHash('sha256').update(id).digest('hex') : '',
    text: none,
    accessibility: none,
    pictures: hasPictures ? looks.map((look) => pictureOf(look, status, changedRatio)) : [],
    ...changes,
  };
}

export const sampleStories: readonly StoryResult[] = [
  sampleStory('flows-access-mpin--entering', 'changed', {
    name: 'Entering',
    text: { removed: ['Enter your code'], added: ['Enter your 4-digit code', '<script>alert(1)</script>'] },
    accessibility: { removed: ['- textbox "Code"'], added: ['- textbox "4-digit code"'] },
  }),
  sampleStory('flows-access-mpin--locked-out', 'changed', { name: 'Locked out', changedRatio: 0.2 }),
  sampleStory('flows-access-mpin--label-only', 'changed', {
    name: 'Label only',
    changedRatio: 0,
    accessibility: { removed: ['- button "Close"'], added: ['- button'] },
  }),
  sampleStory('flows-orders-list--empty', 'new', { title: 'Flows/Orders/List', name: 'Empty', flow: 'orderList' }),
  sampleStory('flows-orders-list--legacy', 'removed', {
    title: 'Flows/Orders/List',
    name: 'Legacy',
    flow: 'orderList',
  }),
  sampleStory('flows-orders-list--broken', 'failed', {
    title: 'Flows/Orders/List',
    name: 'Broken',
    flow: 'orderList',
    error: 'TypeError: orders is undefined\n  at OrderList',
  }),
  sampleStory('primitives-button--primary', 'unchanged', { title: 'Primitives/Button', name: 'Primary', flow: null }),
];

export const sampleResults = (stories = sampleStories): ReviewResults => ({
  version: 1,
  ref: { name: 'v0.1.0', commit: '1111111111111111111111111111111111111111' },
  head: { commit: '2222222222222222222222222222222222222222', dirty: false },
  createdAt: '2026-11-26T14:30:00.000Z',
  chromium: '143.0.7499.40',
  stories,
});

/** Writes the results of a run, and names it as the last. */
export function writeSampleResults(runs: string, results: ReviewResults, run = 'sample'): void {
  mkdirSync(path.join(runs, run), { recursive: true });
  writeFileSync(path.join(runs, run, 'results.json'), JSON.stringify(results));
  writeFileSync(path.join(runs, 'latest.json'), JSON.stringify({ run }));
}

/** Writes a run with its pictures into a folder of runs. */
export function writeSampleRun(runs: string, stories = sampleStories): void {
  writeSampleResults(runs, sampleResults(stories));
  writePictures(path.join(runs, 'sample'));
}
