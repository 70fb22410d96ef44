import { requireAccepted, requireCode } from '../../judge/judge-answer.ts';
import { defineCase } from '../../kit/define-case.ts';
import { requireThat } from '../../ground/verdicts.ts';
import { type Investor } from '../../people/person.ts';
import { readStage } from '../support/kyc.ts';
import { requireOffered } from '../support/schemes.ts';

const section = 'contract 2.2 verifyStage';

const readDocument = async (investor: Investor): Promise<string> => {
  const { digio_esign_parameters } = await readStage(investor, 'esignkyc');
  return requireOffered(digio_esign_parameters?.digio_id, 'document of the e-sign widget');
};

const verify = (investor: Investor, esign_response: object) =>
  investor.call('verifyStage', { verify_stage: 'esignkyc', esign_response });

export const esignCases = [
  defineCase({
    id: 'kyc.esign.parameters',
    section: 'contract 2.2 getStageInfo',
    title: 'The e-sign stage has the parameters of the widget',
    mend: 'Answer digio_esign_parameters with digio_id and digio_email.',
    needs: ['investors.atEsign'],
    run: async (on) => {
      requireThat((await readDocument(await on.reader('atEsign'))) !== '', 'digio_id is empty');
    },
  }),
  defineCase({
    id: 'kyc.esign.signed',
    section,
    title: 'The signature finishes KYC',
    mend: 'Answer is_kyc_verified, is_kyc_esign_verified and is_verified true, in state_parameters as well.',
    needs: ['investors.atEsign', 'esign'],
    run: async (on) => {
      const investor = await on.investor('atEsign');
      const signed = await on.signDocument(await readDocument(investor));
      const answer = requireAccepted(await verify(investor, signed));
      requireThat(answer.state_parameters !== undefined, 'state_parameters is missing');
      const page = { ...answer, ...answer.state_parameters };
      requireThat(page.is_kyc_esign_verified === true, 'is_kyc_esign_verified is not true');
      requireThat((await readStage(investor, 'esignkyc')).is_verified === true, 'is_verified is not true afterwards');
    },
  }),
  defineCase({
    id: 'kyc.esign.unknown',
    section: 'contract 1.5 code 071',
    title: 'An unknown transaction is refused with 071',
    mend: 'Ask the e-sign service for the transaction; answer 071 without it.',
    needs: ['investors.atEsign'],
    run: async (on) => {
      const investor = await on.investor('atEsign');
      for (const response of [{ txn_id: 'ESN00000000' }, {}, { message: 'Signed successfully' }])
        requireCode(await verify(investor, response), '071');
    },
  }),
  defineCase({
    id: 'kyc.esign.foreign',
    section,
    title: 'The signature of another investor is refused with 071',
    mend: 'Compare the document of the transaction with that of the caller.',
    needs: ['investors.atEsign', 'esign'],
    run: async (on) => {
      const other = await on.investor('atEsign');
      const signed = await on.signDocument(await readDocument(other));
      requireCode(await verify(await on.investor('atEsign'), signed), '071');
    },
  }),
  defineCase({
    id: 'kyc.esign.early',
    section: 'sandbox 8 KYC',
    title: 'An e-sign before the personal stage is refused with 020',
    mend: 'Answer 020 with navigateScreen personalVerification.',
    needs: ['investors.atPersonal'],
    run: async (on) => {
      requireCode(await verify(await on.investor('atPersonal'), { txn_id: 'ESN00000000' }), '020');
    },
  }),
];
