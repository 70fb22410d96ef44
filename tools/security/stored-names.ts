import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

interface SourceFile {
  readonly file: string;
  readonly text: string;
}

/** Sources of a glob that are shipped: no tests, stories or helpers of tests. */
export const readShippedSources = (pattern: string): readonly SourceFile[] =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/\.(test|test-d|stories|scenarios)\.tsx?$|(^|\/)(testing|model-testing|review)\//.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

const capturesOf = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** A key in a template is listed with the name of its variable: `advice_payment_{watchlistId}`. */
const listedForm = (key: string) => key.replaceAll(/\$\{(\w+)\}/g, '{$1}');

/** Files that pass keys of others on. */
const generalStores = ['packages/wiring/src/stores.ts', 'packages/wiring/src/stored-text.ts'];

const constantKeys = /\bconst \w*KEYS?\w* =\s*(\{[^}]*\}|'[^']*')/g;
const storageRuleKeys = /\bkey: ['`]([^'`]+)['`]/g;

/**
 * Names of texts that the shipped sources store in a browser, from storage rules, and from constants named `…KEY…` of
 * files that call a store themselves.
 * @throws Error for a file that calls a store without such a constant: its key would be found by no test
 */
export function listStorageKeys(sources: readonly SourceFile[]): readonly string[] {
  const keys = sources.flatMap(({ file, text }) => {
    const found = /\bStorageRule\b|Storage,$/m.test(text) ? capturesOf(text, storageRuleKeys) : [];
    if (generalStores.includes(file) || !/\.(?:get|set|remove)Item\(/.test(text)) return found;
    const literal = capturesOf(text, /\.(?:get|set|remove)Item\('([^']+)'/g);
    const constant = capturesOf(text, constantKeys).flatMap((value) => capturesOf(value, /'([^']+)'/g));
    if (literal.length + constant.length === 0)
      throw new Error(`${file} stores a text under a key that is no constant.`);
    return [...found, ...literal, ...constant];
  });
  return [...new Set(keys.map(listedForm))].sort();
}

/** Names of the channels between tabs. */
export const listChannels = (sources: readonly SourceFile[]): readonly string[] =>
  sources
    .filter(({ text }) => text.includes('new BroadcastChannel('))
    .flatMap(({ text }) => capturesOf(text, /\bconst \w*CHANNEL\w* = '([^']+)'/g))
    .sort();

/** Files that use a store of the browser directly or register a service worker, with the name of the store. */
export const listDirectStores = (sources: readonly SourceFile[]): readonly string[] =>
  sources.flatMap(({ file, text }) =>
    capturesOf(
      text,
      /\b(localStorage|sessionStorage|indexedDB|document\.cookie|caches\.open|serviceWorker\.register)\b/g,
    ).map((store) => `${file} ${store}`),
  );

/** Tables of the sandbox's database, from the declarations of its areas. */
export const listTables = (sources: readonly SourceFile[]): readonly string[] =>
  sources
    .flatMap(({ text }) => capturesOf(text, /\binterface Tables \{([^}]*)\}/g))
    .flatMap((body) => capturesOf(body, /(\w+):/g))
    .sort();

/** First cells of the table of a section, without their marks. */
export function listTableRows(document: string, heading: string): readonly string[] {
  const [, section = ''] = document.split(`\n## ${heading}\n`);
  return capturesOf(section.split('\n## ')[0] ?? '', /^\| `([^`]+)`/gm);
}
