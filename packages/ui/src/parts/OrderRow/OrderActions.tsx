import type { Exit, OrderRowView } from '@folioflow/flows';
import { say } from '@folioflow/flows';
import { orders } from '@folioflow/flows/words/orders';
import { ChevronDown, ChevronUp, Ellipsis } from 'lucide';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
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

/** What a person does with an order of a list; the same ones for each of them, by its `id`. */
export interface OrderActs {
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
  /** The details, while they are open. */
  detailsId: string;
  isOpen: boolean;
  acts: OrderActs;
}

/** Its own tab, or on a narrow screen the same one (OM-036, OM-175). */
const statementItem = (
  { href, narrow }: NonNullable<OrderRowView['statement']>,
  isNarrow: boolean,
  onExit: OrderActs['onExit'],
): MenuItem => {
  const label = orders['row.statement'];
  return isNarrow ? { label, onSelect: () => onExit(narrow) } : { label, to: href, newTab: orders['row.newTab'] };
};

const dangerous = (label: string, onSelect: () => void): MenuItem => ({ label, tone: 'danger', onSelect });

/** One main action, the rest in a menu, and the details; whatever a list of plans offers more goes into the menu. */
export function OrderActions({ row, detailsId, isOpen, acts }: OrderActionsProps) {
  const { id } = row;
  const { onExit } = acts;
  const [shown, show] = useState<'history' | 'why' | null>(null);
  const { investMore, payNow, redeem, startStp, statement, why } = row;
  const isNarrow = useMedia(NARROW_SCREEN);
  const more: MenuItem[] = [
    ...(investMore === null ? [] : [{ label: orders['row.investMore'], onSelect: () => onExit(investMore) }]),
    ...(redeem === null ? [] : [{ label: orders['row.redeem'], onSelect: () => onExit(redeem) }]),
    ...(startStp === null ? [] : [{ label: orders['row.startStp'], onSelect: () => onExit(startStp) }]),
    ...(statement === null ? [] : [statementItem(statement, isNarrow, onExit)]),
    ...(row.canRegisterSwp ? [{ label: orders['row.swp'], onSelect: () => acts.onSwp(id) }] : []),
    { label: orders['row.history'], onSelect: () => show('history') },
    ...(why === null ? [] : [{ label: orders['row.why'], onSelect: () => show('why') }]),
    ...(row.canPause ? [{ label: orders['row.pause'], onSelect: () => acts.onPause(id) }] : []),
    ...(row.canCancelSwp ? [dangerous(orders['row.cancelSwp'], () => acts.onCancelSwp(id))] : []),
    ...(row.canCancel ? [dangerous(orders['row.cancel'], () => acts.onCancel(id))] : []),
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
        trigger={<Icon of={Ellipsis} />}
        label={say(orders['row.more'], { scheme: row.schemeName })}
        items={more}
      />
      <Button
        data-info
        variant="quiet"
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        icon={isOpen ? <Icon of={ChevronUp} size={16} /> : <Icon of={ChevronDown} size={16} />}
        onClick={isOpen ? acts.onHideInfo : () => acts.onShowInfo(id)}
      >
        {isOpen ? orders['row.hideInfo'] : orders['row.showInfo']}
      </Button>
      {shown !== null && (
        <OnDemand load={loadOrderDialog} props={{ row, shows: shown, onClose: () => show(null) }} fetching={null} />
      )}
    </Line>
  );
}
