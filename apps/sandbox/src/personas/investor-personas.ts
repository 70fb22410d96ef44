import { CODES } from '@folioflow/api/contract';
import { type Persona, type SeedAccount, type SeedNominee } from './persona.ts';

const asha: SeedNominee = { name: 'Asha Verma', relationship: 'Wife', isVerified: true };
const rohan: SeedNominee = { name: 'Rohan Verma', relationship: 'Son', isVerified: false };

const createSeedAccount = (accountNo: string, isPrimary: boolean, bankName = 'Sandbox Bank'): SeedAccount => ({
  accountNo,
  bankName,
  isPrimary,
});

const createNomineeWithFormLength = (name: string, relationship: string, formLength: number): SeedNominee => ({
  name,
  relationship,
  isVerified: true,
  formLength,
});

/** Customers 100 to 116 of sandbox.md, section 4. */
export const investorPersonas: readonly Persona[] = [
  {
    mobile: '9000000100',
    shows: 'Ready: approved, one primary account, two nominees (one verified), no orders',
    name: ['Meera', 'Iyer'],
    nominees: [asha, rohan],
  },
  {
    mobile: '9000000101',
    opens: '/orderList',
    shows: 'Orders: every seed order, primary and secondary bank, mandates in every state, portfolio',
    name: ['Arjun', 'Mehta'],
    nominees: [asha, rohan],
    accounts: [createSeedAccount('501000000101', true), createSeedAccount('501000001101', false, 'Coastal Bank')],
    traits: { canRegisterBesidePending: true },
  },
  {
    mobile: '9000000102',
    opens: '/portfolio',
    shows: 'Empty: approved, no orders, no bank, no mandate, no watchlist, portfolio not available',
    name: ['Kavya', 'Nair'],
    accounts: [],
  },
  {
    mobile: '9000000103',
    shows: 'Several bank accounts, none primary',
    name: ['Vikram', 'Rao'],
    accounts: [createSeedAccount('501000000103', false), createSeedAccount('501000001103', false, 'Coastal Bank')],
  },
  {
    mobile: '9000000104',
    shows: 'One primary account (Add disabled); registering a mandate not allowed; no mandates',
    name: ['Nisha', 'Kapoor'],
    traits: { isMandateRegistrationRefused: true },
  },
  {
    mobile: '9000000105',
    shows: 'E-sign missing: checkout blocked, redirect esignkycVerification',
    name: ['Rahul', 'Das'],
    loginStage: 'esignkyc',
    isEsignDone: false,
    isCodeApproved: false,
  },
  {
    mobile: '9000000106',
    shows: 'Client code approved, nominee not verified: the banner starts two-factor',
    name: ['Sneha', 'Patil'],
    nominees: [{ ...asha, isVerified: false }],
  },
  { mobile: '9000000107', shows: 'is_pending_order true', name: ['Imran', 'Khan'], isPendingOrder: true },
  {
    mobile: '9000000108',
    opens: '/portfolio',
    shows: 'Second call after sign-in answers 003 with navigateScreen signin and erase_token_id',
    name: ['Leela', 'Menon'],
    traits: { endsSessionWith: CODES.noSession },
  },
  {
    mobile: '9000000109',
    opens: '/portfolio',
    shows: 'Second call after sign-in answers 004 without navigateScreen',
    name: ['Gaurav', 'Joshi'],
    traits: { endsSessionWith: CODES.sessionEndedElsewhere },
  },
  {
    mobile: '9000000110',
    opens: '/orderList',
    shows: 'Second investor with own orders, mandates and accounts (foreign ids)',
    name: ['Fatima', 'Sheikh'],
  },
  {
    mobile: '9000000111',
    shows: 'E-sign done, client code not approved, no redirect route',
    name: ['Tara', 'Bose'],
    loginStage: 'esignkyc',
    isCodeApproved: false,
  },
  {
    mobile: '9000000112',
    shows: 'Not allowed with order_checkout_redirect_url of 6 characters (no navigation)',
    name: ['Dev', 'Chawla'],
    traits: {
      isCheckoutRefused: true,
      checkoutRedirect: 'signin',
      checkoutMessage: 'You can invest once your KYC is complete.',
    },
  },
  {
    mobile: '9000000113',
    shows: 'No nominee at all, client_code ABC123, opt-out not registered: the declaration path',
    name: ['Sara', 'Dsouza'],
    nominees: [],
    clientCode: 'ABC123',
  },
  {
    mobile: '9000000114',
    opens: '/schemeWatchList',
    shows: 'Watchlists: one subscribed, one not, one empty',
    name: ['Manish', 'Gupta'],
  },
  {
    mobile: '9000000115',
    shows: 'Debit list without 25000, only pending mandates',
    name: ['Pooja', 'Shah'],
    traits: { debitAmounts: [10000, 50000, 75000, 100000] },
  },
  {
    mobile: '9000000116',
    shows: 'Nominee forms of 77, 78, 255, 256 characters; no_nominee_form of 255 characters',
    name: ['Anil', 'Reddy'],
    nominees: [
      createNomineeWithFormLength('Form Seventyseven', 'Wife', 77),
      createNomineeWithFormLength('Form Seventyeight', 'Son', 78),
      createNomineeWithFormLength('Form Shorter', 'Daughter', 255),
      createNomineeWithFormLength('Form Longer', 'Mother', 256),
    ],
    noNomineeFormLength: 255,
  },
];

/** Customer beside those of sandbox.md; the last in every list, so that the others have their documented places. */
export const portfolioPersona: Persona = {
  mobile: '9000000117',
  opens: '/portfolio',
  shows: 'Holdings: ten schemes since 2017 with lots of every tax class, SIP, SWP, a loss and a closed holding',
  name: ['Divya', 'Krishnan'],
};
