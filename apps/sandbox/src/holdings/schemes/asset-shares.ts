/** Shares of the assets of a scheme in percent, annual averages. */
export interface AssetShares {
  readonly domesticEquityPercent: number;
  readonly debtPercent: number;
}

const shares = (domesticEquityPercent: number, debtPercent: number): AssetShares => ({
  domesticEquityPercent,
  debtPercent,
});

/**
 * Typical shares by sub-category. The stand-in provider has no averages of real funds; the figures are within the
 * limits of SEBI's categorisation (circulars of 6 October 2017 and 4 December 2017) where these state one, as of 26 November 2026.
 */
const sharesOfSubCategory: Readonly<Record<string, AssetShares>> = {
  'Aggressive Hybrid Fund': shares(70, 25),
  'Conservative Hybrid Fund': shares(20, 75),
  'Arbitrage Fund': shares(68, 30),
  'Equity Savings': shares(67, 25),
  'FoF Overseas': shares(0, 0),
};

const sharesOfCategory: Readonly<Record<string, AssetShares>> = {
  'Equity Scheme': shares(95, 0),
  'Debt Scheme': shares(0, 95),
};

/** Index funds and funds of funds of a sub-category invest in different assets: their names decide. */
const sharesByName: readonly (readonly [subCategory: string, name: RegExp, shares: AssetShares])[] = [
  ['Index Funds', /\b(?:nifty|sensex)\b(?!.*\b(?:g-?sec|sdl|bond|gilt|debt)\b)/i, shares(95, 0)],
  ['FoF Domestic', /\b(?:gold|silver)\b/i, shares(0, 0)],
];

/** Identity of a scheme in the catalogue. */
interface CategorisedScheme {
  readonly category: string;
  readonly subCategory: string;
  readonly name: string;
}

/**
 * Typical shares of a scheme; null if its category does not decide them: dynamic and multi-asset funds, funds for
 * retirement or children, other funds of funds, and categories that are not in the table.
 */
export const assetSharesOf = ({ category, subCategory, name }: CategorisedScheme): AssetShares | null =>
  sharesOfSubCategory[subCategory] ??
  sharesByName.find(([sub, pattern]) => sub === subCategory && pattern.test(name))?.[2] ??
  sharesOfCategory[category] ??
  null;
