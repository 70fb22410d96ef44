import { useLingui } from '@lingui/react';
import type { ChartPageValue } from '@folioflow/flows';
import { styled } from 'styled-components';
import { formatDay } from '../../../format/day.ts';
import { formatPercent, formatRupees } from '../../../format/money.ts';
import { languageOf } from '../../../primitives/ServerText/language-of.ts';

/* Lines on a phone; columns below the drawing on a wide screen. */
const Strip = styled.dl`
  font-size: var(--type-14);

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--space-16);
    min-height: 2.25rem;
    border-bottom: 1px solid var(--line);
  }

  > div:last-child {
    border-bottom: 0;
  }

  dt {
    color: var(--muted);
  }

  dd {
    color: var(--ink);
    font-weight: var(--weight-label);
    overflow-wrap: anywhere;
  }

  @media (min-width: 64rem) {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-12) var(--space-24);

    > div {
      display: block;
      border-bottom: 0;
    }

    dt {
      font-size: var(--type-12);
    }
  }
`;

/** The published facts of a scheme: cost, size, benchmark and launch, each only if the provider states it. */
export function SchemeFactStrip({ facts }: { facts: ChartPageValue['facts'] }) {
  const { i18n } = useLingui();
  const { expenseRatioPercent, fundSizeCrore, benchmark, launchDay } = facts;
  const lines = [
    [
      'expenseRatio',
      expenseRatioPercent === null
        ? ''
        : i18n._('aboutScheme.facts.perYear', { percent: formatPercent(expenseRatioPercent) }),
    ],
    [
      'fundSize',
      fundSizeCrore === null
        ? ''
        : i18n._('aboutScheme.facts.crore', { amount: formatRupees(fundSizeCrore, { decimals: 0 }) }),
    ],
    ['benchmark', benchmark],
    ['launched', launchDay === null ? '' : formatDay(i18n, launchDay)],
  ] as const;
  return (
    <Strip>
      {lines.map(
        ([key, value]) =>
          value !== '' && (
            <div key={key}>
              <dt>{i18n._(`aboutScheme.facts.${key}`)}</dt>
              <dd lang={languageOf(value)}>{value}</dd>
            </div>
          ),
      )}
    </Strip>
  );
}

/** Returns whether the provider states any of the facts of the strip. */
export const hasStripFacts = ({ facts }: Pick<ChartPageValue, 'facts'>): boolean =>
  facts.expenseRatioPercent !== null ||
  facts.fundSizeCrore !== null ||
  facts.benchmark !== '' ||
  facts.launchDay !== null;
