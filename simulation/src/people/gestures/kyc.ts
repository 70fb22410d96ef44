import { pickFileName, pictureOf, PROOF_MARKERS } from '../documents.ts';
import { fieldsOf, listOf, textOf, type Gesture, type GestureContext } from '../gesture-context.ts';

const birthDatePatch = ({ random, context }: GestureContext) => {
  const { day, month, year } = fieldsOf(context['draft']);
  if (textOf(day) === '') return { day: String(1 + random.below(31)).padStart(2, '0') };
  if (textOf(month) === '') return { month: String(1 + random.below(12)).padStart(2, '0') };
  return textOf(year) === '' ? { year: String(1950 + random.below(50)) } : null;
};

/** Texts of a person for the fields of an address. */
const ADDRESS_TEXTS: Readonly<Record<string, string>> = {
  email: '',
  address: 'Flat 3, Sagar Apartments',
  locality: 'Bandra West',
  district: 'Mumbai Suburban',
  city: 'Mumbai',
  state: 'Maharashtra',
  pincode: '400050',
};

const answerOf = ({ random }: GestureContext, field: Readonly<Record<string, unknown>>): string => {
  const options = listOf(field['options']).map(({ value }) => textOf(value));
  if (options.length > 0) return random.pick(options);
  if (field['kind'] === 'question') return random.pick(['yes', 'no']);
  if (field['name'] === 'maritalStatus') return random.pick(['s', 'm']);
  return ADDRESS_TEXTS[textOf(field['name'])] ?? 'None';
};

/** Fills all empty fields of a form, as a browser does; a few people change an answer. */
const detailsPatch = (context: GestureContext) => {
  const fields = listOf(context.view['fields']);
  const isChanging = context.random.isLikely(0.05);
  const empty = fields.filter((field) => textOf(field['value']) === '' && ADDRESS_TEXTS[textOf(field['name'])] !== '');
  const changed = empty.length === 0 && isChanging && fields.length > 0 ? [context.random.pick(fields)] : empty;
  return changed.length === 0
    ? null
    : { patch: Object.fromEntries(changed.map((field) => [textOf(field['name']), answerOf(context, field)])) };
};

/** Account numbers with a meaning at the sandbox (sandbox.md, 6.4). */
const SPECIAL_ACCOUNTS = ['100000000002', '100000000003', '100000000004', '100000000005'];

const bankPatch = (context: GestureContext) => {
  const { view, random } = context;
  const draft = fieldsOf(view['draft']);
  const pickValue = (options: unknown) => textOf(random.pick([...listOf(options)])['value']);
  if (textOf(draft['accountNumber']) === '' || random.isLikely(0.05)) {
    const number = random.isLikely(0.1)
      ? random.pick(SPECIAL_ACCOUNTS)
      : `6${String(random.below(1e11)).padStart(11, '0')}`;
    return { patch: { accountNumber: number, confirmation: number } };
  }
  if (textOf(draft['ifsc']) === '') return { patch: { ifsc: 'SBOX0000001' } };
  if (textOf(draft['accountType']) === '') return { patch: { accountType: pickValue(view['accountTypes']) } };
  return textOf(draft['bank']) === '' ? { patch: { bank: pickValue(view['banks']) } } : null;
};

const nomineePatch = ({ view, random }: GestureContext) => {
  const pickOption = (field: unknown) => random.pick(fieldsOf(field)['options'] as readonly string[]);
  if (fieldsOf(view['relationship'])['value'] === '')
    return { patch: { relationship: pickOption(view['relationship']) } };
  return fieldsOf(view['proof'])['value'] === '' ? { patch: { proof: pickOption(view['proof']) } } : null;
};

export const kycGestures: Readonly<Record<string, Gesture>> = {
  'confirmation.ticked': { weight: 10 },
  'confirmation.unticked': { weight: 0.3 },
  'stage.submitted': { weight: 14 },
  'stage.reloadRequested': { weight: 2 },
  'esignKyc/stage.reloadRequested': { weight: 0.4 },
  'stage.editRequested': { weight: 0.5 },
  'card.replaced': { weight: 0.4 },
  'kycPan/draft.changed': {
    weight: 10,
    payload: (context) => {
      const patch = birthDatePatch(context);
      return patch && { patch };
    },
  },
  'birthDate.submitted': { weight: 10 },
  'birthDate.closed': { weight: 1 },
  'birthDate.changeRequested': { weight: 4 },
  'bankDetails/draft.changed': { weight: 12, payload: bankPatch },
  'details.submitted': { weight: 12 },
  'details.changeRequested': { weight: 0.3 },
  'cheque.replaced': { weight: 0.3 },
  'detailsForm/draft.changed': { weight: 12, payload: detailsPatch },
  'details.continued': { weight: 10 },
  'details.previousRequested': { weight: 0.3 },
  'nomineeDetails/draft.changed': { weight: 10, payload: nomineePatch },
  'nomineeDetails/image.chosen': {
    weight: 10,
    payload: (context) => {
      const slots = listOf(context.view['slots']).filter(
        (slot) => slot['canChoose'] === true && slot['isUploaded'] !== true,
      );
      if (slots.length === 0) return null;
      const image = pictureOf(context, `${pickFileName(context, PROOF_MARKERS)}.png`);
      return { slot: textOf(context.random.pick(slots)['name']), image };
    },
  },
  'nomineeDetails/image.removed': {
    weight: 0.4,
    payload: ({ view, random }) => {
      const slots = listOf(view['slots']).filter((slot) => slot['canRemove'] === true);
      return slots.length === 0 ? null : { slot: textOf(random.pick(slots)['name']) };
    },
  },
  'nominee.submitted': { weight: 12 },
  'nominee.continued': { weight: 10 },
  'nominee.previousRequested': { weight: 0.3 },
  'codes.requested': { weight: 6 },
  'step.continued': { weight: 10 },
  'step.previousRequested': { weight: 0.3 },
  'photoCapture/photo.captured': {
    weight: 10,
    payload: (context) => ({ image: pictureOf(context, 'photo.png') }),
  },
  'photo.retaken': { weight: 0.4 },
  'photo.confirmed': { weight: 12 },
  'photo.previousRequested': { weight: 0.3 },
  'camera.retried': { weight: 5 },
  'camera.lost': { weight: 0.2 },
  'consent.given': { weight: 10 },
  'consent.withdrawn': { weight: 0.3 },
  'signing.started': { weight: 12 },
  'signing.abandoned': { weight: 0.5 },
  'verification.retried': { weight: 8 },
};
