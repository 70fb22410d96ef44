import type { I18n } from '@lingui/core';
import { type YearGroup, type YearReview } from '@folioflow/flows';
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

function groupTable(i18n: I18n, { groups, taxPaise }: YearReview): ReportTable {
  return {
    heading: i18n._('capitalGains.summary'),
    columns: [
      column(i18n._('capitalGains.pdf.rate'), 24, 'left'),
      ...[
        i18n._('capitalGains.proceeds'),
        i18n._('capitalGains.cost'),
        i18n._('capitalGains.gain'),
        i18n._('capitalGains.setOff'),
        i18n._('capitalGains.exempt'),
        i18n._('capitalGains.taxable'),
        i18n._('capitalGains.tax'),
      ].map((name) => column(name, 11)),
    ],
    rows: groups.map((group) =>
      groupRow(`${i18n._(`capitalGains.group.${group.term}`)}: ${taxRateText(i18n, group)}`, group),
    ),
    sum: groupRow(i18n._('capitalGains.pdf.sum'), {
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

const saleRow = (
  i18n: I18n,
  { schemeName, isin, folio, soldOn, boughtOn, units, proceedsPaise, capitalGain }: Sale,
) => [
  schemeName,
  [isin, folio].filter((text) => text !== '').join(' / '),
  formatDay(i18n, soldOn),
  formatDay(i18n, boughtOn),
  formatThousandths(units),
  formatAmount(proceedsPaise),
  ...(capitalGain === null
    ? [i18n._('capitalGains.sales.unknown'), i18n._('capitalGains.sales.unknown'), i18n._('capitalGains.sales.unknown')]
    : [
        formatAmount(capitalGain.costPaise),
        formatAmount(capitalGain.gainPaise),
        i18n._(capitalGain.term === 'long' ? 'capitalGains.file.long' : 'capitalGains.file.short'),
      ]),
];

/** The sales by purchase; the sum has the sales with a known gain, as the page has. */
function salesTable(i18n: I18n, { realised }: YearReview): ReportTable {
  const known = realised.flatMap(({ proceedsPaise, capitalGain }) =>
    capitalGain === null ? [] : [{ proceedsPaise, ...capitalGain }],
  );
  return {
    heading: i18n._('capitalGains.sales'),
    columns: [
      column(i18n._('capitalGains.sales.scheme'), 24, 'left'),
      column(i18n._('capitalGains.pdf.identity'), 17, 'left'),
      column(i18n._('capitalGains.sales.sold'), 9),
      column(i18n._('capitalGains.sales.bought'), 9),
      column(i18n._('capitalGains.sales.units'), 9),
      ...[
        i18n._('capitalGains.sales.proceeds'),
        i18n._('capitalGains.sales.cost'),
        i18n._('capitalGains.sales.gain'),
      ].map((name) => column(name, 10)),
      column(i18n._('capitalGains.file.term'), 8),
    ],
    rows: realised.map((a) => saleRow(i18n, a)),
    sum: [
      i18n._('capitalGains.pdf.sum'),
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

function lossTexts(i18n: I18n, { shortPaise, longPaise }: YearReview['lossesLeft']): readonly string[] {
  const losses = [
    ...(shortPaise === 0 ? [] : [i18n._('capitalGains.lossesLeft.short', { amount: formatPaiseInRupees(shortPaise) })]),
    ...(longPaise === 0 ? [] : [i18n._('capitalGains.lossesLeft.long', { amount: formatPaiseInRupees(longPaise) })]),
  ];
  return losses.length === 0
    ? []
    : [`${i18n._('capitalGains.lossesLeft')}: ${losses.join(', ')}. ${i18n._('capitalGains.lossesLeft.explain')}`];
}

function noteTexts(i18n: I18n, review: YearReview): readonly string[] {
  const { groups, exemptionPaise, unknownCount, missingUnits, lossesLeft } = review;
  return [
    ...lossTexts(i18n, lossesLeft),
    ...(groups.some(({ exemptPaise }) => exemptPaise > 0)
      ? [i18n._('capitalGains.exemption', { amount: formatPaiseInRupees(exemptionPaise) })]
      : []),
    ...(unknownCount > 0 ? [i18n._('capitalGains.unknown')] : []),
    ...(missingUnits > 0 ? [i18n._('capitalGains.missing', { units: formatThousandths(missingUnits) })] : []),
    rulesText(i18n, review),
  ];
}

/** Content of the PDF file of a financial year: the sums, the sales and the limits of the page. */
export function createGainsReport(
  i18n: I18n,
  review: YearReview,
  { investorName, day, language }: ReportFacts,
): Report {
  const { year, isRunning } = review;
  // Read at once, because the language of the page may change while the fonts are fetched.
  const pageText = i18n._('capitalGains.pdf.page', { page: '{page}', count: '{count}' });
  return {
    title: `${i18n._('capitalGains.title')} ${yearName(i18n, 'capitalGains.year.name', year)}`,
    language,
    lead: [
      ...(investorName === undefined || investorName === ''
        ? []
        : [i18n._('capitalGains.pdf.investor', { name: investorName })]),
      `${i18n._('capitalGains.year')} ${yearName(i18n, isRunning ? 'capitalGains.year.running' : 'capitalGains.year.name', year)}`,
      i18n._('capitalGains.pdf.written', { day: formatDay(i18n, day) }),
      i18n._('capitalGains.pdf.amounts'),
    ],
    tables: [groupTable(i18n, review), salesTable(i18n, review)],
    notes: noteTexts(i18n, review),
    formatPage: (page, count) => pageText.replace('{page}', String(page)).replace('{count}', String(count)),
  };
}
