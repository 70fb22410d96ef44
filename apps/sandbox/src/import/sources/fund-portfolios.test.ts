import { expect, test } from 'vitest';
import { type FundPortfolio, createFundFinder, parseFundPortfolios } from './fund-portfolios.ts';

const head = 'scheme,as_on,section,sub_section,company,isin,sector_or_rating,pct_of_aum';
const table = [
  head,
  'Plain Equity Fund,2025-07-31,EQUITY & EQUITY RELATED,a) Listed/awaiting listing,Kaveri Foods Ltd.,INE000A01018,Food,4.5',
  'Plain Equity Fund,2025-07-31,EQUITY & EQUITY RELATED,a) Listed/awaiting listing,"Amber ""A"", Bank",INE000A01026,Banks,9.53',
  'Plain Equity Fund,2025-07-31,EQUITY & EQUITY RELATED,b) Unlisted,Gone Ltd.,INE000A01034,Banks,#',
  'Plain Equity Fund,2025-07-31,EQUITY & EQUITY RELATED,e) Real Estate Investment Trust,Malwa Trust,INE000A01042,Food,0.3',
  'Plain Equity Fund,2025-07-31,OTHERS,f) TREPS / Reverse Repo Investments,TREPS,,,86.07',
  'Plain Equity Fund,2025-07-31,OTHERS,f) TREPS / Reverse Repo Investments,Net Receivable / Payable,,,-0.4',
  'Plain Debt Fund,2025-08-31,DEBT INSTRUMENTS,c) Treasury Bills,91 day bill,IN000A01050,Sovereign,100',
  '',
].join('\r\n');
const funds = parseFundPortfolios(table, 'holdings.csv');

test('a disclosed portfolio has its holdings by share, unknown shares last', () => {
  expect(funds.map(({ fund, asOn }) => [fund, asOn])).toEqual([
    ['Plain Equity Fund', '2025-07-31'],
    ['Plain Debt Fund', '2025-08-31'],
  ]);
  const lines = funds[0]?.portfolio.holdings_list.map((each) => Object.values({ ...each }));
  expect(lines).toEqual([
    ['TREPS', 'TREPS', '', '', 86.07],
    ['INE000A01026', 'Amber "A", Bank', 'Banks', 'Equity', 9.53],
    ['INE000A01018', 'Kaveri Foods Ltd.', 'Food', 'Equity', 4.5],
    ['INE000A01042', 'Malwa Trust', 'Food', 'Real Estate Investment Trust', 0.3],
    ['Net Receivable / Payable', 'Net Receivable / Payable', '', '', -0.4],
    ['INE000A01034', 'Gone Ltd.', 'Banks', 'Equity, unlisted', null],
  ]);
});

test('a disclosed portfolio has the sectors of its holdings, and no managers', () => {
  const { optionspie_sector, seriespie_sector, fund_manager_list } = funds[0]?.portfolio ?? {};
  expect(optionspie_sector).toEqual(['TREPS', 'Banks', 'Food', 'Net Receivable / Payable']);
  expect(seriespie_sector).toEqual([86.07, 9.53, 4.8, -0.4]);
  expect(fund_manager_list).toEqual([]);
});

const fundsNamed = (...names: readonly string[]): readonly FundPortfolio[] =>
  names.flatMap((fund) => funds.slice(0, 1).map((each) => ({ ...each, fund })));
const fundOf = createFundFinder(
  fundsNamed('SBI Large Cap Fund', 'SBI Smallcap Fund', 'SBI Gold Fund', 'SBI Dividend Yield Fund'),
);

test.each([
  ['SBI Large Cap FUND-DIRECT PLAN -GROWTH', 'SBI Large Cap Fund'],
  ['SBI Small Cap Fund - Regular Plan - IDCW', 'SBI Smallcap Fund'],
  ['SBI GOLD FUND', 'SBI Gold Fund'],
  ['SBI Dividend Yield Fund - Direct Plan - Growth', 'SBI Dividend Yield Fund'],
  ['SBI Gold Fund Plus - Direct Plan', undefined],
  ['SBI Large Cap Fund (Segregated - 17022020) - Direct', undefined],
  ['SBI Large - Growth', undefined],
  ['The SBI Gold Fund', undefined],
  ['', undefined],
])('the scheme %s belongs to the fund %s', (scheme, fund) => {
  expect(fundOf(scheme)?.fund).toBe(fund);
});

test.each([
  ['<html><body>404</body></html>', 'is no table of holdings: it has no scheme, as_on'],
  [head.replace(',pct_of_aum', ''), 'it has no pct_of_aum'],
  [`${head}\nFund,2025-07-31,S,a) Listed,Company,I,Food,9 %`, 'the share “9 %” in line 2 is no number'],
  [`${head}\n"Fund,2025-07-31`, 'holdings.csv is no CSV file: Quote Not Closed'],
  ['', 'is no table of holdings'],
])('%s is refused', (text, message) => {
  expect(() => parseFundPortfolios(text, 'holdings.csv')).toThrow(message);
});
