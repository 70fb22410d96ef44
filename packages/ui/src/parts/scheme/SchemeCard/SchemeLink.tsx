import { useLingui } from '@lingui/react';
import type { Exit, SchemeCard } from '@folioflow/flows';
import type { MouseEvent } from 'react';
import { AppLink } from '../../../primitives/Link/LinkProvider.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { MarkedText } from './MarkedText.tsx';

export interface SchemeLinkProps {
  card: Pick<SchemeCard, 'name' | 'href' | 'narrow' | 'marks'>;
  /** Narrow screens use the same tab (DO-052), others a new one with an announcement (DO-053). */
  isNarrow: boolean;
  /** Called for the link on a narrow screen, with its navigation state. */
  onFollow: (exit: Exit) => void;
}

const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** The name of a scheme as a link to its page. */
export function SchemeLink({ card, isNarrow, onFollow }: SchemeLinkProps) {
  const { i18n } = useLingui();
  const follow = (event: MouseEvent) => {
    if (!isNarrow || !isPlainClick(event)) return;
    event.preventDefault();
    onFollow(card.narrow);
  };
  const name = card.marks === undefined ? card.name : <MarkedText pieces={card.marks.name} />;
  if (isNarrow)
    return (
      <AppLink to={card.href} lang="en" translate="no" onClick={follow}>
        {name}
      </AppLink>
    );
  return (
    // The referrer passes the address of this list to the new tab, for its back link.
    <AppLink to={card.href} target="_blank" rel="noopener" referrerPolicy="same-origin">
      <span title={card.name} lang="en" translate="no">
        {name}
      </span>
      <VisuallyHidden> ({i18n._('schemes.card.newTab')})</VisuallyHidden>
    </AppLink>
  );
}
