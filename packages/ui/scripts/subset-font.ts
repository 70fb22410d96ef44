import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

/*
 * Inter, and Noto Sans Devanagari for Hindi. Every first load pays for its characters, so that it has those of English
 * texts; a letter with an accent comes from the fallback font. Google's subset has no rupee sign in the latin file, and two
 * variable fonts cannot be merged without changing their outlines. The rupee is therefore in a second file of about one
 * kilobyte under the same family name.
 */
const require = createRequire(import.meta.url);
const folders = {
  inter: path.dirname(require.resolve('@fontsource-variable/inter/package.json')),
  'noto-sans-devanagari': path.dirname(require.resolve('@fontsource-variable/noto-sans-devanagari/package.json')),
};
const target = path.join(import.meta.dirname, '../src/tokens/fonts');
const pdfFonts = path.join(import.meta.dirname, '../src/screens/orders/CapitalGains/pdf/devanagari-fonts.json');

const charactersBetween = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step));

const latin =
  charactersBetween(0x20, 0x7e) +
  '\u00a0\u00a9\u00b7\u00d7\u2009\u200a\u2010\u2011\u2012\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u203a\u2212';

/** Letters, signs and digits of Hindi, with the two joiners; letters of Sanskrit and Marathi alone are left out. */
const hindi =
  charactersBetween(0x901, 0x903) +
  charactersBetween(0x905, 0x90b) +
  '\u090d\u090f\u0910\u0911\u0913\u0914' +
  charactersBetween(0x915, 0x928) +
  charactersBetween(0x92a, 0x930) +
  '\u0932\u0933' +
  charactersBetween(0x935, 0x939) +
  charactersBetween(0x93c, 0x943) +
  '\u0945\u0947\u0948\u0949\u094b\u094c\u094d' +
  charactersBetween(0x958, 0x95f) +
  charactersBetween(0x964, 0x970) +
  '\u200c\u200d';

interface FontPart {
  readonly font: keyof typeof folders;
  readonly part: string;
  readonly to: string;
  readonly text: string;
  readonly keepFeatures?: string[];
}

// Without `calt`: its alternates of punctuation between figures are a fifth of the file.
const latinFeatures = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'case', 'tnum'];

const files: readonly FontPart[] = [
  { font: 'inter', part: 'latin', to: 'inter-latin.woff2', text: latin, keepFeatures: latinFeatures },
  { font: 'inter', part: 'latin-ext', to: 'inter-rupee.woff2', text: '\u20b9', keepFeatures: latinFeatures },
  // Conjuncts and the positions of signs are features of the script, all of which remain.
  { font: 'noto-sans-devanagari', part: 'devanagari', to: 'noto-devanagari.woff2', text: hindi },
];

await mkdir(target, { recursive: true });
for (const { font, part, to, text, keepFeatures } of files) {
  const whole = await readFile(path.join(folders[font], 'files', `${font}-${part}-wght-normal.woff2`));
  const subset = await subsetFont(whole, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    ...(keepFeatures && { keepFeatures }),
    noHinting: true,
  });
  await writeFile(path.join(target, to), subset);
  process.stdout.write(`${to}: ${subset.length} of ${whole.length} bytes\n`);
}

/*
 * The PDF of capital gains needs TrueType, and Latin letters in the same font (decision 086).
 */
const readPdfFont = async (file: string) => {
  const whole = await readFile(file);
  const subset = await subsetFont(whole, `${latin}${hindi}\u20b9`, { targetFormat: 'sfnt', noHinting: true });
  process.stdout.write(`${path.basename(file)}: ${subset.length} of ${whole.length} bytes\n`);
  return subset.toString('base64');
};
const regular = await readPdfFont(
  require.resolve('@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'),
);
const bold = await readPdfFont(
  require.resolve('@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf'),
);
await writeFile(pdfFonts, `${JSON.stringify({ regular, bold }, null, 2)}\n`);

await copyFile(path.join(folders.inter, 'LICENSE'), path.join(target, 'OFL.txt'));
await copyFile(path.join(folders['noto-sans-devanagari'], 'LICENSE'), path.join(target, 'OFL-Noto.txt'));
