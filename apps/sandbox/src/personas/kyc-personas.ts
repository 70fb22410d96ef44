import { type LoginStage } from '../clients/client-tables.ts';
import { type Persona } from './persona.ts';

/** Confirmed nominee, required to pass the personal stage. */
const asha = { name: 'Asha Verma', relationship: 'Mother', isVerified: true };

const createPersonaInKyc = (
  mobile: string,
  shows: string,
  loginStage: LoginStage,
  traits: Persona['traits'] = {},
): Persona => ({
  mobile,
  shows,
  name: ['Kyc', `Person ${mobile.slice(-3)}`],
  loginStage,
  isEsignDone: false,
  isCodeApproved: false,
  nominees: loginStage === 'esignkyc' ? [asha] : [],
  accounts: loginStage === 'pan' || loginStage === 'aadhaar' || loginStage === 'bank' ? [] : createAccount(mobile),
  traits,
});

const createAccount = (mobile: string) => [
  { accountNo: `501000000${mobile.slice(-3)}`, bankName: 'Sandbox Bank', isPrimary: true },
];

/** Customers 201 to 214 of sandbox.md, section 4, at stages from the first code to the e-sign. */
export const kycPersonas: readonly Persona[] = [
  createPersonaInKyc('9000000201', 'login_stage pan', 'pan'),
  createPersonaInKyc('9000000202', 'login_stage aadhaar', 'aadhaar'),
  createPersonaInKyc('9000000203', 'login_stage bank', 'bank'),
  createPersonaInKyc('9000000204', 'login_stage personal, marital status m', 'personal', { maritalStatus: 'm' }),
  createPersonaInKyc('9000000205', 'login_stage personal, marital status s', 'personal', { maritalStatus: 's' }),
  {
    ...createPersonaInKyc(
      '9000000206',
      'login_stage personal, is_bse_nominee_verified true (fields locked)',
      'personal',
    ),
    nominees: [asha],
  },
  createPersonaInKyc('9000000207', 'Personal stage verified, e-sign open (wizard step 0)', 'esignkyc'),
  createPersonaInKyc('9000000208', 'PAN verified and is_verified_editable', 'aadhaar', { editableStages: ['pan'] }),
  {
    ...createPersonaInKyc('9000000209', 'Mobile verified only: continues at verify-email', 'pan'),
    hasEmail: false,
    hasPin: false,
  },
  { ...createPersonaInKyc('9000000210', 'Password set, no PIN: continues at verify-pin', 'pan'), hasPin: false },
  {
    mobile: '9000000211',
    shows: 'Sign-in locked (035) until clock +15 minutes',
    name: ['Locked', 'Person'],
    isLocked: true,
  },
  createPersonaInKyc(
    '9000000212',
    'verifyPersonal answers 000 without personal_stage_verified (wizard step 6)',
    'personal',
    {
      isPersonalLeftOpen: true,
    },
  ),
  createPersonaInKyc('9000000213', 'E-sign stage without digio_id (eSIGN disabled)', 'esignkyc', {
    esign: 'without id',
  }),
  createPersonaInKyc(
    '9000000214',
    'E-sign stage with config_digio only; PAN and Aadhaar may be done again',
    'esignkyc',
    {
      esign: 'config only',
      editableStages: ['pan', 'aadhaar'],
    },
  ),
];
