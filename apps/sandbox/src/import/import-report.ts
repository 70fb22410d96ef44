import { csvFigure, writeCsv } from '@folioflow/api/contract';
import { type AmfiLayout } from './sources/amfi-layout.ts';
import { type ImportedHistories, type ImportedPortfolios } from './import-catalogue.ts';
import { type RefusedNav } from './sources/nav-history.ts';
import { countByReason, type RefusedRow, refusalReasons, type SortedRows } from './sources/sort-rows.ts';

/** Refused rows and NAVs as CSV. */
export const formatReportAsCsv = (refused: readonly (RefusedRow | RefusedNav)[]): string =>
  writeCsv([
    ['line', 'scheme_code', 'scheme_name', 'reason', 'detail'],
    ...refused.map(({ line, code, name, reason, detail }) => [csvFigure(line, 0), code, name, reason, detail]),
  ]);

const layoutNames: Readonly<Record<AmfiLayout, string>> = {
  planAndOption: '8 columns with plan and option',
  repurchaseAndSale: '8 columns with repurchase and sale price',
  plain: '6 columns',
};

const grouped = new Intl.NumberFormat('en-IN');

const historyLine = ({ used, unused, points, leftOut, refused }: ImportedHistories): string => {
  const without = unused.length === 0 ? '' : ` Not offered, so not used: ${unused.join(', ')}.`;
  return `Histories used: ${used} with ${grouped.format(points)} NAVs; zero or missing NAVs left out: ${leftOut}; refused without a valid day: ${refused}.${without}`;
};

const portfolioLine = ({ used, schemes, unused, days }: ImportedPortfolios): string => {
  const without = unused.length === 0 ? '' : ` Not offered, so not used: ${unused.join(', ')}.`;
  return `Holdings used: of ${used} funds for ${schemes} schemes, as of ${days.join(', ')}.${without}`;
};

/** Summary of the command; accepted and refused rows add up to all rows. */
export const formatSummaryLines = (
  layout: AmfiLayout,
  { offered, refused }: SortedRows,
  {
    histories,
    portfolios,
  }: { readonly histories: ImportedHistories | undefined; readonly portfolios: ImportedPortfolios | undefined },
): readonly string[] => {
  const counts = countByReason(refused);
  const formatNumber = (value: number) => grouped.format(value);
  return [
    `Layout: ${layoutNames[layout]}.`,
    `Accepted ${formatNumber(offered.length)} + refused ${formatNumber(refused.length)} = ${formatNumber(offered.length + refused.length)} rows read.`,
    `Refused: ${refusalReasons.map((reason) => `${reason} ${formatNumber(counts[reason])}`).join(', ')}.`,
    ...(histories ? [historyLine(histories)] : []),
    ...(portfolios ? [portfolioLine(portfolios)] : []),
  ];
};
