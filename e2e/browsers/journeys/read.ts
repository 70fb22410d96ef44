import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { banner, button, field, heading, main, menuItem } from '../page/query.ts';
import { waiting } from '../page/waiting.ts';
import { openSignedIn, type Journey } from './context.ts';

/** The persona with orders of every kind and state. */
const WITH_ORDERS = '9000000101';
const DARK = '#0b101a';

/** The gains of a year as a PDF file that the browser stores. */
export async function savePdf(journey: Journey): Promise<void> {
  const { visit, downloads } = journey;
  await openSignedIn(journey, WITH_ORDERS, '/capitalGains');
  await visit.see(field('Financial year'));
  await visit.takePictures('capital-gains');
  await visit.press(button('Gains and sales (PDF)'));
  await vi.waitFor(async () => {
    const name = (await readdir(downloads)).find((file) => /^capital-gains-.*\.pdf$/.test(file)) ?? '';
    const bytes = await readFile(path.join(downloads, name));
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.subarray(-8).toString()).toContain('%%EOF');
  }, waiting);
}

/** The dark theme applies at once and after a reload; the menu of the profile opens and closes by keys. */
export async function readInTheDark(journey: Journey): Promise<void> {
  const { visit } = journey;
  await openSignedIn(journey, WITH_ORDERS, '/portfolio');
  await visit.see(heading(/./, main()));
  await visit.choose(field('Theme'), 'Dark');
  await expect.poll(() => visit.driver.call('readToken', '--canvas')).toBe(DARK);
  await visit.reload();
  await visit.see(heading(/./, main()));
  expect(await visit.driver.call('readToken', '--canvas')).toBe(DARK);
  await visit.takePictures('portfolio-dark');
  const profile = { ...button(/./, banner()), index: -1 };
  await visit.press(profile);
  await visit.see(menuItem('My KYC'));
  await visit.pressKey('Escape');
  await visit.miss(menuItem('My KYC'));
  await visit.expectFocus(profile);
}
