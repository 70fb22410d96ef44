import { type Nominee } from '@folioflow/api/contract';
import { parseFields } from '../kit/json.ts';
import { formatWireDay } from '../kit/days.ts';
import { createTextPdf } from '../kit/documents/pdf.ts';
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

const nomineeFormOf = ({ name, nominee_form, relationship }: NomineeRow): Promise<string> | string =>
  nominee_form === ''
    ? createTextPdf('Nomination form', [`Nominee: ${name}`, `Relationship: ${relationship}`])
    : nominee_form;

/** Declaration form of a client without a nominee. */
export const optOutDeclarationOf = ({ no_nominee_form }: ClientRow): Promise<string> | string =>
  no_nominee_form === ''
    ? createTextPdf('Declaration: no nominee', [
        'I do not wish to appoint a nominee for my mutual fund units.',
        'Sign this form, scan it and upload the scan.',
      ])
    : no_nominee_form;

/** Nominee in the shape of the contract. */
export const createNomineeView = async (row: NomineeRow): Promise<Nominee> => {
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
    nominee_form: await nomineeFormOf(row),
    guardian_information: row.guardian === '' ? '' : parseFields(row.guardian),
    is_minor: isMinor,
    is_validated: row.is_verified === 1,
  };
};
