import type { Exit } from '@folioflow/flows';
import { OnDemand } from '../../../parts/OnDemand/OnDemand.tsx';
import { SchemeCard } from '../../../parts/SchemeCard/SchemeCard.tsx';
import type { SchemeTableProps } from '../../../parts/SchemeTable/SchemeTable.tsx';
import { SchemeTableSkeleton } from '../../../parts/SchemeTable/SchemeTableSkeleton.tsx';
import { NARROW_SCREEN, useMedia } from '../../../parts/use-media.ts';
import { keeping } from '../../../primitives/on-demand.ts';
import { Cards } from './scheme-list-look.ts';

const loadTable = keeping(async () => (await import('../../../parts/SchemeTable/SchemeTable.tsx')).SchemeTable);

export interface SchemeRowsProps extends SchemeTableProps {
  onFollow: (exit: Exit) => void;
  isTable: boolean;
}

/** Schemes as cards, or as a table where there is room and it is wanted. */
export function SchemeRows({ onFollow, isTable, ...table }: SchemeRowsProps) {
  const { cards, controls } = table;
  const isNarrow = useMedia(NARROW_SCREEN);
  if (isTable)
    return <OnDemand load={loadTable} props={table} fetching={<SchemeTableSkeleton rows={cards.length} />} />;
  return (
    <Cards className="cards">
      {cards.map((card, place) => (
        <li key={card.id}>
          <SchemeCard card={card} isNarrow={isNarrow} onFollow={onFollow} control={controls?.of(card, place)} />
        </li>
      ))}
    </Cards>
  );
}
