import { lingui } from '@lingui/vite-plugin';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Plugin, type PluginOption } from 'vite';
import { languages } from '../../packages/flows/src/languages.ts';
import { inRoot } from '../root.ts';
import { languagesFile, withLanguage, type PageLanguage } from '../serve/page-language.ts';

/** The compiler of the catalogues, by the library's own plugin; a missing or malformed text fails a build. */
export const texts = (): PluginOption => lingui({ failOnMissing: true, failOnCompileError: true });

/** Name of a module of the project as the manifest of a build has it. */
export const moduleName = (root: string, file: string): string => path.relative(root, file).replaceAll(path.sep, '/');

const messagesFolder = inRoot('packages', 'flows', 'src', 'messages');

/** The modules of catalogues in a language, by their names in the manifest of a build. */
export const catalogueModules = (root: string, id: string, areas: readonly string[]): readonly string[] =>
  areas.map((area) => moduleName(root, `${path.join(messagesFolder, id, area)}.json?lingui`));

const readOpening = (id: string) =>
  JSON.parse(readFileSync(path.join(messagesFolder, id, 'opening.json'), 'utf8')) as PageLanguage['opening'];

/** The languages of the apps with the texts of a page before its code has run. */
const readLanguages = (): readonly PageLanguage[] =>
  languages.map(({ id, tag }) => ({ id, tag, opening: readOpening(id) }));

/** No published plugin knows our server: lists the languages beside a build; a development server shows the first. */
export const languagesPlugin = (): Plugin => ({
  name: 'folioflow:languages',
  transformIndexHtml: {
    order: 'pre',
    handler: (html, { server }) =>
      server === undefined ? html : readLanguages().slice(0, 1).reduce(withLanguage, html),
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: languagesFile, source: JSON.stringify(readLanguages()) });
  },
});
