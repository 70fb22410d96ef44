import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { offlineArg, testLaunchOptions } from '../../../chromium.ts';
import { hashOf, type CaptureStore } from './capture-store.ts';
import { serveRoom } from './serve-room.ts';
import type { StoryCapture } from './story-capture.ts';
import { createStoryPage } from './story-page.ts';

const PAGES = 4;

/** Without these a repainted part of a page can differ from a whole painting in the last bit of a rounded corner. */
const rasterArgs = [
  '--disable-partial-raster',
  '--num-raster-threads=1',
  '--force-color-profile=srgb',
  // A frame is drawn with all of its parts.
  '--run-all-compositor-stages-before-draw',
  '--disable-new-content-rendering-timeout',
  '--disable-checker-imaging',
  '--disable-image-animation-resync',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
];

/** A larger young generation of objects: garbage collection takes half of its time. */
const memoryArg = '--js-flags=--no-turbofan --min-semi-space-size=16';

/** One story of one built review room. */
export interface CaptureRequest {
  /** Folder of the built review room. */
  readonly room: string;
  readonly story: string;
  /** Stories of a file are captured by one page, which loads their code once. */
  readonly file: string;
  /** Hash of the code that the story is drawn by. */
  readonly code: string;
}

export type CaptureOutcome = { readonly capture: StoryCapture } | { readonly error: string };

const captureFiles = [
  'story-page.ts',
  'follow-requests.ts',
  'freeze-page.ts',
  'read-page.ts',
  'show-story.ts',
  'accessibility-lines.ts',
];
const toolHash = hashOf(
  [import.meta.filename, ...captureFiles]
    .map((name) => readFileSync(path.resolve(import.meta.dirname, name), 'utf8'))
    .join('\n'),
);

/** Starts the browser of all captures. */
export async function startCapture(store: CaptureStore) {
  const browser = await chromium.launch(
    testLaunchOptions({ pageLifetime: 'suite', args: [offlineArg, ...rasterArgs, memoryArg] }),
  );
  const keyOf = ({ story, code }: CaptureRequest) => hashOf([toolHash, browser.version(), story, code].join('\n'));

  return {
    /** Version of the browser. */
    version: browser.version(),
    /** Returns a capture that an earlier run has stored, or null. */
    find: (request: CaptureRequest) => store.findCapture(keyOf(request)),
    store: (request: CaptureRequest, capture: StoryCapture) => store.addCapture(keyOf(request), capture),
    /** Captures stories by four pages side by side and stores each at once. A failed story does not end the others. */
    async capture(requests: readonly CaptureRequest[], report: Report): Promise<void> {
      const files = Object.values(Object.groupBy(requests, ({ room, file }) => `${room}\0${file}`));
      const queue = files.flatMap((file) => (file === undefined ? [] : [file])).sort((a, b) => b.length - a.length);
      const rooms = new Map<string, Awaited<ReturnType<typeof serveRoom>>>();
      for (const { room } of requests)
        if (!rooms.has(room)) rooms.set(room, await serveRoom(room, { waitsForFonts: true }));
      const work = async () => {
        const page = createStoryPage(browser, store);
        for (let file = queue.shift(); file !== undefined; file = queue.shift())
          for (const request of file) {
            const address = rooms.get(request.room)?.address ?? '';
            try {
              const capture = await page.capture({ address, file: request.file, story: request.story });
              store.addCapture(keyOf(request), capture);
              report(request, { capture });
            } catch (error) {
              report(request, { error: error instanceof Error ? error.message : String(error) });
            }
          }
        await page.close();
      };
      try {
        await Promise.all(Array.from({ length: PAGES }, work));
      } finally {
        await Promise.all([...rooms.values()].map((room) => room.close()));
      }
    },
    end: () => browser.close(),
  };
}

type Report = (request: CaptureRequest, outcome: CaptureOutcome) => void;
