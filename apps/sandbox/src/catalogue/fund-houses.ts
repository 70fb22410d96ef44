import { logoOf } from './logo.ts';

/** A fund house that does not exist. */
export interface FundHouse {
  readonly amc: string;
  /** `param_amc_code` */
  readonly code: string;
  readonly brand: string;
  readonly logo: string;
}

const brands: readonly (readonly [brand: string, colour: string])[] = [
  ['Amaltas', 'b45309'],
  ['Bakula', '0f766e'],
  ['Chinar', 'b91c1c'],
  ['Deodar', '166534'],
  ['Eucalypt', '0e7490'],
  ['Ficus Grove', '4d7c0f'],
  ['Gulmohar', 'c2410c'],
  ['Hibiscus', 'be185d'],
  ['Ixora', '9f1239'],
  ['Jamun', '6b21a8'],
  ['Kadamba', 'a16207'],
  ['Lantana', '7e22ce'],
  ['Mahua', '92400e'],
  ['Nilgiri Pine', '1d4ed8'],
  ['Oleander', 'db2777'],
  ['Palash', 'ea580c'],
  ['Quince', '65a30d'],
  ['Rosewood', '7f1d1d'],
  ['Semal', '0369a1'],
  ['Tamarind', '78350f'],
  ['Udumbara', '3730a3'],
  ['Vetiver', '047857'],
  ['Wisteria', '5b21b6'],
  ['Yarrow', '854d0e'],
];

/** The house whose schemes SC01 to SC09 and SC20 to SC24 belong to: STP targets stand beside their source. */
export const FIRST_HOUSE = 'Amaltas Mutual Fund';

export const fundHouses: readonly FundHouse[] = brands.map(([brand, colour]) => ({
  amc: `${brand} Mutual Fund`,
  code: `${brand.replace(' ', '').toUpperCase()}MF`,
  brand,
  logo: logoOf(brand.charAt(0), colour),
}));

/** The house at a place of the round. */
export const fundHouse = (place: number): FundHouse => {
  const house = fundHouses[place % fundHouses.length];
  if (house === undefined) throw new Error('There are no fund houses.');
  return house;
};
