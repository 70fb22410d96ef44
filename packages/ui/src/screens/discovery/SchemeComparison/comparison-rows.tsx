import type { I18n } from '@lingui/core';
import {
  NAV_PERIODS,
  RETURN_YEARS,
  classificationOf,
  schemeFactsOf,
  schemeTermsOf,
  type ChartPageValue,
  type ComparedReturns,
  type SchemeTerm,
  WHOLE_HISTORY,
  yearsOfPeriod,
} from '@folioflow/flows';
import type { ReactNode } from 'react';
import { dayInIndia } from '../../../format/clock.ts';
import { formatDay } from '../../../format/day.ts';
import { NO_FIGURE } from '../../../format/money.ts';
import { navDecimals } from '../../../parts/scheme/NavHistory/nav-decimals.ts';
import { Gain } from '../../../primitives/Figure/Gain.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { formatKnownAmount, formatSchemeTerm } from '../ChartPage/term-text.ts';
import { languageOf } from '../../../primitives/ServerText/language-of.ts';

/** The returns of schemes up to a common day. */
export interface ReturnsUpToDay {
  readonly returns: readonly ComparedReturns[];
  /** Null if there is no such day, or none yet. */
  readonly to: number | null;
  /** At least one history is still loading. */
  readonly isWaiting: boolean;
}

/** A compared property of schemes. */
export interface ComparisonRow {
  readonly head: string;
  readonly hint?: string;
  /** Renders the cell of a loaded scheme. */
  readonly cellOf: (value: ChartPageValue) => ReactNode;
}

export interface ComparisonRows {
  readonly title: string;
  readonly rows: readonly ComparisonRow[];
}

/** Placeholder of a figure. */
export const loadingCell = <Skeleton width="4rem" height="1.125rem" />;

function textOrUnknown(i18n: I18n, text: string): ReactNode {
  const shown = text === '' ? i18n._('comparison.table.unknown') : text;
  return <span lang={languageOf(shown)}>{shown}</span>;
}
/** A term that differs between options is known, but does not apply to the scheme as a whole. */
const formatTerm = (i18n: I18n, term: SchemeTerm | null, options: readonly unknown[]) =>
  term === null && options.length > 0
    ? i18n._('comparison.table.differs')
    : textOrUnknown(i18n, formatSchemeTerm(i18n, term));
/** A scheme that cannot be bought in this way has no minimum amount. */
const formatMinimumAmount = (i18n: I18n, amount: number | null, options: readonly unknown[]) =>
  options.length === 0 ? NO_FIGURE : textOrUnknown(i18n, formatKnownAmount(amount));
const formatPermission = (i18n: I18n, isAllowed: boolean) =>
  i18n._(isAllowed ? 'comparison.table.allowed' : 'comparison.table.notAllowed');
const yearsText = (i18n: I18n, years: number) =>
  years === 1 ? i18n._('comparison.table.sip.one') : i18n._('comparison.table.sip', { years });

/**
 * The return of each scheme over the same days; `placeOf` returns the index of its return. Every period has its row
 * from the first frame on, so that nothing below moves when the last history arrives.
 */
function createReturnRows(
  i18n: I18n,
  { returns, to, isWaiting }: ReturnsUpToDay,
  placeOf: (value: ChartPageValue) => number,
): ComparisonRows {
  return {
    title:
      to === null
        ? i18n._('comparison.table.returnsOnly')
        : i18n._('comparison.table.returns', { day: formatDay(i18n, dayInIndia(to)) }),
    rows: NAV_PERIODS.filter((period) => period !== WHOLE_HISTORY).map((period) => ({
      head: yearsOfPeriod(period) > 1 ? i18n._('schemes.card.annual', { period }) : period,
      cellOf: (value) =>
        isWaiting ? (
          loadingCell
        ) : (
          <Gain value={returns.find((each) => each.period === period)?.percents[placeOf(value)]} />
        ),
    })),
  };
}

/** The latest NAV of each scheme, which may be of another day than those of its neighbours. */
const readNavRows = (i18n: I18n): ComparisonRows => ({
  title: i18n._('comparison.table.nav'),
  rows: [
    {
      head: i18n._('comparison.table.latest'),
      cellOf: ({ header }) =>
        header === null ? (
          i18n._('comparison.table.unknown')
        ) : (
          <>
            <Money value={header.nav} decimals={navDecimals(header.nav)} />
            <small>{formatDay(i18n, dayInIndia(header.at))}</small>
          </>
        ),
    },
  ],
});

const readPublishedRows = (i18n: I18n): ComparisonRows => ({
  title: i18n._('comparison.table.published'),
  rows: [
    ...([3, 5] as const).map((years) => ({
      head: i18n._('comparison.table.lumpsum', { years }),
      cellOf: ({ published }: ChartPageValue) => (
        <Gain value={published.lumpsum_returns_calculation.annualized[`${years}y_percent`]} decimals={2} />
      ),
    })),
    ...RETURN_YEARS.map((years) => ({
      head: yearsText(i18n, years),
      cellOf: ({ published }: ChartPageValue) => (
        <Gain value={published.sip_returns_calculation[`${years}y_percent_annualized`]} decimals={2} />
      ),
    })),
  ],
});

const readCostRows = (i18n: I18n): ComparisonRows => ({
  title: i18n._('comparison.table.costs'),
  rows: [
    {
      head: i18n._('aboutScheme.facts.exitLoad'),
      cellOf: ({ terms }) => formatTerm(i18n, schemeTermsOf(terms).exitLoad, terms.lumpsumOptions),
    },
    {
      head: i18n._('comparison.table.expense'),
      hint: i18n._('comparison.table.expenseHint'),
      cellOf: () => i18n._('comparison.table.unknown'),
    },
    {
      head: i18n._('aboutScheme.facts.lumpsumFrom'),
      cellOf: ({ terms }) => formatMinimumAmount(i18n, schemeTermsOf(terms).lumpsumMinimum, terms.lumpsumOptions),
    },
    {
      head: i18n._('aboutScheme.facts.sipFrom'),
      cellOf: ({ terms }) => formatMinimumAmount(i18n, schemeTermsOf(terms).sipMinimum, terms.sipOptions),
    },
  ],
});

const readTermRows = (i18n: I18n): ComparisonRows => ({
  title: i18n._('comparison.table.terms'),
  rows: [
    {
      head: i18n._('aboutScheme.facts.lockIn'),
      cellOf: ({ terms }) =>
        formatTerm(i18n, schemeTermsOf(terms).lockIn, [...terms.lumpsumOptions, ...terms.sipOptions]),
    },
    {
      head: i18n._('comparison.table.sipAllowed'),
      cellOf: ({ terms }) => formatPermission(i18n, terms.sipOptions.length > 0),
    },
    {
      head: i18n._('comparison.table.lumpsumAllowed'),
      cellOf: ({ terms }) => formatPermission(i18n, terms.lumpsumOptions.length > 0),
    },
  ],
});

const comparedFactsOf = ({ classification, scheme }: ChartPageValue) => schemeFactsOf(classification, scheme.name);

const readAboutRows = (i18n: I18n): ComparisonRows => ({
  title: i18n._('comparison.table.about'),
  rows: [
    { head: i18n._('aboutScheme.facts.house'), cellOf: (value) => textOrUnknown(i18n, comparedFactsOf(value).house) },
    {
      head: i18n._('aboutScheme.facts.category'),
      cellOf: (value) =>
        textOrUnknown(i18n, classificationOf(comparedFactsOf(value).category, comparedFactsOf(value).subCategory)),
    },
    {
      head: i18n._('aboutScheme.facts.risk'),
      cellOf: (value) => <span data-legal="risk">{textOrUnknown(i18n, comparedFactsOf(value).risk)}</span>,
    },
    {
      head: i18n._('aboutScheme.facts.plan'),
      cellOf: (value) => {
        const { plan } = comparedFactsOf(value);
        return textOrUnknown(i18n, plan === null ? '' : i18n._(`aboutScheme.facts.plan.${plan}`));
      },
    },
    {
      head: i18n._('aboutScheme.facts.option'),
      cellOf: (value) => {
        const { option } = comparedFactsOf(value);
        return textOrUnknown(i18n, option === null ? '' : i18n._(`aboutScheme.facts.option.${option}`));
      },
    },
  ],
});

/** All compared properties, in the order of their interest to investors. */
export const createComparisonRows = (
  i18n: I18n,
  compared: ReturnsUpToDay,
  placeOf: (value: ChartPageValue) => number,
): readonly ComparisonRows[] => [
  readNavRows(i18n),
  createReturnRows(i18n, compared, placeOf),
  readPublishedRows(i18n),
  readCostRows(i18n),
  readTermRows(i18n),
  readAboutRows(i18n),
];

/** The note below the table on past performance. */
export const readPastReturnsText = (i18n: I18n): string => i18n._('fundPortfolio.returns.past');
