import { SchemeCardSkeleton } from '../../../parts/scheme/SchemeCard/SchemeCardSkeleton.tsx';
import { SchemeRowSkeleton } from '../../../parts/scheme/SchemeRow/SchemeRowSkeleton.tsx';
import { SchemeTableSkeleton } from '../../../parts/scheme/SchemeTable/SchemeTableSkeleton.tsx';
import { CardGrid, RowList } from './scheme-list-look.ts';

const PLACES = [0, 1, 2, 3, 4, 5];

export interface SchemeListSkeletonProps {
  /** A list, which is a table on a wide screen; otherwise cards. */
  isList: boolean;
  isTable: boolean;
}

/** Placeholder of the schemes while they, or the code of the search, are fetched. */
export function SchemeListSkeleton({ isList, isTable }: SchemeListSkeletonProps) {
  if (isTable) return <SchemeTableSkeleton />;
  const Places = isList ? RowList : CardGrid;
  return (
    <Places className="cards" aria-hidden>
      {PLACES.map((place) => (
        <li key={place}>{isList ? <SchemeRowSkeleton /> : <SchemeCardSkeleton />}</li>
      ))}
    </Places>
  );
}
