import { MS_PER_DAY, type GetSchemeStatisticsAnswer } from '@folioflow/api/contract';
import { longText } from '../../../parts/testing/sample-long-text.ts';
import {
  LATEST_NAV_AT,
  sampleChart,
  sampleHistory,
  sampleLumpsumOption,
  sampleParameters,
  sampleSipChart,
  sampleSipOption,
  unpublishedFields,
} from '../../invest-panel/testing/sample-chart.ts';
import type { SchemeKey } from '../scheme-comparison.types.ts';

export const flexiCap: SchemeKey = { code: sampleParameters.code, isin: sampleParameters.isin };
export const taxSaver: SchemeKey = { code: '100001', isin: 'INF000A01001' };
export const liquid: SchemeKey = { code: '100002', isin: '' };

/** Returns the sample history with a steeper or flatter slope. */
const tiltedHistory = (days: number, by: number): GetSchemeStatisticsAnswer['nav_data_list'] =>
  sampleHistory(days).map(([at, nav]) => [
    at,
    Number((nav * (1 + ((at - LATEST_NAV_AT) / MS_PER_DAY) * -by)).toFixed(4)),
  ]);

const flexiCapChart: GetSchemeStatisticsAnswer = { ...sampleSipChart, nav_data_list: sampleHistory(1900) };

const taxSaverChart: GetSchemeStatisticsAnswer = {
  ...sampleSipChart,
  scheme_code: taxSaver.code,
  scheme_name: 'Sahyadri ELSS Tax Saver Fund - Regular Plan - Growth',
  scheme_isin: taxSaver.isin,
  scheme_amc: 'Sahyadri Mutual Fund',
  sub_category: 'ELSS',
  risk: 'Moderately High',
  nav_data_list: tiltedHistory(1200, -0.0003),
  general_order_terms: [
    {
      ...sampleLumpsumOption,
      lockin_period_flag: 'Y',
      lockin_period: '3 years',
      param_exit_load_flag: 'N',
      information: { ...sampleLumpsumOption.information, minimum_purchase_amount: 500 },
    },
  ],
  sip_order_terms: [{ ...sampleSipOption, lockin_period_flag: 'Y', lockin_period: '3 years' }],
};

const liquidChart: GetSchemeStatisticsAnswer = {
  ...sampleChart,
  ...unpublishedFields,
  scheme_code: liquid.code,
  scheme_name: 'Godavari Liquid Fund - Direct Plan - Monthly IDCW',
  scheme_isin: 'INF000A01002',
  scheme_amc: 'Godavari Mutual Fund',
  scheme_category: 'Debt',
  sub_category: 'Liquid',
  risk: 'Low to Moderate',
  nav_data_list: tiltedHistory(500, 0.0004),
};

const charts: Readonly<Record<string, GetSchemeStatisticsAnswer>> = {
  [flexiCap.code]: flexiCapChart,
  [taxSaver.code]: taxSaverChart,
  [liquid.code]: liquidChart,
};

/** Returns the provider's answer for one of the three sample schemes. */
export const comparedChart = ({ code }: SchemeKey): GetSchemeStatisticsAnswer => charts[code] ?? sampleChart;

/** Returns a chart whose history ended before the others began. */
export const endedChart = (scheme: SchemeKey): GetSchemeStatisticsAnswer => ({
  ...comparedChart(scheme),
  nav_data_list: sampleHistory(300).map(([at, nav]) => [at - 4000 * MS_PER_DAY, nav]),
});

export const longTextChart = (scheme: SchemeKey): GetSchemeStatisticsAnswer => ({
  ...comparedChart(scheme),
  scheme_name: longText,
  scheme_amc: longText,
  scheme_category: longText,
  sub_category: longText,
});
