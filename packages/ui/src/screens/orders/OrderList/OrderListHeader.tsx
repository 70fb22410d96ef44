import { formatMessage, type orderListFlow, type OrderListView, type Remote } from '@folioflow/flows';
import { orders } from '@folioflow/flows/words/orders';
import { RefreshCw } from 'lucide';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ChipList } from '../../../primitives/Chip/Chip.tsx';
import { FilterList } from '../../../primitives/FilterList/FilterList.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { CountText, ListHeaderLine } from './list-header-look.ts';
import { OrderTabs } from './OrderTabs.tsx';

type LoadedView = Extract<OrderListView, { screen: 'loaded' }>;

interface OrderListHeaderProps {
  view: OrderListView;
  remote: Remote<typeof orderListFlow>;
  onReload: () => void;
}

/** The links to the lists, the title and the status filter; the title stays visible on a long page. */
export function OrderListHeader({ view, remote, onReload }: OrderListHeaderProps) {
  const hasOrders = view.screen === 'loaded' && view.total > 0;
  const chooseStatuses = (chosen: readonly string[]) => remote.send({ type: 'filter.changed', chosen });
  return (
    <Stack gap={16}>
      <OrderTabs current={view.orderType} />
      <ListHeaderLine>
        <div>
          <PageHeading>{orders[`list.title.${view.orderType}`]}</PageHeading>
          <div role="status" data-rests>
            {hasOrders && <CountText>{formatCount(view)}</CountText>}
          </div>
        </div>
        {view.screen === 'loaded' && (
          <Button
            data-rests
            variant="secondary"
            size="small"
            busy={view.isBusy}
            icon={<Icon of={RefreshCw} size={16} />}
            onClick={onReload}
          >
            {orders['list.reload']}
          </Button>
        )}
        {hasOrders && view.filter.options.length > 0 && (
          <FilterList
            label={orders['list.filter']}
            options={view.filter.options}
            chosen={view.filter.chosen}
            onChosenChange={chooseStatuses}
          />
        )}
        {hasOrders && view.filter.chosen.length > 0 && (
          <div data-rests>
            <ChipList
              label={orders['list.filter.chosen']}
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

function formatCount({ rows, total }: LoadedView): string {
  if (rows.length < total) return formatMessage(orders['list.count'], { shown: rows.length, total });
  return total === 1 ? orders['list.count.one'] : formatMessage(orders['list.count.all'], { total });
}
