import { formatter } from '@lingui/format-json';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { languages } from './packages/flows/src/languages.ts';

const folder = 'packages/flows/src/messages';

/** The catalogues: a folder a language, a file an area. */
export default {
  locales: languages.map(({ id }) => id),
  sourceLocale: 'en',
  catalogs: readdirSync(path.join(import.meta.dirname, folder, 'en')).map((file) => ({
    path: `<rootDir>/${folder}/{locale}/${path.basename(file, '.json')}`,
    include: [],
  })),
  format: formatter({ style: 'minimal' }),
};
