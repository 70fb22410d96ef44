import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findViolations, poll, startReviewBrowser, type ReviewBrowser } from '../testing/review-browser.ts';
import {
  sampleResults,
  sampleStories,
  sampleStory,
  writeSampleResults,
  writeSampleRun,
} from '../testing/sample-run.ts';
import { loadReport } from './load-report.ts';
import { renderReport } from './render-report.ts';

let browser: ReviewBrowser;
beforeAll(async () => {
  browser = await startReviewBrowser();
});
afterEach(() => browser.reset());
afterAll(() => browser.close());

const openSample = async (options: Parameters<ReviewBrowser['open']>[1] = {}) => {
  const { url } = await browser.serve(writeSampleRun);
  return browser.open(url, options);
};

const headingOf = (page: Page) => page.locator('#story');
const storyLink = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });

async function showStory(page: Page, name: string): Promise<void> {
  await storyLink(page, name).click();
  await expectStory(page, name);
}

const expectStory = (page: Page, name: string) => poll(() => headingOf(page).textContent()).toBe(name);

/** Names in the list, in their order. */
const listedNames = (page: Page) =>
  page.locator('[data-story] > :nth-child(2)').evaluateAll((names) => names.map((name) => name.textContent));

describe('the report', () => {
  test.each([
    ['a wide window in light', 1280, 'light'],
    ['a wide window in dark', 1280, 'dark'],
    ['a phone in light', 360, 'light'],
    ['a phone in dark', 360, 'dark'],
  ] as const)('has no violation of axe and no sideways scrolling in %s', async (_, width, colorScheme) => {
    const page = await openSample({ viewport: { width, height: 740 }, colorScheme });
    await page.getByText('Keys', { exact: true }).click();
    const isFitting = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    expect(await findViolations(page)).toEqual([]);
    expect(await isFitting()).toBe(true);
    await page.getByRole('button', { name: 'Approve all shown (4)' }).click();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await showStory(page, 'Entering');
    await page.getByText('Difference', { exact: true }).first().click();
    expect(await isFitting()).toBe(true);
    await page.getByText('Slider', { exact: true }).click();
    await page.getByRole('button', { name: 'Ask for a change' }).click();
    expect(await findViolations(page)).toEqual([]);
    expect(await isFitting()).toBe(true);
  });

  test('loads only the pictures of the shown look', async () => {
    const { url } = await browser.serve(writeSampleRun);
    const page = await browser.open('about:blank');
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.png')) loaded.push(request.url().split('/sample/')[1] ?? '');
    });
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    expect(loaded.sort()).toEqual(['after/360-light.png', 'before/360-light.png', 'difference/360-light.png']);
  });

  test('shows changed lines as text, also if they are markup', async () => {
    const page = await openSample();
    await poll(() => page.locator('ins').allTextContents()).toContain('Added: <script>alert(1)</script>');
    expect(await page.locator('del').allTextContents()).toEqual([
      'Removed: Enter your code',
      'Removed: textbox "Code"',
    ]);
  });

  test('shows the reason of a failed story, and one picture of a new or removed story', async () => {
    const page = await openSample();
    await showStory(page, 'Broken');
    expect(await page.locator('pre').textContent()).toContain('TypeError: orders is undefined');
    expect(await page.getByRole('button', { name: 'Approve', exact: true }).count()).toBe(0);
    await showStory(page, 'Legacy');
    expect(await page.locator('figcaption').allTextContents()).toEqual(['Before']);
    await showStory(page, 'Empty');
    expect(await page.locator('figcaption').allTextContents()).toEqual(['After']);
  });

  test('opens from the file system with its pictures, without decisions', async () => {
    const { runs, signOffFile } = await browser.serve(writeSampleRun);
    const { run: _run, ...report } = loadReport({ runs, signOffFile });
    const file = path.join(runs, 'sample', 'index.html');
    writeFileSync(file, renderReport(browser.page, { ...report, pictures: '', token: null }).html);
    const page = await browser.open(pathToFileURL(file).href);
    const widths = () =>
      page
        .locator('figure img')
        .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
    await poll(widths).toEqual([360, 360, 360]);
    expect(await page.evaluate(() => document.fonts.load('16px "Inter Variable"').then((fonts) => fonts.length))).toBe(
      1,
    );
    expect(await page.getByText('This page only shows the report.').isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: /^(Approve|Ask)/ }).count()).toBe(0);
  });

  test('draws 1,215 changed stories, and loads the pictures of one', async () => {
    const many = Array.from({ length: 1215 }, (_, place) =>
      sampleStory(`flows-area-${place % 90}--story-${place}`, 'changed', {
        title: `Flows/Area/Unit ${place % 90}`,
        flow: `unit${place % 90}`,
        name: `Story ${place}`,
      }),
    );
    const { url } = await browser.serve((runs) => writeSampleRun(runs, many));
    const page = await browser.open(url);
    expect(await page.getByText('0 of 1215 reviewed').isVisible()).toBe(true);
    expect(await page.locator('[data-story]').count()).toBe(1215);
    expect(await page.locator('img').count()).toBe(3);
    await page.getByLabel('Search by name').fill('Story 1214');
    await poll(() => listedNames(page)).toEqual(['Story 1214']);
  });
});

describe('without a difference', () => {
  const emptyRuns = {
    'no story': (runs: string) => writeSampleResults(runs, sampleResults([])),
    'unchanged stories': (runs: string) =>
      writeSampleResults(runs, sampleResults(sampleStories.filter(({ status }) => status === 'unchanged'))),
  };
  test.each(Object.entries(emptyRuns))('the report of %s says so', async (_, writeRun) => {
    const { url } = await browser.serve(writeRun);
    const page = await browser.open(url);
    expect(await page.getByRole('heading', { name: 'No story differs from v0.1.0' }).isVisible()).toBe(true);
    expect(await findViolations(page)).toEqual([]);
  });

  test.each([
    ['no run', (runs: string) => rmSync(runs, { recursive: true, force: true }), 'No pictures have been taken yet.'],
    [
      'broken results',
      (runs: string) => {
        writeSampleRun(runs);
        writeFileSync(path.join(runs, 'sample', 'results.json'), '{"version":1,"ref":{}}');
      },
      'results.json is invalid at ref.name',
    ],
    [
      'an interrupted run',
      (runs: string) => {
        mkdirSync(runs, { recursive: true });
        writeFileSync(path.join(runs, 'latest.json'), '{"run":"next"}');
      },
      'The run next has no results.json',
    ],
  ])('the report of %s names the reason and the command', async (_, writeRun, reason) => {
    const { url } = await browser.serve(writeRun);
    const page = await browser.open(url);
    expect(await page.getByRole('heading', { name: 'There is no report to show' }).isVisible()).toBe(true);
    expect(await page.locator('main').textContent()).toContain(reason);
    expect(await page.locator('main').textContent()).toContain('npm run review:pictures');
    expect(await findViolations(page)).toEqual([]);
  });
});

describe('the filters', () => {
  test('show stories by name, status, size and open review', async () => {
    const page = await openSample();
    const everything = ['Entering', 'Locked out', 'Label only', 'Empty', 'Legacy', 'Broken'];
    expect(await listedNames(page)).toEqual(everything);
    await page.getByLabel('Status').selectOption('Failed');
    expect(await listedNames(page)).toEqual(['Broken']);
    await page.getByLabel('Status').selectOption('Changed');
    await page.getByLabel('Changed pixels').selectOption('Over 10 %');
    expect(await listedNames(page)).toEqual(['Locked out']);
    await page.getByLabel('Search by name').fill('nothing like it');
    expect(await page.getByRole('heading', { name: 'No story matches' }).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    expect(await listedNames(page)).toEqual(everything);
    await page.getByRole('checkbox', { name: 'Needs review' }).check();
    expect(await listedNames(page)).toEqual(['Entering', 'Locked out', 'Label only', 'Empty']);
  });
});

describe('the keyboard', () => {
  test('leads to the next and the previous story to review, and to widths and views', async () => {
    const page = await openSample();
    await page.keyboard.press('n');
    await expectStory(page, 'Entering');
    await poll(() => headingOf(page).evaluate((heading) => heading === document.activeElement)).toBe(true);
    await page.keyboard.press('n');
    await expectStory(page, 'Locked out');
    await page.keyboard.press('p');
    await page.keyboard.press('p');
    await expectStory(page, 'Empty');
    await page.goBack();
    await expectStory(page, 'Entering');
    await page.keyboard.press('4');
    expect(await page.getByRole('tab', { selected: true }).textContent()).toContain('1,280 dark');
    await page.keyboard.press('v');
    expect(await page.getByRole('radio', { name: 'Slider' }).isChecked()).toBe(true);
    await page.keyboard.press('/');
    await page.keyboard.type('nap');
    expect(await page.getByLabel('Search by name').inputValue()).toBe('nap');
    await expectStory(page, 'Entering');
  });

  test('returns from a story to its link in the list on a phone', async () => {
    const page = await openSample({ viewport: { width: 360, height: 740 } });
    await showStory(page, 'Label only');
    await page.getByRole('link', { name: 'All stories' }).press('Enter');
    await poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-story'))).toBe(
      'flows-access-mpin--label-only',
    );
  });

  test('moves the slider, which shows another part of the picture', async () => {
    const page = await openSample();
    await page.keyboard.press('v');
    const slider = page.getByRole('slider', { name: 'Part that shows the picture before the change' });
    const clip = () =>
      page.locator('img[data-kind="before"]').evaluate((image) => getComputedStyle(image).clipPath.replaceAll(' ', ''));
    await slider.focus();
    const before = await clip();
    await page.keyboard.press('ArrowRight');
    expect(await slider.getAttribute('aria-valuetext')).toBe('51 % before, 49 % after');
    expect(await clip()).not.toBe(before);
    await page.keyboard.press('Home');
    expect(await slider.getAttribute('aria-valuetext')).toBe('0 % before, 100 % after');
    await page.keyboard.press('End');
    expect(await slider.getAttribute('aria-valuetext')).toBe('100 % before, 0 % after');
    const { x, y, width } = (await page.locator('img[data-kind="after"]').boundingBox()) ?? { x: 0, y: 0, width: 0 };
    await page.mouse.move(x + width / 2, y + 60);
    await page.mouse.down();
    await page.mouse.move(x + width / 4, y + 60);
    await page.mouse.up();
    await page.mouse.move(x + width, y + 60);
    expect(await slider.getAttribute('aria-valuetext')).toBe('25 % before, 75 % after');
  });

  test('does nothing by single keys where the reviewer has switched them off', async () => {
    const page = await openSample();
    await page.getByText('Keys', { exact: true }).click();
    await page.getByRole('checkbox', { name: 'Use these keys' }).uncheck();
    await page.keyboard.press('n');
    await page.keyboard.press('v');
    expect(new URL(page.url()).hash).toBe('');
    expect(await page.getByRole('radio', { name: 'Side by side' }).isChecked()).toBe(true);
    await page.reload();
    await page.keyboard.press('n');
    expect(new URL(page.url()).hash).toBe('');
  });
});
