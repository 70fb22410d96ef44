import { formatMessage } from '@folioflow/flows';
import { orders } from '@folioflow/flows/words/orders';
import { RefreshCw } from 'lucide';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { formatCount } from '../../../format/format-count.ts';

const CountText = styled.p`
  color: var(--muted);
  font-size: var(--type-14);
  font-variant-numeric: tabular-nums;
`;

/* The title and Refresh share the first line of a phone, whatever is chosen. */
export const ListHeaderLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12) var(--space-8);

  > :first-child {
    flex: 1 1 auto;
  }
`;

interface OrderCountProps {
  /** Number of orders that the filter leaves. */
  shown: number;
  total: number;
}

export const OrderCount = ({ shown, total }: OrderCountProps) => (
  <CountText>{formatOrderCount(shown, total)}</CountText>
);

function formatOrderCount(shown: number, total: number): string {
  if (shown < total) return formatMessage(orders['list.count'], { shown, total });
  return formatCount({ one: orders['list.count.one'], other: orders['list.count.all'] }, total);
}

interface RefreshButtonProps {
  isBusy: boolean;
  onReload: () => void;
}

export const RefreshButton = ({ isBusy, onReload }: RefreshButtonProps) => (
  <Button
    data-rests
    variant="secondary"
    size="small"
    busy={isBusy}
    icon={<Icon of={RefreshCw} size={16} />}
    onClick={onReload}
  >
    {orders['list.reload']}
  </Button>
);
