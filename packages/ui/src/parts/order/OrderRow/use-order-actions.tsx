import { useLingui } from '@lingui/react';
import type { Exit, OrderRowView } from '@folioflow/flows';
import {
  ArrowLeftRight,
  Ban,
  CircleQuestionMark,
  FileText,
  History,
  Info,
  Pause,
  Plus,
  Repeat,
  Wallet,
  type IconNode,
} from 'lucide';
import { useState, type ReactNode } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { MenuItem } from '../../../primitives/Menu/Menu.tsx';
import { OnDemand } from '../../page/OnDemand/OnDemand.tsx';
import { NARROW_SCREEN, useMedia } from '../../../primitives/use-media.ts';
import { loadOrderDialog } from './load-order-parts.ts';

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

type Action = MenuItem & {
  /** Rank among the actions that a table shows in words; without one the action is never there. */
  rank?: number | undefined;
};

interface OrderActions {
  /** The actions that the provider's flags allow, the history and the details; those that end something are last. */
  readonly actions: readonly Action[];
  /** The dialog of a chosen action. */
  readonly dialog: ReactNode;
}

/** Returns the actions on an order beside its payment (OM-036 to OM-045). */
export function useOrderActions(row: OrderRowView, isInfoShown: boolean, handlers: OrderHandlers): OrderActions {
  const { i18n } = useLingui();
  const [content, show] = useState<'history' | 'rejection' | null>(null);
  const isNarrow = useMedia(NARROW_SCREEN);
  const { id, statement } = row;
  const leave = (label: string, icon: IconNode, exit: Exit | null, rank?: number): Action[] =>
    exit === null ? [] : [{ ...iconOf(icon), label, rank, onSelect: () => handlers.onExit(exit) }];
  const act = (isAllowed: boolean, label: string, icon: IconNode, onSelect: (id: string) => void): Action[] =>
    isAllowed ? [{ ...iconOf(icon), label, onSelect: () => onSelect(id) }] : [];
  const end = (isAllowed: boolean, label: string, onSelect: (id: string) => void): Action[] =>
    act(isAllowed, label, Ban, onSelect).map((action) => ({ ...action, tone: 'danger' }));
  const actions = [
    ...leave(i18n._('orders.row.investMore'), Plus, row.investMore, 2),
    ...leave(i18n._('orders.row.redeem'), Wallet, row.redeem, 3),
    ...act(row.canPause, i18n._('orders.row.pause'), Pause, handlers.onPause),
    ...act(row.canRegisterSwp, i18n._('orders.row.swp'), Repeat, handlers.onSwp),
    ...leave(i18n._('orders.row.startStp'), ArrowLeftRight, row.startStp),
    ...(statement === null ? [] : [createStatementAction(statement)]),
    ...act(true, i18n._('orders.row.history'), History, () => show('history')),
    ...act(row.rejectionReason !== null, i18n._('orders.row.why'), CircleQuestionMark, () => show('rejection')).map(
      (action) => ({ ...action, rank: 1 }),
    ),
    isInfoShown
      ? { ...iconOf(Info), label: i18n._('orders.row.hideInfo'), onSelect: handlers.onHideInfo }
      : { ...iconOf(Info), label: i18n._('orders.row.showInfo'), onSelect: () => handlers.onShowInfo(id) },
    ...end(row.canCancelSwp, i18n._('orders.row.cancelSwp'), handlers.onCancelSwp),
    ...end(row.canCancel, i18n._('orders.row.cancel'), handlers.onCancel),
  ];
  const dialog = content !== null && (
    <OnDemand load={loadOrderDialog} props={{ row, content, onClose: () => show(null) }} fetching={null} />
  );
  return { actions, dialog };

  /** Opens a new tab, or the same tab on a narrow screen (OM-036, OM-175). */
  function createStatementAction({ href, narrow }: NonNullable<OrderRowView['statement']>): Action {
    const action = { ...iconOf(FileText), label: i18n._('orders.row.statement'), rank: 4 };
    return isNarrow
      ? { ...action, onSelect: () => handlers.onExit(narrow) }
      : { ...action, to: href, newTab: i18n._('orders.row.newTab') };
  }
}

const iconOf = (icon: IconNode) => ({ icon: <Icon of={icon} /> });

/** Splits the likeliest action from the others. */
export function splitLikeliest(actions: readonly Action[]): readonly [Action | null, readonly Action[]] {
  const [likeliest = null] = actions
    .filter(({ rank }) => rank !== undefined)
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0));
  return [likeliest, actions.filter((action) => action !== likeliest)];
}
