import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { LotDay, LotRow } from '@folioflow/flows';
import { styled } from 'styled-components';
import { formatDay, formatThousandths } from '../../../format/index.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { GainFigures, PaiseMoney } from '../HoldingList/holding-figures.tsx';
import { RecordTable } from './RecordTable.tsx';

const MutedText = styled.p`
  color: var(--muted);
  font-size: var(--type-14);
`;

const DAYS_PER_MONTH = 365.25 / 12;

function formatAge(i18n: I18n, days: number): string {
  if (days <= 0) return i18n._('holding.lots.age.today');
  if (days === 1) return i18n._('holding.lots.age.yesterday');
  const months = Math.floor(days / DAYS_PER_MONTH);
  if (months < 2) return i18n._('holding.lots.age.days', { days });
  if (months < 12) return i18n._('holding.lots.age.months', { months });
  return i18n._('holding.lots.age.years', { years: Math.floor(months / 12), months: months % 12 });
}

interface LotListProps {
  lots: readonly LotRow[] | null;
  /** Whether the scheme has a lock-in. */
  isLocking: boolean;
}

function lotDayText(i18n: I18n, lotDay: LotDay | null, past: string): string {
  switch (lotDay?.kind) {
    case 'from':
      return formatDay(i18n, lotDay.day);
    case 'past':
      return past;
    case 'never':
      return i18n._('holding.lots.longTerm.never');
    case 'unknown':
    case undefined:
      return i18n._('holding.lots.unstated');
  }
}

/** The lots, oldest first: cost, value, and the days from which a sale costs less. */
export function LotList({ lots, isLocking }: LotListProps) {
  const { i18n } = useLingui();
  if (lots?.length === 0) return null;
  return (
    <Card aria-label={i18n._('holding.lots')}>
      <Stack gap={12}>
        <h2>{i18n._('holding.lots')}</h2>
        <MutedText>{lots === null ? i18n._('holding.lots.unknown') : i18n._('holding.lots.explain')}</MutedText>
        {lots !== null && (
          <RecordTable
            label={i18n._('holding.lots')}
            columns={[
              { label: i18n._('holding.lots.bought') },
              { label: i18n._('holding.units'), isFigure: true },
              { label: i18n._('holding.lots.cost'), isFigure: true },
              { label: i18n._('holding.lots.value'), isFigure: true },
              { label: i18n._('holding.lots.loadFree') },
              { label: i18n._('holding.lots.longTerm') },
              ...(isLocking ? [{ label: i18n._('holding.lots.unlocked') }] : []),
            ]}
            rows={lots.map((lot, place) => ({
              key: `${lot.boughtOn} ${place}`,
              cells: [
                <>
                  <span>{formatDay(i18n, lot.boughtOn)}</span> <small>{formatAge(i18n, lot.ageInDays)}</small>
                </>,
                formatThousandths(lot.units),
                <PaiseMoney key="cost" paise={lot.costPaise} />,
                <>
                  <PaiseMoney paise={lot.valuePaise} />
                  {lot.gainPaise !== null && (
                    <small>
                      <GainFigures {...lot} />
                    </small>
                  )}
                </>,
                lotDayText(i18n, lot.loadFree, i18n._('holding.lots.now')),
                lotDayText(i18n, lot.longTerm, i18n._('holding.lots.now')),
                ...(isLocking ? [lotDayText(i18n, lot.unlocked, i18n._('holding.lots.unlocked.now'))] : []),
              ],
            }))}
          />
        )}
      </Stack>
    </Card>
  );
}
