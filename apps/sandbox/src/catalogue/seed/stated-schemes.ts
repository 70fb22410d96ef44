import { FIRST_HOUSE, fundHouseAt } from './fund-houses.ts';
import { type NavSource } from '../nav/nav-source.ts';
import { type SchemeDraft } from '../records/scheme-draft.ts';
import {
  type PortfolioTraits,
  type SchemeTraits,
  type StpTraits,
  type OrderTermTraits,
} from '../schemes/scheme-traits.ts';
import { standardSip, standardStp, standardTerms } from '../schemes/standard-terms.ts';
import { subCategories, subCategoryAt } from './sub-categories.ts';
import { createSyntheticScheme } from './synthetic-scheme.ts';

/** Deviations of a stated scheme from the defaults. */
interface SpecialScheme {
  readonly code: string;
  /** part of its name in addition to the kind of fund */
  readonly title?: string;
  readonly kind?: string;
  readonly terms?: Partial<OrderTermTraits>;
  readonly nav?: NavSource;
  readonly portfolio?: PortfolioTraits | null;
  readonly traits?: Partial<SchemeTraits>;
}

const everyDay = Array.from({ length: 28 }, (_, day) => String(day + 1)).join(',');
const unbounded = { minimum: 500, maximum: 0 };
const createEquityPortfolioTraits = (count: number): PortfolioTraits => ({ kind: 'equity', sectors: count });
const stpTargetTerms = (change: Partial<StpTraits>): Partial<OrderTermTraits> => ({
  stpTarget: [{ ...standardStp, ...change }],
});

const fallingNav: NavSource = {
  kind: 'model',
  seed: 1_111,
  launch: 3_000,
  start: 100,
  growth: -0.36,
  market: 'equity',
  share: 0,
  noise: 0.012,
};

/** SC01 to SC24 and SC99, each with the purpose from the provider's description. */
export const specialSchemes: readonly SpecialScheme[] = [
  {
    code: 'SC01',
    kind: 'Flexi Cap Fund',
    terms: {
      lumpsum: { minimum: 500, maximum: 50_000 },
      sip: {
        ...standardSip,
        minimum: 500,
        maximum: 50_000,
        frequencies: ['MONTHLY', 'WEEKLY', 'QUARTERLY'],
        dates: '1,5,10,13,14,15,28',
        fewest: 2,
      },
    },
  },
  { code: 'SC02', title: 'Lumpsum Only', terms: { sip: null } },
  { code: 'SC03', title: 'SIP Only', terms: { lumpsum: null } },
  { code: 'SC04', title: 'Unbounded', terms: { lumpsum: unbounded, sip: { ...standardSip, ...unbounded } } },
  {
    code: 'SC05',
    kind: 'ELSS',
    terms: { lockIn: '3 years', exitLoad: 1, redemption: 'N', stp: 'N', swp: 'N' },
  },
  { code: 'SC06', title: 'Physical SIP', terms: { sip: { ...standardSip, isMandate: false } } },
  { code: 'SC07', title: 'New Fund Offer', nav: { kind: 'none' } },
  { code: 'SC08', title: 'First NAV', nav: { kind: 'newest', nav: 10 } },
  { code: 'SC09', title: 'Unchanged NAV', nav: { kind: 'unchanged', nav: 12.5 } },
  { code: 'SC10', title: '50/50 & 100% Equity' },
  { code: 'SC11', title: 'Falling', nav: fallingNav, traits: { returns: 'hidden' } },
  { code: 'SC12', title: 'Five Sector', portfolio: createEquityPortfolioTraits(5) },
  { code: 'SC13', title: 'Ten Sector', portfolio: createEquityPortfolioTraits(10) },
  { code: 'SC14', title: 'Fifteen Sector', portfolio: createEquityPortfolioTraits(15) },
  { code: 'SC15', title: 'Twenty Sector', portfolio: createEquityPortfolioTraits(20) },
  { code: 'SC16', title: 'All Sector', portfolio: createEquityPortfolioTraits(21) },
  { code: 'SC17', title: 'Unpublished Portfolio', portfolio: null, traits: { returns: 'missing' } },
  { code: 'SC18', title: 'SIP from the 29th', traits: { announcedSipDay: 29 } },
  { code: 'SC19', title: 'SIP from the 31st', traits: { announcedSipDay: 31 } },
  { code: 'SC20', title: 'No Pause', terms: { sip: { ...standardSip, isPausable: false } } },
  { code: 'SC21', title: 'Monthly STP Target', terms: stpTargetTerms({ dates: '1,7,15,29,30,31' }) },
  { code: 'SC22', title: 'Weekly STP Target', terms: stpTargetTerms({ frequency: 'WEEKLY', dates: everyDay }) },
  { code: 'SC23', title: 'Daily STP Target', terms: stpTargetTerms({ frequency: 'DAILY', dates: everyDay }) },
  { code: 'SC24', title: 'Unbounded STP Target', terms: stpTargetTerms({ maximum: 0 }) },
  { code: 'SC99', title: 'Withdrawn', traits: { isUnknownToChart: true } },
];

/** SC10 to SC19 and SC99 belong to the second house, the others to the first. */
const fundHouseOfSpecialScheme = (number: number) =>
  fundHouseAt(number === 99 || (number >= 10 && number < 20) ? 1 : 0);

const findSubCategory = (name: string) => {
  const found = subCategories.find((kind) => kind.name === name);
  if (!found) throw new Error(`There is no kind of fund called ${name}.`);
  return found;
};

/** A stated scheme is the only plan of its fund. */
const factsOfFund = ({ traits: { facts } }: SchemeDraft, fundName: string): Pick<SchemeTraits, 'facts'> =>
  facts === undefined ? {} : { facts: { ...facts, fundName } };

const createSpecialScheme = (special: SpecialScheme): SchemeDraft => {
  const number = Number(special.code.slice(2));
  const kind = findSubCategory(special.kind ?? 'Large Cap Fund');
  const house = fundHouseOfSpecialScheme(number);
  const usual = createSyntheticScheme(number, 40_000 + number, house, kind, 'Direct');
  const title = special.title === undefined ? kind.title : `${special.title} Fund`;
  const name = `${house.brand} ${title} (${special.code})`;
  return {
    ...usual,
    code: special.code,
    name,
    exchangeCode: `${special.code}-GR`,
    minimum: 500,
    nav: special.nav ?? (usual.nav.kind === 'model' ? { ...usual.nav, launch: 2_000 } : usual.nav),
    traits: {
      terms: { ...standardTerms, ...special.terms },
      portfolio: special.portfolio === undefined ? usual.traits.portfolio : special.portfolio,
      ...(special.portfolio === null ? {} : factsOfFund(usual, name)),
      ...special.traits,
    },
  };
};

const FURTHER_SCHEMES = 49;

/**
 * Creates SC25 to SC73: all houses, kinds and risks, and the four combinations of methods in rotation; SC25 excludes
 * the 10th, SC31 has an exit load in its second year, too.
 */
const createFurtherScheme = (place: number): SchemeDraft => {
  const number = 25 + place;
  const code = `SC${number}`;
  const usual = createSyntheticScheme(number, 50_000 + place, fundHouseAt(place + 1), subCategoryAt(place), 'Direct');
  const { terms } = usual.traits;
  const name = `${usual.name.split(' - ', 1)[0] ?? ''} (${code})`;
  const excluded = place === 0 ? ['10'] : [];
  return {
    ...usual,
    code,
    name,
    exchangeCode: `${code}-GR`,
    traits: {
      ...usual.traits,
      ...factsOfFund(usual, name),
      terms: {
        ...terms,
        stpTarget: usual.amc === FIRST_HOUSE ? [] : terms.stpTarget,
        sip: place % 4 < 2 && terms.sip ? { ...terms.sip, excluded } : null,
        lumpsum: place % 2 === 0 ? terms.lumpsum : null,
        ...(code === 'SC31' ? { laterExitLoad: 0.5 } : {}),
      },
    },
  };
};

const FIRST_FILE = 44;

/** Creates the 74 schemes of the seed `full`: 44 for the first list file, 30 for the second. */
export const createStatedSchemes = (): readonly SchemeDraft[] => {
  const all = specialSchemes.map(createSpecialScheme);
  const withdrawn = all.filter(({ code }) => code === 'SC99');
  const numbered = all.filter(({ code }) => code !== 'SC99');
  const others = Array.from({ length: FURTHER_SCHEMES }, (_, place) => createFurtherScheme(place));
  const before = FIRST_FILE - numbered.length - withdrawn.length;
  return [...numbered, ...others.slice(0, before), ...withdrawn, ...others.slice(before)].map((scheme, place) => ({
    ...scheme,
    listGroup: place < FIRST_FILE ? 0 : 1,
  }));
};
