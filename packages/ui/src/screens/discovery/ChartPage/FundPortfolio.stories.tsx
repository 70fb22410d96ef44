import type { PortfolioTab } from '@folioflow/flows';
import { samplePublished, unpublishedFields } from '@folioflow/flows/testing';
import { FundPortfolio, type FundPortfolioProps } from './FundPortfolio.tsx';

export default { title: 'Screens/Discovery/FundPortfolio', component: FundPortfolio };

const at = (opened: PortfolioTab, published: Partial<FundPortfolioProps['published']> = {}) => ({
  args: { opened, published: { ...samplePublished, ...published } },
});
const none = { '1y_percent': null, '3y_percent': null, '5y_percent': null };
const sectors = (shares: readonly number[]) => ({
  seriespie_sector: [...shares],
  optionspie_sector: shares.map((_, place) => samplePublished.optionspie_sector[place] ?? `Sector ${place + 1}`),
});
const holding = (stock_search_id: string, company_name: string, corpus_per: number | null) => ({
  stock_search_id,
  company_name,
  sector_name: 'Banks',
  instrument_name: 'Equity',
  corpus_per,
});

export const Returns = at('returns');
export const ReturnsOfOneYear = at('returns', {
  sip_returns_calculation: { ...none, '1y_percent': -3.5 },
  lumpsum_returns_calculation: {
    absolute: { ...none, '1y_percent': -6.2 },
    annualized: { ...none, '1y_percent': -6.2 },
  },
});
export const Holdings = at('holdings');
export const HoldingsFourHundred = at('holdings', {
  holdings_list: Array.from({ length: 400 }, (_, place) =>
    holding(
      String(place),
      `${place % 2 === 0 ? 'Kaveri' : 'Narmada'} Industries ${place + 1} Ltd.`,
      (400 - place) / 800,
    ),
  ),
});
export const HoldingsWithLongNames = at('holdings', {
  holdings_list: [
    {
      ...holding('1', 'Tata Power Renewable Energy Ltd. (Guaranteed by Tata Power Ltd.)', 12.5),
      sector_name: 'Agricultural, Commercial & Construction Vehicles',
      instrument_name: 'Mutual Fund Units / Exchange Traded Funds',
    },
    { ...holding('2', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', 100), sector_name: '' },
    { ...holding('3', 'TREPS', null), sector_name: '', instrument_name: '' },
  ],
});
export const SectorOne = at('sector', sectors([100.22]));
export const SectorFive = at('sector', sectors([38.4, 27.1, 20.05, 10, -1.04]));
export const SectorTen = at('sector', sectors(samplePublished.seriespie_sector));
export const SectorTwentySix = at('sector', sectors(Array.from({ length: 26 }, (_, place) => 12 - place / 2)));
export const Managers = at('managers');
export const ManagersWithLongNames = at('managers', {
  fund_manager_list: [
    {
      person_id: 'person-3',
      person_name: 'Venkatanarasimharajuvaripeta Subrahmanyam Lakshminarayanan',
      education:
        'B.Tech. (Indian Institute of Technology, Kharagpur), Post Graduate Diploma in Management, CFA charterholder',
      experience: '',
    },
  ],
});
export const Information = at('information');
export const NothingReturned = at('returns', unpublishedFields);
export const NothingHeld = at('holdings', unpublishedFields);
export const NoSectors = at('sector', unpublishedFields);
export const NobodyNamed = at('managers', unpublishedFields);
