import { BIRTH_YEAR_SPAN, calendarDayOf, MINIMUM_AGE, wireDateOf, type CalendarDay } from '@folioflow/api/contract';
import type { UploadRequest } from '../../parts/image-upload/index.ts';
import { mayConfirm, type Stage } from '../stage.ts';
import type { BirthDateDraft, KycPanContext, PanUpload, VerifyPanRequest } from './kyc-pan.types.ts';

const SLOT = 'front';
export const panSlots = [{ name: SLOT, label: SLOT }] as const;

const twoDigits = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, place) => String(place + 1).padStart(2, '0'));

export const birthDays = twoDigits(31);
export const birthMonths = twoDigits(12);

/** From 18 years before this year back 72 further years, the latest first (D-53); the exact age is the provider's to judge. */
export function birthYears(today: CalendarDay): readonly string[] {
  const latest = Number(today.slice(0, 4)) - MINIMUM_AGE;
  return Array.from({ length: BIRTH_YEAR_SPAN + 1 }, (_, place) => String(latest - place));
}

/** A card that was just read: no date is chosen in place of its own. */
export const nothingChosen = { draft: { day: '', month: '', year: '' }, birthDay: null, problem: null } as const;

export const isChosen = ({ day, month, year }: BirthDateDraft): boolean => day !== '' && month !== '' && year !== '';

/** The day of three choices; null when it does not exist, as 31 February or 29 February of a common year (ON-248, ON-249). */
export const birthDayOf = ({ day, month, year }: BirthDateDraft, today: CalendarDay): CalendarDay | null =>
  birthYears(today).includes(year) ? calendarDayOf(`${day}/${month}/${year}`) : null;

/** The provider says that the card shows another date of birth than the one on record (ON-244). */
export const isBirthDateWrong = (stage: Stage): boolean => stage.id_information?.is_dob_valid === false;

/** No mismatch, or a real date was chosen (D-54). */
export const isBirthDateSettled = ({ stage, birthDay }: Pick<KycPanContext, 'stage' | 'birthDay'>): boolean =>
  !isBirthDateWrong(stage) || birthDay !== null;

export const mayTick = (context: Pick<KycPanContext, 'stage' | 'birthDay'>): boolean =>
  mayConfirm(context.stage) && isBirthDateSettled(context);

/** ON-241, D-52. */
export function panUploadOf({ images }: UploadRequest<null>): PanUpload {
  const prepared = images[SLOT];
  if (prepared === undefined) throw new Error('A PAN card is uploaded with its picture only.');
  return { id_type: 'pan', folder_name: 'pan', attachment_category: 'pan', upload_pan: prepared.image };
}

/** ON-253: a chosen date is sent, and only where the provider flagged the card's. */
export const verifyPanRequest = ({ birthDay }: Pick<KycPanContext, 'birthDay'>): VerifyPanRequest => ({
  verify_stage: 'pan',
  valid_pan_invalid_dob: birthDay !== null,
  pan_dob: birthDay === null ? '' : wireDateOf(birthDay),
});
