import { calendarDayOf, MINIMUM_AGE, BIRTH_YEAR_SPAN, type VerifyStageRequest } from '@folioflow/api/contract';
import { type ClientRow } from '../../clients/client-tables.ts';
import { type Call } from '../../ground/call.ts';
import { Refusal } from '../../ground/refusal.ts';
import { ageOnDay } from '../../kit/ages.ts';
import { type Day, dayAt } from '../../kit/days.ts';
import { updateKyc, readKyc } from '../records/kyc-record.ts';
import { nameOnCards } from './card-reader.ts';
import { type PanReading, panReadingOf } from '../records/readings.ts';

type StageRequest<S extends VerifyStageRequest['verify_stage']> = Extract<VerifyStageRequest, { verify_stage: S }>;

/** @throws Refusal 051 for a day that does not exist and for anyone under 18 or over 90 */
const parseBirthDay = (typed: string, today: Day): Day => {
  const day = calendarDayOf(typed);
  if (day === null) throw new Refusal('invalid', 'Entered Date Of Birth is not valid');
  const age = ageOnDay(today, day);
  if (age < MINIMUM_AGE) throw new Refusal('invalid', 'You must be at least 18 years old.');
  if (age > MINIMUM_AGE + BIRTH_YEAR_SPAN) throw new Refusal('invalid', 'Entered Date Of Birth is not valid');
  return day;
};

const resolveConfirmedBirthDay = (reading: PanReading, request: StageRequest<'pan'>, today: Day): Day => {
  if (reading.hasMatchingBirthDay) return reading.birthDay;
  if (!request.valid_pan_invalid_dob) {
    throw new Refusal('invalid', 'Please confirm your date of birth as per the PAN card');
  }
  return parseBirthDay(request.pan_dob, today);
};

/**
 * Confirms the PAN card that was read, and stores name and PAN of the customer.
 * @throws Refusal 020 (nothing read), 051 (date of birth)
 */
export const verifyPan = async (call: Call, client: ClientRow, request: StageRequest<'pan'>): Promise<void> => {
  const reading = panReadingOf(await readKyc(call.db, client.id));
  if (!reading) throw new Refusal('preconditionFailed', 'Upload your PAN card first.');
  const birthDay = resolveConfirmedBirthDay(reading, request, dayAt(call.now));
  const pan: PanReading = { ...reading, birthDay, hasMatchingBirthDay: true };
  await updateKyc(call.db, client.id, { pan: JSON.stringify(pan) });
  const [first_name, last_name] = nameOnCards(client);
  await call.db
    .updateTable('clients')
    .set({ first_name, last_name, pan: reading.number })
    .where('id', '=', client.id)
    .execute();
};

/** @throws Refusal 020 when no card was read */
export const verifyAadhaar = async (call: Call, client: ClientRow): Promise<void> => {
  if ((await readKyc(call.db, client.id)).aadhaar === '')
    throw new Refusal('preconditionFailed', 'Upload your Aadhaar card first.');
};
