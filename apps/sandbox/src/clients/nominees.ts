import { type Nominee } from '@folioflow/api/contract';
import { parseFields } from '../kit/json.ts';
import { formatWireDay } from '../kit/days.ts';
import { createTextPdf } from '../kit/documents/pdf.ts';
import { type Language } from '../kit/words/language.ts';
import { wordsOf } from '../kit/words/words.ts';
import { type Database } from '../store/database.ts';
import { type ClientRow, type NomineeRow } from './client-tables.ts';

export const readNominees = (db: Database, clientId: string): Promise<NomineeRow[]> =>
  db.selectFrom('nominees').selectAll().where('client_id', '=', clientId).orderBy('position').execute();

export const hasUnverifiedNominee = async (db: Database, clientId: string): Promise<boolean> =>
  (await readNominees(db, clientId)).some((nominee) => nominee.is_verified === 0);

/** Marks the nominee of the latest order, and no other; with `none` it marks no nominee. */
export async function markChosenNominee(db: Database, clientId: string, nomineeId: string): Promise<void> {
  const own = () => db.updateTable('nominees').where('client_id', '=', clientId);
  await own().set({ is_selected: 0 }).execute();
  await own().set({ is_selected: 1 }).where('id', '=', nomineeId).execute();
}

const nomineeFormOf = (row: NomineeRow, language: Language): Promise<string> | string => {
  const { name, nominee_form, relationship } = row;
  const { title, lines } = wordsOf(language).nomination;
  return nominee_form === '' ? createTextPdf(language, title, lines(name, relationship)) : nominee_form;
};

/** Declaration form of a client without a nominee. */
export const optOutDeclarationOf = ({ no_nominee_form }: ClientRow, language: Language): Promise<string> | string => {
  const { title, lines } = wordsOf(language).declaration;
  return no_nominee_form === '' ? createTextPdf(language, title, lines) : no_nominee_form;
};

/** Nominee in the shape of the contract. */
export const createNomineeView = async (row: NomineeRow, language: Language): Promise<Nominee> => {
  const isMinor = row.is_minor === 1;
  return {
    id: row.id,
    name: row.name,
    relationship: row.relationship,
    poi: row.proof,
    id_proof: row.proof,
    id_information: {
      id_no: row.proof_number,
      name: row.name,
      fathers_name: '',
      dob: row.birth_day === '' ? '' : formatWireDay(row.birth_day),
      id_type: row.proof,
      part: '',
      encoded_signature: '',
      encoded_image: '',
      nominee_is_minor: isMinor,
    },
    attachment_id: row.attachment_id,
    attachment_list: [],
    is_selected: row.is_selected === 1,
    nominee_form: await nomineeFormOf(row, language),
    guardian_information: row.guardian === '' ? '' : parseFields(row.guardian),
    is_minor: isMinor,
    is_validated: row.is_verified === 1,
  };
};
