import { FIRST_HOUSE, fundHouse } from './fund-houses.ts';
import { type NavSource } from './nav-source.ts';
import { type SchemeDraft } from './scheme-draft.ts';
import { type PortfolioTraits, type SchemeTraits, type StpTraits, type TermTraits } from './scheme-traits.ts';
import { standardSip, standardStp, standardTerms } from './standard-terms.ts';
import { subCategories, subCategory } from './sub-categories.ts';
import { syntheticScheme } from './synthetic-scheme.ts';

/** What a stated scheme has instead of the usual. */
interface Special {
  readonly code: string;
  /** what its name says beside the kind of fund */
  readonly title?: string;
  readonly kind?: string;
  readonly terms?: Partial<TermTraits>;
  readonly nav?: NavSource;
  readonly portfolio?: PortfolioTraits | null;
  readonly traits?: Partial<SchemeTraits>;
}

const everyDay = Array.from({ length: 28 }, (_, day) => String(day + 1)).join(',');
const unbounded = { minimum: 500, maximum: 0 };
const sectors = (count: number): PortfolioTraits => ({ kind: 'equity', sectors: count });
const target = (change: Partial<StpTraits>): Partial<TermTraits> => ({ stpTarget: [{ ...standardStp, ...change }] });

const falling: NavSource = {
  kind: 'model',
  seed: 1_111,
  launch: 3_000,
  start: 100,
  growth: -0.36,
  market: 'equity',
  share: 0,
  noise: 0.012,
};

/** SC01 to SC24 and SC99, each with the purpose the provider's description gives it. */
export const specials: readonly Special[] = [
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
  { code: 'SC11', title: 'Falling', nav: falling, traits: { returns: 'hidden' } },
  { code: 'SC12', title: 'Five Sector', portfolio: sectors(5) },
  { code: 'SC13', title: 'Ten Sector', portfolio: sectors(10) },
  { code: 'SC14', title: 'Fifteen Sector', portfolio: sectors(15) },
  { code: 'SC15', title: 'Twenty Sector', portfolio: sectors(20) },
  { code: 'SC16', title: 'All Sector', portfolio: sectors(21) },
  { code: 'SC17', title: 'Unpublished Portfolio', portfolio: null, traits: { returns: 'missing' } },
  { code: 'SC18', title: 'SIP from the 29th', traits: { announcedSipDay: 29 } },
  { code: 'SC19', title: 'SIP from the 31st', traits: { announcedSipDay: 31 } },
  { code: 'SC20', title: 'No Pause', terms: { sip: { ...standardSip, isPausable: false } } },
  { code: 'SC21', title: 'Monthly STP Target', terms: target({ dates: '1,7,15,29,30,31' }) },
  { code: 'SC22', title: 'Weekly STP Target', terms: target({ frequency: 'WEEKLY', dates: everyDay }) },
  { code: 'SC23', title: 'Daily STP Target', terms: target({ frequency: 'DAILY', dates: everyDay }) },
  { code: 'SC24', title: 'Unbounded STP Target', terms: target({ maximum: 0 }) },
  { code: 'SC99', title: 'Withdrawn', traits: { isUnknownToChart: true } },
];

/** SC10 to SC19 and SC99 belong to the second house, the rest to the first. */
const houseOf = (number: number) => fundHouse(number === 99 || (number >= 10 && number < 20) ? 1 : 0);

const kindNamed = (name: string) => {
  const found = subCategories.find((kind) => kind.name === name);
  if (!found) throw new Error(`There is no kind of fund called ${name}.`);
  return found;
};

const specialScheme = (special: Special): SchemeDraft => {
  const number = Number(special.code.slice(2));
  const kind = kindNamed(special.kind ?? 'Large Cap Fund');
  const house = houseOf(number);
  const usual = syntheticScheme(number, 40_000 + number, house, kind, 'Direct');
  const title = special.title === undefined ? kind.title : `${special.title} Fund`;
  return {
    ...usual,
    code: special.code,
    name: `${house.brand} ${title} (${special.code})`,
    exchangeCode: `${special.code}-GR`,
    minimum: 500,
    nav: special.nav ?? (usual.nav.kind === 'model' ? { ...usual.nav, launch: 2_000 } : usual.nav),
    traits: {
      terms: { ...standardTerms, ...special.terms },
      portfolio: special.portfolio === undefined ? usual.traits.portfolio : special.portfolio,
      ...special.traits,
    },
  };
};

const OTHERS = 49;

/** SC25 to SC73: every house, kind and risk, and the four combinations of methods in turn; SC25 excludes the 10th. */
const otherScheme = (place: number): SchemeDraft => {
  const number = 25 + place;
  const code = `SC${number}`;
  const usual = syntheticScheme(number, 50_000 + place, fundHouse(place + 1), subCategory(place), 'Direct');
  const { terms } = usual.traits;
  const excluded = place === 0 ? ['10'] : [];
  return {
    ...usual,
    code,
    name: `${usual.name.split(' - ', 1)[0] ?? ''} (${code})`,
    exchangeCode: `${code}-GR`,
    traits: {
      ...usual.traits,
      terms: {
        ...terms,
        stpTarget: usual.amc === FIRST_HOUSE ? [] : terms.stpTarget,
        sip: place % 4 < 2 && terms.sip ? { ...terms.sip, excluded } : null,
        lumpsum: place % 2 === 0 ? terms.lumpsum : null,
      },
    },
  };
};

const FIRST_FILE = 44;

/** The 74 schemes of the seed `full`: 44 for the first list file, 30 for the second. */
export const statedSchemes = (): readonly SchemeDraft[] => {
  const all = specials.map(specialScheme);
  const withdrawn = all.filter(({ code }) => code === 'SC99');
  const numbered = all.filter(({ code }) => code !== 'SC99');
  const others = Array.from({ length: OTHERS }, (_, place) => otherScheme(place));
  const before = FIRST_FILE - numbered.length - withdrawn.length;
  return [...numbered, ...others.slice(0, before), ...withdrawn, ...others.slice(before)].map((scheme, place) => ({
    ...scheme,
    listGroup: place < FIRST_FILE ? 0 : 1,
  }));
};
