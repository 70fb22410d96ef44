import { i18n } from '@lingui/core';
import { reviewYear, type YearReview } from '@folioflow/flows';
import { capitalGainsJourneys } from '@folioflow/flows/testing';
import { expect, test } from 'vitest';
import { showLanguage } from '../../../../testing/shown-texts.ts';
import { screenPropsAt } from '../../../../testing/flow-story.tsx';
import { createGainsReport } from './gains-report.ts';
import { readPdf } from './testing/read-pdf.ts';
import { writeReport } from './write-report.ts';

const TODAY = '2026-11-26';
const FACTS = { slabPercent: 30, earlierLosses: { shortPaise: 0, longPaise: 0 } };

function reviewOf(scenario: 'Loaded' | 'LoadedWithLoss'): YearReview {
  const { view } = screenPropsAt(capitalGainsJourneys, scenario);
  if (view.screen !== 'loaded') throw new Error(view.screen);
  return reviewYear(view.records, 2026, FACTS, TODAY);
}

const writeGains = (review: YearReview, investorName?: string, language = 'en-IN') =>
  writeReport(i18n, createGainsReport(i18n, review, { investorName, day: TODAY, language }));

test('the file states the year, the sums of the page, its sales and the limits of the estimate', async () => {
  const { pages, language, title } = await readPdf(await writeGains(reviewOf('Loaded'), 'Asha Rao'));
  expect([language, title]).toEqual(['en-IN', 'Capital gains 2026–27']);
  const texts = pages.flat();
  expect(texts.slice(0, 5)).toEqual([
    'Capital gains 2026–27',
    'Investor: Asha Rao',
    'Financial year 2026–27, to date',
    'Created on 26 Nov 2026',
    'Amounts are in Indian rupees.',
  ]);
  const text = texts.join(' ');
  // docs/worked-numbers/capital-gains.md: gains of 1,55,015 and a tax of 4,607.71 at a slab rate of 30 %.
  expect(text).toContain('1,55,015.00');
  expect(text).toContain('4,607.71');
  for (const name of ['ICICI Prudential Bluechip', 'INF109K01BL4', '4 May 2026', '1 Jun 2017', '1,000.000'])
    expect(text).toContain(name);
  expect(text).toContain('not tax advice');
  expect(text).toContain('Page 1 of 1');
});

test('without a name of the provider, the file has none', async () => {
  const { pages } = await readPdf(await writeGains(reviewOf('Loaded')));
  expect(pages.flat().join(' ')).not.toContain('Investor');
});

test('sales of an unknown class are listed, and in no sum', async () => {
  const review = reviewOf('LoadedWithLoss');
  const { pages } = await readPdf(await writeGains(review));
  const text = pages.flat().join(' ');
  expect(text).toContain(i18n._('capitalGains.sales.unknown'));
  expect(text).toContain(i18n._('capitalGains.unknown'));
});

test('headings, tables, heads of columns and rows are tagged; the text of a table is in the order of its rows', async () => {
  const { tags, pages } = await readPdf(await writeGains(reviewOf('Loaded')));
  const [first = []] = tags;
  const countOf = (role: string) => first.filter((tag) => tag === role).length;
  expect(first.slice(0, 3)).toEqual(['Root', 'Document', 'H1']);
  expect([countOf('H1'), countOf('H2'), countOf('Table')]).toEqual([1, 2, 2]);
  // Two heads with 8 and 9 columns; a head of each row: of the groups, the sales, and both sums.
  const { groups, realised } = reviewOf('Loaded');
  expect(countOf('TH')).toBe(8 + 9 + groups.length + realised.length + 2);
  const [texts = []] = pages;
  expect(texts.indexOf(i18n._('capitalGains.sales.gain'))).toBeLessThan(
    texts.lastIndexOf(i18n._('capitalGains.pdf.sum')),
  );
});

test('a long table continues on further pages, each with its head and its number, and loses no row', async () => {
  const review = reviewOf('Loaded');
  const [sale] = review.realised;
  if (sale === undefined) throw new Error('There is no sale.');
  const realised = Array.from({ length: 120 }, (_, place) => ({ ...sale, schemeName: `Scheme ${place}.` }));
  const { pages, tags } = await readPdf(await writeGains({ ...review, realised }));
  expect(pages.length).toBeGreaterThan(3);
  const text = pages.flat();
  for (const { schemeName } of realised) expect(text).toContain(schemeName);
  for (const [place, page] of pages.entries()) {
    expect(page.at(-1)).toBe(`Page ${place + 1} of ${pages.length}`);
    if (page.some((each) => each.startsWith('Scheme ')))
      expect(page.filter((each) => each === i18n._('capitalGains.sales.bought'))).toHaveLength(1);
  }
  // A repeated head is no content: a reader hears it once.
  expect(tags.flat().filter((tag) => tag === 'Table')).toHaveLength(1 + pages.length);
});

test('letters that the fonts lack are replaced', async () => {
  const review = reviewOf('Loaded');
  const { pages, actualTexts } = await readPdf(await writeGains(review, '明 Rao “A” – ₹5'));
  expect(pages.flat()).toContain('Investor: ? Rao “A” – Rs. 5');
  expect(actualTexts).toEqual([]);
});

test('a name in Devanagari is printed in an English file', async () => {
  const { actualTexts, language } = await readPdf(await writeGains(reviewOf('Loaded'), 'आशा राव'));
  expect(actualTexts).toEqual(['Investor: आशा राव']);
  expect(language).toBe('en-IN');
});

test('the file of a page in Hindi is in Hindi: its letters are drawn, and its texts are spoken as they are written', async () => {
  await showLanguage('hi');
  try {
    const { title, language, pages, actualTexts } = await readPdf(
      await writeGains(reviewOf('LoadedWithLoss'), 'Asha Rao', 'hi-IN'),
    );
    expect([language, title]).toEqual(['hi-IN', 'पूंजीगत लाभ 2026–27']);
    expect(actualTexts.slice(0, 5)).toEqual([
      'पूंजीगत लाभ 2026–27',
      'निवेशक: Asha Rao',
      'वित्त वर्ष 2026–27, अब तक',
      '26 नव॰ 2026 को बनाया गया',
      'रकम भारतीय रुपये में है।',
    ]);
    expect(actualTexts).toContain(i18n._('capitalGains.sales.scheme'));
    expect(actualTexts).toContain(i18n._('capitalGains.unknown'));
    const text = pages.flat().join(' ');
    expect(text).toContain('पेज 1/1');
    expect(text).toContain('₹');
    for (const name of ['ICICI Prudential Bluechip', 'INF109K01BL4']) expect(text).toContain(name);
    // A letter without a drawing is read as none, a replaced one as a question mark.
    expect(text).not.toMatch(/[\0?]/);
  } finally {
    await showLanguage('en');
  }
});
