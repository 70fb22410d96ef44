import { useLingui } from '@lingui/react';
import type { Exit } from '@folioflow/flows';
import { memo } from 'react';
import { OnDemand } from '../../../parts/page/OnDemand/OnDemand.tsx';
import { SchemeCard, type SchemeCardProps } from '../../../parts/scheme/SchemeCard/SchemeCard.tsx';
import type { SchemeControlsColumn, SchemeTableProps } from '../../../parts/scheme/SchemeTable/SchemeTable.tsx';
import { SchemeTableSkeleton } from '../../../parts/scheme/SchemeTable/SchemeTableSkeleton.tsx';
import { NARROW_SCREEN, useMedia } from '../../../parts/page/use-media.ts';
import { useGradualItems, type PlacementPace } from '../../../primitives/GradualList/use-gradual-items.ts';
import { createCachedLoader } from '../../../primitives/on-demand.ts';
import { CardGrid } from './scheme-list-look.ts';

const loadTable = createCachedLoader(
  async () => (await import('../../../parts/scheme/SchemeTable/SchemeTable.tsx')).SchemeTable,
);

/** One item per frame. On a phone the first three folded cards come at once, so that the pages below are out of sight. */
const paceOf = (isTable: boolean, isNarrow: boolean): PlacementPace => ({
  placesPerStep: 1,
  visiblePlaces: isTable ? 10 : isNarrow ? 5 : 6,
  ...(isNarrow && !isTable && { firstPlaces: 3 }),
});

export interface SchemeRowsProps extends SchemeTableProps {
  onFollow: (exit: Exit) => void;
  isTable: boolean;
  /** The search text, if the list has a search. */
  typed?: string | undefined;
}

/** Schemes as cards, or as a table if it is selected and the screen is wide enough. */
export const SchemeRows = memo(({ onFollow, isTable, cards, typed = '', ...table }: SchemeRowsProps) => {
  useLingui();
  const { controls } = table;
  const isNarrow = useMedia(NARROW_SCREEN);
  const { placed, isSettled } = useGradualItems(cards, typed, paceOf(isTable, isNarrow));
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
    <CardGrid className="cards" {...settling}>
      {placed.map((card, place) => (
        <SchemeCardItem key={place} card={card} isNarrow={isNarrow} onFollow={onFollow} controls={controls} />
      ))}
    </CardGrid>
  );
});

interface SchemeCardItemProps extends Omit<SchemeCardProps, 'control'> {
  controls: SchemeControlsColumn | undefined;
}

/** Rendered again only for another scheme. */
const SchemeCardItem = memo(({ controls, ...props }: SchemeCardItemProps) => {
  useLingui();
  return (
    <li>
      <SchemeCard {...props} control={controls?.of(props.card)} />
    </li>
  );
});
