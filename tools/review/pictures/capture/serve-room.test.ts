import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { serveRoom } from './serve-room.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'folioflow-room-'));
writeFileSync(path.join(folder, 'hi.css'), '@font-face{font-family:A;font-display:optional;src:url(a.woff2)}');
afterAll(() => rmSync(folder, { recursive: true }));

async function readServedDisplay(options: Parameters<typeof serveRoom>[1]) {
  const room = await serveRoom(folder, options);
  try {
    const answer = await fetch(`${room.address}/hi.css`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/css/);
    return /font-display:(\w+)/.exec(await answer.text())?.[1];
  } finally {
    await room.close();
  }
}

test('text of a picture waits for a font that a reader may get later', async () => {
  expect(await readServedDisplay({ waitsForFonts: true })).toBe('block');
});

test('a served room has the fonts of its build', async () => {
  expect(await readServedDisplay({})).toBe('optional');
});
