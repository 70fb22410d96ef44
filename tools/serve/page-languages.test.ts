import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serveApp, type RunningServer } from './app-server.ts';
import { createAppConfig } from './config.ts';
import { choosePageLanguage } from './page-languages.ts';

const languages = [
  { id: 'en', tag: 'en-IN', opening: { 'opening.opening': 'Opening' } },
  { id: 'hi', tag: 'hi-IN', opening: { 'opening.opening': 'खुल रहा है' } },
];
let folder: string;
let app: RunningServer;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'folioflow-languages-'));
  writeFileSync(path.join(folder, 'languages.json'), JSON.stringify(languages));
  writeFileSync(path.join(folder, 'index.html'), '<html lang="en-IN"><p>%opening:opening%</p>');
  app = await serveApp({ folder, port: 0, config: createAppConfig({}, 'http://127.0.0.1:4602') });
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const choose = (accepted: string, cookie = '') =>
  choosePageLanguage(languages, { 'accept-language': accepted, cookie })?.id;

test('the language selected on the device precedes those of the browser', () => {
  expect(choose('en-IN,en;q=0.9', 'a=1; folioflow-language=hi')).toBe('hi');
  expect(choose('hi', 'folioflow-language=en; other=hi')).toBe('en');
  expect(choose('hi', 'not-folioflow-language=en')).toBe('hi');
});

test('the most preferred language of the browser that is offered is shown, in any region', () => {
  expect(choose('en;q=0.5, hi-IN;q=0.8')).toBe('hi');
  expect(choose('ta-IN, en-GB;q=0.9, hi;q=0.8')).toBe('en');
  expect(choose('hi;q=0, en')).toBe('en');
  expect(choose('hi;q=x, *')).toBeUndefined();
});

test('a page is served in the language of the reader, and a cache stores each apart', async () => {
  const read = async (headers: Record<string, string>) => {
    const answer = await fetch(`${app.url}/schemeList`, { headers });
    return [await answer.text(), answer.headers.get('vary')];
  };
  const vary = 'accept-encoding, accept-language, cookie';
  expect(await read({ 'accept-language': 'hi-IN, en;q=0.5' })).toEqual(['<html lang="hi-IN"><p>खुल रहा है</p>', vary]);
  expect(await read({ 'accept-language': 'ta' })).toEqual(['<html lang="en-IN"><p>Opening</p>', vary]);
  expect(await read({ 'accept-language': 'en', cookie: 'folioflow-language=hi' })).toEqual([
    '<html lang="hi-IN"><p>खुल रहा है</p>',
    vary,
  ]);
});
