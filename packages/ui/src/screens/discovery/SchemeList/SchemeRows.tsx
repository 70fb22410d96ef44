import type { Exit } from '@folioflow/flows';
import { memo } from 'react';
import { OnDemand } from '../../../parts/OnDemand/OnDemand.tsx';
import { SchemeCard, type SchemeCardProps } from '../../../parts/SchemeCard/SchemeCard.tsx';
import type { SchemeControls, SchemeTableProps } from '../../../parts/SchemeTable/SchemeTable.tsx';
import { SchemeTableSkeleton } from '../../../parts/SchemeTable/SchemeTableSkeleton.tsx';
import { NARROW_SCREEN, useMedia } from '../../../parts/use-media.ts';
import { usePlaces } from '../../../primitives/Growing/use-places.ts';
import { keeping } from '../../../primitives/on-demand.ts';
import { Cards } from './scheme-list-look.ts';

const loadTable = keeping(async () => (await import('../../../parts/SchemeTable/SchemeTable.tsx')).SchemeTable);

/** One card a frame is what a slow phone draws; two of them it shows, a desk two rows of three, a table ten lines. */
const inSight = (isTable: boolean, isNarrow: boolean) => (isTable ? 10 : isNarrow ? 2 : 6);

export interface SchemeRowsProps extends SchemeTableProps {
  onFollow: (exit: Exit) => void;
  isTable: boolean;
  /** What is sought, where the list has a search. */
  typed?: string | undefined;
}

/** Schemes as cards, or as a table where there is room and it is wanted. */
export const SchemeRows = memo(({ onFollow, isTable, cards, typed = '', ...table }: SchemeRowsProps) => {
  const { controls } = table;
  const isNarrow = useMedia(NARROW_SCREEN);
  const { placed, isSettled } = usePlaces(cards, typed, { atOnce: 1, inSight: inSight(isTable, isNarrow) });
  const settling = { 'aria-busy': !isSettled || undefined, 'data-loading': !isSettled || undefined };
  if (isTable)
    return (
      <div {...settling}>
        <OnDemand
          load={loadTable}
          props={{ ...table, cards: placed }}
          fetching={<SchemeTableSkeleton rows={cards.length} />}
        />
      </div>
    );
  return (
    <Cards className="cards" {...settling}>
      {placed.map((card, place) => (
        <Place key={place} card={card} isNarrow={isNarrow} onFollow={onFollow} controls={controls} />
      ))}
    </Cards>
  );
});

interface PlaceProps extends Omit<SchemeCardProps, 'control'> {
  controls: SchemeControls | undefined;
}

/** Drawn again when it has another scheme. */
const Place = memo(({ controls, ...props }: PlaceProps) => (
  <li>
    <SchemeCard {...props} control={controls?.of(props.card)} />
  </li>
));
