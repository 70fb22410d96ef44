import { nomineeProofUpload } from '@folioflow/api/contract';
import { accountRequest, ACCOUNT_NEEDS, saveAccountRequest } from '../support/banking.ts';
import { addressRequest, aadhaarRequest, completePersonalSteps, photoRequest, proofRequest } from '../support/kyc.ts';
import { pngFile, tiffFile } from '../support/files.ts';
import { requireOffered } from '../support/schemes.ts';
import { readBankLists } from '../support/sips.ts';
import { requestCodes } from '../support/two-factor.ts';
import { newListName, readWatchlists } from '../discovery/watchlists.ts';
import { requireAccepted } from '../../judge/judge-answer.ts';
import { type CaseContext } from '../../kit/case-context.ts';
import { type Role } from '../../profile/roles.ts';
import { otherPin, repeat, type Refusal } from './refusal.ts';

/** The first account of an investor that is not primary, as a request to make it primary. */
const primaryRequest = async (on: CaseContext, role: Role, pinOf: (pin: string) => string) => {
  const investor = await on.investor(role);
  const { customer_bank_list } = await readBankLists(investor);
  const account = requireOffered(
    customer_bank_list.find(({ is_primary }) => !is_primary),
    'account that is not primary',
  );
  const { beneficiary_account_no, beneficiary_ifsc } = account;
  const pin_verification_value = pinOf(investor.pin);
  return {
    investor,
    request: { request_mode: 'primary', beneficiary_account_no, beneficiary_ifsc, pin_verification_value },
  };
};

const confirmNominee = async (on: CaseContext, mobile_otp: string) => {
  const investor = await on.investor('nomineeOpen');
  const codes = await requestCodes(on, investor, 'nominee update');
  return investor.call('validateNomineeTwoFactor', { two_factor_authentication: { ...codes, mobile_otp } });
};

export const onboardingRefusals: readonly Refusal[] = [
  {
    operation: 'uploadElogPhoto',
    code: '071',
    when: 'when the exchange rejects the photograph',
    needs: ['investors.photoRejected', 'staff.operator'],
    send: async (on) => {
      const { mobile } = await on.investor('photoRejected');
      const operator = await on.staff('operator');
      const clients = requireAccepted(await operator.call('listClients', {})).result;
      const client = requireOffered(
        clients.find(({ login_mobile_number }) => login_mobile_number === mobile),
        'client',
      );
      const request = { customer_id: client._id, is_backoffice: true, stage_name: 'elog photo upload' };
      return operator.call('uploadElogPhoto', request);
    },
  },
  {
    operation: 'verifyIdProof',
    code: '020',
    when: 'when the card belongs to a later stage',
    needs: ['investors.atPan'],
    send: async (on) => (await on.investor('atPan')).call('verifyIdProof', aadhaarRequest('aadhaar.png')),
  },
  {
    operation: 'updatePersonalInfo',
    code: '020',
    when: 'before the personal stage',
    needs: ['investors.atPan'],
    send: async (on) => (await on.investor('atPan')).call('updatePersonalInfo', addressRequest()),
  },
  {
    operation: 'uploadNominee',
    code: '061',
    when: 'when a back belongs to no uploaded front',
    needs: ['investors.atPersonal'],
    send: async (on) => {
      const request = {
        ...proofRequest(pngFile('back.png')),
        ...nomineeProofUpload('aadhaar', 'back'),
        nominee_information: { id: '', attachment_id: 'no-such-proof' },
      };
      return (await on.investor('atPersonal')).call('uploadNominee', request);
    },
  },
  {
    operation: 'validateNomineeTwoFactor',
    code: '032',
    when: 'when the codes have expired',
    needs: ['investors.nomineeOpen', 'values.expiredCode'],
    send: (on) => confirmNominee(on, on.value('expiredCode')),
  },
  {
    operation: 'validateNomineeTwoFactor',
    code: '033',
    when: 'when the codes were tried too often',
    needs: ['investors.nomineeOpen', 'values.exhaustedCode'],
    send: (on) => confirmNominee(on, on.value('exhaustedCode')),
  },
  {
    operation: 'verifyPersonal',
    code: '071',
    when: 'when the face does not match the card',
    needs: ['investors.atPersonal', 'values.proofFile', 'values.rejectedPhotoFile'],
    send: async (on) => {
      const investor = await on.investor('atPersonal');
      await completePersonalSteps(on, investor);
      const upload_file = [pngFile(on.value('rejectedPhotoFile')), tiffFile('photo.tiff')];
      return investor.call('verifyPersonal', await photoRequest(investor, { upload_file }));
    },
  },
  {
    operation: 'verifyBankAccount',
    code: '071',
    when: 'when the bank rejects the verification',
    needs: ['investors.empty', 'values.refusedVerification', ...ACCOUNT_NEEDS],
    send: async (on) => {
      const client_bank_account_number_1 = on.value('refusedVerification');
      const request = accountRequest(on, { client_bank_account_number_1 });
      return (await on.investor('empty')).call('verifyBankAccount', request);
    },
  },
  {
    operation: 'saveBankAccount',
    code: '071',
    when: 'when the bank rejects the account',
    needs: ['investors.empty', 'values.rejectedAccount', ...ACCOUNT_NEEDS],
    send: async (on) => {
      const investor = await on.investor('empty');
      const number = on.value('rejectedAccount');
      await investor.call('verifyBankAccount', accountRequest(on, { client_bank_account_number_1: number }));
      const account_information = {
        bank_account_number: number,
        bank_ifsc_code: on.value('ifsc'),
        bank_account_type: on.value('bankType'),
        bank_name: on.value('bankName'),
      };
      return investor.call('saveBankAccount', saveAccountRequest(on, 'add', { account_information }));
    },
  },
  {
    operation: 'listBankAccounts',
    code: '061',
    when: 'for an unknown scheme',
    needs: ['investors.ready'],
    send: async (on) => {
      const request = { sip_date: 5, scheme_name: '', scheme_code: 'NO-SUCH-SCHEME' };
      return (await on.reader('ready')).call('listBankAccounts', request);
    },
  },
  {
    operation: 'makePrimaryBankAccount',
    code: '020',
    when: 'while a mandate on the primary account is pending',
    needs: ['investors.orders'],
    send: async (on) => {
      const { investor, request } = await primaryRequest(on, 'orders', (pin) => pin);
      return investor.call('makePrimaryBankAccount', request);
    },
  },
  {
    operation: 'makePrimaryBankAccount',
    code: '042',
    when: 'with the fifth wrong PIN',
    needs: ['investors.severalAccounts'],
    send: async (on) => {
      const { investor, request } = await primaryRequest(on, 'severalAccounts', otherPin);
      return repeat(5, () => investor.call('makePrimaryBankAccount', request));
    },
  },
  {
    operation: 'modifyWatchlist',
    code: '051',
    when: 'when the list is left without a scheme',
    needs: ['investors.watchlists'],
    send: async (on) => {
      const investor = await on.investor('watchlists');
      const list = requireOffered((await readWatchlists(investor)).scheme_watch_list[0], 'watchlist');
      const request = {
        watchlist_id: list.id,
        watchlist_name: newListName(),
        scheme_watchlist: [],
        request_mode: 'modify',
      };
      return investor.call('modifyWatchlist', request);
    },
  },
  {
    operation: 'uploadElogPhoto',
    code: '061',
    when: 'for an unknown client',
    needs: ['staff.operator'],
    send: async (on) => {
      const request = { customer_id: 'CUST99999999', is_backoffice: true, stage_name: 'elog photo upload' };
      return (await on.staff('operator')).call('uploadElogPhoto', request);
    },
  },
];
