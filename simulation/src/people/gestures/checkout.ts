import { fieldsOf, listOf, textOf, type Gesture, type GestureContext } from '../gesture-context.ts';

/** Amounts with a meaning at the sandbox (refusals, late answers, payments that remain open). */
const SPECIAL_AMOUNTS = ['1111', '1112', '1113', '2222', '3333', '3334', '4444', '5555', '6666', '7777'];

/** A day of the month that every scheme offers but one. */
const USUAL_DAY = 10;

/** An amount in rupees, mostly within the limits. */
const chooseAmount = ({ random }: GestureContext, limits: unknown): string => {
  const { min, max, minimum, maximum } = fieldsOf(limits);
  const least = Number(min ?? minimum ?? 500);
  const most = Math.min(Number(max ?? maximum ?? 50_000) || 50_000, 50_000);
  if (random.isLikely(0.04)) return random.pick(SPECIAL_AMOUNTS);
  if (random.isLikely(0.03)) return String(least - 1);
  if (random.isLikely(0.1)) return String(least);
  return String(least + random.below(Math.max(1, Math.min(most, 20_000) - least)));
};

const isFilled = ({ random }: GestureContext, value: unknown) =>
  value !== null && value !== undefined && value !== '' && random.isLikely(0.85);

const sipPatch = (context: GestureContext) => {
  const sip = fieldsOf(context.view['sip']);
  const terms = fieldsOf(sip['terms']);
  const frequencies = listOf(sip['frequencies']).map(({ value }) => textOf(value));
  // Frequency, day and number are preset, so that a draft with an amount is mostly sent as it is.
  const isBlank = textOf(sip['amount']) === '';
  if (frequencies.length > 1 && context.random.isLikely(isBlank ? 0.7 : 0.1))
    return { frequency: context.random.pick(frequencies) };
  if (!isFilled(context, sip['amount'])) return { amount: chooseAmount(context, terms['limits']) };
  return context.random.isLikely(0.3) ? { installments: String(6 + context.random.below(30)) } : null;
};

const lumpsumPatch = (context: GestureContext) => {
  const lumpsum = fieldsOf(context.view['lumpsum']);
  const options = listOf(lumpsum['options']).map(({ value }) => Number(value));
  if (options.length > 0 && !isFilled(context, lumpsum['option'])) return { option: context.random.pick(options) };
  return isFilled(context, lumpsum['amount']) ? null : { amount: chooseAmount(context, lumpsum['limits']) };
};

/** True if the day of the transfers is chosen; a few people also go on without one, and choose another one. */
const hasTransferDay = ({ view, random }: GestureContext): boolean =>
  ((fieldsOf(view['form'])['day'] ?? null) !== null && (view['problem'] ?? null) === null) !== random.isLikely(0.05);

export const checkoutGestures: Readonly<Record<string, Gesture>> = {
  'investPanel/tab.chosen': {
    weight: 6,
    payload: ({ random }) => ({ tab: random.pick(['sip', 'lumpsum', 'lumpsum']) }),
  },
  'investPanel/draft.changed': {
    weight: 10,
    payload: (context) => {
      const patch = context.view['tab'] === 'sip' ? sipPatch(context) : lumpsumPatch(context);
      return patch && { patch };
    },
  },
  'investPanel/datePicker.opened': {
    weight: 8,
    payload: ({ context, random }) => (fieldsOf(context['sip'])['day'] !== null && random.isLikely(0.9) ? null : {}),
  },
  'investPanel/datePicker.closed': { weight: 0.5 },
  'investPanel/day.picked': {
    weight: 6,
    payload: ({ view, random }) => {
      const days = listOf(fieldsOf(view['sip'])['days']).filter(({ startDate }) => startDate !== null);
      if (days.length === 0) return null;
      // Salaries arrive before the tenth: plans of one moment share the limit of their mandate.
      const isUsual = random.isLikely(0.6) && days.some(({ day }) => day === USUAL_DAY);
      return { day: isUsual ? USUAL_DAY : Number(random.pick(days)['day']) };
    },
  },
  'investPanel/sip.started': {
    weight: 12,
    // The first possible day is preset, and gone with the day.
    payload: ({ context, random }) => (fieldsOf(context['sip'])['day'] === null && random.isLikely(0.8) ? null : {}),
  },
  'investPanel/lumpsum.invested': { weight: 14 },
  'investPanel/banner.followed': { weight: 0.5 },
  'nomineeChoice/nominee.selected': {
    weight: 8,
    payload: ({ view, random }) => {
      const rows = listOf(view['nominees']).filter(({ isSelected }) => isSelected !== true);
      return rows.length === 0 ? null : { id: textOf(random.pick(rows)['id']) };
    },
  },
  'nomineeChoice/nominee.deselected': { weight: 0.2 },
  'nomineeChoice/choice.changeRequested': { weight: 0.5 },
  'nomineeChoice/option.chosen': {
    weight: 0.5,
    payload: ({ random }) => ({ option: random.pick(['existing', 'none']) }),
  },
  'nomineeChoice/nominees.reloadRequested': { weight: 2 },
  'nominee.confirmed': { weight: 12 },
  'review.requested': { weight: 14 },
  'review.left': { weight: 0.7 },
  'order.submitted': { weight: 14 },
  'order.revised': { weight: 3 },
  'checkout.reloadRequested': { weight: 4 },
  'recentOrder/repeat.confirmed': { weight: 6 },
  'recentOrder/repeat.left': { weight: 2 },
  'lumpsumCheckout/payment.requested': { weight: 24 },
  'paymentChoice/mode.chosen': {
    weight: 24,
    payload: ({ view, random }) => {
      const modes = listOf(view['modes']).map(({ value }) => textOf(value));
      if (modes.length === 0 || (view['mode'] !== null && random.isLikely(0.85))) return null;
      return { mode: random.pick(modes) };
    },
  },
  'paymentChoice/draft.changed': {
    weight: 24,
    payload: ({ view, random }) => {
      const upi = view['upi'];
      if (upi === null || textOf(fieldsOf(upi)['id']) !== '') return null;
      return {
        upiId: random.pick([
          'success@upi',
          'success@upi',
          'success@upi',
          'success@upi',
          'someone@bank',
          'pending@upi',
          'failure@upi',
        ]),
      };
    },
  },
  'paymentChoice/payment.requested': { weight: 30 },
  'stpRegistration/draft.changed': {
    weight: 16,
    payload: ({ view, random }) => {
      const form = fieldsOf(view['form']);
      const frequencies = listOf(form['frequencies']).map(({ value }) => textOf(value));
      const schemes = listOf(form['schemes']).map(({ code }) => textOf(code));
      const counts = listOf(form['counts']).map(({ count }) => Number(count));
      if (textOf(form['frequency']) === '' && frequencies.length > 0) return { frequency: random.pick(frequencies) };
      if (textOf(form['scheme']) === '' && schemes.length > 0) return { scheme: random.pick(schemes) };
      // The total of a transfer is at most the worth of its source.
      if (form['installments'] === null && counts.length > 0)
        return { installments: random.pick(random.isLikely(0.9) ? counts.slice(0, 4) : counts) };
      const { minimum = 500 } = fieldsOf(form['limits']);
      const { limit } = fieldsOf(view['problem']);
      if (limit !== undefined && Number(limit) >= Number(minimum)) return { amount: String(Math.floor(Number(limit))) };
      if (textOf(form['amount']) === '' || random.isLikely(0.15))
        return { amount: String(Number(minimum) + random.pick([-1, 0, 50, 500]) + random.below(50)) };
      return null;
    },
  },
  'stpRegistration/datePicker.opened': { weight: 12, payload: (context) => (hasTransferDay(context) ? null : {}) },
  'stpRegistration/datePicker.closed': { weight: 0.5 },
  'stpRegistration/day.picked': {
    weight: 10,
    payload: ({ view, random }) => {
      const days = listOf(fieldsOf(view['form'])['days']).filter(({ isAllowed }) => isAllowed === true);
      return days.length === 0 ? null : { day: Number(random.pick(days)['day']) };
    },
  },
  'stpRegistration/targetList.opened': {
    weight: 3,
    payload: ({ view, random }) => ('target' in view && random.isLikely(0.9) ? null : {}),
  },
  'stpRegistration/targetList.closed': { weight: 0.5 },
  'stpRegistration/target.selected': {
    weight: 10,
    payload: ({ view, random }) => {
      const targets = listOf(view['targets']).map(({ id }) => textOf(id));
      return targets.length === 0 ? null : { id: random.pick(targets) };
    },
  },
  'transfer.submitted': { weight: 12, payload: (context) => (hasTransferDay(context) ? {} : null) },
};
