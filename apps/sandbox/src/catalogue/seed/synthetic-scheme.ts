import { commissionOf, createFundFacts, type FundPlan } from './fund-facts.ts';
import { type FundHouse } from './fund-houses.ts';
import { fictionalIsin } from '../schemes/isin.ts';
import { type NavModel } from '../nav/nav-model.ts';
import { hashPair, pickFraction, pickNumber } from '../nav/noise.ts';
import { type SchemeDraft } from '../records/scheme-draft.ts';
import { type SchemeTraits, type OrderTermTraits } from '../schemes/scheme-traits.ts';
import { standardSip, standardStp, standardTerms } from '../schemes/standard-terms.ts';
import { type SubCategory } from './sub-categories.ts';

/** First code of fictional schemes, beyond the codes of AMFI. */
const FIRST_HISTORY_CODE = 900_000;
/** Working day numbers: January 2006 and October 2025. */
const FIRST_LAUNCH = 1_566;
const LAUNCHES = 5_150;

/**
 * Creates the NAV model of a fund: growth differs a little between houses, and a third of the funds is younger than ten
 * years.
 */
export const createNavModel = (kind: SubCategory, seed: number, plan: FundPlan): NavModel => {
  const isYoung = pickNumber(seed, 5, 3) === 0;
  const launch = FIRST_LAUNCH + (isYoung ? 2_900 + pickNumber(seed, 6, LAUNCHES - 2_900) : pickNumber(seed, 6, 2_600));
  const skill = (pickFraction(seed, 7) - 0.5) * kind.noise * 0.6;
  const cost = plan === 'Regular' ? commissionOf(kind, seed) : 0;
  return {
    kind: 'model',
    seed,
    launch,
    start: kind.market === 'rates' && kind.minimum !== 500 ? 1000 : 10,
    growth: Number((kind.growth + skill - cost).toFixed(5)),
    market: kind.market,
    share: kind.share,
    noise: kind.noise,
  };
};

/** Usual terms of a kind of fund. */
export const createUsualTerms = (kind: SubCategory, seed: number): OrderTermTraits => {
  const isDebt = kind.portfolio === 'debt';
  const sipMinimum = Math.min(kind.minimum, pickNumber(seed, 11, 3) === 0 ? 100 : 500);
  return {
    ...standardTerms,
    lumpsum: { minimum: kind.minimum, maximum: isDebt ? 0 : 1_000_000 },
    sip: {
      ...standardSip,
      minimum: sipMinimum,
      frequencies: isDebt ? ['MONTHLY', 'QUARTERLY'] : ['WEEKLY', 'MONTHLY', 'QUARTERLY'],
      isPausable: pickNumber(seed, 12, 5) > 0,
    },
    stpTarget: kind.lockIn === '' ? [standardStp] : [],
    redemption: kind.lockIn === '' ? 'Y' : 'N',
    stp: kind.lockIn === '' ? 'Y' : 'N',
    swp: kind.lockIn === '' ? 'Y' : 'N',
    exitLoad: kind.exitLoad,
    lockIn: kind.lockIn,
    cutoff: kind.market === 'rates' && kind.growth < 0.063 ? '13:30:00' : '15:00:00',
    settlement: isDebt ? 'T1' : 'T3',
  };
};

/** Creates a fictional scheme. `number` is unique; `seed` belongs to the fund, so that its plans move together. */
export const createSyntheticScheme = (
  number: number,
  seed: number,
  house: FundHouse,
  kind: SubCategory,
  plan: FundPlan,
): SchemeDraft => {
  const historyCode = String(FIRST_HISTORY_CODE + number);
  const terms = createUsualTerms(kind, seed);
  const fundName = `${house.brand} ${kind.title}`;
  const traits: SchemeTraits = {
    terms,
    portfolio: { kind: kind.portfolio, sectors: 6 + pickNumber(seed, 13, 10) },
    facts: createFundFacts(fundName, kind, seed, plan),
  };
  return {
    code: historyCode,
    isin: fictionalIsin(number),
    secondIsin: '',
    name: `${fundName} - ${plan} Plan - Growth`,
    amc: house.amc,
    amcCode: house.code,
    category: kind.category,
    subCategory: kind.name,
    risk: kind.risk,
    logo: house.logo,
    historyCode,
    exchangeCode: `${house.code.slice(0, 3)}${String(number).padStart(4, '0')}${plan === 'Direct' ? 'D' : ''}-GR`,
    minimum: kind.minimum,
    listGroup: 0,
    nav: createNavModel(kind, seed, plan),
    traits,
  };
};

/** Seed of the fund of a house and a kind. */
export const randomSeedOfFund = (housePlace: number, kindPlace: number): number =>
  hashPair(housePlace + 1, kindPlace + 1) % 1e6;
