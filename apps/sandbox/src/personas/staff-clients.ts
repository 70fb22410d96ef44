import { type Persona } from './persona.ts';

const createStaffClient = (
  customerId: string,
  number: number,
  shows: string,
  rest: Partial<Persona> = {},
): Persona => ({
  mobile: `9000000${String(300 + number)}`,
  customerId,
  shows,
  name: ['Client', customerId.slice(-3)],
  opens: '/accounts',
  loginStage: 'esignkyc',
  isCodeApproved: false,
  ...rest,
});

/** Clients for the staff list of sandbox.md, section 4. */
export const staffClients: readonly Persona[] = [
  createStaffClient(
    'CUST00000001',
    1,
    'KYC and e-sign verified, code open: createClientCode 000, approved after +1 wd',
  ),
  createStaffClient('CUST00000002', 2, 'PAN ABCDE1111F: createClientCode 071', { pan: 'ABCDE1111F' }),
  createStaffClient('CUST00000003', 3, 'E-sign missing: no checkbox; direct call 020', { isEsignDone: false }),
  createStaffClient('CUST00000004', 4, 'Code verified, FATCA open: Upload Elog', {
    loginStage: 'completed',
    isCodeApproved: true,
  }),
  createStaffClient('CUST00000005', 5, 'Code and FATCA verified: no Upload Elog; documents redirect', {
    loginStage: 'completed',
    isCodeApproved: true,
    isPhotoVerified: true,
    isFatcaVerified: true,
  }),
  createStaffClient('CUST00000006', 6, 'uploadElogPhoto 071', {
    loginStage: 'completed',
    isCodeApproved: true,
    traits: { elog: 'refused' },
  }),
  createStaffClient('CUST00000007', 7, 'getStageInfo 061', { traits: { stageInfo: 'not found' } }),
  createStaffClient('CUST00000008', 8, 'state_parameters replaces the whole page', {
    traits: { stageInfo: 'replaced' },
  }),
  createStaffClient('CUST00000009', 9, 'PAN ABCDE2222F: approved at once', { pan: 'ABCDE2222F' }),
  createStaffClient('CUST007', 10, 'customer_id of 7 characters: no call'),
  createStaffClient('CUST0008', 11, 'customer_id of 8 characters: as CUST00000001'),
];
