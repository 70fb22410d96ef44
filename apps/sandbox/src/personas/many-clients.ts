import { allPersonas } from './all-personas.ts';
import { type Persona } from './persona.ts';

/** As many as a company has after a few years. */
const CLIENTS = 10_000;
/** Far from the numbers that sign-ups are given. */
const FIRST_MOBILE = 9_800_500_001;

const firstNames = ['Aarav', 'Meera', 'Kabir', 'Ishita', 'Rohan', 'Lakshmi', 'Imran', 'Tenzin', 'Joseph', 'Gurpreet'];
const lastNames = ['Sharma', 'Iyer', 'Khan', 'Das', 'Reddy', 'Fernandes', 'Singh', 'Patel', 'Bora', 'Naidu', 'Kaur'];

/** Where clients stand, in the order of their steps: most are done, some wait for each thing that can be missing. */
const standings: readonly Partial<Persona>[] = [
  { loginStage: 'pan', isEsignDone: false, isCodeApproved: false, hasPin: false },
  { loginStage: 'aadhaar', isEsignDone: false, isCodeApproved: false },
  { loginStage: 'bank', isEsignDone: false, isCodeApproved: false },
  { loginStage: 'personal', isEsignDone: false, isCodeApproved: false },
  { loginStage: 'esignkyc', isEsignDone: false, isCodeApproved: false },
  { loginStage: 'esignkyc', isCodeApproved: false },
  { loginStage: 'completed' },
  { loginStage: 'completed', isPhotoVerified: true },
  ...Array.from(
    { length: 8 },
    () => ({ loginStage: 'completed', isPhotoVerified: true, isFatcaVerified: true }) as const,
  ),
];

const at = <T>(list: readonly T[], place: number): T => {
  const found = list[place % list.length];
  if (found === undefined) throw new Error('The list is empty.');
  return found;
};

const clientAt = (place: number): Persona => {
  const mobile = String(FIRST_MOBILE + place);
  const name = [at(firstNames, place * 7), at(lastNames, place * 3)] as const;
  return {
    mobile,
    email: `${name.join('.').toLowerCase()}.${mobile.slice(-5)}@sandbox.example`,
    name,
    shows: 'one of many clients',
    ...at(standings, place * 5),
  };
};

/** The clients of the seed `many` that are no personas; together they are ten thousand. */
export const manyClients = (): readonly Persona[] =>
  Array.from({ length: CLIENTS - allPersonas.length }, (_, place) => clientAt(place));
