import { useLingui } from '@lingui/react';
import { ChevronDown } from 'lucide';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { useOnDemand, type CodeLoader } from '../on-demand.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { FilterPanel } from './FilterPanel.tsx';
import type { FilterListProps } from './filter-list-props.ts';

export type { FilterListProps, FilterOption } from './filter-list-props.ts';

const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: var(--space-8);
  min-height: var(--control);
  padding-inline: var(--space-16) var(--space-12);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-full);
  background: var(--card);
  color: var(--ink);
  font-size: var(--type-14);
  font-weight: var(--weight-label);
  white-space: nowrap;
  cursor: pointer;

  &[aria-busy] {
    cursor: progress;
  }

  &:hover {
    background-image: linear-gradient(var(--wash), var(--wash));
  }

  &[data-active] {
    border-color: var(--accent);
    color: var(--accent);
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(0.5turn);
  }
`;

const Count = styled.span`
  min-width: 1.25rem;
  padding-inline: 0.375rem;
  border-radius: var(--radius-full);
  background: var(--accent);
  color: var(--on-accent);
  font-size: var(--type-12);
  font-variant-numeric: tabular-nums;
  line-height: 1.25rem;
  text-align: center;
`;

const Detail = styled.span`
  color: var(--muted);
  font-weight: var(--weight-text);
`;

/* Beside the button, because another press of the button is the retry. */
const Failure = styled.span`
  flex: none;
  align-self: center;
  font-size: var(--type-14);
  white-space: nowrap;
`;

const loadPanel = async () => (await import('./FilterPanel.tsx')).FilterPanel;

/**
 * A multiple choice: a button with a count opens a panel with search, checkboxes and a clear button. The panel is
 * fetched when it is first opened. downshift is 11.9 kB for a listbox, cmdk 16.1 kB; native checkboxes need neither.
 */
export function FilterList({
  load = loadPanel,
  ...props
}: FilterListProps & { load?: CodeLoader<typeof FilterPanel> }) {
  const { i18n } = useLingui();
  const { label, detail, chosen } = props;
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { code: Panel, status, prefetch, request } = useOnDemand(load);
  return (
    <>
      <Trigger
        ref={anchor}
        type="button"
        popoverTarget={Panel === null ? undefined : id}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={status === 'coming' || undefined}
        data-active={chosen.length > 0 || undefined}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={(event) => {
          if (Panel !== null) return;
          // The panel may be mounted before the browser handles this press, which would then close it again.
          event.preventDefault();
          request();
        }}
      >
        <span>{label}</span>
        {detail !== undefined && <Detail>{detail}</Detail>}
        {chosen.length > 0 && (
          <Count>
            <span>{chosen.length}</span>
            <VisuallyHidden> {i18n._('filter.chosen')}</VisuallyHidden>
          </Count>
        )}
        <Icon of={ChevronDown} size={16} />
      </Trigger>
      {status === 'failed' && <Failure role="alert">{i18n._('common.notice.unreachable')}</Failure>}
      {Panel !== null && <Panel {...props} id={id} anchor={anchor} onOpenChange={setOpen} />}
    </>
  );
}
