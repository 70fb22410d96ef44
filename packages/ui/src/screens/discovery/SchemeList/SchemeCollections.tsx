import { useLingui } from '@lingui/react';
import type { SchemeCollection, SchemeListEvent } from '@folioflow/flows';
import { memo } from 'react';
import { styled } from 'styled-components';

/* One line that scrolls on a phone; its height is kept until the collections are known. */
const Chips = styled.ul`
  display: flex;
  gap: 0 var(--space-8);
  min-height: var(--control);
  margin-inline: calc(-1 * var(--space-16));
  padding-inline: var(--space-16);
  overflow-x: auto;
  scrollbar-width: none;

  @media (min-width: 48rem) {
    flex-wrap: wrap;
    margin-inline: 0;
    padding-inline: 0;
  }

  /* Looks 36 px high and is pressed on the height of a control. */
  button {
    position: relative;
    isolation: isolate;
    min-height: var(--control);
    padding-inline: 0.875rem;
    border: 0;
    background: none;
    color: var(--accent);
    font-size: var(--type-14);
    font-weight: var(--weight-label);
    white-space: nowrap;
    cursor: pointer;
  }

  button::before {
    content: '';
    position: absolute;
    inset: 0.25rem 0;
    z-index: -1;
    border: 1px solid var(--line);
    border-radius: var(--radius-full);
    background: var(--card);
  }

  button:hover::before {
    border-color: var(--line-strong);
  }

  button[aria-pressed='true']::before {
    border-color: var(--accent);
    background: var(--accent-soft);
  }

  button:focus-visible {
    outline-offset: -2px;
    border-radius: var(--radius-full);
  }
`;

export interface SchemeCollectionsProps {
  collections: readonly SchemeCollection[];
  /** Id of the open one. */
  open: string | null;
  remote: { send: (event: SchemeListEvent) => void };
}

/** One line of collections; another press closes the open one. */
export const SchemeCollections = memo(({ collections, open, remote }: SchemeCollectionsProps) => {
  const { i18n } = useLingui();
  return (
    <Chips aria-label={i18n._('schemes.collection.label')}>
      {collections.map(({ id, computed, label }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={id === open}
            onClick={() => remote.send({ type: 'collection.opened', id: id === open ? null : id })}
          >
            {computed === null ? <span lang="en">{label}</span> : i18n._(`schemes.collection.${computed}`)}
          </button>
        </li>
      ))}
    </Chips>
  );
});
