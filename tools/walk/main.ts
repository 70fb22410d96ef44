import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { withSharedStack, withStack } from '../bench/bench-stack.ts';
import { chromiumArgs, ensureBrowsers, offlineArg } from '../chromium.ts';
import { inRoot } from '../root.ts';
import { takePictures, THEMES, type Theme } from './pictures.ts';
import { drawSheet, type NamedPicture } from './sheet.ts';
import { visits } from './visits.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '360' },
    theme: { type: 'string', default: ['light'], multiple: true },
    text: { type: 'string', default: '100' },
    full: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
  },
});
const width = Number(values.width);
const textPercent = Number(values.text);
const themes = THEMES.filter((theme) => values.theme.includes(theme));
const walks = inRoot('.results', 'walk');
const lookName = (theme: Theme) => `${width}-${theme}${textPercent === 100 ? '' : `-text-${textPercent}`}`;
const folderOf = (theme: Theme) => path.join(walks, lookName(theme));
const wanted = visits.filter(({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)));

for (const theme of themes) mkdirSync(folderOf(theme), { recursive: true });
await withSharedStack(() =>
  withStack(async (stack) => {
    const browser = await chromium.launch({
      executablePath: ensureBrowsers(() => undefined).chromium,
      args: [...chromiumArgs, offlineArg],
    });
    const drawn = new Map<Theme, NamedPicture[]>(themes.map((theme) => [theme, []]));
    for (const visit of wanted) {
      const look = { width, themes, isFull: values.full, textPercent };
      const { pictures, failure } = await takePictures(browser, stack, visit, look);
      for (const [theme, picture] of pictures) {
        drawn.get(theme)?.push({ name: visit.name, picture });
        writeFileSync(path.join(folderOf(theme), `${visit.name}.png`), picture);
      }
      if (failure === null) continue;
      console.log(`${visit.name}: ${failure}`);
      process.exitCode = 1;
    }
    if (values.sheet) {
      const sheets = inRoot('docs', 'images', 'walk');
      mkdirSync(sheets, { recursive: true });
      for (const [theme, pictures] of drawn)
        writeFileSync(path.join(sheets, `${lookName(theme)}.jpg`), await drawSheet(browser, pictures));
    }
    await browser.close();
  }),
);
console.log(walks);
