import { useLingui } from '@lingui/react';
import type { orderListFlow, OrderListView, Remote } from '@folioflow/flows';
import { ChipList } from '../../../primitives/Chip/Chip.tsx';
import { FilterList } from '../../../primitives/FilterList/FilterList.tsx';
import { ListHeader } from './list-header-parts.tsx';

interface OrderListHeaderProps {
  view: OrderListView;
  remote: Remote<typeof orderListFlow>;
}

/** The header of a list of one kind: its title, the links to the lists, the status filter and the chosen statuses. */
export function OrderListHeader({ view, remote }: OrderListHeaderProps) {
  const { i18n } = useLingui();
  const hasOrders = view.screen === 'loaded' && view.total > 0;
  const chooseStatuses = (chosen: readonly string[]) => remote.send({ type: 'filter.changed', chosen });
  return (
    <>
      <ListHeader
        title={i18n._(`orders.list.title.${view.orderType}`)}
        current={view.orderType}
        count={hasOrders ? { shown: view.rows.length, total: view.total } : null}
      >
        {hasOrders && view.filter.options.length > 0 && (
          <FilterList
            label={i18n._('orders.list.filter')}
            options={view.filter.options}
            chosen={view.filter.chosen}
            onChosenChange={chooseStatuses}
          />
        )}
      </ListHeader>
      {hasOrders && (
        <ChipList
          label={i18n._('orders.list.filter.chosen')}
          items={view.filter.options
            .filter(({ value }) => view.filter.chosen.includes(value))
            .map(({ value, label }) => ({ key: value, label }))}
          onRemove={(gone) => chooseStatuses(view.filter.chosen.filter((flag) => flag !== gone))}
          onClear={() => chooseStatuses([])}
        />
      )}
    </>
  );
}
