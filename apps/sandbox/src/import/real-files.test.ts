import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offeredFilterLists, schemesOfFile } from '../catalogue/port.ts';
import { schemeRow, seriesOfRow } from '../catalogue/scheme-rows.ts';
import { type Store } from '../store/database.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { runImport } from './command.ts';

const data = join(import.meta.dirname, '../../../../../shared/data');
const isThere = existsSync(join(data, 'amfi'));
const missing = isThere ? '' : ' (skipped: ../shared/data is absent)';
const amfi = (name: string): string => join(data, 'amfi', name);
const TODAY = '2026-11-20';

describe.skipIf(!isThere)(`AMFI’s real files${missing}`, () => {
  let folder: string;
  let said: string[];
  let store: Store;

  const run = (file: string, withHistories: boolean) =>
    runImport(
      {
        navFile: amfi(file),
        historyFolder: withHistories ? join(data, 'nav-history') : undefined,
        keepTestSchemes: false,
        dataFolder: folder,
      },
      (line) => said.push(line),
    );

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'folioflow-real-'));
    said = [];
    await run('AMFI_NAV_2018-01-31_with_repurchase_sale.txt', false);
    await run('NAVAll_2026-08-21_8col.txt', true);
    await expect(run('negative/NAVAll_served_as_html_2025-09-14.txt', false)).rejects.toThrow('web page');
    store = openSqliteStore(join(folder, 'sandbox.sqlite'));
    // Two whole files of AMFI take seconds, and on a machine with other work many of them.
  }, 60_000);
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  test('add up in both layouts', () => {
    expect(said.filter((line) => !line.startsWith('Refused rows'))).toEqual([
      'Layout: 8 columns with repurchase and sale price.',
      'Accepted 9,348 + refused 4,616 = 13,964 rows read.',
      'Refused: zeroNav 143, noIsin 367, stale 4,104, duplicateIsin 2, malformed 0.',
      'Layout: 8 columns with plan and option.',
      'Accepted 8,488 + refused 5,794 = 14,282 rows read.',
      'Refused: zeroNav 241, noIsin 142, stale 5,411, duplicateIsin 0, malformed 0.',
      'Histories used: 16 with 50,721 NAVs; zero or missing NAVs left out: 1. Not offered, so not used: 148076, 149950.',
    ]);
  });

  test('fill nine list files with schemes of unique ISINs', async () => {
    const files = await Promise.all(
      Array.from({ length: 10 }, (_, file) => schemesOfFile(store.db, file, 1000, TODAY)),
    );
    expect(files.map((file) => file.length)).toEqual([1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 488, 0]);
    expect(new Set(files.flat().map(({ scheme_isin }) => scheme_isin)).size).toBe(8488);
  });

  test('name their fund houses and categories', async () => {
    const lists = await offeredFilterLists(store.db, TODAY);
    expect(lists.amc_list.map(({ value }) => value)).toContain('Axis Mutual Fund');
    expect(lists.amc_category.map(({ value }) => value)).toContain('Debt Scheme');
    expect(lists.growth_percentage.length).toBeGreaterThan(0);
  });

  test('the history of 120503 comes without its NAV of zero', async () => {
    const row = await schemeRow(store.db, '120503');
    const series = row && (await seriesOfRow(store.db, row, TODAY));
    expect(series?.points().filter(([, nav]) => nav <= 0)).toEqual([]);
    expect(series?.points().length).toBeGreaterThan(3000);
    expect(JSON.parse(row?.entry ?? '{}')).toMatchObject({ five_year_percent_show: true });
  });
});
