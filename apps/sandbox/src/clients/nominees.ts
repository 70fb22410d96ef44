import { type Nominee } from '@folioflow/api/contract';
import { fieldsOf } from '../kit/json.ts';
import { wireDay } from '../kit/days.ts';
import { textPageOf } from '../kit/pdf.ts';
import { type Database } from '../store/database.ts';
import { type ClientRow, type NomineeRow } from './client-tables.ts';

export const nomineesOf = (db: Database, clientId: string): Promise<NomineeRow[]> =>
  db.selectFrom('nominees').selectAll().where('client_id', '=', clientId).orderBy('position').execute();

export const hasUnverifiedNominee = async (db: Database, clientId: string): Promise<boolean> =>
  (await nomineesOf(db, clientId)).some((nominee) => nominee.is_verified === 0);

const formOf = ({ name, nominee_form, relationship }: NomineeRow): Promise<string> | string =>
  nominee_form === ''
    ? textPageOf('Nomination form', [`Nominee: ${name}`, `Relationship: ${relationship}`])
    : nominee_form;

/** The declaration that somebody signs who wants no nominee. */
export const declarationOf = ({ no_nominee_form }: ClientRow): Promise<string> | string =>
  no_nominee_form === ''
    ? textPageOf('Declaration: no nominee', [
        'I do not wish to appoint a nominee for my mutual fund units.',
        'Sign this form, scan it and upload the scan.',
      ])
    : no_nominee_form;

/** A nominee as the wire writes it. */
export const nomineeOf = async (row: NomineeRow): Promise<Nominee> => {
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
      dob: row.birth_day === '' ? '' : wireDay(row.birth_day),
      id_type: row.proof,
      part: '',
      encoded_signature: '',
      encoded_image: '',
      nominee_is_minor: isMinor,
    },
    attachment_id: row.attachment_id,
    attachment_list: [],
    is_selected: row.is_selected === 1,
    nominee_form: await formOf(row),
    guardian_information: row.guardian === '' ? '' : fieldsOf(row.guardian),
    is_minor: isMinor,
    is_validated: row.is_verified === 1,
  };
};
