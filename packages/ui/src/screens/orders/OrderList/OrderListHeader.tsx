import { say, type orderListFlow, type OrderListView, type Remote } from '@folioflow/flows';
import { orders } from '@folioflow/flows/words/orders';
import { RefreshCw } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ChipList } from '../../../primitives/Chip/Chip.tsx';
import { FilterList } from '../../../primitives/FilterList/FilterList.tsx';
import { Row } from '../../../primitives/Layout/Layout.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { icon } from '../../../primitives/icon.ts';

type Loaded = Extract<OrderListView, { screen: 'loaded' }>;

const Count = styled.p`
  color: var(--muted);
  font-size: var(--type-14);
  font-variant-numeric: tabular-nums;
`;

interface OrderListHeaderProps {
  view: OrderListView;
  remote: Remote<typeof orderListFlow>;
  onReload: () => void;
  hasNeighbour: boolean;
}

/** Title, status filter and the way to the neighbouring list; stays in sight on a long page. */
export function OrderListHeader({ view, remote, onReload, hasNeighbour }: OrderListHeaderProps) {
  const hasOrders = view.screen === 'loaded' && view.total > 0;
  const choose = (chosen: readonly string[]) => remote.send({ type: 'filter.changed', chosen });
  return (
    <Row justify="between" gap={12}>
      <div>
        <PageHeading>{orders[`list.title.${view.orderType}`]}</PageHeading>
        <div role="status" data-rests>
          {hasOrders && <Count>{countOf(view)}</Count>}
        </div>
      </div>
      <Row gap={8}>
        {hasOrders && view.filter.options.length > 0 && (
          <FilterList
            label={orders['list.filter']}
            options={view.filter.options}
            chosen={view.filter.chosen}
            onChosenChange={choose}
          />
        )}
        {view.screen === 'loaded' && (
          <Button
            data-rests
            variant="secondary"
            size="small"
            busy={view.isBusy}
            icon={<RefreshCw {...icon} size={16} />}
            onClick={onReload}
          >
            {orders['list.reload']}
          </Button>
        )}
        {hasNeighbour && <Neighbour orderType={view.orderType} />}
      </Row>
      {hasOrders && view.filter.chosen.length > 0 && (
        <div data-rests>
          <ChipList
            label={orders['list.filter.chosen']}
            items={view.filter.options
              .filter(({ value }) => view.filter.chosen.includes(value))
              .map(({ value, label }) => ({ key: value, label }))}
            onRemove={(gone) => choose(view.filter.chosen.filter((flag) => flag !== gone))}
            onClear={() => choose([])}
          />
        </div>
      )}
    </Row>
  );
}

/** Lumpsum and STP orders lead to each other (OM-032, OM-054). */
function Neighbour({ orderType }: Pick<OrderListView, 'orderType'>) {
  if (orderType === 'xsip') return null;
  const [to, label] =
    orderType === 'single' ? ['/stpList', orders['list.to.stpList']] : ['/orderList', orders['list.to.orderList']];
  return (
    <LinkButton data-rests to={to} variant="quiet" size="small">
      {label}
    </LinkButton>
  );
}

function countOf({ rows, total }: Loaded): string {
  if (rows.length < total) return say(orders['list.count'], { shown: rows.length, total });
  return total === 1 ? orders['list.count.one'] : say(orders['list.count.all'], { total });
}
