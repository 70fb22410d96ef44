import { type AmfiLayout } from './amfi-layout.ts';
import { type ImportedHistories, type ImportedPortfolios } from './import-catalogue.ts';
import { countByReason, type RefusedRow, refusalReasons, type SortedOut } from './sort-out.ts';

const cell = (value: string | number): string => {
  const text = String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Every refused row as CSV. */
export const reportCsv = (refused: readonly RefusedRow[]): string =>
  [
    'line,scheme_code,scheme_name,reason,detail',
    ...refused.map(({ line, code, name, reason, detail }) => [line, code, name, reason, detail].map(cell).join(',')),
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

/** What the command says at the end; accepted and refused add up to the rows read. */
export const summaryLines = (
  layout: AmfiLayout,
  { offered, refused }: SortedOut,
  {
    histories,
    portfolios,
  }: { readonly histories: ImportedHistories | undefined; readonly portfolios: ImportedPortfolios | undefined },
): readonly string[] => {
  const counts = countByReason(refused);
  const number = (value: number) => grouped.format(value);
  return [
    `Layout: ${layoutNames[layout]}.`,
    `Accepted ${number(offered.length)} + refused ${number(refused.length)} = ${number(offered.length + refused.length)} rows read.`,
    `Refused: ${refusalReasons.map((reason) => `${reason} ${number(counts[reason])}`).join(', ')}.`,
    ...(histories ? [historyLine(histories)] : []),
    ...(portfolios ? [portfolioLine(portfolios)] : []),
  ];
};
