import { BIRTH_YEAR_SPAN, calendarDayOf, MINIMUM_AGE, wireDateOf, type CalendarDay } from '@folioflow/api/contract';
import type { UploadRequest } from '../../parts/form/image-upload/image-upload.types.ts';
import { canConfirm, type StageData } from '../stage.ts';
import type { BirthDateDraft, KycPanContext, PanUpload, VerifyPanRequest } from './kyc-pan.types.ts';

const FRONT_SLOT = 'front';
export const panSlots = [{ name: FRONT_SLOT, label: FRONT_SLOT }] as const;

const twoDigitNumbers = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, place) => String(place + 1).padStart(2, '0'));

export const birthDays = twoDigitNumbers(31);
export const birthMonths = twoDigitNumbers(12);

/**
 * Returns the years of birth: from 18 years before this one back 72 further years, the latest first (D-53). The
 * provider checks the exact age.
 */
export function birthYears(today: CalendarDay): readonly string[] {
  const latest = Number(today.slice(0, 4)) - MINIMUM_AGE;
  return Array.from({ length: BIRTH_YEAR_SPAN + 1 }, (_, place) => String(latest - place));
}

/** Initial fields after a card was read: no other date is chosen. */
export const emptyBirthDate = {
  draft: { day: '', month: '', year: '' },
  birthDay: null,
  years: [],
  problem: null,
} as const;

export const isDateComplete = ({ day, month, year }: BirthDateDraft): boolean =>
  day !== '' && month !== '' && year !== '';

/**
 * Parses the three selected values; null for a date that does not exist, like 31 February or 29 February of a common
 * year (ON-248, ON-249).
 */
export const parseBirthDate = ({ day, month, year }: BirthDateDraft, years: readonly string[]): CalendarDay | null =>
  years.includes(year) ? calendarDayOf(`${day}/${month}/${year}`) : null;

/** True when the provider flags the birth date of the card as different from the one on record (ON-244). */
export const isBirthDateWrong = (stage: StageData): boolean => stage.id_information?.is_dob_valid === false;

/** True without a mismatch, or with a valid chosen date (D-54). */
export const isBirthDateMatchedOrCorrected = ({
  stage,
  birthDay,
}: Pick<KycPanContext, 'stage' | 'birthDay'>): boolean => !isBirthDateWrong(stage) || birthDay !== null;

export const canTickConfirmation = (context: Pick<KycPanContext, 'stage' | 'birthDay'>): boolean =>
  canConfirm(context.stage) && isBirthDateMatchedOrCorrected(context);

/** Builds the upload request (ON-241, D-52). */
export function panUploadOf({ images }: UploadRequest<null>): PanUpload {
  const prepared = images[FRONT_SLOT];
  if (prepared === undefined) throw new Error('A PAN card is uploaded with its picture only.');
  return { id_type: 'pan', folder_name: 'pan', attachment_category: 'pan', upload_pan: prepared.image };
}

/** Builds the request. The date is sent only where the provider flagged the card's date (ON-253). */
export const verifyPanRequest = ({ birthDay }: Pick<KycPanContext, 'birthDay'>): VerifyPanRequest => ({
  verify_stage: 'pan',
  valid_pan_invalid_dob: birthDay !== null,
  pan_dob: birthDay === null ? '' : wireDateOf(birthDay),
});
