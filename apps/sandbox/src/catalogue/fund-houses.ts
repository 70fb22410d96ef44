import { logoOf } from './logo.ts';

/** A fund house that does not exist. */
export interface FundHouse {
  readonly amc: string;
  /** `param_amc_code` */
  readonly code: string;
  readonly brand: string;
  /** Most houses send none, as with a provider whose houses do not let their sign be used. */
  readonly logo: string;
}

const brands: readonly (readonly [brand: string, colour?: string])[] = [
  ['Amaltas'],
  ['Bakula', '0f766e'],
  ['Chinar', 'b91c1c'],
  ['Deodar'],
  ['Eucalypt'],
  ['Ficus Grove'],
  ['Gulmohar'],
  ['Hibiscus'],
  ['Ixora'],
  ['Jamun', '6b21a8'],
  ['Kadamba'],
  ['Lantana'],
  ['Mahua'],
  ['Nilgiri Pine'],
  ['Oleander'],
  ['Palash'],
  ['Quince'],
  ['Rosewood'],
  ['Semal'],
  ['Tamarind'],
  ['Udumbara'],
  ['Vetiver'],
  ['Wisteria'],
  ['Yarrow'],
];

/** The house whose schemes SC01 to SC09 and SC20 to SC24 belong to: STP targets stand beside their source. */
export const FIRST_HOUSE = 'Amaltas Mutual Fund';

export const fundHouses: readonly FundHouse[] = brands.map(([brand, colour]) => ({
  amc: `${brand} Mutual Fund`,
  code: `${brand.replace(' ', '').toUpperCase()}MF`,
  brand,
  logo: colour === undefined ? '' : logoOf(brand.charAt(0), colour),
}));

/** The house at a place of the round. */
export const fundHouse = (place: number): FundHouse => {
  const house = fundHouses[place % fundHouses.length];
  if (house === undefined) throw new Error('There are no fund houses.');
  return house;
};
