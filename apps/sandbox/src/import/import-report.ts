import { type AmfiLayout } from './sources/amfi-layout.ts';
import { type ImportedHistories, type ImportedPortfolios } from './import-catalogue.ts';
import { countByReason, type RefusedRow, refusalReasons, type SortedRows } from './sources/sort-rows.ts';

/** Quotes a cell (RFC 4180); csv-stringify would add a package for these two lines. */
const formatCsvCell = (value: string | number): string => {
  const text = String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Refused rows as CSV. */
export const formatReportAsCsv = (refused: readonly RefusedRow[]): string =>
  [
    'line,scheme_code,scheme_name,reason,detail',
    ...refused.map(({ line, code, name, reason, detail }) =>
      [line, code, name, reason, detail].map(formatCsvCell).join(','),
    ),
    '',
  ].join('\n');

const layoutNames: Readonly<Record<AmfiLayout, string>> = {
  planAndOption: '8 columns with plan and option',
  repurchaseAndSale: '8 columns with repurchase and sale price',
  plain: '6 columns',
};

const grouped = new Intl.NumberFormat('en-IN');

const historyLine = ({ used, unused, points, leftOut }: ImportedHistories): string => {
  const without = unused.length === 0 ? '' : ` Not offered, so not used: ${unused.join(', ')}.`;
  return `Histories used: ${used} with ${grouped.format(points)} NAVs; zero or missing NAVs left out: ${leftOut}.${without}`;
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
