import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { withSharedStack, withStack } from '../bench/bench-stack.ts';
import { chromiumArgs, ensureBrowsers, offlineArg } from '../chromium.ts';
import { inRoot } from '../root.ts';
import { takePicture, type Look } from './pictures.ts';
import { drawSheet, type NamedPicture } from './sheet.ts';
import { visits } from './visits.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '360' },
    theme: { type: 'string', default: 'light' },
    full: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
  },
});
const look: Look = {
  width: Number(values.width),
  theme: values.theme === 'dark' ? 'dark' : 'light',
  isFull: values.full,
};
const folder = inRoot('.results', 'walk', `${look.width}-${look.theme}`);
const wanted = visits.filter(({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)));

mkdirSync(folder, { recursive: true });
await withSharedStack(() =>
  withStack(async (stack) => {
    const browser = await chromium.launch({
      executablePath: ensureBrowsers(() => undefined).chromium,
      args: [...chromiumArgs, offlineArg],
    });
    const pictures: NamedPicture[] = [];
    for (const visit of wanted) {
      const { picture, failure } = await takePicture(browser, stack, visit, look);
      pictures.push({ name: visit.name, picture });
      writeFileSync(path.join(folder, `${visit.name}.png`), picture);
      if (failure === null) continue;
      console.log(`${visit.name}: ${failure}`);
      process.exitCode = 1;
    }
    if (values.sheet) {
      const sheets = inRoot('docs', 'images', 'walk');
      mkdirSync(sheets, { recursive: true });
      writeFileSync(path.join(sheets, `${look.width}-${look.theme}.jpg`), await drawSheet(browser, pictures));
    }
    await browser.close();
  }),
);
console.log(folder);
