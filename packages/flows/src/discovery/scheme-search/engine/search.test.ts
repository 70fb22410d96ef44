import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { MarkedPieces, SearchedScheme } from '../index.ts';
import { createSchemeSearch } from './search.ts';

const houses: Readonly<Record<string, string>> = {
  absl: 'Aditya Birla Sun Life',
  hdfc: 'HDFC',
  sbi: 'SBI',
  uti: 'UTI',
};
const scheme = (name: string, code: number, house = ''): SearchedScheme => ({
  scheme_name: name,
  scheme_amc: `${houses[house] ?? name.split(' ')[0]} Mutual Fund`,
  scheme_code: String(code),
  scheme_isin: `INF${code}A01`,
  scheme_isin_1: code % 2 === 0 ? `INF${code}B02` : '',
});
const schemes = [
  scheme('HDFC Large and Mid Cap Fund - Direct Plan - Growth', 118801, 'hdfc'),
  scheme('HDFC Mid-Cap Opportunities Fund - Regular Plan - IDCW', 118802, 'hdfc'),
  scheme('HDFC Mid-Cap Opportunities Fund - Direct Plan - Growth', 118803, 'hdfc'),
  scheme('SBI Bluechip Fund - Direct Plan - Growth', 119598, 'sbi'),
  scheme('SBI Bluechip Fund - Regular Plan - Growth', 103504, 'sbi'),
  scheme('Aditya Birla Sun Life Tax Relief - Growth', 107745, 'absl'),
  scheme('UTI Nifty 50 Index Fund - Growth', 120716, 'uti'),
  scheme('UTI Nifty 500 Index Fund - Growth', 150716, 'uti'),
  scheme('Capital Builder', 100001, 'uti'),
];
const engine = createSchemeSearch();
const found = (typed: string) => engine.find(schemes, typed).map(({ scheme_code }) => Number(scheme_code));
const written = (pieces: MarkedPieces) => pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');
const marked = (typed: string) =>
  written(engine.marks(engine.find(schemes, typed)[0] ?? scheme('none', 1), typed).name);

describe('find', () => {
  test.each([
    ['each word by its beginning', 'sbi blue dir', [119598]],
    ['words in any order, the typed order first', 'growth hdfc', [118801, 118803]],
    ['an abbreviation of adjacent words', 'hdfc midcap', [118802, 118803, 118801]],
    ['two typed words for one word of the name', 'blue chip', [119598, 103504]],
    ['the initials of a name', 'absl', [107745]],
    ['a whole word before a longer one', 'nifty 50', [120716, 150716]],
    ['a word with one letter wrong', 'hdcf direct', [118801, 118803]],
    ['a word with one letter missing', 'blechip regular', [103504]],
    ['a scheme code by its beginning', '11880', [118801, 118802, 118803]],
    ['an ISIN in any case', 'inf119598a01', [119598]],
    ['the second ISIN', 'INF103504B02', [103504]],
    ['a fund house that the name leaves out', 'uti builder', [100001]],
    ['the beginning of a word before the inside of a word', 'cap', [118801, 118802, 118803, 100001]],
    ['nothing, when one word does not match', 'sbi zinnia', []],
    ['nothing for punctuation alone', '???', []],
  ])('%s: %s', (_, typed, codes) => {
    const all = found(typed);
    expect(typed === 'hdfc midcap' || typed === 'cap' ? new Set(all) : all).toEqual(
      typed === 'hdfc midcap' || typed === 'cap' ? new Set(codes) : codes,
    );
  });

  test('typing more of a name still finds its scheme', () => {
    for (const { scheme_name: name } of schemes)
      for (let length = 4; length <= name.length; length += 1) {
        const typed = name.slice(0, length);
        expect(found(typed), typed).toContain(Number(schemes.find((each) => each.scheme_name === name)?.scheme_code));
      }
  });

  test('an extended list is searched completely, and later schemes come last', () => {
    const search = createSchemeSearch();
    expect(search.find(schemes.slice(0, 2), 'growth')).toHaveLength(1);
    const grown = search.find(schemes, 'hdfc direct growth', 2);
    expect(grown.map(({ scheme_code }) => scheme_code)).toEqual(['118801', '118803']);
    expect(search.find(schemes, 'growth hdfc', 1)[0]).toBe(schemes[0]);
    expect(search.find([...schemes].reverse(), 'growth hdfc')[0]).toBe(schemes[2]);
  });

  test('a list is indexed in parts', () => {
    const search = createSchemeSearch();
    expect([search.prepare(schemes, 4), search.prepare(schemes, 4), search.prepare(schemes, 4)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(search.find(schemes, 'builder')).toHaveLength(1);
  });
});

describe('marks', () => {
  test.each([
    ['sbi blue dir', '[SBI] [Blue]chip Fund - [Dir]ect Plan - Growth'],
    ['opportunities midcap', 'HDFC [Mid]-[Cap] [Opportunities] Fund - Regular Plan - IDCW'],
    ['absl', '[A]ditya [B]irla [S]un [L]ife Tax Relief - Growth'],
    ['hdcf large', '[HDFC] [Large] and Mid Cap Fund - Direct Plan - Growth'],
    ['chip regular', 'SBI Blue[chip] Fund - [Regular] Plan - Growth'],
  ])('%s: %s', (typed, text) => expect(marked(typed)).toBe(text));

  test.each([
    ['119598', 'code', '[119598]'],
    ['inf1195', 'isin', '[INF1195]98A01'],
    ['uti builder', 'amc', '[UTI] Mutual Fund'],
  ])('%s is marked beside the name, in the %s', (typed, what, text) => {
    const { also } = engine.marks(engine.find(schemes, typed)[0] ?? scheme('none', 1), typed);
    expect([also?.what, written(also?.text ?? [])]).toEqual([what, text]);
  });
});

const amfi = path.resolve(import.meta.dirname, '../../../../../../../shared/data/amfi/NAVAll_2026-08-21_8col.txt');
describe.skipIf(!existsSync(amfi))('the list of AMFI (skipped where its file is missing)', () => {
  const real = readFileSync(existsSync(amfi) ? amfi : import.meta.filename, 'utf8')
    .split('\n')
    .map((line) => line.split(';'))
    .filter(([code = '', ...rest]) => /^\d+$/.test(code) && rest.length >= 7)
    .map(([code = '', isin = '', second = '', name = '', plan = '', option = '']): SearchedScheme => ({
      scheme_name: [name, plan, option].filter(Boolean).join(' - '),
      scheme_amc: '',
      scheme_code: code,
      scheme_isin: isin,
      scheme_isin_1: second,
    }));
  const search = createSchemeSearch();
  const first = (typed: string) => search.find(real, typed)[0]?.scheme_name ?? '';

  test.each([
    ['hdfc midcap', /^HDFC .*mid ?cap/i],
    ['parag parikh flexi dir growth', /^Parag Parikh Flexi Cap Fund - Direct Plan - Growth/i],
    ['absl tax', /^Aditya Birla Sun Life .*Tax/i],
    ['quant smal cap', /^Quant Small Cap/i],
    ['120503', /^Axis/i],
  ])('%s finds the intended scheme first', (typed, name) => expect(first(typed)).toMatch(name));

  test('every code and first ISIN finds its scheme', () => {
    for (const listed of real.filter((_, place) => place % 97 === 0))
      for (const typed of [listed.scheme_code, listed.scheme_isin].filter((each) => /^(\d{6}|INF\w{9})$/.test(each)))
        expect(search.find(real, typed), typed).toContain(listed);
  });
});
