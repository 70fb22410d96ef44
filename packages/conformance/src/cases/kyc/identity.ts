import { requireAccepted, requireCode } from '../../judge/judge-answer.ts';
import { type CaseContext } from '../../kit/case-context.ts';
import { defineCase } from '../../kit/define-case.ts';
import { requireThat } from '../../ground/verdicts.ts';
import { readProviderTime } from '../support/clock.ts';
import { refusedFiles } from '../support/files.ts';
import { aadhaarRequest, panRequest, panStage, readStage } from '../support/kyc.ts';

const identity = 'contract 2.2 verifyIdProof';
const stage = 'contract 2.2 verifyStage';
const PAN = ['investors.atPan', 'values.panFile'] as const;

const startPan = async (on: CaseContext) => {
  const investor = await on.investor('atPan');
  requireAccepted(await investor.call('verifyIdProof', panRequest(on.value('panFile'))));
  return investor;
};

export const identityCases = [
  defineCase({
    id: 'kyc.pan.read',
    section: identity,
    title: 'A PAN card is read',
    mend: 'Answer id_information with is_dob_valid and is_confirm_chk_enabled true; do not verify the stage yet.',
    needs: PAN,
    run: async (on) => {
      const investor = await on.investor('atPan');
      const answer = requireAccepted(await investor.call('verifyIdProof', panRequest(on.value('panFile'))));
      const page = { ...answer, ...answer.state_parameters };
      requireThat(page.id_information?.is_dob_valid === true, 'is_dob_valid is not true');
      requireThat(page.is_confirm_chk_enabled === true, 'is_confirm_chk_enabled is not true');
      requireThat(page.is_verified !== true, 'the stage is verified before its confirmation');
    },
  }),
  defineCase({
    id: 'kyc.pan.unreadable',
    section: identity,
    title: 'A card that cannot be read is refused with 051',
    mend: 'Answer 051 with a text about the card.',
    needs: ['investors.atPan', 'values.unreadablePanFile'],
    run: async (on) => {
      const request = panRequest(on.value('unreadablePanFile'));
      requireCode(await (await on.investor('atPan')).call('verifyIdProof', request), '051');
    },
  }),
  defineCase({
    id: 'kyc.pan.files',
    section: 'contract 1.4 File part',
    title: 'A card is a PNG or JPEG of at most 5 MiB, by its bytes',
    mend: 'Check type and size by the bytes of the file; refuse others with 051.',
    needs: ['investors.atPan'],
    run: async (on) => {
      const investor = await on.investor('atPan');
      for (const upload_pan of refusedFiles('pan.png'))
        requireCode(await investor.call('verifyIdProof', { ...panRequest('pan.png'), upload_pan }), '051');
    },
  }),
  defineCase({
    id: 'kyc.pan.missing-part',
    section: identity,
    title: 'A missing file is refused with 051',
    mend: 'Check the parts of the form; answer 051, not HTTP 500.',
    needs: ['investors.atPan'],
    run: async (on) => {
      const investor = await on.investor('atPan');
      requireCode(await investor.call('verifyIdProof', { ...panRequest('pan.png'), upload_pan: undefined }), '051');
      requireCode(await investor.call('verifyIdProof', { ...panRequest('pan.png'), upload_pan: 'text' }), '051');
    },
  }),
  defineCase({
    id: 'kyc.pan.confirmed',
    section: stage,
    title: 'The confirmed PAN leads to Aadhaar',
    mend: 'Verify the stage, advance login_stage and answer navigateScreen aadhaarVerification.',
    needs: PAN,
    run: async (on) => {
      const investor = await startPan(on);
      const answer = requireAccepted(await investor.call('verifyStage', panStage()));
      requireThat(
        (answer.navigateScreen ?? '').includes('aadhaarVerification'),
        'navigateScreen is not aadhaarVerification',
      );
      requireThat((await readStage(investor, 'pan')).is_verified === true, 'is_verified of the stage pan is not true');
      requireThat(
        (await readStage(investor, 'aadhaar')).is_verified === false,
        'the stage aadhaar is verified already',
      );
    },
  }),
  defineCase({
    id: 'kyc.pan.before-card',
    section: stage,
    title: 'A stage without a card is not verified',
    mend: 'Refuse verifyStage with 020 before the card was read.',
    needs: ['investors.atPan'],
    run: async (on) => {
      requireCode(await (await on.investor('atPan')).call('verifyStage', panStage()), '020');
    },
  }),
  defineCase({
    id: 'kyc.pan.birth-date',
    section: 'sandbox 8 KYC',
    title: 'A chosen date of birth is the real date of an adult',
    mend: 'Refuse an impossible date, a minor and an age over 90 with 051.',
    needs: ['investors.atPan', 'values.mismatchedPanFile'],
    run: async (on) => {
      const investor = await on.investor('atPan');
      requireAccepted(await investor.call('verifyIdProof', panRequest(on.value('mismatchedPanFile'))));
      const thisYear = (await readProviderTime(on)).getUTCFullYear();
      for (const pan_dob of ['', '31/02/1990', `05/11/${thisYear - 10}`, `05/11/${thisYear - 95}`])
        requireCode(await investor.call('verifyStage', panStage({ valid_pan_invalid_dob: true, pan_dob })), '051');
      const adult = panStage({ valid_pan_invalid_dob: true, pan_dob: '05/11/1990' });
      requireAccepted(await investor.call('verifyStage', adult));
    },
  }),
  defineCase({
    id: 'kyc.aadhaar.read',
    section: identity,
    title: 'Both sides of an Aadhaar card are read',
    mend: 'Answer the attachment lists and is_confirm_chk_enabled true for two files.',
    needs: ['investors.atAadhaar', 'values.aadhaarFile'],
    run: async (on) => {
      const investor = await on.investor('atAadhaar');
      requireAccepted(await investor.call('verifyIdProof', aadhaarRequest(on.value('aadhaarFile'))));
      const answer = requireAccepted(await investor.call('verifyStage', { verify_stage: 'aadhaar' }));
      requireThat((answer.navigateScreen ?? '').includes('bankVerification'), 'navigateScreen is not bankVerification');
    },
  }),
  defineCase({
    id: 'kyc.aadhaar.missing-side',
    section: identity,
    title: 'A missing side is refused with 051 and named',
    mend: 'Answer 051 with state_parameters.missing_side front or back.',
    needs: ['investors.atAadhaar', 'values.missingBackFile'],
    run: async (on) => {
      const investor = await on.investor('atAadhaar');
      const reply = await investor.call('verifyIdProof', aadhaarRequest(on.value('missingBackFile')));
      requireCode(reply, '051');
      const page = reply.body['state_parameters'];
      const side: unknown = typeof page === 'object' && page !== null ? Reflect.get(page, 'missing_side') : undefined;
      requireThat(side === 'back' || side === 'front', 'state_parameters.missing_side is missing');
    },
  }),
  defineCase({
    id: 'kyc.stages.order',
    section: 'sandbox 3.1',
    title: 'A stage ahead of the investor is refused with 020 and the screen of the current one',
    mend: 'Answer 020 with navigateScreen of the current stage, to pages and to verifications.',
    needs: ['investors.atPan'],
    run: async (on) => {
      const investor = await on.investor('atPan');
      for (const stage_name of ['aadhaar', 'bank', 'personal', 'esignkyc']) {
        const reply = await investor.call('getStageInfo', { stage_name });
        requireCode(reply, '020');
        requireThat(
          String(reply.body['navigateScreen']).includes('panVerification'),
          'navigateScreen is not panVerification',
        );
      }
      requireCode(await investor.call('verifyStage', { verify_stage: 'aadhaar' }), '020');
      requireCode(await investor.call('verifyStage', { verify_stage: 'bank' }), '020');
    },
  }),
  defineCase({
    id: 'kyc.stages.finished',
    section: 'sandbox 3.1',
    title: 'The pages of finished stages are verified and closed',
    mend: 'Answer is_verified true and is_verify_enabled false for a finished stage.',
    needs: ['investors.ready'],
    run: async (on) => {
      const investor = await on.reader('ready');
      for (const name of ['pan', 'aadhaar', 'bank', 'personal', 'esignkyc'] as const) {
        const page = await readStage(investor, name);
        requireThat(page.is_verified === true, `is_verified of the stage ${name} is not true`);
        requireThat(page.is_verify_enabled === false, `is_verify_enabled of the stage ${name} is not false`);
      }
    },
  }),
  defineCase({
    id: 'kyc.stages.unknown',
    section: 'contract 1.7 stage_name',
    title: 'An unknown stage is refused with 051',
    mend: 'Accept pan, aadhaar, bank, personal and esignkyc.',
    needs: ['investors.ready'],
    run: async (on) => {
      const investor = await on.reader('ready');
      for (const stage_name of ['kyc', '', null])
        requireCode(await investor.call('getStageInfo', { stage_name }), '051');
    },
  }),
  defineCase({
    id: 'kyc.images',
    section: 'contract 1.4 Image address',
    title: 'Pictures are data addresses of PNG or JPEG, or https addresses of the provider',
    mend: 'Answer data:image/png;base64,… or data:image/jpeg;base64,… in the attachment lists.',
    needs: PAN,
    run: async (on) => {
      const investor = await startPan(on);
      const page = await readStage(investor, 'pan');
      const pictures = page.pan_attachment_list ?? page.id_information?.pan_attachment_list ?? [];
      requireThat(pictures.length > 0, 'pan_attachment_list is empty after the upload');
      const { origin } = new URL(on.connection.baseUrl);
      for (const picture of pictures)
        requireThat(
          /^data:image\/(png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/.test(picture) || picture.startsWith(`${origin}/`),
          `a picture begins with ${picture.slice(0, 24)}`,
        );
    },
  }),
];
