import { documentOf, pictureOf } from '../documents.ts';
import { fieldsOf, listOf, textOf, type Gesture, type GestureContext } from '../gesture-context.ts';

const mandateIds = ({ view }: GestureContext): string[] => listOf(view['mandates']).map(({ id }) => textOf(id));

const pickMandate = (context: GestureContext) => {
  const ids = mandateIds(context);
  return ids.length === 0 ? null : { id: context.random.pick(ids) };
};

export const bankingGestures: Readonly<Record<string, Gesture>> = {
  'mandateChoice/choice.changeRequested': { weight: 0.5 },
  'mandateChoice/mandate.selected': { weight: 6, payload: pickMandate },
  'mandateChoice/mandate.deselected': { weight: 0.5 },
  'mandateChoice/mandate.refreshRequested': { weight: 4, payload: pickMandate },
  'mandateChoice/mandate.cancellationRequested': { weight: 0.5, payload: pickMandate },
  'mandateChoice/mandate.registrationRequested': { weight: 4 },
  'mandateChoice/form.opened': { weight: 2, payload: pickMandate },
  'mandateChoice/mandates.reloadRequested': { weight: 2 },
  'cancellation.confirmed': { weight: 5 },
  'cancellation.abandoned': { weight: 1 },
  'cancellation.declined': { weight: 1 },
  'mandateRegistration/draft.changed': {
    weight: 6,
    payload: ({ random, view, context }) => {
      const limits = listOf(view['limits']).map(({ value }) => Number(value));
      if (limits.length === 0 || (context['limit'] !== null && random.isLikely(0.6))) return null;
      return { limit: random.pick(limits) };
    },
  },
  'mandateRegistration/mandate.registrationSubmitted': { weight: 10 },
  'mandateRegistration/registration.left': { weight: 1 },
  'imageUpload/image.chosen': {
    weight: 8,
    payload: (context) => {
      const slots = listOf(context.view['slots']).filter(({ image }) => image === null || image === undefined);
      if (slots.length === 0) return null;
      const { base } = fieldsOf(context.context['nameRule']) as { readonly base?: string };
      const image = base === undefined ? documentOf(context) : pictureOf(context, `${base}.png`);
      return { slot: textOf(context.random.pick(slots)['name']), image };
    },
  },
  'imageUpload/image.removed': {
    weight: 0.3,
    payload: ({ view, random }) => {
      const slots = listOf(view['slots']);
      return slots.length === 0 ? null : { slot: textOf(random.pick(slots)['name']) };
    },
  },
  'imageUpload/upload.submitted': { weight: 10 },
  'bankAccountList/primary.requested': {
    weight: 2,
    payload: ({ view, random }) => {
      const ids = listOf(view['accounts']).map(({ id }) => textOf(id));
      return ids.length === 0 ? null : { id: random.pick(ids) };
    },
  },
  'bankAccountList/accounts.reloadRequested': { weight: 2 },
  'bankAccountList/addition.requested': { weight: 4 },
  'addition.cancelRequested': { weight: 0.3 },
};
