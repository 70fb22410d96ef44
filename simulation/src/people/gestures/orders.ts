import { fieldsOf, listOf, textOf, type Gesture, type GestureContext } from '../gesture-context.ts';

const pickRow =
  (isChosen: (row: Readonly<Record<string, unknown>>) => boolean) =>
  ({ view, random }: GestureContext) => {
    const rows = listOf(view['rows']).filter(isChosen);
    return rows.length === 0 ? null : { id: textOf(random.pick(rows)['id']) };
  };

/** A row to cancel; a paused SIP more often than another order. */
const pickCancelled = (context: GestureContext) =>
  (context.random.isLikely(0.5)
    ? pickRow(({ canCancel, canPause }) => canCancel === true && canPause !== true)
    : pickRow(({ canCancel }) => canCancel === true))(context);

export const orderGestures: Readonly<Record<string, Gesture>> = {
  'orderList/reload.requested': { weight: 0.3 },
  'orderList/row.opened': { weight: 1, payload: pickRow(() => true) },
  'orderList/row.closed': { weight: 1 },
  'orderList/cancellation.requested': { weight: 1.5, payload: pickCancelled },
  'orderList/pause.requested': { weight: 2, payload: pickRow(({ canPause }) => canPause === true) },
  'orderList/swp.requested': { weight: 8, payload: pickRow(({ canRegisterSwp }) => canRegisterSwp === true) },
  'orderList/swpCancellation.requested': { weight: 2, payload: pickRow(({ canCancelSwp }) => canCancelSwp === true) },
  'orderList/result.closed': { weight: 4 },
  'sipPause/installments.chosen': {
    weight: 6,
    payload: ({ view, random }) => {
      const counts = view['counts'] as readonly number[];
      return counts.length === 0 || view['count'] !== null ? null : { count: random.pick(counts) };
    },
  },
  'sipPause/pause.submitted': { weight: 20 },
  'sipPause/pause.closed': { weight: 1 },
  'swpRegistration/draft.changed': {
    weight: 30,
    payload: ({ view, random }) => {
      const draft = fieldsOf(view['draft']);
      const terms = fieldsOf(view['terms']);
      const pickValue = (options: unknown) => textOf(random.pick([...listOf(options)])['value']);
      if (textOf(draft['frequency']) === '') return { frequency: pickValue(view['frequencies']) };
      if (textOf(draft['installments']) === '') return { installments: pickValue(view['counts']) };
      if (textOf(draft['amount']) === '' || random.isLikely(0.1))
        return { amount: String(Number(terms['minimum'] ?? 500) + random.below(500)) };
      const days = view['days'] as readonly string[];
      // The first possible day is preset, and gone with the day.
      return random.isLikely(draft['day'] === days[0] ? 0.9 : 0.1) && days.length > 0
        ? { day: random.pick(days) }
        : null;
    },
  },
  'swpRegistration/swp.submitted': { weight: 30 },
  'swpRegistration/swp.closed': { weight: 1 },
  'redeem/draft.changed': {
    weight: 8,
    payload: ({ view, random }) => {
      const terms = fieldsOf(fieldsOf(view['order'])['terms']);
      const least = Number(terms['minimum'] ?? 100);
      const most = Number(terms['redeemable'] ?? 1000);
      if (textOf(fieldsOf(view['draft'])['amount']) !== '' && random.isLikely(0.8)) return null;
      // Close to everything: above it, once the NAV has fallen.
      if (random.isLikely(0.3)) return { amount: (most * (1 - random.fraction() / 100)).toFixed(2) };
      return { amount: (least + random.below(Math.max(1, Math.floor(most - least)))).toString() };
    },
  },
  'redeem/whole.toggled': { weight: 4 },
  'redemption.submitted': { weight: 12 },
  'investMore/draft.changed': {
    weight: 8,
    payload: ({ view, random }) =>
      textOf(fieldsOf(view['draft'])['amount'] ?? view['amount']) !== '' && random.isLikely(0.8)
        ? null
        : { amount: String(1000 + random.below(9000)) },
  },
  'investMore/investment.submitted': { weight: 12 },
};
