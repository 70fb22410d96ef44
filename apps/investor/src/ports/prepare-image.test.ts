import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { indexedPng } from './testing/indexed-png.ts';
import { openPortPage, type PortPage } from './testing/port-page.ts';

/** Real pictures and files that pretend to be some; they live beside the repository and may be absent. */
const fixtures = path.resolve(import.meta.dirname, '../../../../../shared/data/files');
const areFixturesThere = existsSync(fixtures);
const noFixtures = 'the files of ../shared/data/files are absent';
const types: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.html': 'text/html',
};

interface Request {
  readonly name: string;
  readonly type: string;
  readonly base64: string;
  readonly wantsTiff: boolean;
  readonly quality?: number;
  readonly isAborted?: boolean;
}
interface Prepared {
  readonly refusal: string | null;
  readonly image: {
    readonly name: string;
    readonly type: string;
    readonly size: number;
    readonly width: number;
    readonly height: number;
    readonly text: string;
  } | null;
  readonly tiff: { readonly name: string; readonly type: string; readonly size: number } | null;
  readonly isOriginalHeld: boolean;
}

/** Run inside the page: prepares one file with the real port and says what came of it. */
const entry = `
import { createImageRegistry } from './image-registry.ts';
import { prepareImage } from './prepare-image.ts';
globalThis.prepared = async ({ name, type, base64, isAborted, ...wanted }) => {
  let count = 0;
  const registry = createImageRegistry(() => String((count += 1)));
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const chosen = registry.register(new File([bytes], name, { type }));
  const abort = new AbortController();
  const running = prepareImage(registry)({ image: chosen, ...wanted }, { signal: abort.signal });
  if (isAborted) abort.abort();
  const outcome = await running.catch((error) => ({ text: error.name }));
  const isOriginalHeld = registry.addressOf(chosen) !== undefined;
  if (outcome.kind !== 'accepted') return { refusal: outcome.text, image: null, tiff: null, isOriginalHeld };
  const { image, tiff } = outcome.answer;
  const file = registry.fileOf(image);
  const { width, height } = await createImageBitmap(file);
  const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
  return {
    refusal: null,
    image: { name: file.name, type: file.type, size: file.size, width, height, text },
    tiff: tiff && { name: tiff.name, type: tiff.type, size: tiff.size },
    isOriginalHeld,
  };
};
globalThis.ready = true;`;

let opened: PortPage | string = 'not opened';
beforeAll(async () => {
  opened = await openPortPage(entry);
}, 120_000);
afterAll(async () => (typeof opened === 'string' ? undefined : opened.close()));

const prepareIn = (page: Page, request: Request) =>
  page.evaluate(
    (asked) => (globalThis as unknown as { prepared: (asked: unknown) => Promise<Prepared> }).prepared(asked),
    request,
  );
type Skip = (note: string) => never;
const openedOr = (skip: Skip): PortPage => (typeof opened === 'string' ? skip(opened) : opened);

const requestFor = (name: string, bytes: Buffer, more: Partial<Request> = {}): Request => ({
  name,
  type: types[path.extname(name).toLowerCase()] ?? '',
  base64: bytes.toString('base64'),
  wantsTiff: false,
  ...more,
});

interface Options extends Partial<Request> {
  readonly as?: string;
  readonly in?: Page;
}
async function prepared(name: string, skip: Skip, { as = name, in: page, ...more }: Options = {}) {
  if (!areFixturesThere) skip(noFixtures);
  const bytes = await readFile(path.join(fixtures, name));
  return prepareIn(page ?? openedOr(skip).page, requestFor(as, bytes, more));
}

const accepted = [
  ['ok_1x1.png', 'image/png', 1, 1],
  ['ok_UPPERCASE_EXT.PNG', 'image/png', 64, 64],
  ['ok_400x300.jpg', 'image/jpeg', 400, 300],
  ['ok_64x48.jpeg', 'image/jpeg', 64, 48],
  // 48 x 32 as it lies, and to be turned by a quarter.
  ['ok_exif_orientation6_and_gps_ref.jpg', 'image/jpeg', 32, 48],
  ['polyglot_png_then_html.png', 'image/png', 64, 64],
] as const;
const refused = [
  'bad_empty.png',
  'bad_gif_as.png',
  'bad_html_as.png',
  'bad_pdf_as.png',
  'bad_truncated_half.png',
  'double_extension.png.html',
  'real_gif_1x1.gif',
] as const;
const tooLarge = 'ok_over_5MiB_noise.png';

describe('real files in a real browser', { timeout: 60_000 }, () => {
  test('every file is tried', ({ skip }) => {
    if (!areFixturesThere) skip(noFixtures);
    expect([...accepted.map(([name]) => name), ...refused, tooLarge].sort()).toEqual(readdirSync(fixtures).sort());
  });

  test.for(accepted)(
    '%s is accepted, under its name, and can be shown',
    async ([name, type, width, height], { skip }) => {
      const { image, isOriginalHeld } = await prepared(name, skip);
      expect(image).toMatchObject({ name, type, width, height });
      expect(isOriginalHeld).toBe(false);
    },
  );

  test('a photo loses where and by what it was taken', async ({ skip }) => {
    const { image } = await prepared('ok_exif_orientation6_and_gps_ref.jpg', skip);
    expect(image?.text.includes('Exif')).toBe(false);
    expect(image?.text.includes('GPS')).toBe(false);
  });

  test.for(refused)('%s is refused', async (name, { skip }) => {
    expect(await prepared(name, skip)).toEqual({
      refusal: 'This image could not be read.',
      image: null,
      tiff: null,
      isOriginalHeld: false,
    });
  });

  test('a picture with a page behind it is written without the page', async ({ skip }) => {
    const { image } = await prepared('polyglot_png_then_html.png', skip);
    expect(image?.type).toBe('image/png');
    expect(image?.text.toLowerCase().includes('<script')).toBe(false);
  });

  test('a picture over 5 MiB is refused for its size', async ({ skip }) => {
    const { refusal } = await prepared(tooLarge, skip);
    expect(refusal).toBe('Upload file size should not exceed 5 MB');
  });

  test('a picture is written under the name and in the type of its bytes', async ({ skip }) => {
    const { image } = await prepared('ok_400x300.jpg', skip, { as: 'scan.png' });
    expect(image).toMatchObject({ name: 'scan.jpeg', type: 'image/jpeg' });
    expect(image?.text.startsWith('\u00ff\u00d8\u00ff')).toBe(true);
  });

  test('a TIFF copy is made where it is wanted', async ({ skip }) => {
    const { tiff } = await prepared('ok_400x300.jpg', skip, { wantsTiff: true });
    expect(tiff).toEqual({
      name: 'ok_400x300.tiff',
      type: 'image/tiff',
      size: 8 + 400 * 300 * 3 + 6 + 8 + 2 + 12 * 12 + 4,
    });
  });

  test('a JPEG is written in the quality that is asked for', async ({ skip }) => {
    const usual = await prepared('ok_400x300.jpg', skip);
    const best = await prepared('ok_400x300.jpg', skip, { quality: 1 });
    expect(best.image?.size).toBeGreaterThan(usual.image?.size ?? Infinity);
  });
});

describe('in a real browser', { timeout: 60_000 }, () => {
  test('a scan that grows when it is written anew is made smaller until it fits', async ({ skip }) => {
    const scan = indexedPng(2000);
    expect(scan.length).toBeLessThan(5 * 1024 * 1024);
    const { refusal, image } = await prepareIn(openedOr(skip).page, requestFor('scan.png', scan, { wantsTiff: true }));
    expect(refusal).toBe(null);
    expect(image?.size).toBeLessThanOrEqual(5 * 1024 * 1024);
    expect(image?.width).toBeLessThan(2000);
    expect(image?.width).toBe(image?.height);
  });

  test('the work is done in a worker, which is gone afterwards', async ({ skip }) => {
    const { page } = openedOr(skip);
    const started = page.waitForEvent('worker');
    const running = prepareIn(page, requestFor('scan.png', indexedPng(8)));
    const worker = await started;
    if (page.workers().includes(worker)) await worker.waitForEvent('close');
    expect((await running).refusal).toBe(null);
    expect(page.workers()).toEqual([]);
  });

  test('leaving ends the work at once and gives the bytes back', async ({ skip }) => {
    const { page } = openedOr(skip);
    const { refusal, isOriginalHeld } = await prepareIn(
      page,
      requestFor('scan.png', indexedPng(8), { isAborted: true }),
    );
    expect({ refusal, isOriginalHeld }).toEqual({ refusal: 'AbortError', isOriginalHeld: false });
  });

  test.for([
    ['there are no workers', 'delete globalThis.Worker'],
    ['there is no canvas for workers', 'delete globalThis.OffscreenCanvas'],
    [
      'workers do not start',
      'const Real = Worker; globalThis.Worker = class { constructor() { return new Real("/none.js"); } }',
    ],
  ] as const)('the page does the work itself when %s', async ([, script], { skip }) => {
    const page = await openedOr(skip).another((fresh) => fresh.addInitScript(script));
    const { image, tiff } = await prepareIn(page, requestFor('scan.png', indexedPng(8), { wantsTiff: true }));
    expect({ width: image?.width, tiff: tiff?.name }).toEqual({ width: 8, tiff: 'scan.tiff' });
    await page.close();
  });
});
