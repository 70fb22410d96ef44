import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { RETURN_PERIODS, type Scheme } from '@folioflow/api/contract';
import { discoveryOperations, schemeChartSchema } from '@folioflow/api/schemas';
import {
  chartPageValueOf,
  filterSchemes,
  navPointsOfPeriod,
  navReturnOf,
  schemeCardOf,
  type SchemeReturn,
} from '@folioflow/flows';
import { createSandboxClient, type SandboxClient } from '../../../apps/sandbox/src/testing/sandbox-client.ts';
import { runImport } from '../../../apps/sandbox/src/import/command.ts';
import { openSqliteStore } from '../../../apps/sandbox/src/store/sqlite.ts';

const data = path.join(import.meta.dirname, '../../../../shared/data');
const folder = mkdtempSync(path.join(tmpdir(), 'folioflow-figures-'));

type Period = (typeof RETURN_PERIODS)[number];
type ReturnFigures = Readonly<Partial<Record<Period, string | null>>>;

interface ReadResult<T> {
  readonly value?: T;
  readonly issues?: readonly unknown[] | undefined;
}
interface Schema<T> {
  readonly '~standard': { readonly validate: (value: unknown) => ReadResult<T> | Promise<ReadResult<T>> };
}

/** An answer as the client reads it. */
async function parseWithSchema<T>(schema: Schema<T>, answer: unknown): Promise<T> {
  const { value } = await schema['~standard'].validate(answer);
  if (value === undefined) throw new Error('The answer cannot be read.');
  return value;
}

const createFigures = (figure: (period: Period) => string | null | undefined): ReturnFigures =>
  Object.fromEntries(RETURN_PERIODS.map((period) => [period, figure(period) ?? null]));

function createCardFigures(scheme: Scheme, figure: (of: SchemeReturn) => string | null): ReturnFigures {
  const { oneMonth, lumpsum } = schemeCardOf(scheme);
  return createFigures((requested) => {
    const found = [oneMonth, ...lumpsum].find(({ period }) => period === requested);
    return found && figure(found);
  });
}

/** The stated returns: per year above one year. */
const cardFigures = (scheme: Scheme) =>
  createCardFigures(scheme, ({ percent, annualPercent }) => (annualPercent === undefined ? percent : annualPercent));

/** The returns over the period, as the provider sends them. */
const periodFigures = (scheme: Scheme) => createCardFigures(scheme, ({ percent }) => percent);

async function pageFigures(
  investor: SandboxClient,
  { scheme_isin: isin, scheme_code: code }: Scheme,
): Promise<ReturnFigures> {
  const request = { param_isin: isin, param_scheme_code: code, param_scheme_name: '' };
  const answer = await parseWithSchema(schemeChartSchema, await investor.ask('/master/scheme/statistics', request));
  const { points } = chartPageValueOf(answer, { isin, code, name: '' });
  return createFigures((period) => navReturnOf(navPointsOfPeriod(points, period) ?? [], period)?.percent);
}

async function fetchSchemes(investor: SandboxClient, file_index = 0): Promise<readonly Scheme[]> {
  const answer = await investor.ask('/master/schemelist', { file_index });
  const { list_scheme, result } = await parseWithSchema(discoveryOperations.listSchemes.answer, answer);
  return [...result.scheme_list, ...list_scheme];
}

/** Their cards keep figures back that the drawing of their NAV cannot. */
const WITHHOLDING_CODES = ['SC11', 'SC17'];
const hasAllFigures = ({ scheme_code }: Scheme) => ![...WITHHOLDING_CODES, 'SC99'].includes(scheme_code);

/** Every tenth or so of a list: houses, kinds and ages of all sorts. */
const selectEvenly = (schemes: readonly Scheme[], count: number) =>
  schemes.filter((_, place) => place % Math.max(1, Math.floor(schemes.length / count)) === 0).slice(0, count);

async function expectSameFigures(investor: SandboxClient, schemes: readonly Scheme[]): Promise<void> {
  for (const scheme of schemes) {
    const card = cardFigures(scheme);
    expect([scheme.scheme_name, await pageFigures(investor, scheme)]).toEqual([scheme.scheme_name, card]);
    const overPeriods = periodFigures(scheme);
    for (const period of ['1Y', '3Y', '5Y'] as const) {
      const figure = overPeriods[period];
      if (typeof figure !== 'string') continue;
      expect(filterSchemes([scheme], { growth: [`${figure}-${figure}`] })).toEqual([scheme]);
    }
  }
}

describe('a return says the same on its card, on its page and to the filter', () => {
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  test('for a hundred schemes of the market [DO-030 DO-453]', async () => {
    const investor = await createSandboxClient('market');
    const schemes = selectEvenly((await fetchSchemes(investor)).filter(hasAllFigures), 100);
    expect(schemes).toHaveLength(100);
    expect(schemes.filter((scheme) => scheme.five_year_percent !== '').length).toBeGreaterThan(50);
    await expectSameFigures(investor, schemes);
    await investor.close();
  });

  test('for the stated ones, which have no NAV, one NAV, or returns that are kept back', async () => {
    const investor = await createSandboxClient('full');
    const schemes = await fetchSchemes(investor);
    await expectSameFigures(investor, schemes.filter(hasAllFigures));
    const withheld = schemes.filter(({ scheme_code }) => WITHHOLDING_CODES.includes(scheme_code)).map(cardFigures);
    expect(withheld.map((card) => [card['3M'], card['5Y']])).toEqual([
      [null, null],
      [null, null],
    ]);
    await investor.close();
  });

  test.runIf(existsSync(path.join(data, 'amfi')))(
    'for every scheme of AMFI that has a history',
    async () => {
      await runImport(
        {
          navFile: path.join(data, 'amfi/NAVAll_2026-08-21_8col.txt'),
          historyFolder: path.join(data, 'nav-history'),
          keepTestSchemes: false,
          dataFolder: folder,
        },
        () => undefined,
      );
      const investor = await createSandboxClient('full', openSqliteStore(path.join(folder, 'sandbox.sqlite')));
      const files = await Promise.all(Array.from({ length: 9 }, (_, file) => fetchSchemes(investor, file)));
      const schemes = files.flat().filter((scheme) => scheme.one_month_percent !== '');
      expect(schemes.length).toBeGreaterThan(9);
      await expectSameFigures(investor, schemes);
      await investor.close();
    },
    60_000,
  );
});
