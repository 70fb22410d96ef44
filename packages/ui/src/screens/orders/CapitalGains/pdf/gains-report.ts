import { formatMessage, type YearGroup, type YearReview } from '@folioflow/flows';
import { capitalGains as words } from '@folioflow/flows/words/capital-gains';
import { formatDay } from '../../../../format/day.ts';
import { NO_FIGURE, formatPaiseInRupees, formatThousandths, groupIndian } from '../../../../format/money.ts';
import { rulesText, taxRateText } from '../../../../parts/order/TaxEstimate/estimate-text.ts';
import { yearName } from '../year-name.ts';
import type { Report, ReportColumn, ReportTable } from './report.types.ts';

/** Facts of a report that the sales do not contain. */
export interface ReportFacts {
  /** Name as the provider states it; undefined if it states none. */
  readonly investorName: string | undefined;
  /** Day on which the report is written. */
  readonly day: string;
  /** Language tag of the page, whose texts the report has. */
  readonly language: string;
}

/** Amount without the rupee sign: each column has it in common. */
const formatAmount = (paise: number | null): string =>
  paise === null ? NO_FIGURE : groupIndian((paise / 100).toFixed(2));

const sumOf = <T>(list: readonly T[], pick: (each: T) => number): number =>
  list.reduce((sum, each) => sum + pick(each), 0);

const column = (name: string, share: number, align: ReportColumn['align'] = 'right'): ReportColumn => ({
  name,
  share,
  align,
});

const groupRow = (name: string, group: Omit<YearGroup, 'term' | 'section' | 'percent'>): readonly string[] => [
  name,
  ...[group.proceedsPaise, group.costPaise, group.gainPaise, group.setOffPaise, group.exemptPaise].map(formatAmount),
  formatAmount(group.taxablePaise),
  formatAmount(group.taxPaise),
];

function groupTable({ groups, taxPaise }: YearReview): ReportTable {
  return {
    heading: words.summary,
    columns: [
      column(words['pdf.rate'], 24, 'left'),
      ...[words.proceeds, words.cost, words.gain, words.setOff, words.exempt, words.taxable, words.tax].map((name) =>
        column(name, 11),
      ),
    ],
    rows: groups.map((group) => groupRow(`${words[`group.${group.term}`]}: ${taxRateText(group)}`, group)),
    sum: groupRow(words['pdf.sum'], {
      proceedsPaise: sumOf(groups, (group) => group.proceedsPaise),
      costPaise: sumOf(groups, (group) => group.costPaise),
      gainPaise: sumOf(groups, (group) => group.gainPaise),
      setOffPaise: sumOf(groups, (group) => group.setOffPaise),
      exemptPaise: sumOf(groups, (group) => group.exemptPaise),
      taxablePaise: sumOf(groups, (group) => group.taxablePaise),
      taxPaise,
    }),
  };
}

type Sale = YearReview['realised'][number];

const saleRow = ({ schemeName, isin, folio, soldOn, boughtOn, units, proceedsPaise, capitalGain }: Sale) => [
  schemeName,
  [isin, folio].filter((text) => text !== '').join(' / '),
  formatDay(soldOn),
  formatDay(boughtOn),
  formatThousandths(units),
  formatAmount(proceedsPaise),
  ...(capitalGain === null
    ? [words['sales.unknown'], words['sales.unknown'], words['sales.unknown']]
    : [
        formatAmount(capitalGain.costPaise),
        formatAmount(capitalGain.gainPaise),
        words[capitalGain.term === 'long' ? 'file.long' : 'file.short'],
      ]),
];

/** The sales by purchase; the sum has the sales with a known gain, as the page has. */
function salesTable({ realised }: YearReview): ReportTable {
  const known = realised.flatMap(({ proceedsPaise, capitalGain }) =>
    capitalGain === null ? [] : [{ proceedsPaise, ...capitalGain }],
  );
  return {
    heading: words.sales,
    columns: [
      column(words['sales.scheme'], 24, 'left'),
      column(words['pdf.identity'], 17, 'left'),
      column(words['sales.sold'], 9),
      column(words['sales.bought'], 9),
      column(words['sales.units'], 9),
      ...[words['sales.proceeds'], words['sales.cost'], words['sales.gain']].map((name) => column(name, 10)),
      column(words['file.term'], 8),
    ],
    rows: realised.map(saleRow),
    sum: [
      words['pdf.sum'],
      '',
      '',
      '',
      '',
      formatAmount(sumOf(known, ({ proceedsPaise }) => proceedsPaise)),
      formatAmount(sumOf(known, ({ costPaise }) => costPaise)),
      formatAmount(sumOf(known, ({ gainPaise }) => gainPaise)),
      '',
    ],
  };
}

function lossTexts({ shortPaise, longPaise }: YearReview['lossesLeft']): readonly string[] {
  const losses = [
    ...(shortPaise === 0
      ? []
      : [formatMessage(words['lossesLeft.short'], { amount: formatPaiseInRupees(shortPaise) })]),
    ...(longPaise === 0 ? [] : [formatMessage(words['lossesLeft.long'], { amount: formatPaiseInRupees(longPaise) })]),
  ];
  return losses.length === 0 ? [] : [`${words.lossesLeft}: ${losses.join(', ')}. ${words['lossesLeft.explain']}`];
}

function noteTexts(review: YearReview): readonly string[] {
  const { groups, exemptionPaise, unknownCount, missingUnits, lossesLeft } = review;
  return [
    ...lossTexts(lossesLeft),
    ...(groups.some(({ exemptPaise }) => exemptPaise > 0)
      ? [formatMessage(words.exemption, { amount: formatPaiseInRupees(exemptionPaise) })]
      : []),
    ...(unknownCount > 0 ? [words.unknown] : []),
    ...(missingUnits > 0 ? [formatMessage(words.missing, { units: formatThousandths(missingUnits) })] : []),
    rulesText(review),
  ];
}

/** Content of the PDF file of a financial year: the sums, the sales and the limits of the page. */
export function createGainsReport(review: YearReview, { investorName, day, language }: ReportFacts): Report {
  const { year, isRunning } = review;
  // Read at once, because the language of the page may change while the fonts are fetched.
  const pageText = words['pdf.page'];
  return {
    title: `${words.title} ${yearName(words['year.name'], year)}`,
    language,
    lead: [
      ...(investorName === undefined || investorName === ''
        ? []
        : [formatMessage(words['pdf.investor'], { name: investorName })]),
      `${words.year} ${yearName(words[isRunning ? 'year.running' : 'year.name'], year)}`,
      formatMessage(words['pdf.written'], { day: formatDay(day) }),
      words['pdf.amounts'],
    ],
    tables: [groupTable(review), salesTable(review)],
    notes: noteTexts(review),
    formatPage: (page, count) => formatMessage(pageText, { page: String(page), count: String(count) }),
  };
}
