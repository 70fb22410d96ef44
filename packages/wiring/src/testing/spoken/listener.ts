import { Virtual } from '@guidepup/virtual-screen-reader';
import { expect, onTestFinished } from 'vitest';
import type { Locator } from 'vitest/browser';
import { disableStrictMode } from '../app-test.ts';
import { chooseFile, press, typeText } from '../gestures.ts';
import type { Network } from '../network.ts';
import { createHearing, ObserverOfPage } from './announcements.ts';
import { readAloud } from './read-aloud.ts';
import { writePhrases, type ChangingParts } from './changing-parts.ts';

/** Longer than any pause between the frames of one answer, and shorter than a second of a countdown. */
const SILENT_FRAMES = 12;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function waitForSilence(log: readonly string[]): Promise<void> {
  let length = log.length;
  for (let frames = 0; frames < SILENT_FRAMES; frames += 1) {
    await nextFrame();
    if (log.length !== length) frames = 0;
    length = log.length;
  }
}

/** Moves the focus, and waits until it is spoken: a person hears a control before pressing it. */
async function moveTo(locator: Locator): Promise<void> {
  await expect.element(locator).toBeInTheDocument();
  const element = locator.element() as HTMLElement;
  if (document.activeElement === element) return;
  element.focus();
  await nextFrame();
}

export interface Listener {
  /** Performs a gesture that is not part of the journey, such as an entry that would follow from the day of the run. */
  readonly prepare: (gesture: () => unknown) => Promise<void>;
  /** Writes down what is spoken from the gesture until the page is quiet. */
  readonly step: (title: string, gesture: () => unknown) => Promise<void>;
  /** Moves the focus to a control and presses it. */
  readonly press: (locator: Locator) => Promise<void>;
  readonly type: (locator: Locator, text: string) => Promise<void>;
  readonly choose: (locator: Locator, file: File) => Promise<void>;
  /** Writes down a part of the page as it is read line by line; `main` by default. */
  readonly read: (selector?: string) => Promise<void>;
  /** Compares the journey with its file in `docs/spoken`. */
  readonly expectWritten: (name: string) => Promise<void>;
}

/** Starts a virtual screen reader for the whole page. It ends with the test. */
export async function startListener(network: Network, title: string, changing: ChangingParts = {}): Promise<Listener> {
  // A second mount of a dialog would move the focus twice.
  disableStrictMode();
  // A title of an earlier test would hide that of the first page.
  document.title = '';
  const virtual = new Virtual();
  const lines = [title];
  await virtual.start({ container: document.body, window: { document, MutationObserver: ObserverOfPage } });
  const log = await virtual.spokenPhraseLog();
  const { heard, collect, end } = createHearing(log);
  onTestFinished(async () => {
    end();
    await virtual.stop();
  });
  collect();
  let [pageTitle, written] = [document.title, heard.length];
  const writeLines = (indent: string, phrases: readonly string[]) =>
    lines.push(...writePhrases(phrases, changing).map((phrase) => indent + phrase));
  const perform = async (gesture: () => unknown) => {
    await gesture();
    await network.waitUntilQuiet();
    await waitForSilence(log);
  };
  return {
    prepare: async (gesture) => {
      await perform(gesture);
      collect();
      written = heard.length;
    },
    step: async (name, gesture) => {
      await perform(gesture);
      lines.push('', `> ${name}`);
      if (document.title !== pageTitle) writeLines('  ', [`title: ${document.title}`]);
      pageTitle = document.title;
      collect();
      writeLines('  ', heard.slice(written));
      written = heard.length;
      if (document.activeElement === document.body) lines.push('  (no element has the focus)');
    },
    press: async (locator) => {
      await moveTo(locator);
      await press(locator);
    },
    type: async (locator, text) => {
      await moveTo(locator);
      await typeText(locator, text);
    },
    choose: async (locator, file) => {
      await expect.element(locator).toBeEnabled();
      await moveTo(locator);
      await chooseFile(locator, file);
    },
    read: async (selector = 'main') => {
      lines.push('  reads:');
      writeLines('    ', await readAloud(selector));
    },
    expectWritten: (name) => expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`../../../../docs/spoken/${name}.txt`),
  };
}
