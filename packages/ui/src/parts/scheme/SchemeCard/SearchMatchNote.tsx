import type { SchemeMarks } from '@folioflow/flows';
import { schemes } from '@folioflow/flows/words/schemes';
import { MarkedText } from './MarkedText.tsx';

/** The match of a search that is not in the scheme name. */
export function SearchMatchNote({ marks }: { marks?: SchemeMarks | undefined }) {
  if (!marks?.also) return null;
  return (
    <small>
      <span>{schemes[`search.by.${marks.also.what}`]}</span> <MarkedText pieces={marks.also.text} />
    </small>
  );
}
