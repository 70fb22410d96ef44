import {
  NAV_PERIODS,
  RETURN_YEARS,
  classificationOf,
  formatMessage,
  schemeFactsOf,
  schemeTermsOf,
  type ChartPageValue,
  type ComparedReturns,
  type SchemeTerm,
  WHOLE_HISTORY,
  yearsOfPeriod,
} from '@folioflow/flows';
import { aboutScheme } from '@folioflow/flows/words/about-scheme';
import { comparison as words } from '@folioflow/flows/words/comparison';
import { fundPortfolio } from '@folioflow/flows/words/fund-portfolio';
import { schemes } from '@folioflow/flows/words/schemes';
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

function textOrUnknown(text: string): ReactNode {
  const shown = text === '' ? words['table.unknown'] : text;
  return <span lang={languageOf(shown)}>{shown}</span>;
}
/** A term that differs between options is known, but does not apply to the scheme as a whole. */
const formatTerm = (term: SchemeTerm | null, options: readonly unknown[]) =>
  term === null && options.length > 0 ? words['table.differs'] : textOrUnknown(formatSchemeTerm(term));
/** A scheme that cannot be bought in this way has no minimum amount. */
const formatMinimumAmount = (amount: number | null, options: readonly unknown[]) =>
  options.length === 0 ? NO_FIGURE : textOrUnknown(formatKnownAmount(amount));
const formatPermission = (isAllowed: boolean) => words[isAllowed ? 'table.allowed' : 'table.notAllowed'];
const yearsText = (years: number) =>
  years === 1 ? words['table.sip.one'] : formatMessage(words['table.sip'], { years });

/**
 * The return of each scheme over the same days; `placeOf` returns the index of its return. Every period has its row
 * from the first frame on, so that nothing below moves when the last history arrives.
 */
function createReturnRows(
  { returns, to, isWaiting }: ReturnsUpToDay,
  placeOf: (value: ChartPageValue) => number,
): ComparisonRows {
  return {
    title:
      to === null
        ? words['table.returnsOnly']
        : formatMessage(words['table.returns'], { day: formatDay(dayInIndia(to)) }),
    rows: NAV_PERIODS.filter((period) => period !== WHOLE_HISTORY).map((period) => ({
      head: yearsOfPeriod(period) > 1 ? formatMessage(schemes['card.annual'], { period }) : period,
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
const readNavRows = (): ComparisonRows => ({
  title: words['table.nav'],
  rows: [
    {
      head: words['table.latest'],
      cellOf: ({ header }) =>
        header === null ? (
          words['table.unknown']
        ) : (
          <>
            <Money value={header.nav} decimals={navDecimals(header.nav)} />
            <small>{formatDay(dayInIndia(header.at))}</small>
          </>
        ),
    },
  ],
});

const readPublishedRows = (): ComparisonRows => ({
  title: words['table.published'],
  rows: [
    ...([3, 5] as const).map((years) => ({
      head: formatMessage(words['table.lumpsum'], { years }),
      cellOf: ({ published }: ChartPageValue) => (
        <Gain value={published.lumpsum_returns_calculation.annualized[`${years}y_percent`]} decimals={2} />
      ),
    })),
    ...RETURN_YEARS.map((years) => ({
      head: yearsText(years),
      cellOf: ({ published }: ChartPageValue) => (
        <Gain value={published.sip_returns_calculation[`${years}y_percent_annualized`]} decimals={2} />
      ),
    })),
  ],
});

const readCostRows = (): ComparisonRows => ({
  title: words['table.costs'],
  rows: [
    {
      head: aboutScheme['facts.exitLoad'],
      cellOf: ({ terms }) => formatTerm(schemeTermsOf(terms).exitLoad, terms.lumpsumOptions),
    },
    {
      head: words['table.expense'],
      hint: words['table.expenseHint'],
      cellOf: () => words['table.unknown'],
    },
    {
      head: aboutScheme['facts.lumpsumFrom'],
      cellOf: ({ terms }) => formatMinimumAmount(schemeTermsOf(terms).lumpsumMinimum, terms.lumpsumOptions),
    },
    {
      head: aboutScheme['facts.sipFrom'],
      cellOf: ({ terms }) => formatMinimumAmount(schemeTermsOf(terms).sipMinimum, terms.sipOptions),
    },
  ],
});

const readTermRows = (): ComparisonRows => ({
  title: words['table.terms'],
  rows: [
    {
      head: aboutScheme['facts.lockIn'],
      cellOf: ({ terms }) => formatTerm(schemeTermsOf(terms).lockIn, [...terms.lumpsumOptions, ...terms.sipOptions]),
    },
    { head: words['table.sipAllowed'], cellOf: ({ terms }) => formatPermission(terms.sipOptions.length > 0) },
    { head: words['table.lumpsumAllowed'], cellOf: ({ terms }) => formatPermission(terms.lumpsumOptions.length > 0) },
  ],
});

const comparedFactsOf = ({ classification, scheme }: ChartPageValue) => schemeFactsOf(classification, scheme.name);

const readAboutRows = (): ComparisonRows => ({
  title: words['table.about'],
  rows: [
    { head: aboutScheme['facts.house'], cellOf: (value) => textOrUnknown(comparedFactsOf(value).house) },
    {
      head: aboutScheme['facts.category'],
      cellOf: (value) =>
        textOrUnknown(classificationOf(comparedFactsOf(value).category, comparedFactsOf(value).subCategory)),
    },
    {
      head: aboutScheme['facts.risk'],
      cellOf: (value) => <span data-legal="risk">{textOrUnknown(comparedFactsOf(value).risk)}</span>,
    },
    {
      head: aboutScheme['facts.plan'],
      cellOf: (value) => {
        const { plan } = comparedFactsOf(value);
        return textOrUnknown(plan === null ? '' : aboutScheme[`facts.plan.${plan}`]);
      },
    },
    {
      head: aboutScheme['facts.option'],
      cellOf: (value) => {
        const { option } = comparedFactsOf(value);
        return textOrUnknown(option === null ? '' : aboutScheme[`facts.option.${option}`]);
      },
    },
  ],
});

/** All compared properties, in the order of their interest to investors. */
export const createComparisonRows = (
  compared: ReturnsUpToDay,
  placeOf: (value: ChartPageValue) => number,
): readonly ComparisonRows[] => [
  readNavRows(),
  createReturnRows(compared, placeOf),
  readPublishedRows(),
  readCostRows(),
  readTermRows(),
  readAboutRows(),
];

/** The note below the table on past performance. */
export const readPastReturnsText = (): string => fundPortfolio['returns.past'];
