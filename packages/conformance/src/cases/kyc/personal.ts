import { requireAccepted, requireCode } from '../../judge/judge-answer.ts';
import { defineCase } from '../../kit/define-case.ts';
import { fieldsAt } from '../../ground/fields.ts';
import { requireThat } from '../../ground/verdicts.ts';
import { pngFile, refusedFiles } from '../support/files.ts';
import {
  addressRequest,
  completePersonalSteps,
  completeStepsBeforeNominee,
  incomeRequest,
  nomineeRequest,
  photoRequest,
  proofRequest,
  readStage,
  uploadProof,
} from '../support/kyc.ts';
import { readCodes, requestCodes } from '../support/two-factor.ts';

const update = 'contract 2.2 updatePersonalInfo';
const photo = 'contract 2.2 verifyPersonal';
const nominee = 'contract 2.2 uploadNominee';
const needs = ['investors.atPersonal'] as const;
const WITH_PROOF = [...needs, 'values.proofFile'] as const;

export const personalCases = [
  defineCase({
    id: 'kyc.personal.address',
    section: update,
    title: 'An address is stored',
    mend: 'Store address_information and answer it in the page of the stage.',
    needs,
    run: async (on) => {
      const investor = await on.investor('atPersonal');
      requireAccepted(await investor.call('updatePersonalInfo', addressRequest({ city: 'Pune' })));
      const { personal_information } = await readStage(investor, 'personal');
      requireThat(personal_information?.address_information?.city === 'Pune', 'the stored city is not answered');
    },
  }),
  defineCase({
    id: 'kyc.personal.address-lengths',
    section: 'sandbox 8 KYC',
    title: 'The parts of an address have their lengths',
    mend: 'Refuse an address over 130, a city or state over 25 and a pincode over 8 characters with 051.',
    needs,
    run: async (on) => {
      const investor = await on.investor('atPersonal');
      for (const change of [
        { address: 'a'.repeat(131) },
        { city: 'c'.repeat(26) },
        { state: 's'.repeat(26) },
        { pincode: '4'.repeat(9) },
      ])
        requireCode(await investor.call('updatePersonalInfo', addressRequest(change)), '051');
    },
  }),
  defineCase({
    id: 'kyc.personal.income',
    section: update,
    title: 'Income is stored with options of the lists',
    mend: 'Accept the values of occupation_list, source_wealth and income_range; refuse others with 051.',
    needs,
    run: async (on) => {
      const investor = await on.investor('atPersonal');
      requireAccepted(await investor.call('updatePersonalInfo', addressRequest()));
      requireAccepted(await investor.call('updatePersonalInfo', await incomeRequest(investor)));
      const unknown = await incomeRequest(investor, { annual_income: 'no-such-range' });
      requireCode(await investor.call('updatePersonalInfo', unknown), '051');
    },
  }),
  defineCase({
    id: 'kyc.personal.attribute',
    section: 'contract 1.7 update_attribute',
    title: 'An unknown update_attribute is refused with 051',
    mend: 'Accept address, income and nominee.',
    needs,
    run: async (on) => {
      const investor = await on.investor('atPersonal');
      for (const update_attribute of ['photo', '', undefined])
        requireCode(await investor.call('updatePersonalInfo', { ...addressRequest(), update_attribute }), '051');
    },
  }),
  defineCase({
    id: 'kyc.nominee.proof',
    section: nominee,
    title: 'A proof is read',
    mend: 'Answer state_parameters.nominee_information with name, attachment_id and is_validated.',
    needs: WITH_PROOF,
    run: async (on) => {
      const investor = await on.investor('atPersonal');
      requireThat((await uploadProof(on, investor)) !== '', 'nominee_information.attachment_id is empty');
    },
  }),
  defineCase({
    id: 'kyc.nominee.unreadable',
    section: nominee,
    title: 'A proof that cannot be read is refused with 051',
    mend: 'Answer 051 with a text about the proof.',
    needs: [...needs, 'values.unreadableProofFile'],
    run: async (on) => {
      const file = pngFile(on.value('unreadableProofFile'));
      requireCode(await (await on.investor('atPersonal')).call('uploadNominee', proofRequest(file)), '051');
    },
  }),
  defineCase({
    id: 'kyc.nominee.files',
    section: 'contract 1.4 File part',
    title: 'A proof is a PNG or JPEG of at most 5 MiB, by its bytes',
    mend: 'Check type and size by the bytes of the file; refuse others with 051.',
    needs,
    run: async (on) => {
      const investor = await on.investor('atPersonal');
      for (const file of refusedFiles('proof.png'))
        requireCode(await investor.call('uploadNominee', proofRequest(file)), '051');
    },
  }),
  defineCase({
    id: 'kyc.nominee.saved',
    section: update,
    title: 'A saved nominee waits for its codes',
    mend: 'Answer twofactor_id with the save, or send the codes at sendTwoFactorOtp; verify the nominee afterwards.',
    needs: WITH_PROOF,
    run: async (on) => {
      const investor = await on.investor('atPersonal');
      await completeStepsBeforeNominee(investor);
      const attachment_id = await uploadProof(on, investor);
      const request = await nomineeRequest(investor, { attachment_id });
      const { twofactor_id } = requireAccepted(await investor.call('updatePersonalInfo', request));
      if (twofactor_id === undefined) await requestCodes(on, investor, 'nominee update');
      else await readCodes(on, investor, twofactor_id, true);
      const page = await readStage(investor, 'personal');
      requireThat(page.is_bse_nominee_verified !== true, 'the nominee is verified before its codes');
    },
  }),
  defineCase({
    id: 'kyc.nominee.form',
    section: 'sandbox 8 KYC',
    title: 'Name, relationship and proof of a nominee have their forms',
    mend: 'Refuse a name with digits or over 25 characters and values outside the lists with 051.',
    needs: WITH_PROOF,
    run: async (on) => {
      const investor = await on.investor('atPersonal');
      await completeStepsBeforeNominee(investor);
      const attachment_id = await uploadProof(on, investor);
      for (const change of [
        { name: 'Ravi 2' },
        { name: 'r'.repeat(26) },
        { relationship: 'Neighbour' },
        { poi: 'passport', id_proof: 'passport' },
      ])
        requireCode(
          await investor.call('updatePersonalInfo', await nomineeRequest(investor, { attachment_id, ...change })),
          '051',
        );
    },
  }),
  defineCase({
    id: 'kyc.nominee.attachment',
    section: update,
    title: 'The proof of a nominee belongs to the caller',
    mend: 'Refuse an unknown or foreign attachment_id with 061.',
    needs: WITH_PROOF,
    run: async (on) => {
      const foreign = await uploadProof(on, await on.investor('atPersonal'));
      const investor = await on.investor('atPersonal');
      await completeStepsBeforeNominee(investor);
      for (const attachment_id of ['no-such-proof', foreign])
        requireCode(
          await investor.call('updatePersonalInfo', await nomineeRequest(investor, { attachment_id })),
          '061',
        );
    },
  }),
  defineCase({
    id: 'kyc.nominee.declaration',
    section: nominee,
    title: 'The declaration registers that there is no nominee',
    mend: 'Answer state_parameters.is_no_nominee_registered true.',
    needs: ['investors.noNominee', 'values.lumpsumScheme'],
    run: async (on) => {
      const investor = await on.investor('noNominee');
      const lists = await investor.call('getSchemeStatistics', {
        param_isin: '',
        param_scheme_code: on.value('lumpsumScheme'),
        param_scheme_name: '',
      });
      const file = pngFile(`NOMINEE_OPTING_OUT_DECLARATION_${requireAccepted(lists).client_code}.png`);
      const request = {
        file,
        id_type: 'no-nominee',
        imageName: file.name,
        imageType: file.type,
        nominee_information: { id: 'none' },
      };
      const reply = await investor.call('uploadNominee', request);
      requireAccepted(reply);
      const page = fieldsAt(reply.body, 'state_parameters');
      requireThat(page['is_no_nominee_registered'] === true, 'state_parameters.is_no_nominee_registered is not true');
    },
  }),
  defineCase({
    id: 'kyc.photo.before-steps',
    section: photo,
    title: 'The photograph before the other steps is refused with 020',
    mend: 'Accept it after address, income and a confirmed nominee.',
    needs,
    run: async (on) => {
      const investor = await on.investor('atPersonal');
      requireCode(await investor.call('verifyPersonal', await photoRequest(investor)), '020');
    },
  }),
  defineCase({
    id: 'kyc.photo.finished',
    section: photo,
    title: 'The photograph finishes the personal stage',
    mend: 'Answer personal_stage_verified true and navigateScreen esignkycVerification.',
    needs: WITH_PROOF,
    run: async (on) => {
      const investor = await on.investor('atPersonal');
      await completePersonalSteps(on, investor);
      const answer = requireAccepted(await investor.call('verifyPersonal', await photoRequest(investor)));
      const page = { ...answer, ...answer.state_parameters };
      requireThat(page.personal_stage_verified === true, 'personal_stage_verified is not true');
      const esign = await readStage(investor, 'esignkyc');
      requireThat(esign.is_verified === false, 'the e-sign stage is verified already');
    },
  }),
  defineCase({
    id: 'kyc.photo.files',
    section: 'contract 1.4 File part',
    title: 'A photograph is a PNG or JPEG of at most 5 MiB, by its bytes',
    mend: 'Check type and size by the bytes of the file; refuse others with 051.',
    needs: WITH_PROOF,
    run: async (on) => {
      const investor = await on.investor('atPersonal');
      await completePersonalSteps(on, investor);
      const request = await photoRequest(investor);
      for (const file of refusedFiles('photo.png'))
        requireCode(await investor.call('verifyPersonal', { ...request, upload_file: [file] }), '051');
    },
  }),
];
