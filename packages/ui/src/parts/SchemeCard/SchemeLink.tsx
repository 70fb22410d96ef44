import type { Exit, SchemeCard } from '@folioflow/flows';
import { schemes } from '@folioflow/flows/words/schemes';
import type { MouseEvent } from 'react';
import { AppLink } from '../../primitives/Link/LinkProvider.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { MarkedText } from './MarkedText.tsx';

export interface SchemeLinkProps {
  card: Pick<SchemeCard, 'name' | 'href' | 'narrow' | 'marks'>;
  /** Narrow screens stay in their tab (DO-052), others open another one and say so (DO-053). */
  isNarrow: boolean;
  /** Follows the link of a narrow screen, with its navigation state. */
  onFollow: (exit: Exit) => void;
}

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** The name of a scheme, which leads to its page. */
export function SchemeLink({ card, isNarrow, onFollow }: SchemeLinkProps) {
  const follow = (event: MouseEvent) => {
    if (!isNarrow || !isPlain(event)) return;
    event.preventDefault();
    onFollow(card.narrow);
  };
  const name = card.marks === undefined ? card.name : <MarkedText pieces={card.marks.name} />;
  if (isNarrow)
    return (
      <AppLink to={card.href} onClick={follow}>
        {name}
      </AppLink>
    );
  return (
    // The other tab is told the address of this list, so that its way back leads to the same place.
    <AppLink to={card.href} target="_blank" rel="noopener" referrerPolicy="same-origin">
      <span title={card.name}>{name}</span>
      <VisuallyHidden> ({schemes['card.newTab']})</VisuallyHidden>
    </AppLink>
  );
}
