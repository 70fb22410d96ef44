import { existsSync, readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { guessLanguage } from '../../packages/wiring/src/guess-language.ts';
import { type AppConfig } from './config.ts';
import { createPageLookup, type Page } from './page.ts';

/** File beside a build that lists its languages, that of its pages first. A build in one language has none. */
export const languagesFile = 'languages.json';

/** The build in a further language, below that in the first. */
export const languageFolderOf = (folder: string, id: string): string => path.join(folder, id);

interface PageLanguage {
  readonly id: string;
  /** Language tag (BCP 47). */
  readonly tag: string;
}

const cookie = /(?:^|;\s*)folioflow-language=([\w-]+)/;

/** The tags of `Accept-Language`, the most preferred first. */
function readPreferredTags(header = ''): readonly string[] {
  const ranges = header.split(',').map((range) => {
    const [tag = '', quality = '1'] = range.trim().split(/\s*;\s*q=/);
    return { tag, quality: Number(quality) };
  });
  const accepted = ranges.filter(({ quality }) => quality > 0);
  return accepted.toSorted((one, other) => other.quality - one.quality).map(({ tag }) => tag);
}

/** The language selected on the device, or else the first that the browser accepts; none if it accepts no offered one. */
export const choosePageLanguage = <Language extends PageLanguage>(
  languages: readonly Language[],
  headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>,
): Language | undefined => {
  const selected = cookie.exec(headers.cookie ?? '')?.[1] ?? null;
  return guessLanguage(languages, selected, readPreferredTags(headers['accept-language']));
};

interface LanguagePages {
  /** The builds of all languages. */
  readonly folders: readonly string[];
  /** The page for the address and the language of a request. */
  readonly pageFor: (request: IncomingMessage) => Page;
  /** Request headers on which a page depends. */
  readonly vary: string;
}

/** The pages of a built app in each of its languages. */
export function createLanguagePages(folder: string, config: AppConfig): LanguagePages {
  const list = path.join(folder, languagesFile);
  const listed = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as readonly PageLanguage[]) : [];
  const builds = listed.map((language, index) => ({
    ...language,
    folder: index === 0 ? folder : languageFolderOf(folder, language.id),
  }));
  // A host may deploy the first build alone; its pages then change their language by themselves.
  const languages = builds
    .filter((build) => existsSync(path.join(build.folder, 'index.html')))
    .map((build) => ({ ...build, pageAt: createPageLookup(build.folder, config) }));
  const first = languages[0] ?? { folder, pageAt: createPageLookup(folder, config) };
  const hasChoice = languages.length > 1;
  return {
    folders: hasChoice ? languages.map((language) => language.folder) : [first.folder],
    pageFor: ({ headers, url = '/' }) => (choosePageLanguage(languages, headers) ?? first).pageAt(url),
    vary: hasChoice ? 'accept-encoding, accept-language, cookie' : 'accept-encoding',
  };
}
