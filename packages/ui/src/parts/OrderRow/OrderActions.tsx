import type { Exit, OrderRowView } from '@folioflow/flows';
import { say } from '@folioflow/flows';
import { orders } from '@folioflow/flows/words/orders';
import { ChevronDown, ChevronUp, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { icon } from '../../primitives/icon.ts';
import { Menu, type MenuItem } from '../../primitives/Menu/Menu.tsx';
import { OnDemand } from '../OnDemand/OnDemand.tsx';
import { NARROW_SCREEN, useMedia } from '../use-media.ts';
import { loadOrderDialog } from './load-order-parts.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);

  > [data-info] {
    margin-inline-start: auto;
  }
`;

export interface OrderActionsProps {
  row: OrderRowView;
  /** The details, while they are open. */
  detailsId: string;
  isOpen: boolean;
  onShowInfo: () => void;
  onHideInfo: () => void;
  onExit: (exit: Exit) => void;
  onCancel: () => void;
  onPause: () => void;
  onSwp: () => void;
  onCancelSwp: () => void;
}

/** Its own tab, or on a narrow screen the same one (OM-036, OM-175). */
const statementItem = (
  { href, narrow }: NonNullable<OrderRowView['statement']>,
  isNarrow: boolean,
  onExit: OrderActionsProps['onExit'],
): MenuItem => {
  const label = orders['row.statement'];
  return isNarrow ? { label, onSelect: () => onExit(narrow) } : { label, to: href, newTab: orders['row.newTab'] };
};

/** One main action, the rest in a menu, and the details; whatever a list of plans offers more goes into the menu. */
export function OrderActions({
  row,
  detailsId,
  isOpen,
  onShowInfo,
  onHideInfo,
  onExit,
  onCancel,
  onPause,
  onSwp,
  onCancelSwp,
}: OrderActionsProps) {
  const [shown, show] = useState<'history' | 'why' | null>(null);
  const { investMore, payNow, redeem, startStp, statement, why } = row;
  const isNarrow = useMedia(NARROW_SCREEN);
  const more: MenuItem[] = [
    ...(investMore === null ? [] : [{ label: orders['row.investMore'], onSelect: () => onExit(investMore) }]),
    ...(redeem === null ? [] : [{ label: orders['row.redeem'], onSelect: () => onExit(redeem) }]),
    ...(startStp === null ? [] : [{ label: orders['row.startStp'], onSelect: () => onExit(startStp) }]),
    ...(statement === null ? [] : [statementItem(statement, isNarrow, onExit)]),
    ...(row.canRegisterSwp ? [{ label: orders['row.swp'], onSelect: onSwp }] : []),
    { label: orders['row.history'], onSelect: () => show('history') },
    ...(why === null ? [] : [{ label: orders['row.why'], onSelect: () => show('why') }]),
    ...(row.canPause ? [{ label: orders['row.pause'], onSelect: onPause }] : []),
    ...(row.canCancelSwp ? [{ label: orders['row.cancelSwp'], tone: 'danger' as const, onSelect: onCancelSwp }] : []),
    ...(row.canCancel ? [{ label: orders['row.cancel'], tone: 'danger' as const, onSelect: onCancel }] : []),
  ];
  return (
    <Line>
      {payNow !== null && (
        <Button size="small" onClick={() => onExit(payNow)}>
          {orders['row.payNow']}
        </Button>
      )}
      <Menu
        size="small"
        trigger={<Ellipsis {...icon} />}
        label={say(orders['row.more'], { scheme: row.schemeName })}
        items={more}
      />
      <Button
        data-info
        variant="quiet"
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        icon={isOpen ? <ChevronUp {...icon} size={16} /> : <ChevronDown {...icon} size={16} />}
        onClick={isOpen ? onHideInfo : onShowInfo}
      >
        {isOpen ? orders['row.hideInfo'] : orders['row.showInfo']}
      </Button>
      {shown !== null && (
        <OnDemand load={loadOrderDialog} props={{ row, shows: shown, onClose: () => show(null) }} fetching={null} />
      )}
    </Line>
  );
}
