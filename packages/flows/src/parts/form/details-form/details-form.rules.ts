import {
  ADDRESS_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  PINCODE_MAX_LENGTH,
  PINCODE_MIN_LENGTH,
  PLACE_MAX_LENGTH,
  PLACE_MIN_LENGTH,
  type PersonalInfo,
} from '@folioflow/api/contract';
import { enterEmail, isEmail } from '../../identity/email.rules.ts';
import { hasHiddenCharacters } from '../../text-entry/hidden-characters.ts';
import { enterText } from '../../text-entry/inserted-text.ts';
import { toLatinDigits } from '../../text-entry/latin-digits.ts';
import type {
  DetailField,
  DetailFieldView,
  DetailOption,
  DetailsAttribute,
  DetailsDraft,
  DetailsFormContext,
  DetailsOptions,
  DetailsFormPlace,
} from './details-form.types.ts';

/** The questions of the e-sign declaration belong to every income form (ON-354). */
const income = [
  'sourceOfWealth',
  'occupation',
  'annualIncome',
  'incomeOutsideIndia',
  'politicalIndia',
  'politicalForeign',
] as const;

const fields = {
  address: {
    wizard: ['address', 'locality', 'district', 'city', 'state', 'pincode'],
    page: ['maritalStatus', 'email', 'address', 'city', 'state', 'pincode'],
  },
  income: { wizard: income, page: income },
} as const satisfies Record<DetailsAttribute, Record<DetailsFormPlace, readonly DetailField[]>>;

/** The fields of a form, in their order (ON-295, ON-299, ON-343, ON-354). */
export const formFieldsOf = ({
  attribute,
  place,
}: Pick<DetailsFormContext, 'attribute' | 'place'>): readonly DetailField[] => fields[attribute][place];

const isPlaceText = (text: string) => /^[A-Za-z ]*$/.test(text);
const isLocalityText = (text: string) => /^[A-Za-z0-9 ]*$/.test(text);
const hasDigitsAlone = (text: string) => /^\d*$/.test(text);
const hasNoBlank = (text: string) => !/\s/.test(text);
const isVisibleText = (text: string) => !hasHiddenCharacters(text);

interface FieldRule {
  readonly kind: DetailFieldView['kind'];
  /** Characters that the field accepts, and how many. */
  readonly text?: { readonly isAllowed: (text: string) => boolean; readonly limit: number };
  readonly isAnswered: (value: string) => boolean;
}

const acceptsAnyValue = () => true;
const isNotEmpty = (value: string) => value !== '';
const hasMinLength = (length: number) => (value: string) => value.trim().length >= length;
const questionRule: FieldRule = { kind: 'question', isAnswered: isNotEmpty };
/** ON-300 to ON-302: a value of fewer than two characters counts as no answer. */
const choiceRule: FieldRule = { kind: 'choice', isAnswered: hasMinLength(2) };
/** ON-346, ON-347, ON-350. */
const placeRule: FieldRule = {
  kind: 'text',
  text: { isAllowed: isPlaceText, limit: PLACE_MAX_LENGTH },
  isAnswered: hasMinLength(PLACE_MIN_LENGTH),
};
/** Locality and district may be empty; the documents have no rule for them (D-64). */
const localityRule: FieldRule = {
  kind: 'text',
  text: { isAllowed: isLocalityText, limit: PLACE_MAX_LENGTH },
  isAnswered: acceptsAnyValue,
};

const rules: Readonly<Record<DetailField, FieldRule>> = {
  maritalStatus: { kind: 'choice', isAnswered: isNotEmpty },
  email: {
    kind: 'email',
    text: { isAllowed: hasNoBlank, limit: EMAIL_MAX_LENGTH },
    isAnswered: (value) => value === '' || isEmail(value),
  },
  address: {
    kind: 'lines',
    text: { isAllowed: isVisibleText, limit: ADDRESS_MAX_LENGTH },
    isAnswered: hasMinLength(1),
  },
  locality: localityRule,
  district: localityRule,
  city: placeRule,
  state: placeRule,
  pincode: {
    kind: 'digits',
    text: { isAllowed: hasDigitsAlone, limit: PINCODE_MAX_LENGTH },
    isAnswered: hasMinLength(PINCODE_MIN_LENGTH),
  },
  sourceOfWealth: choiceRule,
  occupation: choiceRule,
  annualIncome: choiceRule,
  incomeOutsideIndia: questionRule,
  politicalIndia: questionRule,
  politicalForeign: questionRule,
};

const isOptional = (field: DetailField): boolean => rules[field].isAnswered('');

/** True for a pasted text that its field does not accept: too long, or with other characters. */
const isTextRefused = (field: DetailField, value: string): boolean => {
  const { text } = rules[field];
  return text !== undefined && (value.length > text.limit || !text.isAllowed(value));
};

export const isFieldAnswered = (field: DetailField, { [field]: value }: DetailsDraft): boolean =>
  !isTextRefused(field, value) && rules[field].isAnswered(value);

export const isDraftComplete = (context: Pick<DetailsFormContext, 'attribute' | 'place' | 'draft'>): boolean =>
  formFieldsOf(context).every((field) => isFieldAnswered(field, context.draft));

/** Applies an edit key by key, or a whole pasted text; the digits of a pincode are Latin. */
function enterDetail(field: DetailField, before: string, typed: string): string {
  const { kind, text } = rules[field];
  if (text === undefined) return typed;
  const { isAllowed, limit: maximum } = text;
  if (kind === 'email') return enterEmail(before, typed, maximum);
  const latin = kind === 'digits' ? toLatinDigits(typed) : typed;
  return enterText(before, latin, { isAllowed, maximum });
}

export const applyDetailsPatch = (draft: DetailsDraft, patch: Partial<DetailsDraft>): DetailsDraft => ({
  ...draft,
  ...Object.fromEntries(
    Object.entries(patch).map(([name, typed]) => {
      const field = name as DetailField;
      return [field, enterDetail(field, draft[field], typed)];
    }),
  ),
});

/** Visited fields: those that were left once, and those before a field that was filled (D-68). */
export function visitedFieldsAfterChange(
  context: DetailsFormContext,
  patch: Partial<DetailsDraft>,
): readonly DetailField[] {
  const fieldNames = formFieldsOf(context);
  const last = fieldNames.findLastIndex((field) => (patch[field] ?? '') !== '');
  return fieldNames.filter((field, at) => at < last || context.visited.includes(field));
}

export const addVisitedField = (context: DetailsFormContext, field: DetailField): readonly DetailField[] =>
  formFieldsOf(context).filter((name) => name === field || context.visited.includes(name));

const fieldOptions = (field: DetailField, options: DetailsOptions): readonly DetailOption[] | undefined =>
  field === 'sourceOfWealth' || field === 'occupation' || field === 'annualIncome' ? options[field] : undefined;

export const detailFieldViews = (context: DetailsFormContext): readonly DetailFieldView[] =>
  formFieldsOf(context).map((name) => {
    const { kind, text } = rules[name];
    const options = fieldOptions(name, context.options);
    return {
      name,
      kind,
      value: context.draft[name],
      isRequired: !isOptional(name),
      ...(text === undefined ? {} : { limit: text.limit }),
      ...(options === undefined ? {} : { options }),
      hasProblem:
        isTextRefused(name, context.draft[name]) ||
        (context.visited.includes(name) && !isFieldAnswered(name, context.draft)),
    };
  });

/** A stored choice that is no longer offered counts as no choice. */
const clearUnofferedChoice = (value: string, options: readonly DetailOption[]): string =>
  options.some((option) => option.value === value) ? value : '';

// A stored "no" may be a question that was never asked; only a "yes" is certainly an answer (D-77).
const formatYesOrEmpty = (isSo: boolean): string => (isSo ? 'yes' : '');

/** The stored answers as the initial draft. */
export function detailsDraftOf(personal: PersonalInfo, options: DetailsOptions): DetailsDraft {
  const { address_information: place } = personal;
  return {
    maritalStatus: personal.marital_status,
    email: personal.email,
    address: place.address,
    locality: place.locality_or_post_office,
    district: place.district_or_city,
    city: place.city,
    state: place.state,
    pincode: place.pincode,
    sourceOfWealth: clearUnofferedChoice(personal.source_of_wealth, options.sourceOfWealth),
    occupation: clearUnofferedChoice(personal.occupation, options.occupation),
    annualIncome: clearUnofferedChoice(personal.annual_income, options.annualIncome),
    incomeOutsideIndia: formatYesOrEmpty(personal.is_income_outside_india),
    politicalIndia: formatYesOrEmpty(personal.is_political_india),
    politicalForeign: formatYesOrEmpty(personal.is_political_foreign),
  };
}

const parseMaritalStatus = (value: string): PersonalInfo['marital_status'] =>
  value === 's' || value === 'm' ? value : '';

/** The personal information with the answers of this form; everything else is unchanged. */
export function mergeDraftIntoPersonalInfo({ attribute, place, personal, draft }: DetailsFormContext): PersonalInfo {
  if (attribute === 'income') {
    return {
      ...personal,
      source_of_wealth: draft.sourceOfWealth,
      occupation: draft.occupation,
      annual_income: draft.annualIncome,
      is_income_outside_india: draft.incomeOutsideIndia === 'yes',
      is_political_india: draft.politicalIndia === 'yes',
      is_political_foreign: draft.politicalForeign === 'yes',
    };
  }
  const isPage = place === 'page';
  return {
    ...personal,
    ...(isPage && { marital_status: parseMaritalStatus(draft.maritalStatus), email: draft.email }),
    address_information: {
      ...personal.address_information,
      address: draft.address.trim(),
      city: draft.city.trim(),
      state: draft.state.trim(),
      pincode: draft.pincode,
      ...(!isPage && { locality_or_post_office: draft.locality.trim(), district_or_city: draft.district.trim() }),
    },
  };
}
