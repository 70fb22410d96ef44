import { parse } from 'csv-parse/sync';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFilterLists, readListFile } from '../catalogue/port.ts';
import { readSchemePortfolio, findSchemeRow, readNavSeries, parseTraits } from '../catalogue/records/scheme-rows.ts';
import { type Store } from '../store/database.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { runImport } from './command.ts';

const data = join(import.meta.dirname, '../../../../../shared/data');
const isThere = existsSync(join(data, 'amfi'));
const missing = isThere ? '' : ' (skipped: ../shared/data is absent)';
const amfiPath = (name: string): string => join(data, 'amfi', name);
const portfolioPath = (name: string): string => join(data, 'portfolio', name);
const TODAY = '2026-11-20';

describe.skipIf(!isThere)(`AMFI’s real files${missing}`, () => {
  let folder: string;
  let said: string[];
  let store: Store;

  const importFile = (file: string, isWhole: boolean) =>
    runImport(
      {
        navFile: amfiPath(file),
        historyFolder: isWhole ? join(data, 'nav-history') : undefined,
        holdingsFile: isWhole ? portfolioPath('sbi_mf_holdings_2025-07-31.csv') : undefined,
        keepTestSchemes: false,
        dataFolder: folder,
      },
      (line) => said.push(line),
    );

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'folioflow-real-'));
    said = [];
    await importFile('AMFI_NAV_2018-01-31_with_repurchase_sale.txt', false);
    await importFile('NAVAll_2026-08-21_8col.txt', true);
    await expect(importFile('negative/NAVAll_served_as_html_2025-09-14.txt', false)).rejects.toThrow('web page');
    store = openSqliteStore(join(folder, 'sandbox.sqlite'));
    // Two complete files of AMFI need seconds, and far longer on a busy machine.
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  test('have rows that add up in both layouts', () => {
    expect(said.filter((line) => !line.startsWith('Refused rows'))).toEqual([
      'Layout: 8 columns with repurchase and sale price.',
      'Accepted 9,348 + refused 4,616 = 13,964 rows read.',
      'Refused: zeroNav 143, noIsin 367, stale 4,104, duplicateIsin 2, malformed 0.',
      'Layout: 8 columns with plan and option.',
      'Accepted 8,488 + refused 5,794 = 14,282 rows read.',
      'Refused: zeroNav 241, noIsin 142, stale 5,411, duplicateIsin 0, malformed 0.',
      'Histories used: 16 with 50,721 NAVs; zero or missing NAVs left out: 1; refused without a valid day: 0. Not offered, so not used: 148076, 149950.',
      'Holdings used: of 15 funds for 74 schemes, as of 2025-07-31. Not offered, so not used: SBI Magnum Gilt Fund.',
    ]);
  });

  test('fill nine list files with schemes of unique ISINs', async () => {
    const files = await Promise.all(Array.from({ length: 10 }, (_, file) => readListFile(store.db, file, 1000, TODAY)));
    expect(files.map((file) => file.length)).toEqual([1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 488, 0]);
    expect(new Set(files.flat().map(({ scheme_isin }) => scheme_isin)).size).toBe(8488);
  });

  test('name their fund houses and categories', async () => {
    const lists = await readFilterLists(store.db, TODAY);
    expect(lists.amc_list.map(({ value }) => value)).toContain('Axis Mutual Fund');
    expect(lists.amc_category.map(({ value }) => value)).toContain('Debt Scheme');
    expect(lists.growth_percentage.length).toBeGreaterThan(0);
  });

  test('include the history of 120503, whose NAV of zero is left out', async () => {
    const row = await findSchemeRow(store.db, '120503');
    const series = row && (await readNavSeries(store.db, row, TODAY));
    expect(series?.points().filter(([, nav]) => nav <= 0)).toEqual([]);
    expect(series?.points().length).toBeGreaterThan(3000);
    expect(JSON.parse(row?.entry ?? '{}')).toMatchObject({ five_year_percent_show: true });
  });

  const readImportedRows = () => store.db.selectFrom('schemes').selectAll().where('origin', '=', 'imported').execute();
  const sumShares = (shares: readonly (number | null)[]) =>
    shares.reduce<number>((all, share) => all + (share ?? 0), 0);

  test('include the complete disclosed holdings of SBI, with the equity below their tables', async () => {
    const totalsFile = readFileSync(portfolioPath('sbi_mf_section_totals_2025-07-31.csv'));
    const totals = parse<{ scheme: string; pct: string }>(totalsFile, { bom: true, columns: true });
    const compared = new Set<string>();
    for (const row of await readImportedRows()) {
      const { portfolio: traits } = parseTraits(row);
      if (traits?.kind !== 'disclosed') continue;
      const { holdings_list: held, seriespie_sector } = await readSchemePortfolio(store.db, row);
      expect(sumShares(held.map(({ corpus_per }) => corpus_per))).toBeCloseTo(100, 1);
      expect(sumShares(seriespie_sector)).toBeCloseTo(100, 1);
      const equity = held.filter(({ instrument_name }) => instrument_name === 'Equity');
      if (equity.length === 0) continue;
      const first = totals.find((total) => total.scheme === traits.fund);
      expect(sumShares(equity.map(({ corpus_per }) => corpus_per))).toBeCloseTo(Number(first?.pct), 1);
      compared.add(traits.fund);
    }
    expect(compared.size).toBe(10);
  });

  test('contain no holdings, sectors or managers, so that no imported scheme has undisclosed ones', async () => {
    const kinds = (await readImportedRows()).map((row) => parseTraits(row).portfolio?.kind ?? 'nothing');
    const counts = [...Map.groupBy(kinds, (kind) => kind)].map(([kind, all]) => [kind, all.length]);
    expect(counts.sort()).toEqual([
      ['disclosed', 74],
      ['nothing', 8414],
    ]);
  });
});
