import { build } from 'esbuild';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Real pictures and files that pretend to be some; they live beside the repository and may be absent. */
const fixtures = path.resolve(import.meta.dirname, '../../../../../shared/data/files');
const types: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.html': 'text/html',
};

interface Prepared {
  readonly refusal: string | null;
  readonly image: {
    readonly name: string;
    readonly type: string;
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
globalThis.prepared = async ({ name, type, base64, wantsTiff }) => {
  let count = 0;
  const registry = createImageRegistry(() => String((count += 1)));
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const chosen = registry.register(new File([bytes], name, { type }));
  const outcome = await prepareImage(registry)({ image: chosen, wantsTiff }, { signal: new AbortController().signal });
  const isOriginalHeld = registry.addressOf(chosen) !== undefined;
  if (outcome.kind !== 'accepted') return { refusal: outcome.text, image: null, tiff: null, isOriginalHeld };
  const { image, tiff } = outcome.answer;
  const file = registry.fileOf(image);
  const { width, height } = await createImageBitmap(file);
  const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
  return { refusal: null, image: { name: file.name, type: file.type, width, height, text }, tiff: tiff && { name: tiff.name, type: tiff.type, size: tiff.size }, isOriginalHeld };
};`;

let browser: Browser | undefined;
let page: Page | undefined;
let absent = existsSync(fixtures) ? '' : 'the files of ../shared/data/files are absent';

async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    conditions: ['folioflow-source'],
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

beforeAll(async () => {
  if (absent !== '') return;
  const { installedChromium } = await import('../../../../tools/chromium.ts');
  const executablePath = installedChromium();
  if (executablePath === undefined) {
    absent = 'there is no Chromium';
    return;
  }
  const { chromium } = await import('playwright');
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  page = await browser.newPage();
  await page.addScriptTag({ content: await bundled() });
}, 120_000);
afterAll(async () => browser?.close());

async function prepared(name: string, { as = name, wantsTiff = false } = {}): Promise<Prepared | string> {
  if (page === undefined) return absent;
  const base64 = await readFile(path.join(fixtures, name), 'base64');
  const call = { name: as, type: types[path.extname(as).toLowerCase()] ?? '', base64, wantsTiff };
  return page.evaluate(
    (request) => (globalThis as unknown as { prepared: (request: unknown) => Promise<Prepared> }).prepared(request),
    call,
  );
}

const told = (result: Prepared | string, skip: (note: string) => never): Prepared =>
  typeof result === 'string' ? skip(result) : result;

describe('real files in a real browser', { timeout: 60_000 }, () => {
  test.for([
    ['ok_1x1.png', 'image/png', 1, 1],
    ['ok_UPPERCASE_EXT.PNG', 'image/png', null, null],
    ['ok_400x300.jpg', 'image/jpeg', 400, 300],
    ['ok_64x48.jpeg', 'image/jpeg', 64, 48],
  ] as const)('%s is accepted, under its name, and can be shown', async ([name, type, width, height], { skip }) => {
    const { image, isOriginalHeld } = told(await prepared(name), skip);
    expect(image).toMatchObject({ name, type, ...(width === null ? {} : { width, height }) });
    expect(isOriginalHeld).toBe(false);
  });

  test('a photo is turned upright and loses where and by what it was taken', async ({ skip }) => {
    const { image } = told(await prepared('ok_exif_orientation6_and_gps_ref.jpg'), skip);
    expect(image?.text.includes('Exif')).toBe(false);
    expect(image?.text.includes('GPS')).toBe(false);
  });

  test.for([
    'bad_empty.png',
    'bad_gif_as.png',
    'bad_html_as.png',
    'bad_pdf_as.png',
    'bad_truncated_half.png',
    'double_extension.png.html',
    'real_gif_1x1.gif',
  ])('%s is refused', async (name, { skip }) => {
    expect(told(await prepared(name), skip)).toEqual({
      refusal: 'This image could not be read.',
      image: null,
      tiff: null,
      isOriginalHeld: false,
    });
  });

  test('a picture with a page behind it is written without the page', async ({ skip }) => {
    const { image } = told(await prepared('polyglot_png_then_html.png'), skip);
    expect(image?.type).toBe('image/png');
    expect(image?.text.toLowerCase().includes('<script')).toBe(false);
  });

  test('a picture over 5 MiB is refused for its size', async ({ skip }) => {
    const { refusal } = told(await prepared('ok_over_5MiB_noise.png'), skip);
    expect(refusal).toBe('Upload file size should not exceed 5 MB');
  });

  test('a picture is written in the type its name promises', async ({ skip }) => {
    const { image } = told(await prepared('ok_400x300.jpg', { as: 'scan.png' }), skip);
    expect(image?.type).toBe('image/png');
    expect(image?.text.startsWith('PNG', 1)).toBe(true);
  });

  test('a TIFF copy is made where it is wanted', async ({ skip }) => {
    const { tiff } = told(await prepared('ok_400x300.jpg', { wantsTiff: true }), skip);
    expect(tiff).toEqual({
      name: 'ok_400x300.tiff',
      type: 'image/tiff',
      size: 8 + 400 * 300 * 3 + 6 + 8 + 2 + 12 * 12 + 4,
    });
  });
});
