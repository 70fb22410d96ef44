import { type FundMarket } from '../nav/nav-model.ts';
import { type PortfolioTraits } from '../schemes/scheme-traits.ts';

/** Kind of fund in the style of SEBI's categories, with the yearly behaviour of its NAV. */
export interface SubCategory {
  readonly category: string;
  readonly name: string;
  /** text in the name of the scheme */
  readonly title: string;
  readonly risk: string;
  readonly market: FundMarket;
  readonly growth: number;
  readonly share: number;
  readonly noise: number;
  readonly minimum: number;
  readonly portfolio: PortfolioTraits['kind'];
  readonly exitLoad: number;
  readonly lockIn: string;
}

/** Levels of the riskometer. */
export const risks = ['Low', 'Low to Moderate', 'Moderate', 'Moderately High', 'High', 'Very High'] as const;

type Risk = (typeof risks)[number];
type NavBehaviour = readonly [risk: Risk, growth: number, share: number, noise: number, minimum: number];

const createFamily =
  (category: string, market: FundMarket, portfolio: SubCategory['portfolio'], exitLoad: number) =>
  (name: string, title: string, [risk, growth, share, noise, minimum]: NavBehaviour, lockIn = ''): SubCategory => {
    const figures = { growth, share, noise, minimum };
    return {
      category,
      name,
      title,
      risk,
      market,
      ...figures,
      portfolio,
      exitLoad: lockIn === '' ? exitLoad : 0,
      lockIn,
    };
  };

const equity = createFamily('Equity Scheme', 'equity', 'equity', 1);
const debt = createFamily('Debt Scheme', 'rates', 'debt', 0);
const hybrid = createFamily('Hybrid Scheme', 'equity', 'hybrid', 1);
const solution = createFamily('Solution Oriented Scheme', 'equity', 'hybrid', 0);
const other = createFamily('Other Scheme', 'equity', 'equity', 0);
const overseas = createFamily('Other Scheme', 'overseas', 'equity', 1);
const gold = createFamily('Other Scheme', 'gold', 'debt', 1);

export const subCategories: readonly SubCategory[] = [
  equity('Large Cap Fund', 'Large Cap Fund', ['Very High', 0.108, 0.145, 0.025, 500]),
  equity('Flexi Cap Fund', 'Flexi Cap Fund', ['Very High', 0.118, 0.155, 0.035, 500]),
  debt('Liquid Fund', 'Liquid Fund', ['Low to Moderate', 0.062, 0.0006, 0.0004, 1000]),
  equity('Mid Cap Fund', 'Mid Cap Fund', ['Very High', 0.138, 0.175, 0.045, 500]),
  hybrid('Aggressive Hybrid Fund', 'Aggressive Hybrid Fund', ['High', 0.102, 0.11, 0.025, 1000]),
  equity('ELSS', 'ELSS Tax Saver Fund', ['Very High', 0.117, 0.155, 0.035, 500], '3 years'),
  equity('Small Cap Fund', 'Small Cap Fund', ['Very High', 0.15, 0.205, 0.06, 1000]),
  debt('Short Duration Fund', 'Short Term Fund', ['Moderate', 0.068, 0.012, 0.004, 5000]),
  hybrid('Dynamic Asset Allocation or Balanced Advantage', 'Balanced Advantage Fund', ['High', 0.096, 0.08, 0.02, 500]),
  other('Index Funds', 'Nifty 50 Index Fund', ['Very High', 0.112, 0.148, 0.002, 100]),
  debt('Corporate Bond Fund', 'Corporate Bond Fund', ['Moderate', 0.071, 0.016, 0.004, 5000]),
  equity('Large & Mid Cap Fund', 'Large & Mid Cap Fund', ['Very High', 0.124, 0.158, 0.035, 1000]),
  equity('Multi Cap Fund', 'Multi Cap Fund', ['Very High', 0.128, 0.17, 0.04, 500]),
  debt('Banking and PSU Fund', 'Banking & PSU Debt Fund', ['Low to Moderate', 0.069, 0.014, 0.003, 5000]),
  hybrid('Multi Asset Allocation', 'Multi Asset Allocation Fund', ['Moderately High', 0.104, 0.075, 0.03, 1000]),
  equity('Value Fund', 'Value Fund', ['Very High', 0.122, 0.16, 0.045, 500]),
  equity('Focused Fund', 'Focused Fund', ['Very High', 0.116, 0.158, 0.05, 1000]),
  debt('Overnight Fund', 'Overnight Fund', ['Low', 0.058, 0.0003, 0.0001, 1000]),
  debt('Ultra Short Duration Fund', 'Ultra Short Duration Fund', ['Low to Moderate', 0.064, 0.003, 0.0015, 1000]),
  hybrid('Arbitrage Fund', 'Arbitrage Fund', ['Low', 0.06, 0.004, 0.004, 500]),
  debt('Gilt Fund', 'Gilt Fund', ['Moderate', 0.07, 0.04, 0.006, 5000]),
  other('Index Funds', 'Nifty Next 50 Index Fund', ['Very High', 0.123, 0.172, 0.003, 100]),
  equity('Sectoral/ Thematic', 'Banking & Financial Services Fund', ['Very High', 0.115, 0.19, 0.07, 1000]),
  debt('Dynamic Bond', 'Dynamic Bond Fund', ['Moderate', 0.07, 0.035, 0.008, 5000]),
  solution('Retirement Fund', 'Retirement Fund', ['Very High', 0.108, 0.13, 0.03, 500], '5 years'),
  debt('Money Market Fund', 'Money Market Fund', ['Low to Moderate', 0.066, 0.003, 0.001, 500]),
  hybrid('Conservative Hybrid Fund', 'Conservative Hybrid Fund', ['Moderately High', 0.08, 0.035, 0.01, 5000]),
  equity('Sectoral/ Thematic', 'Technology Fund', ['Very High', 0.14, 0.185, 0.1, 500]),
  debt('Low Duration Fund', 'Low Duration Fund', ['Low to Moderate', 0.065, 0.005, 0.002, 5000]),
  equity('Dividend Yield Fund', 'Dividend Yield Fund', ['Very High', 0.115, 0.145, 0.045, 1000]),
  overseas('FoF Overseas', 'US Equity Fund of Fund', ['Very High', 0.125, 0.165, 0.03, 1000]),
  equity('Sectoral/ Thematic', 'Pharma & Healthcare Fund', ['Very High', 0.125, 0.15, 0.1, 500]),
  hybrid('Equity Savings', 'Equity Savings Fund', ['Moderate', 0.079, 0.045, 0.012, 1000]),
  debt('Floater Fund', 'Floating Rate Fund', ['Low to Moderate', 0.069, 0.008, 0.003, 1000]),
  equity('Contra Fund', 'Contra Fund', ['Very High', 0.125, 0.16, 0.05, 500]),
  gold('FoF Domestic', 'Gold Fund', ['High', 0.11, 0.135, 0.004, 100]),
  debt('Medium Duration Fund', 'Medium Duration Fund', ['Moderate', 0.068, 0.022, 0.008, 5000]),
  solution('Children’s Fund', 'Children’s Fund', ['High', 0.1, 0.1, 0.03, 500], '5 years'),
  equity('Sectoral/ Thematic', 'Infrastructure Fund', ['Very High', 0.135, 0.2, 0.08, 1000]),
  debt('Credit Risk Fund', 'Credit Risk Fund', ['High', 0.073, 0.012, 0.02, 1000]),
  other('Index Funds', 'Nifty Midcap 150 Index Fund', ['Very High', 0.135, 0.176, 0.003, 100]),
  debt('Gilt Fund with 10 year constant duration', '10 Year Gilt Fund', ['Moderate', 0.07, 0.05, 0.002, 1000]),
  equity('Sectoral/ Thematic', 'Consumption Fund', ['Very High', 0.12, 0.15, 0.06, 500]),
  debt('Long Duration Fund', 'Long Duration Fund', ['Moderate', 0.071, 0.07, 0.006, 5000]),
];

/** Kind of fund at a position; the list repeats. */
export const subCategoryAt = (place: number): SubCategory => {
  const found = subCategories[place % subCategories.length];
  if (found === undefined) throw new Error('There are no kinds of funds.');
  return found;
};
