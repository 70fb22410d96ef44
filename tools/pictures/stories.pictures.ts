import { expect, test, type Page, type TestInfo } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { STORY_NOW } from '../../packages/review-room/src/storybook/story-clock.ts';
import type { PicturesRun } from './compare-rooms.ts';
import { picturesFolder } from './rooms.ts';

const WINDOWS = [
  { width: 360, height: 740 },
  { width: 1280, height: 860 },
] as const;
const THEMES = ['light', 'dark'] as const;

interface StoryChannel {
  /** Returns what the last event of that name was sent with. */
  last(event: string): readonly { readonly status: string }[] | undefined;
}
declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: StoryChannel | undefined;
}

const run = JSON.parse(
  readFileSync(path.join(process.env['PICTURES_FOLDER'] ?? picturesFolder, 'run.json'), 'utf8'),
) as PicturesRun;

/** Opens a story and waits until it is drawn and its play function has ended. */
async function openStory(page: Page, id: string): Promise<void> {
  await page.clock.setFixedTime(STORY_NOW);
  await page.setViewportSize(WINDOWS[0]);
  await page.goto(`${run.address}iframe.html?id=${id}&viewMode=story`);
  const finished = await page.waitForFunction(() => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished'));
  const [{ status } = { status: '' }] = (await finished.jsonValue()) ?? [];
  if (status !== 'success') throw new Error(`The story failed: ${await page.locator('#error-message').innerText()}`);
}

/** Calls `look` for each picture of a story, at each width in each theme. */
async function drawLooks(
  page: Page,
  look: (name: string) => Promise<void>,
  afterWidth: (width: number) => Promise<void>,
) {
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    for (const theme of THEMES) {
      await page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme);
      await look(`${window.width}-${theme}`);
    }
    await afterWidth(window.width);
  }
}

const readTree = (page: Page) => page.locator('body').ariaSnapshot();

const attachPictures = (page: Page, info: TestInfo) =>
  drawLooks(
    page,
    async (look) => info.attach(look, { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' }),
    async (width) => info.attach(`${width}-tree`, { body: await readTree(page) }),
  );

/** The trees are compared as texts: `toMatchAriaSnapshot` writes a pattern in the place of each number. */
const comparePictures = (page: Page, id: string) =>
  drawLooks(
    page,
    async (look) => expect.soft(page, look).toHaveScreenshot(`${id}-${look}.png`, { fullPage: true }),
    async (width) => expect.soft(await readTree(page), `${width}-tree`).toMatchSnapshot(`${id}-${width}.txt`),
  );

for (const { id, title, name, state } of run.stories)
  test(`${title} › ${name}`, { tag: state === 'kept' ? [] : [`@${state}`] }, async ({ page }, info) => {
    if (state === 'removed') throw new Error('The story is removed.');
    await openStory(page, id);
    if (state === 'kept') await comparePictures(page, id);
    else {
      await attachPictures(page, info);
      throw new Error('The story is new.');
    }
  });
