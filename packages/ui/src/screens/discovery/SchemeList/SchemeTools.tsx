import { useLingui } from '@lingui/react';
import { SCHEME_SORTS, type SchemeListEvent, type SchemeListView, type SchemeSort } from '@folioflow/flows';
import { ArrowUpDown } from 'lucide';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Segments } from '../../../primitives/Segments/Segments.tsx';

/* The segments look 40 px high and are pressed on the height of a control. */
const Tools = styled.div`
  grid-area: tools;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0 var(--space-12);
  min-height: 3rem;

  /* In the line of the filters, which stays. */
  @media (min-width: 64rem) {
    grid-area: bar;
    place-self: start end;
    position: sticky;
    top: var(--below-top-bar);
    z-index: 11;
    padding-block: 0.5rem;
  }

  > fieldset {
    overflow: visible;
  }

  > fieldset > label {
    min-height: 2.25rem;
  }

  > fieldset > label > input {
    inset-block: -0.25rem;
    height: calc(100% + 0.5rem);
  }
`;

/* The native select covers the icon, so that a press opens its list. */
const Sort = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: var(--control);
  height: var(--control);
  border-radius: var(--radius-control);
  color: var(--text);

  &:hover {
    background: var(--wash);
  }

  /* The order is not the default one. */
  &[data-active] {
    background: var(--accent-soft);
    color: var(--accent);
  }

  &:has(:disabled) {
    color: var(--muted);
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--accent);
  }

  > select {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
`;

type LoadedView = Extract<SchemeListView, { screen: 'loaded' }>;

export interface SchemeToolsProps {
  view: LoadedView;
  remote: { send: (event: SchemeListEvent) => void };
  /** Further choices. */
  children?: ReactNode;
}

/** The order of the list, and the plan of funds that have both. */
export function SchemeTools({ view: { sort, canSort, plan, searching }, remote, children }: SchemeToolsProps) {
  const { i18n } = useLingui();
  const isSearching = searching.text.trim() !== '';
  const sorts = [...new Set<SchemeSort>([...SCHEME_SORTS, sort])];
  const labelOf = (value: SchemeSort) =>
    i18n._(value === 'asListed' && isSearching ? 'schemes.sort.relevance' : `schemes.sort.${value}`);
  return (
    <Tools>
      <Sort data-active={sort !== 'asListed' || undefined} title={i18n._('schemes.list.sort')}>
        <Icon of={ArrowUpDown} />
        <select
          aria-label={i18n._('schemes.list.sort')}
          disabled={!canSort}
          value={sort}
          onChange={(event) => {
            const chosen = sorts.find((each) => each === event.target.value);
            if (chosen !== undefined) remote.send({ type: 'sort.chosen', sort: chosen });
          }}
        >
          {sorts.map((value) => (
            <option key={value} value={value}>
              {labelOf(value)}
            </option>
          ))}
        </select>
      </Sort>
      {plan !== null && (
        <Segments
          label={i18n._('schemes.plan.label')}
          items={(['direct', 'regular'] as const).map((value) => ({ value, label: i18n._(`schemes.plan.${value}`) }))}
          value={plan}
          onValueChange={(value) => remote.send({ type: 'plan.chosen', plan: value })}
        />
      )}
      {children}
    </Tools>
  );
}
