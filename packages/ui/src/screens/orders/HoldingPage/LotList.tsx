import { formatMessage, type LotDay, type LotRow } from '@folioflow/flows';
import { holding as words } from '@folioflow/flows/words/holding';
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

function formatAge(days: number): string {
  if (days <= 0) return words['lots.age.today'];
  if (days === 1) return words['lots.age.yesterday'];
  const months = Math.floor(days / DAYS_PER_MONTH);
  if (months < 2) return formatMessage(words['lots.age.days'], { days });
  if (months < 12) return formatMessage(words['lots.age.months'], { months });
  return formatMessage(words['lots.age.years'], { years: Math.floor(months / 12), months: months % 12 });
}

interface LotListProps {
  lots: readonly LotRow[] | null;
  /** Whether the scheme has a lock-in. */
  isLocking: boolean;
}

function lotDayText(lotDay: LotDay | null, past: string): string {
  switch (lotDay?.kind) {
    case 'from':
      return formatDay(lotDay.day);
    case 'past':
      return past;
    case 'never':
      return words['lots.longTerm.never'];
    case 'unknown':
    case undefined:
      return words['lots.unstated'];
  }
}

/** The lots, oldest first: cost, value, and the days from which a sale costs less. */
export function LotList({ lots, isLocking }: LotListProps) {
  if (lots?.length === 0) return null;
  return (
    <Card aria-label={words.lots}>
      <Stack gap={12}>
        <h2>{words.lots}</h2>
        <MutedText>{lots === null ? words['lots.unknown'] : words['lots.explain']}</MutedText>
        {lots !== null && (
          <RecordTable
            label={words.lots}
            columns={[
              { label: words['lots.bought'] },
              { label: words.units, isFigure: true },
              { label: words['lots.cost'], isFigure: true },
              { label: words['lots.value'], isFigure: true },
              { label: words['lots.loadFree'] },
              { label: words['lots.longTerm'] },
              ...(isLocking ? [{ label: words['lots.unlocked'] }] : []),
            ]}
            rows={lots.map((lot, place) => ({
              key: `${lot.boughtOn} ${place}`,
              cells: [
                <>
                  <span>{formatDay(lot.boughtOn)}</span> <small>{formatAge(lot.ageInDays)}</small>
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
                lotDayText(lot.loadFree, words['lots.now']),
                lotDayText(lot.longTerm, words['lots.now']),
                ...(isLocking ? [lotDayText(lot.unlocked, words['lots.unlocked.now'])] : []),
              ],
            }))}
          />
        )}
      </Stack>
    </Card>
  );
}
