import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { Exit, OrderRowView } from '@folioflow/flows';
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
  i18n: I18n,
  { href, narrow }: NonNullable<OrderRowView['statement']>,
  isNarrow: boolean,
  onExit: OrderHandlers['onExit'],
): MenuItem => {
  const label = i18n._('orders.row.statement');
  return isNarrow
    ? { label, onSelect: () => onExit(narrow) }
    : { label, to: href, newTab: i18n._('orders.row.newTab') };
};

const createDangerItem = (label: string, onSelect: () => void): MenuItem => ({ label, tone: 'danger', onSelect });

/** One main action, a menu with the others and the history (OM-037), and the button for the details. */
export function OrderActions({ row, detailsId, isOpen, handlers }: OrderActionsProps) {
  const { i18n } = useLingui();
  const { id } = row;
  const { onExit } = handlers;
  const [shown, show] = useState<'history' | 'rejection' | null>(null);
  const { investMore, payNow, redeem, startStp, statement, rejectionReason } = row;
  const isNarrow = useMedia(NARROW_SCREEN);
  const more: MenuItem[] = [
    ...(investMore === null ? [] : [{ label: i18n._('orders.row.investMore'), onSelect: () => onExit(investMore) }]),
    ...(redeem === null ? [] : [{ label: i18n._('orders.row.redeem'), onSelect: () => onExit(redeem) }]),
    ...(startStp === null ? [] : [{ label: i18n._('orders.row.startStp'), onSelect: () => onExit(startStp) }]),
    ...(statement === null ? [] : [createStatementItem(i18n, statement, isNarrow, onExit)]),
    ...(row.canRegisterSwp ? [{ label: i18n._('orders.row.swp'), onSelect: () => handlers.onSwp(id) }] : []),
    { label: i18n._('orders.row.history'), onSelect: () => show('history') },
    ...(rejectionReason === null ? [] : [{ label: i18n._('orders.row.why'), onSelect: () => show('rejection') }]),
    ...(row.canPause ? [{ label: i18n._('orders.row.pause'), onSelect: () => handlers.onPause(id) }] : []),
    ...(row.canCancelSwp ? [createDangerItem(i18n._('orders.row.cancelSwp'), () => handlers.onCancelSwp(id))] : []),
    ...(row.canCancel ? [createDangerItem(i18n._('orders.row.cancel'), () => handlers.onCancel(id))] : []),
  ];
  return (
    <Line>
      {payNow !== null && (
        <Button data-pay size="small" onClick={() => onExit(payNow)}>
          {i18n._('orders.row.payNow')}
        </Button>
      )}
      <Menu
        size="small"
        trigger={<Icon of={Ellipsis} />}
        label={i18n._('orders.row.more', { scheme: row.schemeName })}
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
        {isOpen ? i18n._('orders.row.hideInfo') : i18n._('orders.row.showInfo')}
      </Button>
      {shown !== null && (
        <OnDemand load={loadOrderDialog} props={{ row, content: shown, onClose: () => show(null) }} fetching={null} />
      )}
    </Line>
  );
}
