import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import {
  ORDER_KINDS,
  ORDER_STATUSES,
  type allOrdersFlow,
  type AllOrdersFilter,
  type AllOrdersView,
  type Remote,
} from '@folioflow/flows';
import { formatOrderStatus } from '../../../parts/order/OrderRow/order-words.ts';
import { ChipList } from '../../../primitives/Chip/Chip.tsx';
import { FilterList } from '../../../primitives/FilterList/FilterList.tsx';
import { ListHeader } from '../OrderList/list-header-parts.tsx';

const readKindOptions = (i18n: I18n) =>
  ORDER_KINDS.map((value) => ({ value, label: i18n._(`allOrders.kind.${value}`) }));
const readStatusOptions = (i18n: I18n) =>
  ORDER_STATUSES.map((value) => ({ value, label: formatOrderStatus(i18n, { name: value, day: null }) }));

const labelsOf = <Value extends string>(
  options: readonly { value: Value; label: string }[],
  chosen: readonly Value[],
) => options.filter(({ value }) => chosen.includes(value)).map(({ value, label }) => ({ key: value, label }));

interface AllOrdersHeaderProps {
  view: AllOrdersView;
  remote: Remote<typeof allOrdersFlow>;
}

/** The header of the list of all kinds: its title, the links to the lists, the filter and the chosen options. */
export function AllOrdersHeader({ view, remote }: AllOrdersHeaderProps) {
  const { i18n } = useLingui();
  const changeFilter = (filter: AllOrdersFilter) => remote.send({ type: 'filter.changed', filter });
  const isLoaded = view.screen === 'loaded';
  return (
    <>
      <ListHeader
        title={i18n._('allOrders.title')}
        current="all"
        count={isLoaded && view.total > 0 ? { shown: view.rows.length, total: view.total } : null}
      >
        {isLoaded && (view.total > 0 || view.search !== '') && (
          <FilterLists filter={view.filter} onChange={changeFilter} />
        )}
      </ListHeader>
      {isLoaded && <FilterChips filter={view.filter} onChange={changeFilter} />}
    </>
  );
}

interface FilterProps {
  filter: AllOrdersFilter;
  onChange: (filter: AllOrdersFilter) => void;
}

function FilterLists({ filter, onChange }: FilterProps) {
  const { i18n } = useLingui();
  return (
    <>
      <FilterList
        label={i18n._('allOrders.kind')}
        options={readKindOptions(i18n)}
        chosen={filter.kinds}
        onChosenChange={(chosen) => onChange({ ...filter, kinds: ORDER_KINDS.filter((kind) => chosen.includes(kind)) })}
      />
      <FilterList
        label={i18n._('allOrders.status')}
        options={readStatusOptions(i18n)}
        chosen={filter.statuses}
        onChosenChange={(chosen) =>
          onChange({ ...filter, statuses: ORDER_STATUSES.filter((status) => chosen.includes(status)) })
        }
      />
    </>
  );
}

function FilterChips({ filter, onChange }: FilterProps) {
  const { i18n } = useLingui();
  return (
    <ChipList
      label={i18n._('allOrders.chosen')}
      items={[...labelsOf(readKindOptions(i18n), filter.kinds), ...labelsOf(readStatusOptions(i18n), filter.statuses)]}
      onRemove={(gone) =>
        onChange({
          kinds: filter.kinds.filter((kind) => kind !== gone),
          statuses: filter.statuses.filter((status) => status !== gone),
        })
      }
      onClear={() => onChange({ kinds: [], statuses: [] })}
    />
  );
}
