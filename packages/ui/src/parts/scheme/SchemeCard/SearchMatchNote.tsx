import { useLingui } from '@lingui/react';
import type { SchemeMarks } from '@folioflow/flows';
import { MarkedText } from './MarkedText.tsx';

/** The match of a search that is not in the scheme name. */
export function SearchMatchNote({ marks }: { marks?: SchemeMarks | undefined }) {
  const { i18n } = useLingui();
  if (!marks?.also) return null;
  return (
    <small>
      <span>{i18n._(`schemes.search.by.${marks.also.what}`)}</span> <MarkedText pieces={marks.also.text} />
    </small>
  );
}
