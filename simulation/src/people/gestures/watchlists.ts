import { listOf, textOf, type Gesture, type GestureContext } from '../gesture-context.ts';

const NAMES = ['Retirement', 'Child', 'House', 'Reserve'];

const pickId =
  (field: string, id: string) =>
  ({ view, random }: GestureContext) => {
    const ids = listOf(view[field]).map((choice) => textOf(choice[id]));
    return ids.length === 0 ? null : { id: random.pick(ids) };
  };

/** A name that a person may have given to another list already, also in other letters. */
const pickName = ({ random }: GestureContext) => {
  const name = random.isLikely(0.05) ? '' : random.pick(NAMES);
  return { name: random.isLikely(0.3) ? name.toUpperCase() : name };
};

export const watchlistGestures: Readonly<Record<string, Gesture>> = {
  'watchlists/list.picked': {
    weight: 2,
    payload: ({ view, random }) => {
      const values = listOf(view['lists']).map(({ value }) => textOf(value));
      return values.length === 0 ? null : { value: random.pick(values) };
    },
  },
  'watchlists/addition.requested': { weight: 4 },
  'watchlists/advice.requested': { weight: 6 },
  'watchlistCreation/scheme.ticked': {
    weight: 8,
    payload: ({ facts, random, view }) => {
      const schemes = listOf(facts['schemes']);
      if (schemes.length === 0 || listOf(view['ticked']).length > random.below(12)) return null;
      return { scheme: random.pick(schemes) };
    },
  },
  'limit.acknowledged': { weight: 8, payload: ({ view }) => (view['isOverLimit'] === true ? {} : null) },
  'naming.started': { weight: 6 },
  'naming.cancelled': { weight: 0.5 },
  'watchlistCreation/name.submitted': { weight: 10, payload: pickName },
  'watchlistRenaming/name.submitted': { weight: 10, payload: pickName },
  'selection.left': { weight: 0.5 },
  'advisor.chosen': { weight: 8, payload: pickId('advisors', 'id') },
  'advisor.confirmed': { weight: 10 },
  'plan.chosen': { weight: 8, payload: pickId('plans', 'id') },
  'plan.confirmed': { weight: 12 },
  'plan.cancelled': { weight: 0.5 },
  'confirmation.retried': { weight: 8 },
  'expertAdvice/advice.left': { weight: 0.7 },
};
