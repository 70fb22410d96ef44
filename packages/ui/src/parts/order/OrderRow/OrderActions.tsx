import type { Exit, OrderRowView } from '@folioflow/flows';
import { formatMessage } from '@folioflow/flows';
import { orders } from '@folioflow/flows/words/orders';
import { ChevronDown, ChevronUp, Ellipsis } from 'lucide';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Menu, type MenuItem } from '../../../primitives/Menu/Menu.tsx';
import { OnDemand } from '../../page/OnDemand/OnDemand.tsx';
import { NARROW_SCREEN, useMedia } from '../../page/use-media.ts';
import { loadOrderDialog } from './load-order-parts.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-4);

  > [data-pay] {
    margin-inline-end: auto;
  }
`;

/** Handlers of the actions on the orders of a list, by the order's `id`. The same object for all rows. */
export interface OrderHandlers {
  readonly onShowInfo: (id: string) => void;
  readonly onHideInfo: () => void;
  readonly onExit: (exit: Exit) => void;
  readonly onCancel: (id: string) => void;
  readonly onPause: (id: string) => void;
  readonly onSwp: (id: string) => void;
  readonly onCancelSwp: (id: string) => void;
}

export interface OrderActionsProps {
  row: OrderRowView;
  /** Id of the details element. */
  detailsId: string;
  isOpen: boolean;
  handlers: OrderHandlers;
}

/** Opens a new tab, or the same tab on a narrow screen (OM-036, OM-175). */
const createStatementItem = (
  { href, narrow }: NonNullable<OrderRowView['statement']>,
  isNarrow: boolean,
  onExit: OrderHandlers['onExit'],
): MenuItem => {
  const label = orders['row.statement'];
  return isNarrow ? { label, onSelect: () => onExit(narrow) } : { label, to: href, newTab: orders['row.newTab'] };
};

const createDangerItem = (label: string, onSelect: () => void): MenuItem => ({ label, tone: 'danger', onSelect });

/** One main action, a menu with the others and the history (OM-037), and the button for the details. */
export function OrderActions({ row, detailsId, isOpen, handlers }: OrderActionsProps) {
  const { id } = row;
  const { onExit } = handlers;
  const [shown, show] = useState<'history' | 'rejection' | null>(null);
  const { investMore, payNow, redeem, startStp, statement, rejectionReason } = row;
  const isNarrow = useMedia(NARROW_SCREEN);
  const more: MenuItem[] = [
    ...(investMore === null ? [] : [{ label: orders['row.investMore'], onSelect: () => onExit(investMore) }]),
    ...(redeem === null ? [] : [{ label: orders['row.redeem'], onSelect: () => onExit(redeem) }]),
    ...(startStp === null ? [] : [{ label: orders['row.startStp'], onSelect: () => onExit(startStp) }]),
    ...(statement === null ? [] : [createStatementItem(statement, isNarrow, onExit)]),
    ...(row.canRegisterSwp ? [{ label: orders['row.swp'], onSelect: () => handlers.onSwp(id) }] : []),
    { label: orders['row.history'], onSelect: () => show('history') },
    ...(rejectionReason === null ? [] : [{ label: orders['row.why'], onSelect: () => show('rejection') }]),
    ...(row.canPause ? [{ label: orders['row.pause'], onSelect: () => handlers.onPause(id) }] : []),
    ...(row.canCancelSwp ? [createDangerItem(orders['row.cancelSwp'], () => handlers.onCancelSwp(id))] : []),
    ...(row.canCancel ? [createDangerItem(orders['row.cancel'], () => handlers.onCancel(id))] : []),
  ];
  return (
    <Line>
      {payNow !== null && (
        <Button data-pay size="small" onClick={() => onExit(payNow)}>
          {orders['row.payNow']}
        </Button>
      )}
      <Menu
        size="small"
        trigger={<Icon of={Ellipsis} />}
        label={formatMessage(orders['row.more'], { scheme: row.schemeName })}
        items={more}
      />
      <Button
        data-info
        variant="quiet"
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        icon={isOpen ? <Icon of={ChevronUp} size={16} /> : <Icon of={ChevronDown} size={16} />}
        onClick={isOpen ? handlers.onHideInfo : () => handlers.onShowInfo(id)}
      >
        {isOpen ? orders['row.hideInfo'] : orders['row.showInfo']}
      </Button>
      {shown !== null && (
        <OnDemand load={loadOrderDialog} props={{ row, content: shown, onClose: () => show(null) }} fetching={null} />
      )}
    </Line>
  );
}
