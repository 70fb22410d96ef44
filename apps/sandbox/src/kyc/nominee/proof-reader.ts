import { IDENTITY_PROOFS, NOMINEE_NAME_MAX_LENGTH } from '@folioflow/api/contract';
import { type Day } from '../../kit/days.ts';
import { hasFileNameMarker, requireReadable } from '../identity/card-reader.ts';
import { type FileMarker } from '../identity/file-markers.ts';
import { type ProofReading } from '../records/readings.ts';

/** Names by marker in the file name (sandbox.md 6.5); a longer marker precedes its prefix. */
const markedNames: readonly (readonly [marker: FileMarker, name: string])[] = [
  ['name30', 'Abcdefghijklmnopqrstuvwxyzabcd'],
  ['name3', 'Abc'],
  ['name4', 'Abcd'],
  ['name5', 'Abcde'],
  ['digits', 'Abcde3 F.'],
];

const ADULT_AGE = 35;
const CHILD_AGE = 10;

const birthDayYearsBefore = (today: Day, years: number): Day => `${Number(today.slice(0, 4)) - years}-01-15`;

/** @throws Refusal 051 */
export const simulateProofReading = (fileName: string, chosen: string, today: Day): ProofReading => {
  requireReadable(fileName);
  const isMinor = hasFileNameMarker(fileName, 'minor');
  return {
    type: IDENTITY_PROOFS.find((proof) => hasFileNameMarker(fileName, `as-${proof}`)) ?? chosen,
    name: markedNames.find(([marker]) => hasFileNameMarker(fileName, marker))?.[1] ?? 'Ravi Kumar',
    birthDay: birthDayYearsBefore(today, isMinor ? CHILD_AGE : ADULT_AGE),
    isMinor,
    isValidated: !hasFileNameMarker(fileName, 'unvalidated'),
  };
};

/** @throws Refusal 051 */
export const readGuardian = (fileName: string, today: Day): ProofReading => {
  requireReadable(fileName);
  return {
    type: 'pan',
    name: 'Meena Kumar',
    birthDay: birthDayYearsBefore(today, ADULT_AGE),
    isMinor: false,
    isValidated: true,
  };
};

/** Reduces a name to the letters and spaces of a nominee's name, at most 25 characters. */
export const normaliseName = (read: string): string =>
  read.replace(/[^A-Za-z ]/g, '').slice(0, NOMINEE_NAME_MAX_LENGTH);
