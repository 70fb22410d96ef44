import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { RefreshCw } from 'lucide';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';

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

export const OrderCount = ({ shown, total }: OrderCountProps) => {
  const { i18n } = useLingui();
  return <CountText>{formatOrderCount(i18n, shown, total)}</CountText>;
};

function formatOrderCount(i18n: I18n, shown: number, total: number): string {
  if (shown < total) return i18n._('orders.list.count', { shown, total });
  return i18n._('orders.list.count.all', { count: total });
}

interface RefreshButtonProps {
  isBusy: boolean;
  onReload: () => void;
}

export const RefreshButton = ({ isBusy, onReload }: RefreshButtonProps) => {
  const { i18n } = useLingui();
  return (
    <Button
      data-rests
      variant="secondary"
      size="small"
      busy={isBusy}
      icon={<Icon of={RefreshCw} size={16} />}
      onClick={onReload}
    >
      {i18n._('orders.list.reload')}
    </Button>
  );
};
