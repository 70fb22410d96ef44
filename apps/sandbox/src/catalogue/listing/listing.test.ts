import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFields, type Fields } from '../../kit/json.ts';
import { replaceCatalogue } from '../records/catalogue-store.ts';
import { readFilterLists, readSchemes, readListFile, readSchemeTerms, readStpTargets } from '../port.ts';
import { createSeedRows } from '../seed/seed-catalogue.ts';
import { type SandboxClient, createSandboxClient } from '../../testing/sandbox-client.ts';

const LIST = '/master/schemelist';
const TODAY = '2026-11-20';

const schemesIn = (answer: Fields): readonly Fields[] => {
  const result = answer['result'];
  const list = isFields(result) ? result['scheme_list'] : undefined;
  return Array.isArray(list) ? list.filter(isFields) : [];
};

describe('the list of the 74 schemes', () => {
  let investor: SandboxClient;
  beforeAll(async () => (investor = await createSandboxClient('full')));
  afterAll(() => investor.close());

  test.each([
    [0, 44],
    [1, 30],
    [2, 0],
    [-1, 0],
    [0.5, 0],
  ])('file %d contains %i schemes', async (fileIndex, count) => {
    const answer = await investor.ask(LIST, { file_index: fileIndex });
    expect([answer['code'], answer['per_page_count'], schemesIn(answer).length]).toEqual(['000', 30, count]);
    expect(answer['list_scheme']).toEqual([]);
  });

  test('every entry has every key of a scheme [DO-350 DO-351 DO-352]', async () => {
    const keys = [
      ...['_id', 'scheme_name', 'scheme_isin', 'scheme_isin_1', 'scheme_code', 'scheme_category', 'risk', 'logo_url'],
      ...['scheme_amc', 'one_month_percent', 'three_month_percent', 'six_month_percent', 'one_year_percent'],
      ...['three_year_percent', 'five_year_percent', 'three_month_percent_show', 'six_month_percent_show'],
      ...['one_year_percent_show', 'three_year_percent_show', 'five_year_percent_show', 'sip_returns_data'],
      ...['scheme_minimum_investment_amount', 'scheme_master', 'mfapi_scheme_code', 'scheme_information'],
      ...['is_sip_allowed', 'is_lumpsum_allowed', 'sub_category'],
    ].sort();
    const proposed = ['fund_name', 'scheme_plan', 'fund_size_crore'];
    const entries = schemesIn(await investor.ask(LIST, { file_index: 0 }));
    for (const entry of entries) {
      const documented = Object.keys(entry).filter((key) => !proposed.includes(key));
      expect(documented.sort()).toEqual(keys);
      expect(Object.keys(isFields(entry['sip_returns_data']) ? entry['sip_returns_data'] : {})).toEqual([
        '1y_percent_annualized',
        '3y_percent_annualized',
        '5y_percent_annualized',
      ]);
    }
    expect(entries).toHaveLength(44);
  });

  test('every entry has the fields of the filters and of the payloads [DO-353]', async () => {
    const entries = schemesIn(await investor.ask(LIST, { file_index: 0 }));
    for (const entry of entries) {
      const { scheme_master: options, scheme_information: information } = entry;
      expect(entry['scheme_minimum_investment_amount']).toSatisfy((amount) => typeof amount === 'number' && amount > 0);
      expect(entry['mfapi_scheme_code']).toMatch(/^\d+$/);
      expect(information).toEqual({ param_amc_code: expect.stringMatching(/./) as unknown });
      expect([entry['is_sip_allowed'], entry['is_lumpsum_allowed']].join('')).toMatch(/^[YN]{2}$/);
      expect(Array.isArray(options) && options.length > 0).toBe(true);
      expect(options).toEqual(
        (options as Fields[]).map(
          () => expect.objectContaining({ param_scheme_code: expect.any(String) as unknown }) as unknown,
        ),
      );
    }
  });

  test('perPage, listFileSize and listPlace change the answer', async () => {
    await investor.control('/switches', { perPage: 10, listFileSize: 40, listPlace: 'list_scheme' });
    const answers = await Promise.all([0, 1, 2, 3].map((file) => investor.ask(LIST, { file_index: file })));
    const codeNumberOf = (answer: Fields): number =>
      Array.isArray(answer['list_scheme']) ? answer['list_scheme'].length : -1;
    expect(answers.map(codeNumberOf)).toEqual([40, 4, 30, 0]);
    expect(answers.map((answer) => answer['per_page_count'])).toEqual([10, 10, 10, 10]);
    expect(answers.flatMap(schemesIn)).toEqual([]);
    await investor.control('/switches', { perPage: 30, listFileSize: 1000, listPlace: 'result' });
  });

  test('the answer is compressed on request, with the same content', async () => {
    const packed = await investor.response(LIST, { file_index: 0 }, { 'accept-encoding': 'gzip' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    const stream = packed.body?.pipeThrough(new DecompressionStream('gzip'));
    const plain = await investor.response(LIST, { file_index: 0 });
    expect(await new Response(stream ?? null).text()).toBe(await plain.text());
  });

  test('a replaced catalogue is returned at once', async () => {
    await replaceCatalogue(investor.db, createSeedRows('full').slice(0, 3));
    expect(schemesIn(await investor.ask(LIST, { file_index: 0 }))).toHaveLength(3);
    await replaceCatalogue(investor.db, createSeedRows('full'));
    expect(schemesIn(await investor.ask(LIST, { file_index: 0 }))).toHaveLength(44);
  });

  test('the returns follow the clock', async () => {
    const readMonthReturn = async () =>
      schemesIn(await investor.ask(LIST, { file_index: 0 }))[0]?.['one_month_percent'];
    const before = await readMonthReturn();
    await investor.control('/clock', { advance_days: 30 });
    expect(await readMonthReturn()).not.toBe(before);
  });

  test('orders are possible in listed schemes, not in SC99 or unknown ones', async () => {
    expect((await readSchemeTerms(investor.db, 'SC01'))?.scheme_name).toBe('Amaltas Flexi Cap Fund (SC01)');
    expect(await readSchemeTerms(investor.db, 'SC99')).toBeUndefined();
    expect(await readSchemeTerms(investor.db, 'nothing')).toBeUndefined();
  });

  test('a watchlist has its schemes in the order of its codes', async () => {
    const found = await readSchemes(investor.db, ['SC05', 'nothing', 'SC02'], TODAY);
    expect(found.map(({ scheme_code }) => scheme_code)).toEqual(['SC05', 'SC02']);
    expect(await readListFile(investor.db, 1, 1000, TODAY)).toHaveLength(30);
  });

  test('the STP targets of a house do not contain the source', async () => {
    const readTargetCodes = async (source: string) =>
      (await readStpTargets(investor.db, 'Amaltas Mutual Fund', source, TODAY)).map(({ scheme_code }) => scheme_code);
    expect(await readTargetCodes('SC01')).toEqual(['SC21', 'SC22', 'SC23', 'SC24']);
    expect(await readTargetCodes('SC22')).toEqual(['SC21', 'SC23', 'SC24']);
  });
});

describe('the list of the market', () => {
  let investor: SandboxClient;
  beforeAll(async () => (investor = await createSandboxClient('market')));
  afterAll(() => investor.close());

  test('is divided into files of a thousand, with the stated schemes last', async () => {
    const files = await Promise.all([0, 1, 2].map((file) => investor.ask(LIST, { file_index: file })));
    expect(files.map((file) => schemesIn(file).length)).toEqual([1000, 500, 0]);
    const codes = files.flatMap(schemesIn).map(({ scheme_code }) => String(scheme_code));
    expect(codes.slice(0, -74).filter((code) => code.startsWith('SC'))).toEqual([]);
    expect([codes[1426], codes.at(-1)]).toEqual(['SC01', 'SC73']);
  });

  test('the filter options are those of the offered schemes', async () => {
    const lists = await readFilterLists(investor.db, TODAY);
    expect(lists.amc_list).toHaveLength(24);
    expect(lists.amc_category.map(({ value }) => value)).toEqual([
      ...['Debt Scheme', 'Equity Scheme', 'Hybrid Scheme', 'Other Scheme', 'Solution Oriented Scheme'],
    ]);
    expect(lists.amc_risk.map(({ value }) => value)).toEqual([
      ...['Low', 'Low to Moderate', 'Moderate', 'Moderately High', 'High', 'Very High'],
    ]);
    expect(lists.minimum_investment.map(({ value }) => value)).toEqual(['100', '500', '1000', '5000']);
    expect(lists.growth_percentage.every(({ value }) => /^-?\d+-\d+$/.test(value))).toBe(true);
  });

  test('an option of the modes has the name of what its schemes offer', async () => {
    const { investment_method: modes } = await readFilterLists(investor.db, TODAY);
    expect(modes).toEqual([
      { value: 'is_sip_allowed', label: 'SIP' },
      { value: 'is_lumpsum_allowed', label: 'Lumpsum' },
    ]);
  });
});

test('an empty catalogue has an empty list and no filter options', async () => {
  const investor = await createSandboxClient('full');
  await replaceCatalogue(investor.db, []);
  expect(schemesIn(await investor.ask(LIST, { file_index: 0 }))).toEqual([]);
  expect(Object.values(await readFilterLists(investor.db, TODAY)).flat()).toEqual([]);
  await investor.close();
});
