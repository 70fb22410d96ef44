import type { SchemeMarks } from '@folioflow/flows';
import { schemes } from '@folioflow/flows/words/schemes';
import { MarkedText } from './MarkedText.tsx';

/** What a scheme was found by, where its name does not show it. */
export function FoundBy({ marks }: { marks?: SchemeMarks | undefined }) {
  if (!marks?.also) return null;
  return (
    <small>
      {schemes[`search.by.${marks.also.what}`]} <MarkedText pieces={marks.also.text} />
    </small>
  );
}
