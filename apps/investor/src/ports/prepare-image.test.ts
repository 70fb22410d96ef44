import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createIndexedPng } from './testing/indexed-png.ts';
import { openPortPage, type PortPage } from './testing/port-page.ts';

/** Real pictures and files that only look like pictures; they are outside of the repository and may be absent. */
const fixturesFolder = path.resolve(import.meta.dirname, '../../../../../shared/data/files');
const areFixturesThere = existsSync(fixturesFolder);
const NO_FIXTURES = 'the files of ../shared/data/files are absent';
const mimeTypes: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.html': 'text/html',
};

interface PrepareCall {
  readonly name: string;
  readonly type: string;
  readonly base64: string;
  readonly shouldCreateTiff: boolean;
  readonly quality?: number;
  readonly isAborted?: boolean;
}
interface PreparedResult {
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

/** Script of the page: prepares one file with the real port and returns the result. */
const pageScript = `
import { createImageRegistry } from '@folioflow/wiring/pictures/image-registry';
import { texts } from '@folioflow/flows/testing/texts';
import { i18n } from '@lingui/core';
import { prepareImage } from './prepare-image.ts';
i18n.loadAndActivate({ locale: 'en', messages: texts.en });
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

let portPage: PortPage | string = 'not opened';
beforeAll(async () => {
  portPage = await openPortPage(pageScript);
});
afterAll(async () => (typeof portPage === 'string' ? undefined : portPage.close()));

const prepareInPage = (page: Page, request: PrepareCall) =>
  page.evaluate(
    (call) => (globalThis as unknown as { prepared: (call: unknown) => Promise<PreparedResult> }).prepared(call),
    request,
  );
type SkipTest = (note: string) => never;
const requirePortPage = (skip: SkipTest): PortPage => (typeof portPage === 'string' ? skip(portPage) : portPage);

const createCall = (name: string, bytes: Buffer, more: Partial<PrepareCall> = {}): PrepareCall => ({
  name,
  type: mimeTypes[path.extname(name).toLowerCase()] ?? '',
  base64: bytes.toString('base64'),
  shouldCreateTiff: false,
  ...more,
});

interface PrepareOptions extends Partial<PrepareCall> {
  readonly as?: string;
  readonly in?: Page;
}
async function prepareFixture(name: string, skip: SkipTest, { as = name, in: page, ...more }: PrepareOptions = {}) {
  if (!areFixturesThere) skip(NO_FIXTURES);
  const bytes = await readFile(path.join(fixturesFolder, name));
  return prepareInPage(page ?? requirePortPage(skip).page, createCall(as, bytes, more));
}

const acceptedFixtures = [
  ['ok_UPPERCASE_EXT.PNG', 'image/png', 64, 64],
  ['ok_400x300.jpg', 'image/jpeg', 400, 300],
  ['ok_64x48.jpeg', 'image/jpeg', 64, 48],
  // Stored as 48 x 32, to be rotated by 90 degrees.
  ['ok_exif_orientation6_and_gps_ref.jpg', 'image/jpeg', 32, 48],
  ['polyglot_png_then_html.png', 'image/png', 64, 64],
] as const;
const refusedFixtures = [
  'bad_empty.png',
  'bad_gif_as.png',
  'bad_html_as.png',
  'bad_pdf_as.png',
  'bad_truncated_half.png',
  'real_gif_1x1.gif',
] as const;
/** The flow rejects the name; the bytes are those of a picture. */
const otherNameFixture = 'double_extension.png.html';
const tinyFixture = 'ok_1x1.png';
const largeFixture = 'ok_over_5MiB_noise.png';

describe('real files in a real browser', () => {
  test('the tests cover every fixture file', ({ skip }) => {
    if (!areFixturesThere) skip(NO_FIXTURES);
    expect(
      [
        ...acceptedFixtures.map(([name]) => name),
        ...refusedFixtures,
        otherNameFixture,
        tinyFixture,
        largeFixture,
      ].sort(),
    ).toEqual(readdirSync(fixturesFolder).sort());
  });

  test.for(acceptedFixtures)(
    '%s is accepted with its name and can be shown',
    async ([name, type, width, height], { skip }) => {
      const { image, isOriginalHeld } = await prepareFixture(name, skip);
      expect(image).toMatchObject({ name, type, width, height });
      expect(isOriginalHeld).toBe(false);
    },
  );

  test('the metadata of a photo is removed', async ({ skip }) => {
    const { image } = await prepareFixture('ok_exif_orientation6_and_gps_ref.jpg', skip);
    expect(image?.text.includes('Exif')).toBe(false);
    expect(image?.text.includes('GPS')).toBe(false);
  });

  test.for(refusedFixtures)('%s is refused', async (name, { skip }) => {
    expect(await prepareFixture(name, skip)).toEqual({
      refusal: 'This image could not be read. Please choose another one.',
      image: null,
      tiff: null,
      isOriginalHeld: false,
    });
  });

  test('an HTML page that is appended to a picture is removed', async ({ skip }) => {
    const { image } = await prepareFixture('polyglot_png_then_html.png', skip);
    expect(image?.type).toBe('image/png');
    expect(image?.text.toLowerCase().includes('<script')).toBe(false);
  });

  test('a picture over 5 MiB is reduced until it fits', async ({ skip }) => {
    const { image, refusal } = await prepareFixture(largeFixture, skip);
    expect(refusal).toBe(null);
    expect(image?.size).toBeLessThanOrEqual(5 * 1024 * 1024);
  });

  test('a picture with the name of another file gets that of a picture', async ({ skip }) => {
    const { image } = await prepareFixture(otherNameFixture, skip);
    expect(image).toMatchObject({ name: 'double_extension.png.png', type: 'image/png' });
  });

  test('a picture of more pixels than a phone decodes has a reason of its own', async ({ skip }) => {
    const { refusal } = await prepareInPage(requirePortPage(skip).page, createCall('scan.png', createIndexedPng(7800)));
    expect(refusal).toBe('This picture has too many pixels. Choose a smaller one, or take the photo again.');
  });

  test('a picture of one pixel is no picture of a document', async ({ skip }) => {
    const { image, refusal } = await prepareFixture(tinyFixture, skip);
    expect([image, refusal]).toEqual([
      null,
      'This is no picture of a document: it is too small or too narrow. Please choose another one.',
    ]);
  });

  test.for(['scan.jfif', 'SCAN.JFIF', 'scan.jpe', 'scan'])('a JPEG named %s is sent as .jpeg', async (as, { skip }) => {
    const { image } = await prepareFixture('ok_400x300.jpg', skip, { as });
    expect(image).toMatchObject({ name: as.replace(/\..*$/, '') + '.jpeg', type: 'image/jpeg' });
  });

  test('a picture gets the type of its bytes and a matching name', async ({ skip }) => {
    const { image } = await prepareFixture('ok_400x300.jpg', skip, { as: 'scan.png' });
    expect(image).toMatchObject({ name: 'scan.jpeg', type: 'image/jpeg' });
    expect(image?.text.startsWith('\u00ff\u00d8\u00ff')).toBe(true);
  });

  test('a TIFF copy is created on request', async ({ skip }) => {
    const { tiff } = await prepareFixture('ok_400x300.jpg', skip, { shouldCreateTiff: true });
    expect(tiff).toEqual({
      name: 'ok_400x300.tiff',
      type: 'image/tiff',
      size: 8 + 400 * 300 * 3 + 6 + 8 + 2 + 12 * 12 + 4,
    });
  });

  test('a JPEG is written in the requested quality', async ({ skip }) => {
    const usual = await prepareFixture('ok_400x300.jpg', skip);
    const best = await prepareFixture('ok_400x300.jpg', skip, { quality: 1 });
    expect(best.image?.size).toBeGreaterThan(usual.image?.size ?? Infinity);
  });
});

describe('in a real browser', () => {
  test('a scan that grows when it is rewritten is scaled down until it fits', async ({ skip }) => {
    const scan = createIndexedPng(2000);
    expect(scan.length).toBeLessThan(5 * 1024 * 1024);
    const { refusal, image } = await prepareInPage(
      requirePortPage(skip).page,
      createCall('scan.png', scan, { shouldCreateTiff: true }),
    );
    expect(refusal).toBe(null);
    expect(image?.size).toBeLessThanOrEqual(5 * 1024 * 1024);
    expect(image?.width).toBeLessThan(2000);
    expect(image?.width).toBe(image?.height);
  });

  test('the picture is rewritten in a worker, which ends afterwards', async ({ skip }) => {
    const { page } = requirePortPage(skip);
    const started = page.waitForEvent('worker');
    const running = prepareInPage(page, createCall('scan.png', createIndexedPng(32)));
    const worker = await started;
    if (page.workers().includes(worker)) await worker.waitForEvent('close');
    expect((await running).refusal).toBe(null);
    expect(page.workers()).toEqual([]);
  });

  test('leaving the page ends the work at once and releases the chosen file', async ({ skip }) => {
    const { page } = requirePortPage(skip);
    const { refusal, isOriginalHeld } = await prepareInPage(
      page,
      createCall('scan.png', createIndexedPng(32), { isAborted: true }),
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
    const page = await requirePortPage(skip).openAnother((fresh) => fresh.addInitScript(script));
    const { image, tiff } = await prepareInPage(
      page,
      createCall('scan.png', createIndexedPng(32), { shouldCreateTiff: true }),
    );
    expect({ width: image?.width, tiff: tiff?.name }).toEqual({ width: 32, tiff: 'scan.tiff' });
    await page.close();
  });
});
