import { SchemeCardSkeleton } from '../../../parts/scheme/SchemeCard/SchemeCardSkeleton.tsx';
import { SchemeTableSkeleton } from '../../../parts/scheme/SchemeTable/SchemeTableSkeleton.tsx';
import { CardGrid } from './scheme-list-look.ts';

const PLACES = [0, 1, 2, 3, 4, 5];

/** Placeholder of the schemes while they, or the code of the search, are fetched. */
export const SchemeListSkeleton = ({ isTable }: { isTable: boolean }) =>
  isTable ? (
    <SchemeTableSkeleton />
  ) : (
    <CardGrid className="cards" aria-hidden>
      {PLACES.map((place) => (
        <li key={place}>
          <SchemeCardSkeleton />
        </li>
      ))}
    </CardGrid>
  );
