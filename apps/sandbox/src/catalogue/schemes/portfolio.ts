import { type FundManager, type Holding } from '@folioflow/api/contract';
import { pickEntry, pickFraction, hashPair, pickNumber } from '../nav/noise.ts';
import { type PortfolioTraits } from './scheme-traits.ts';

/** Published portfolio of a fund, with its managers. */
export interface Portfolio {
  readonly seriespie_sector: number[];
  readonly optionspie_sector: string[];
  readonly holdings_list: Holding[];
  readonly fund_manager_list: FundManager[];
}

const equitySectors = [
  ...['Financial Services', 'Information Technology', 'Energy', 'Healthcare', 'Automobiles', 'Consumer Staples'],
  ...['Construction', 'Capital Goods', 'Telecommunication', 'Metals & Mining', 'Power', 'Chemicals', 'Services'],
  ...['Consumer Durables', 'Construction Materials', 'Realty', 'Textiles', 'Media', 'Insurance', 'Logistics'],
  'Cash & Equivalents',
] as const;
const debtSectors = [
  ...['Government Securities', 'State Development Loans', 'AAA Rated', 'AA+ Rated', 'A1+ Rated', 'Treasury Bills'],
  ...['Certificates of Deposit', 'Commercial Paper', 'Public Sector Banks', 'Private Banks', 'Housing Finance'],
  ...['Infrastructure Bonds', 'Securitised Debt', 'Interest Rate Swaps', 'TREPS', 'Term Deposits', 'Mutual Fund Units'],
  ...['Zero Coupon Bonds', 'Perpetual Bonds', 'Margin Deposits', 'Cash & Equivalents'],
] as const;

const firstWords = [
  'Aravalli',
  'Brahmi',
  'Coromandel Bay',
  'Devgiri',
  'Ganga Plains',
  'Hampi',
  'Indus Delta',
  'Kaveri',
];
const moreFirstWords = ['Lakshadweep', 'Malwa', 'Narmada', 'Osmania Road', 'Pamba', 'Ravi Valley', 'Satpura', 'Teesta'];
const lastWords = ['Industries', 'Holdings', 'Finance', 'Systems', 'Laboratories', 'Motors', 'Foods', 'Infrastructure'];
const companyWords = [...firstWords, ...moreFirstWords];

const givenNames = ['Aditi', 'Bharat', 'Chitra', 'Dev', 'Esha', 'Farhan', 'Gauri', 'Harish', 'Ira', 'Kabir', 'Leela'];
const familyNames = [
  'Anand',
  'Bose',
  'Chari',
  'Dhar',
  'Fernandes',
  'Gokhale',
  'Iyer',
  'Kulkarni',
  'Menon',
  'Rao',
  'Sen',
];
const educations = [
  'MBA (Finance)',
  'Chartered Accountant',
  'B.Tech., MBA',
  'CFA charterholder',
  'M.Com., CFA',
  'PGDM',
];

/** Shares in falling order that add up to `total` hundredths. */
const createShares = (count: number, seed: number, total: number): readonly number[] => {
  const weights = Array.from({ length: count }, (_, place) => (1 + pickFraction(seed, place)) / (place + 2));
  const sum = weights.reduce((one, other) => one + other, 0);
  const whole = weights.map((weight) => Math.floor((weight / sum) * total)).sort((one, other) => other - one);
  const rest = total - whole.reduce((one, other) => one + other, 0);
  return whole.map((share, place) => (place === 0 ? share + rest : share));
};

const instrumentName = (kind: PortfolioTraits['kind'], place: number): string => {
  if (kind === 'equity' || (kind === 'hybrid' && place % 3 > 0)) return 'Equity';
  return place % 2 === 0 ? 'Corporate Bond' : 'Government Security';
};

const sectorNames = (traits: PortfolioTraits): readonly string[] =>
  traits.kind === 'debt' ? debtSectors : equitySectors;

const createHoldings = (traits: PortfolioTraits, seed: number): Holding[] => {
  const count = 12 + pickNumber(seed, 21, 24);
  const sectors = sectorNames(traits).slice(0, traits.sectors);
  return createShares(count, seed + 1, 9_400).map((share, place) => ({
    stock_search_id: `holding-${seed}-${place + 1}`,
    company_name: `${pickEntry(companyWords, seed + place, 1)} ${pickEntry(lastWords, seed + place, 2)} Ltd.`,
    sector_name: pickEntry(sectors, seed + place, 3),
    instrument_name: instrumentName(traits.kind, place),
    corpus_per: share / 100,
  }));
};

const createManagers = (seed: number): FundManager[] =>
  Array.from({ length: 1 + pickNumber(seed, 31, 3) }, (_, place) => {
    const person = hashPair(seed, 40 + place) % 10_000;
    return {
      person_id: `person-${person}`,
      person_name: `${pickEntry(givenNames, person, 1)} ${pickEntry(familyNames, person, 2)}`,
      education: pickEntry(educations, person, 3),
      experience: `${4 + pickNumber(person, 4, 22)} years in fund management`,
    };
  });

export const emptyPortfolio: Portfolio = {
  seriespie_sector: [],
  optionspie_sector: [],
  holdings_list: [],
  fund_manager_list: [],
};

/** Creates the portfolio of a fictional scheme, always the same for the same seed. */
export const createPortfolio = (traits: PortfolioTraits, seed: number): Portfolio => ({
  seriespie_sector: createShares(traits.sectors, seed, 10_000).map((share) => share / 100),
  optionspie_sector: sectorNames(traits).slice(0, traits.sectors),
  holdings_list: createHoldings(traits, seed),
  fund_manager_list: createManagers(seed),
});
