import { describe, expect, test } from 'vitest';
import { dayOfEpochDay } from '../../catalogue/nav/working-days.ts';
import { type AmfiFile, createAmfiReader } from './amfi-reader.ts';

const newest =
  'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Plan;Option;Net Asset Value;Date';
const withPrices =
  'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Repurchase Price;Sale Price;Date';
const plain = 'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Date';
const section = 'Open Ended Schemes(Debt Scheme - Banking and PSU Fund)';
const row = '119551;INF209KA12Z1;INF209KA13Z9;Plain Debt Fund;Direct Plan;Growth;106.8821;21-Aug-2026';

const joinLines = (...lines: readonly string[]): string => lines.map((line) => `${line}\r\n`).join('');
const completeFile = (...rows: readonly string[]): string =>
  joinLines(newest, ' ', section, ' ', 'Plain Mutual Fund', ' ', ...rows, ' ');

const parseFile = (text: string, piece = text.length): AmfiFile => {
  const reader = createAmfiReader();
  for (let place = 0; place < text.length; place += piece) reader.addText(text.slice(place, place + piece));
  return reader.finish();
};

describe('a file of AMFI', () => {
  test('has plan and option in the name in the newest layout', () => {
    const { layout, rows } = parseFile(completeFile(row));
    expect(layout).toBe('planAndOption');
    expect(rows).toEqual([
      {
        line: 7,
        code: '119551',
        isins: ['INF209KA12Z1', 'INF209KA13Z9'],
        name: 'Plain Debt Fund - Direct Plan - Growth',
        nav: 106.8821,
        day: 20_686,
        amc: 'Plain Mutual Fund',
        section: { isOpenEnded: true, category: 'Debt Scheme', subCategory: 'Banking and PSU Fund' },
      },
    ]);
    expect(dayOfEpochDay(20_686)).toBe('2026-08-21');
  });

  test('with repurchase and sale prices is distinguished from the layout of the same width', () => {
    const cells = '120517;INF209K01ZC0;-;Plain Balanced Fund - Direct Plan-Growth;810.94;802.83;810.95;31-Jan-2018';
    const { layout, rows } = parseFile(
      joinLines(withPrices, '', 'Open Ended Schemes(Balanced)', '', 'Plain Mutual Fund', '', cells),
    );
    expect([layout, rows[0]?.name, rows[0]?.nav, dayOfEpochDay(rows[0]?.day ?? 0)]).toEqual([
      'repurchaseAndSale',
      'Plain Balanced Fund - Direct Plan-Growth',
      810.94,
      '2018-01-31',
    ]);
  });

  test('with six columns is also parsed', () => {
    const cells = '120517;-;INF209K01ZC0;Plain Fund;10.;31-Jan-2024';
    const { layout, rows } = parseFile(joinLines(plain, 'Interval Fund Schemes(Income)', 'Plain Mutual Fund', cells));
    expect([layout, rows[0]?.isins, rows[0]?.nav, rows[0]?.section]).toEqual([
      'plain',
      ['INF209K01ZC0'],
      10,
      { isOpenEnded: false, category: 'Income', subCategory: 'Income' },
    ]);
  });

  test('has the same content for any cut into pieces', () => {
    const text = completeFile(row, row.replace('119551', '119552'));
    expect(parseFile(text, 1)).toEqual(parseFile(text));
    expect(parseFile(text, 7)).toEqual(parseFile(text));
  });

  test('retains brackets and dashes inside the names of sections', () => {
    const etf = 'Open Ended Schemes(Exchange Traded Funds (ETFs) - Other  ETFs)';
    const elss = 'Open Ended Schemes(Equity Schemes - ELSS- Tax Saver Fund)';
    const { rows } = parseFile(joinLines(newest, etf, 'Plain Mutual Fund', row, elss, 'Other Mutual Fund', row));
    expect(rows.map((one) => [one.section.category, one.section.subCategory])).toEqual([
      ['Exchange Traded Funds (ETFs)', 'Other ETFs'],
      ['Equity Schemes', 'ELSS- Tax Saver Fund'],
    ]);
  });

  test('does not repeat the fund house when the next section starts with it', () => {
    const { rows, malformed } = parseFile(
      joinLines(newest, section, 'Plain Mutual Fund', row, 'Open Ended Schemes(Growth)', row),
    );
    expect([rows.map(({ amc }) => amc), malformed]).toEqual([['Plain Mutual Fund', 'Plain Mutual Fund'], []]);
  });

  test('can have a fund house with brackets', () => {
    const { rows } = parseFile(joinLines(newest, section, 'Plain Mutual Fund (IDF)', row));
    expect(rows[0]?.amc).toBe('Plain Mutual Fund (IDF)');
  });

  test('can lack plan and option, and contain an ISIN in small letters or with a space', () => {
    const { rows } = parseFile(completeFile('1;inf209ka12z1 ;Redeemed;Plain Fund;;;10.5;21-Aug-2026'));
    expect([rows[0]?.name, rows[0]?.isins]).toEqual(['Plain Fund', ['INF209KA12Z1']]);
  });

  test.each([
    ['1;INF209KA12Z1;-;Plain Fund;;;ten;21-Aug-2026', 'the NAV “ten” is no number'],
    ['1;INF209KA12Z1;-;Plain Fund;;;10;31-Feb-2026', 'the date “31-Feb-2026” is no day'],
    ['1;INF209KA12Z1;-;Plain Fund;;;10;2026-08-21', 'the date “2026-08-21” is no day'],
    ['one;INF209KA12Z1;-;Plain Fund;;;10;21-Aug-2026', 'the scheme code is no number'],
    ['1;INF209KA12Z1;-;;;;10;21-Aug-2026', 'there is no scheme name'],
    ['1;INF209KA12Z1;-;Plain;Fund;;;10;21-Aug-2026', '9 columns in place of 8'],
  ])('%s is malformed', (line, problem) => {
    expect(parseFile(completeFile(line, row)).malformed.map((one) => one.problem)).toEqual([problem]);
  });

  test('has the NAV 0 for a NAV that is not available', () => {
    expect(parseFile(completeFile(row.replace('106.8821', 'N.A.'))).rows[0]?.nav).toBe(0);
  });
});

describe('a file of AMFI is refused', () => {
  const closedSection = (count: number): string =>
    joinLines(newest, section, 'Plain Mutual Fund', ...Array.from({ length: count }, () => row));

  test.each([
    ['a web page', '<html>\n<body>404</body>\n</html>\n', 'This is a web page'],
    ['any other text', 'code,nav\n1,2\n', 'its first line is “code,nav”'],
    ['an empty file', '', 'This file is empty'],
    ['a header alone', joinLines(newest), 'a header and no rows'],
    ['a header without a line end', '<!DOCTYPE html>', 'This is a web page'],
    ['a last line without an end', completeFile(row).trimEnd().slice(0, -4), 'does not end'],
    ['a last row with too few columns', completeFile(row, '119552;INF209KA12Z1;-;Plain'), '4 columns in place of 8'],
    [
      'a section at the end without rows',
      completeFile(row) + joinLines('Open Ended Schemes(Growth)'),
      '“Open Ended Schemes(Growth)”',
    ],
    ['a fund house at the end without rows', completeFile(row) + joinLines('Late Mutual Fund'), '“Late Mutual Fund”'],
    ['a long file that never comes to the close ended schemes', closedSection(1001), 'ends after 1001 rows'],
  ])('when it is %s', (_, text, message) => {
    expect(() => parseFile(text)).toThrow(message);
  });

  test('not if it is short and has open ended schemes only', () => {
    expect(parseFile(closedSection(1000)).rows).toHaveLength(1000);
  });

  test('at its first line', () => {
    expect(() => createAmfiReader().addText('<html>\n')).toThrow('This is a web page');
  });
});
