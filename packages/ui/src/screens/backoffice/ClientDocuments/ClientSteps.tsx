import { useLingui } from '@lingui/react';
import type { ClientNeighbours } from '@folioflow/flows/backoffice';
import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { groupIndian } from '../../../format/money.ts';
import { useMedia } from '../../../parts/page/use-media.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8) var(--space-12);
  color: var(--muted);
  font-size: var(--type-14);
  font-variant-numeric: tabular-nums;

  @media print {
    display: none;
  }
`;

/** A phone or a tablet: the keys have no effect there, and no switch. */
const WITHOUT_KEYBOARD = '(pointer: coarse)';

/** True if a letter is typed into an input; in any other place it is a key of the page. */
const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]') !==
    null;

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => altKey || ctrlKey || metaKey || shiftKey;

export interface ClientStepsProps {
  neighbours: ClientNeighbours;
  /** True while a request runs that must not be left. */
  isBusy?: boolean | undefined;
  onShowClient: (customerId: string) => void;
  /** The keys J and K have an effect. */
  areKeysOn: boolean;
  /** Switches the keys; the caller stores the choice. */
  onKeys: (areOn: boolean) => void;
}

/**
 * Buttons and the keys J and K for the next and the previous client of the list that led to the page. The keys can be
 * switched off: software for speech input types letters (WCAG 2.1.4).
 */
export function ClientSteps({ neighbours, isBusy = false, onShowClient, areKeysOn, onKeys }: ClientStepsProps) {
  const { i18n } = useLingui();
  const { place, count, previous, next } = neighbours;
  const hasKeyboard = !useMedia(WITHOUT_KEYBOARD);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const client = event.key === 'j' ? next : event.key === 'k' ? previous : null;
    if (client === null || isBusy || event.repeat || hasModifier(event) || isTyping(event)) return;
    // An open dialog shows a document of this client.
    if (document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    onShowClient(client);
  });
  useEffect(() => {
    if (!areKeysOn || !hasKeyboard) return undefined;
    const left = new AbortController();
    addEventListener('keydown', (event) => handleKey(event), { signal: left.signal });
    return () => left.abort();
  }, [areKeysOn, hasKeyboard]);
  return (
    <Bar aria-label={i18n._('clients.documents.steps')}>
      <Button
        variant="secondary"
        size="small"
        disabled={previous === null || isBusy}
        onClick={() => previous !== null && onShowClient(previous)}
      >
        {i18n._('clients.documents.previous')}
      </Button>
      <Button
        variant="secondary"
        size="small"
        disabled={next === null || isBusy}
        onClick={() => next !== null && onShowClient(next)}
      >
        {i18n._('clients.documents.next')}
      </Button>
      <span>{i18n._('clients.documents.place', { place: groupIndian(place), count: groupIndian(count) })}</span>
      {hasKeyboard && (
        <Checkbox checked={areKeysOn} onCheckedChange={onKeys}>
          {i18n._('clients.documents.keys')}
        </Checkbox>
      )}
    </Bar>
  );
}

interface ClientStepStatusProps {
  customerId: string | null;
  neighbours: ClientNeighbours | null;
}

/** Announces the client that is shown. It must remain mounted while the page changes from client to client. */
export function ClientStepStatus({ customerId, neighbours }: ClientStepStatusProps) {
  const { i18n } = useLingui();
  return (
    <VisuallyHidden role="status">
      {neighbours !== null &&
        i18n._('clients.documents.shown', {
          id: customerId ?? '',
          place: groupIndian(neighbours.place),
          count: groupIndian(neighbours.count),
        })}
    </VisuallyHidden>
  );
}
