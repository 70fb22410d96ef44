import { type Call } from '../ground/call.ts';
import { requireInvestor } from '../ground/caller.ts';
import { type Database } from '../store/database.ts';
import { parseFields } from '../kit/json.ts';
import { nextNumberOfSeries } from '../store/counters.ts';
import { type ClientRow, type ClientTraits, type LoginStage } from './client-tables.ts';

export const readClient = (db: Database, id: string): Promise<ClientRow> =>
  db.selectFrom('clients').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Calling customer. */
export const readCallingClient = ({ db, caller }: Pick<Call, 'db' | 'caller'>): Promise<ClientRow> =>
  readClient(db, requireInvestor(caller).id);

export const findClientByMobile = (db: Database, mobile: string): Promise<ClientRow | undefined> =>
  db.selectFrom('clients').selectAll().where('mobile', '=', mobile).executeTakeFirst();

export const findClientByEmail = (db: Database, email: string): Promise<ClientRow | undefined> =>
  db.selectFrom('clients').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst();

export const clientTraitsOf = (client: ClientRow): ClientTraits => parseFields(client.traits);

/** True if e-mail, password and PIN are set: then a code alone opens a full session. */
export const isSignUpFinished = (client: ClientRow): boolean =>
  client.email !== null && client.password_hash !== null && client.pin_hash !== null;

const screens: Readonly<Record<LoginStage, string>> = {
  pan: 'panVerification',
  aadhaar: 'aadhaarVerification',
  bank: 'bankVerification',
  personal: 'personalVerification',
  esignkyc: 'esignkycVerification',
  completed: 'portfolio',
};

/** Screen of the present stage, or the portfolio. */
export const screenOfClient = (client: ClientRow): string => screens[client.login_stage];

/** Creates a customer with a verified mobile number only. */
export const insertClient = async (db: Database, mobile: string, now: number): Promise<ClientRow> => {
  const position = await nextNumberOfSeries(db, 'client', 10_000);
  const row: ClientRow = {
    id: `CUST${String(position).padStart(8, '0')}`,
    position,
    mobile,
    email: null,
    password_hash: null,
    pin_hash: null,
    first_name: '',
    last_name: '',
    pan: '',
    login_stage: 'pan',
    is_esign_done: 0,
    code_due_at: null,
    is_code_approved: 0,
    client_code: '',
    is_photo_verified: 0,
    is_fatca_verified: 0,
    is_opted_out: 0,
    no_nominee_form: '',
    is_pending_order: 0,
    traits: '{}',
    created_at: now,
  };
  await db.insertInto('clients').values(row).execute();
  return row;
};
