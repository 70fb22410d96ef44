import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { SchemeListEvent, SchemeListView } from '@folioflow/flows';
import { memo } from 'react';
import { styled } from 'styled-components';
import { OnDemand } from '../../../parts/page/OnDemand/OnDemand.tsx';
import { FilterList } from '../../../primitives/FilterList/FilterList.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { loadChips } from './load-scheme-list-parts.ts';

const Bar = styled.section`
  position: sticky;
  top: var(--below-top-bar);
  z-index: 10;
  margin-inline: calc(-1 * var(--space-16));
  padding: var(--space-8) var(--space-16);
  border-bottom: 1px solid var(--line);
  background: var(--canvas);

  @media (min-width: 48rem) {
    margin-inline: calc(-1 * var(--space-24));
    padding-inline: var(--space-24);
  }

  > .chips {
    margin-top: var(--space-8);
  }

  @media (max-width: 47.99rem) {
    > .chips {
      flex-wrap: nowrap;
      overflow-x: auto;
      scrollbar-width: none;
    }

    > .chips > li {
      flex: none;
      max-width: 80vw;
    }
  }
`;

/* One line that scrolls on phones, with space for the outline of a focused button. */
const Filters = styled.div`
  position: relative;
  display: flex;
  gap: var(--space-8);
  margin: -4px calc(-1 * var(--space-16));
  padding: 4px var(--space-16);
  overflow-x: auto;
  scrollbar-width: none;

  > button {
    flex: none;
  }

  @media (min-width: 48rem) {
    flex-wrap: wrap;
    margin-inline: -4px;
    padding-inline: 4px;
    overflow-x: visible;
  }
`;

const chipKeyOf = ({ name, label }: SchemeListView['chips'][number]) => `${name} ${label}`;

/** A range of percentages needs the name of its quantity. */
const chipLabelOf = (i18n: I18n, { name, label }: SchemeListView['chips'][number]) =>
  name === 'growth' ? i18n._('schemes.filter.growthChip', { range: label }) : label;

export interface SchemeFilterBarProps {
  filters: SchemeListView['filters'];
  chips: SchemeListView['chips'];
  remote: { send: (event: SchemeListEvent) => void };
}

/** The filters with their selected values; they stay visible while the list scrolls (DO-021). */
export const SchemeFilterBar = memo(({ filters, chips, remote }: SchemeFilterBarProps) => {
  const { i18n } = useLingui();
  return (
    <Bar aria-label={i18n._('schemes.filter.bar')}>
      <Filters>
        {filters.map(({ name, options, chosen }) => (
          <FilterList
            key={name}
            label={i18n._(`schemes.filter.${name}`)}
            detail={name === 'growth' ? i18n._('schemes.filter.growthOver') : undefined}
            options={options}
            chosen={chosen}
            onChosenChange={(values) => remote.send({ type: 'filter.changed', name, values })}
          />
        ))}
      </Filters>
      {chips.length > 0 && (
        <OnDemand
          load={loadChips}
          fetching={<Skeleton height="var(--control)" />}
          props={{
            label: i18n._('schemes.filter.chosen'),
            items: chips.map((chip) => ({ key: chipKeyOf(chip), label: chipLabelOf(i18n, chip) })),
            onRemove: (key) => {
              const chip = chips.find((each) => chipKeyOf(each) === key);
              if (chip) remote.send({ type: 'filter.changed', name: chip.name, values: chip.remainingValues });
            },
            onClear: () => remote.send({ type: 'filters.cleared' }),
          }}
        />
      )}
    </Bar>
  );
});
