import { existsSync, readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { guessLanguage } from '../../packages/wiring/src/guess-language.ts';
import { type AppConfig } from './config.ts';
import { languagesFile, type PageLanguage } from './page-language.ts';
import { createPageLookup, type Page } from './page.ts';

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
export const choosePageLanguage = <Language extends Pick<PageLanguage, 'id' | 'tag'>>(
  languages: readonly Language[],
  headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>,
): Language | undefined => {
  const selected = cookie.exec(headers.cookie ?? '')?.[1] ?? null;
  return guessLanguage(languages, selected, readPreferredTags(headers['accept-language']));
};

interface LanguagePages {
  /** The page for the address and the language of a request. */
  readonly pageFor: (request: IncomingMessage) => Page;
  /** Request headers on which a page depends. */
  readonly vary: string;
}

/** A folder without a list, such as the bare page of the bench, has a page in English. */
const unlisted: readonly PageLanguage[] = [{ id: 'en', tag: 'en-IN', opening: {} }];

/** The pages of a built app in each of its languages. */
export function createLanguagePages(folder: string, config: AppConfig): LanguagePages {
  const list = path.join(folder, languagesFile);
  const listed = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as readonly PageLanguage[]) : unlisted;
  const pages = listed.map((language) => ({ ...language, pageAt: createPageLookup(folder, config, language) }));
  const [first] = pages;
  if (first === undefined) throw new Error(`${list} lists no language.`);
  return {
    pageFor: ({ headers, url = '/' }) => (choosePageLanguage(pages, headers) ?? first).pageAt(url),
    vary: 'accept-encoding, accept-language, cookie',
  };
}
