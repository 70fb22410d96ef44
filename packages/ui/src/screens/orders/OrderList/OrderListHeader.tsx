import { useLingui } from '@lingui/react';
import type { orderListFlow, OrderListView, Remote } from '@folioflow/flows';
import { ChipList } from '../../../primitives/Chip/Chip.tsx';
import { FilterList } from '../../../primitives/FilterList/FilterList.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { ListHeaderLine, OrderCount, RefreshButton } from './list-header-parts.tsx';
import { OrderTabs } from './OrderTabs.tsx';

interface OrderListHeaderProps {
  view: OrderListView;
  remote: Remote<typeof orderListFlow>;
  onReload: () => void;
}

/** The links to the lists, the title and the status filter; the title stays visible on a long page. */
export function OrderListHeader({ view, remote, onReload }: OrderListHeaderProps) {
  const { i18n } = useLingui();
  const hasOrders = view.screen === 'loaded' && view.total > 0;
  const chooseStatuses = (chosen: readonly string[]) => remote.send({ type: 'filter.changed', chosen });
  return (
    <Stack gap={16}>
      <OrderTabs current={view.orderType} />
      <ListHeaderLine>
        <div>
          <PageHeading>{i18n._(`orders.list.title.${view.orderType}`)}</PageHeading>
          <div role="status" data-rests>
            {hasOrders && <OrderCount shown={view.rows.length} total={view.total} />}
          </div>
        </div>
        {view.screen === 'loaded' && <RefreshButton isBusy={view.isBusy} onReload={onReload} />}
        {hasOrders && view.filter.options.length > 0 && (
          <FilterList
            label={i18n._('orders.list.filter')}
            options={view.filter.options}
            chosen={view.filter.chosen}
            onChosenChange={chooseStatuses}
          />
        )}
        {hasOrders && view.filter.chosen.length > 0 && (
          <div data-rests>
            <ChipList
              label={i18n._('orders.list.filter.chosen')}
              items={view.filter.options
                .filter(({ value }) => view.filter.chosen.includes(value))
                .map(({ value, label }) => ({ key: value, label }))}
              onRemove={(gone) => chooseStatuses(view.filter.chosen.filter((flag) => flag !== gone))}
              onClear={() => chooseStatuses([])}
            />
          </div>
        )}
      </ListHeaderLine>
    </Stack>
  );
}
