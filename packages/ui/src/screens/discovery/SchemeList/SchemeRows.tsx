import { useLingui } from '@lingui/react';
import type { Exit, SchemeLook } from '@folioflow/flows';
import { memo, type ComponentType } from 'react';
import { OnDemand } from '../../../parts/page/OnDemand/OnDemand.tsx';
import { SchemeCard } from '../../../parts/scheme/SchemeCard/SchemeCard.tsx';
import { SchemeRow, type SchemeRowProps } from '../../../parts/scheme/SchemeRow/SchemeRow.tsx';
import type { SchemeTableProps } from '../../../parts/scheme/SchemeTable/SchemeTable.tsx';
import { SchemeTableSkeleton } from '../../../parts/scheme/SchemeTable/SchemeTableSkeleton.tsx';
import { NARROW_SCREEN, useMedia } from '../../../primitives/use-media.ts';
import { useGradualItems, type PlacementPace } from '../../../primitives/GradualList/use-gradual-items.ts';
import { createCachedLoader } from '../../../primitives/on-demand.ts';
import { CardGrid, RowList } from './scheme-list-look.ts';

const loadTable = createCachedLoader(
  async () => (await import('../../../parts/scheme/SchemeTable/SchemeTable.tsx')).SchemeTable,
);

/** Rows fill a window only by their number; three cards fill that of a phone. */
const ROWS_AT_ONCE = 10;

/** One item per frame, after those that come at once, so that the pages below are out of sight. */
const paceOf = (isCards: boolean, isNarrow: boolean): PlacementPace => ({
  placesPerStep: 1,
  visiblePlaces: isCards ? 6 : ROWS_AT_ONCE,
  ...(!isCards ? { firstPlaces: ROWS_AT_ONCE } : isNarrow && { firstPlaces: 3 }),
});

export interface SchemeRowsProps extends SchemeTableProps {
  onFollow: (exit: Exit) => void;
  look: SchemeLook;
  /** The list is a table. */
  isWide: boolean;
  /** The search text, if the list has a search. */
  typed?: string | undefined;
}

/** Schemes as a list, which is a table on a wide screen, or as cards. */
export const SchemeRows = memo(({ onFollow, look, isWide, cards, typed = '', ...table }: SchemeRowsProps) => {
  useLingui();
  const { controls } = table;
  const isNarrow = useMedia(NARROW_SCREEN);
  const isTable = isWide && look === 'list';
  const { placed, isSettled } = useGradualItems(cards, typed, paceOf(look === 'cards', isNarrow));
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
  const Places = look === 'list' ? RowList : CardGrid;
  const Item = look === 'list' ? SchemeRow : SchemeCard;
  return (
    <Places className="cards" {...settling}>
      {placed.map((card, place) => (
        <SchemeItem key={place} Item={Item} card={card} isNarrow={isNarrow} onFollow={onFollow} controls={controls} />
      ))}
    </Places>
  );
});

interface SchemeItemProps extends SchemeRowProps {
  Item: ComponentType<SchemeRowProps>;
}

/** Rendered again only for another scheme. */
const SchemeItem = memo(({ Item, ...props }: SchemeItemProps) => {
  useLingui();
  return (
    <li>
      <Item {...props} />
    </li>
  );
});
