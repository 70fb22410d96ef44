import { allPersonas } from './all-personas.ts';
import { type Persona } from './persona.ts';

/** Number of clients of a company after a few years. */
const CLIENTS = 10_000;
/** First mobile number, outside the range of sign-ups. */
const FIRST_MOBILE = 9_800_500_001;

const firstNames = ['Aarav', 'Meera', 'Kabir', 'Ishita', 'Rohan', 'Lakshmi', 'Imran', 'Tenzin', 'Joseph', 'Gurpreet'];
const lastNames = ['Sharma', 'Iyer', 'Khan', 'Das', 'Reddy', 'Fernandes', 'Singh', 'Patel', 'Bora', 'Naidu', 'Kaur'];

/** Progress of clients in the order of the steps: most are complete, some wait at each step. */
const progressSteps: readonly Partial<Persona>[] = [
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

const entryAtRepeatingPlace = <T>(list: readonly T[], place: number): T => {
  const found = list[place % list.length];
  if (found === undefined) throw new Error('Empty list');
  return found;
};

const createClient = (place: number): Persona => {
  const mobile = String(FIRST_MOBILE + place);
  const name = [entryAtRepeatingPlace(firstNames, place * 7), entryAtRepeatingPlace(lastNames, place * 3)] as const;
  return {
    mobile,
    email: `${name.join('.').toLowerCase()}.${mobile.slice(-5)}@sandbox.example`,
    name,
    shows: 'one of many clients',
    ...entryAtRepeatingPlace(progressSteps, place * 5),
  };
};

/** Clients of the seed `many` beside the personas; together they are ten thousand. */
export const createManyClients = (): readonly Persona[] =>
  Array.from({ length: CLIENTS - allPersonas.length }, (_, place) => createClient(place));
