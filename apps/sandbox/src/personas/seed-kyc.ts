import { type ClientRow, type LoginStage } from '../clients/client-tables.ts';
import { clientTraitsOf } from '../clients/clients.ts';
import { createAadhaarReading, readPan } from '../kyc/identity/card-reader.ts';
import { type KycRow } from '../kyc/records/kyc-tables.ts';
import { type SavedIncome } from '../kyc/records/readings.ts';
import { type Database } from '../store/database.ts';
import { forEachPortion } from '../store/portions.ts';

const income: SavedIncome = {
  occupation: 'occ02',
  source_of_wealth: 'src01',
  annual_income: 'inc33',
  is_income_outside_india: false,
  is_political_india: false,
  is_political_foreign: false,
};

const stages: readonly LoginStage[] = ['pan', 'aadhaar', 'bank', 'personal', 'esignkyc', 'completed'];

/** KYC data of a seeded customer: everything before the present stage. */
const kycRowOf = (client: ClientRow): KycRow => {
  const isPast = (stage: LoginStage): boolean => stages.indexOf(client.login_stage) > stages.indexOf(stage);
  const aadhaar = createAadhaarReading(client);
  return {
    client_id: client.id,
    pan: isPast('pan') ? JSON.stringify(readPan(client, '')) : '',
    aadhaar: isPast('aadhaar') ? JSON.stringify(aadhaar) : '',
    bank_check: '',
    address: isPast('personal') ? JSON.stringify(aadhaar.address) : '',
    income: isPast('personal') ? JSON.stringify(income) : '',
    marital_status: clientTraitsOf(client).maritalStatus ?? (isPast('personal') ? 'm' : ''),
    digio_id: isPast('personal') ? `DID${client.mobile}` : '',
  };
};

/** Writes the KYC data of seeded customers; a customer without data has no row. */
export const seedKyc = async (db: Database, clients: readonly ClientRow[]): Promise<void> => {
  const rows = clients.map(kycRowOf).filter(({ pan, marital_status }) => pan !== '' || marital_status !== '');
  await forEachPortion(rows, async (some) => {
    await db.insertInto('kyc').values(some).execute();
  });
};
