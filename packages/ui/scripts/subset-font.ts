import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

/*
 * Google's subset of Inter has no rupee sign in the latin file, and two variable fonts cannot be merged without
 * changing their outlines. The rupee is therefore in a second file of about one kilobyte under the same family name.
 */
const require = createRequire(import.meta.url);
const source = path.dirname(require.resolve('@fontsource-variable/inter/package.json'));
const target = path.join(import.meta.dirname, '../src/tokens/fonts');

const charactersBetween = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step));

const latin =
  charactersBetween(0x20, 0x7e) +
  charactersBetween(0xa0, 0xff) +
  '\u0131\u0152\u0153\u2009\u200a\u2010\u2011\u2012\u2013\u2014\u2018\u2019\u201a\u201c\u201d\u201e\u2020\u2022\u2026\u2032\u2033\u2039\u203a\u20ac\u2122\u2191\u2193\u2212';

const files = [
  { from: 'inter-latin-wght-normal.woff2', to: 'inter-latin.woff2', text: latin },
  { from: 'inter-latin-ext-wght-normal.woff2', to: 'inter-rupee.woff2', text: '\u20b9' },
];

await mkdir(target, { recursive: true });
for (const { from, to, text } of files) {
  const whole = await readFile(path.join(source, 'files', from));
  const subset = await subsetFont(whole, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'calt', 'case', 'tnum'],
    noHinting: true,
  });
  await writeFile(path.join(target, to), subset);
  process.stdout.write(`${to}: ${subset.length} of ${whole.length} bytes\n`);
}
await copyFile(path.join(source, 'LICENSE'), path.join(target, 'OFL.txt'));
