import { SEED_PASSWORD_HASH, SEED_PIN_HASH } from '../access/records/seed-hashes.ts';
import { type BankAccountRow, type ClientRow, type NomineeRow } from '../clients/client-tables.ts';
import { createPdfOfLength } from '../kit/documents/pdf.ts';
import { bitOf } from '../store/bit.ts';
import { type Database } from '../store/database.ts';
import { forEachPortion } from '../store/portions.ts';
import { type Persona } from './persona.ts';
import { seedKyc } from './seed-kyc.ts';

const LOCK_MS = 15 * 60_000;

/** Customer id of a seeded customer. */
export const customerIdOf = (persona: Persona): string => persona.customerId ?? `CUST${persona.mobile.slice(-8)}`;

const emailOf = (persona: Persona): string | null =>
  persona.hasEmail === false ? null : (persona.email ?? `i${persona.mobile.slice(-3)}@sandbox.example`);

const clientRowOf = (persona: Persona, index: number, now: number): ClientRow => {
  const isApproved = persona.isCodeApproved ?? true;
  const hasEmail = persona.hasEmail !== false;
  return {
    id: customerIdOf(persona),
    position: index + 1,
    mobile: persona.mobile,
    email: emailOf(persona),
    password_hash: hasEmail ? SEED_PASSWORD_HASH : null,
    pin_hash: persona.hasPin === false ? null : SEED_PIN_HASH,
    first_name: persona.name[0],
    last_name: persona.name[1],
    pan: persona.pan ?? `ABCPF${persona.mobile.slice(-4)}K`,
    login_stage: persona.loginStage ?? 'completed',
    is_esign_done: bitOf(persona.isEsignDone ?? true),
    code_due_at: null,
    is_code_approved: bitOf(isApproved),
    client_code: isApproved ? (persona.clientCode ?? `FF${persona.mobile.slice(-6)}`) : '',
    is_photo_verified: bitOf(persona.isPhotoVerified ?? false),
    is_fatca_verified: bitOf(persona.isFatcaVerified ?? false),
    is_opted_out: bitOf(persona.isOptedOut ?? false),
    no_nominee_form: persona.noNomineeFormLength === undefined ? '' : createPdfOfLength(persona.noNomineeFormLength),
    is_pending_order: bitOf(persona.isPendingOrder ?? false),
    traits: JSON.stringify(persona.traits ?? {}),
    created_at: now,
  };
};

const defaultNominees: NonNullable<Persona['nominees']> = [
  { name: 'Asha Verma', relationship: 'Wife', isVerified: true },
];

const nomineeRowsOf = (persona: Persona): NomineeRow[] =>
  (persona.nominees ?? defaultNominees).map((nominee, index) => ({
    id: `NOM${persona.mobile.slice(-6)}${index + 1}`,
    client_id: customerIdOf(persona),
    position: index + 1,
    name: nominee.name,
    relationship: nominee.relationship,
    proof: 'pan',
    proof_number: `ABCPN${persona.mobile.slice(-3)}${index + 1}Q`,
    birth_day: '1988-04-12',
    is_minor: 0,
    is_verified: bitOf(nominee.isVerified),
    is_selected: 0,
    nominee_form: nominee.formLength === undefined ? '' : createPdfOfLength(nominee.formLength),
    guardian: '',
    attachment_id: '',
  }));

const accountRowsOf = (persona: Persona): BankAccountRow[] => {
  const accounts = persona.accounts ?? [
    { accountNo: `501000000${persona.mobile.slice(-3)}`, bankName: 'Sandbox Bank', isPrimary: true },
  ];
  return accounts.map((account, index) => ({
    client_id: customerIdOf(persona),
    account_no: account.accountNo,
    ifsc: index === 0 ? 'SBOX0000001' : `COAS000000${index + 1}`,
    account_type: 'SB',
    holder_name: persona.name.join(' '),
    bank_name: account.bankName,
    branch_name: 'Fort',
    branch_address: '12 Fort Road, Mumbai 400001',
    is_primary: bitOf(account.isPrimary),
    position: index + 1,
  }));
};

/** Writes customers with their KYC, nominees, accounts and sign-in locks. */
export const seedClients = async (db: Database, personas: readonly Persona[], now: number): Promise<void> => {
  const clients = personas.map((persona, index) => clientRowOf(persona, index, now));
  await forEachPortion(clients, async (some) => {
    await db.insertInto('clients').values(some).execute();
  });
  await seedKyc(db, clients);
  await forEachPortion(personas.flatMap(nomineeRowsOf), async (some) => {
    await db.insertInto('nominees').values(some).execute();
  });
  await forEachPortion(personas.flatMap(accountRowsOf), async (some) => {
    await db.insertInto('bank_accounts').values(some).execute();
  });
  const locked = personas.filter((persona) => persona.isLocked === true);
  if (locked.length === 0) return;
  await db
    .insertInto('locks')
    .values(
      locked.map((persona) => ({
        subject: `signIn:${customerIdOf(persona)}`,
        failures: 0,
        locked_until: now + LOCK_MS,
      })),
    )
    .execute();
};
