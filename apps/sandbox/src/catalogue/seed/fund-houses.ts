import { createLogo } from './logo.ts';

/** Fictional fund house. */
export interface FundHouse {
  readonly amc: string;
  /** `param_amc_code` */
  readonly code: string;
  readonly brand: string;
  /** '' for most houses, because real houses often do not permit the use of their logo. */
  readonly logo: string;
}

const brands: readonly (readonly [brand: string, colour?: string])[] = [
  ['Amaltas'],
  ['Bakula', '0f766e'],
  ['Chinar', 'b91c1c'],
  ['Deodar', '1d4ed8'],
  ['Eucalypt'],
  ['Ficus Grove'],
  ['Gulmohar', 'c2410c'],
  ['Hibiscus'],
  ['Ixora'],
  ['Jamun', '6b21a8'],
  ['Kadamba', '4d7c0f'],
  ['Lantana'],
  ['Mahua'],
  ['Nilgiri Pine', '0e7490'],
  ['Oleander'],
  ['Palash', 'be185d'],
  ['Quince'],
  ['Rosewood'],
  ['Semal'],
  ['Tamarind'],
  ['Udumbara'],
  ['Vetiver'],
  ['Wisteria'],
  ['Yarrow'],
];

/** House of the schemes SC01 to SC09 and SC20 to SC24: a STP stays within its fund house. */
export const FIRST_HOUSE = 'Amaltas Mutual Fund';

export const fundHouses: readonly FundHouse[] = brands.map(([brand, colour]) => ({
  amc: `${brand} Mutual Fund`,
  code: `${brand.replace(' ', '').toUpperCase()}MF`,
  brand,
  logo: colour === undefined ? '' : createLogo(brand.charAt(0), colour),
}));

/** Fund house at a position; the list repeats. */
export const fundHouseAt = (place: number): FundHouse => {
  const house = fundHouses[place % fundHouses.length];
  if (house === undefined) throw new Error('There are no fund houses.');
  return house;
};
