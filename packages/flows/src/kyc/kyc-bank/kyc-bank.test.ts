import { describe, expect, test } from 'vitest';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { accepted, refused } from '../../kit/port.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import { typedDraft, verifiedAnswer } from '../../parts/bank/bank-details/bank-details.scenarios.ts';
import type { BankDraft } from '../../parts/bank/bank-details/bank-details.types.ts';
import type { ImageRef, PreparedImage } from '../../parts/form/image-upload/image-upload.types.ts';
import { kycBank } from './kyc-bank.flow.ts';
import { notYet, openStage, readCheque, verifiedStage } from './kyc-bank.scenarios.ts';

const ok = { code: '000', messageText: '' };
const scan: ImageRef = { id: 'scan', name: 'cheque.png', type: 'image/png', size: 1000 };
const prepared: PreparedImage = {
  image: { ...scan, id: 'written' },
  tiff: { id: 'copy', name: 'cheque.tiff', type: 'image/tiff', size: 4000 },
};

function startBankStage() {
  const { ports, remote, ...rest } = startFlow(kycBank, {
    variant: 'current',
    newSubmission: createSubmissionKeyCounter(),
  });
  return {
    ...rest,
    getStageInfo: ports.getStageInfo,
    verifyBankAccount: ports.verifyBankAccount,
    prepareImage: ports.prepareImage,
    uploadCheque: ports.uploadCheque,
    verifyStage: ports.verifyStage,
    enter: (patch: Partial<BankDraft> = typedDraft) =>
      remote.child('bankDetails').send({ type: 'draft.changed', patch }),
    verify: () => remote.child('bankDetails').send({ type: 'details.submitted' }),
    choose: () => remote.child('imageUpload').send({ type: 'image.chosen', slot: 'cheque', image: scan }),
    upload: () => remote.child('imageUpload').send({ type: 'upload.submitted' }),
    abandonUpload: () => remote.child('imageUpload').send({ type: 'upload.abandoned' }),
  };
}
type BankStageRun = ReturnType<typeof startBankStage>;

async function startPresenting(): Promise<BankStageRun> {
  const run = startBankStage();
  await run.getStageInfo.answer(accepted(openStage, 0));
  run.enter();
  run.verify();
  await run.verifyBankAccount.answer(accepted(verifiedAnswer, 0));
  return run;
}
async function startWithPreparedImage(): Promise<BankStageRun> {
  const run = await startPresenting();
  run.choose();
  await run.prepareImage.answer(accepted(prepared, 0));
  return run;
}
async function startReviewing(): Promise<BankStageRun> {
  const run = await startWithPreparedImage();
  run.upload();
  await run.uploadCheque.answer(accepted(readCheque, 0));
  return run;
}

describe('opening', () => {
  test('requests the stage bank and nothing of the back office [ON-226 ON-227]', () => {
    const { getStageInfo, view } = startBankStage();
    expect(getStageInfo.calls).toEqual([{ request: { stage_name: 'bank' } }]);
    expect(view()).toEqual({ screen: 'loading', variant: 'current' });
  });

  test('passes the provider’s lists to the form [ON-270]', async () => {
    const { getStageInfo, view } = startBankStage();
    await getStageInfo.answer(accepted(openStage, 0));
    expect(view()).toMatchObject({
      screen: 'detailing',
      details: {
        rules: 'stage',
        accountTypes: openStage.master_list?.bank_account_type,
        banks: openStage.master_list?.bank_list,
      },
    });
  });

  test('prefers state_parameters to the top level', async () => {
    const { getStageInfo, view } = startBankStage();
    await getStageInfo.answer(accepted({ ...openStage, state_parameters: { is_verified: true } }, 0));
    expect(view().screen).toBe('verified');
  });

  test('raises an alert with a link to the due stage when opened too early, and shows no form [ON-228]', async () => {
    const { getStageInfo, notices, send, view } = startBankStage();
    await getStageInfo.answer(notYet);
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'Please verify your Aadhaar card first.' }]);
    expect(view()).toMatchObject({
      screen: 'unavailable',
      currentStage: { to: 'aadhaarVerification' },
      canReload: true,
    });
    send({ type: 'stage.reloadRequested' });
    expect([getStageInfo.calls.length, view().screen]).toEqual([2, 'loading']);
  });

  test('shows a finished stage with its next page and requests nothing [ON-230 ON-282]', async () => {
    const { getStageInfo, view } = startBankStage();
    await getStageInfo.answer(accepted(verifiedStage, 0));
    expect(view()).toMatchObject({
      screen: 'verified',
      next: 'personalVerification',
      account: null,
      section: { name: 'bank', lines: verifiedStage.id_information?.bank },
    });
  });
});

describe('the account', () => {
  test('is verified with exactly the documented fields [ON-276 ON-472]', async () => {
    const { verifyBankAccount } = await startPresenting();
    expect(verifyBankAccount.calls).toEqual([
      {
        request: {
          client_bank_account_number_1: '100000000001',
          client_ifsc_code_1: 'SBOX0000001',
          client_bank_account_type_1: 'SB',
          client_bank: 'HDFC',
        },
        submission: 'submission-1',
      },
    ]);
  });

  test('needs a cheque only once it is verified [ON-277]', async () => {
    const { getStageInfo, enter, verify, verifyBankAccount, view } = startBankStage();
    await getStageInfo.answer(accepted(openStage, 0));
    enter();
    verify();
    await verifyBankAccount.answer(refused('No such account.', '051'));
    expect(view().screen).toBe('detailing');
    verify();
    await verifyBankAccount.answer(accepted(verifiedAnswer, 0));
    expect(view()).toMatchObject({
      screen: 'presentingCheque',
      account: { accountNumber: '100000000001', accountType: 'Savings account', bank: 'HDFC Bank', holder: 'ASHA RAO' },
      upload: { canSubmit: false },
      canReuseCheque: false,
    });
  });

  test('loses its verification when it changes, and the typed details remain', async () => {
    const { send, view, verifyStage } = await startReviewing();
    send({ type: 'details.changeRequested' });
    send({ type: 'stage.submitted' });
    expect(view()).toMatchObject({ screen: 'detailing', details: { draft: typedDraft, canSubmit: true } });
    expect(verifyStage.calls).toEqual([]);
  });
});

describe('the cheque', () => {
  test('is prepared with a TIFF copy and sent with it, its labels and the verified details [ON-278 ON-280 ON-473]', async () => {
    const { prepareImage, upload, uploadCheque } = await startWithPreparedImage();
    expect(prepareImage.calls[0]?.request).toEqual({ image: scan, shouldCreateTiff: true });
    upload();
    expect(uploadCheque.calls[0]?.request).toEqual({
      upload_addbank: [prepared.image, prepared.tiff],
      id_type: 'cheque',
      folder_name: 'bank',
      attachment_category: 'cheque',
      is_master_update_required: true,
      bank_info: {
        account_number: '100000000001',
        ifsc_code: 'SBOX0000001',
        account_type: 'SB',
        bank_name: 'HDFC',
      },
    });
  });

  test('shows the account that was read from it [ON-279]', async () => {
    const { view } = await startReviewing();
    expect(view()).toMatchObject({
      screen: 'reviewing',
      read: { accountNumber: '100000000001', ifsc: 'SBOX0000001', accountType: 'Savings account', bank: 'HDFC Bank' },
      section: { images: readCheque.bank_attachment_list },
      canSubmit: true,
    });
  });

  test('raises an alert when refused, and its picture can be sent again or replaced [ON-284 ON-500]', async () => {
    const { notices, upload, uploadCheque, view } = await startWithPreparedImage();
    upload();
    await uploadCheque.answer(refused('Cheque image could not be read', '051'));
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'Cheque image could not be read' }]);
    expect(view()).toMatchObject({ screen: 'presentingCheque', upload: { canSubmit: true, canRemove: true } });
  });

  test('can be replaced, and remains if the replacement is abandoned', async () => {
    const { abandonUpload, send, view } = await startReviewing();
    send({ type: 'cheque.replaced' });
    expect(view()).toMatchObject({ screen: 'presentingCheque', canReuseCheque: true });
    abandonUpload();
    expect(view()).toMatchObject({ screen: 'reviewing', canSubmit: true });
  });
});

describe('Confirm', () => {
  test('verifies the stage bank once, and opens the next one [ON-281 ON-282]', async () => {
    const { send, verifyStage, view } = await startReviewing();
    send({ type: 'stage.submitted' });
    send({ type: 'stage.submitted' });
    expect(verifyStage.calls).toEqual([{ request: { verify_stage: 'bank' }, submission: 'submission-3' }]);
    await verifyStage.answer(accepted({ ...ok, is_stage_verified: true }, 0));
    expect(view()).toMatchObject({
      screen: 'verified',
      next: 'personalVerification',
      due: 'personal',
      account: { accountNumber: '100000000001' },
    });
  });

  test('shows a refusal and preserves account and cheque [ON-237]', async () => {
    const { notices, send, verifyStage, view } = await startReviewing();
    send({ type: 'stage.submitted' });
    await verifyStage.answer(refused('This account cannot be used.', '071'));
    expect(notices.at(-1)).toEqual({ type: 'notice.raised', kind: 'alert', text: 'This account cannot be used.' });
    expect(view()).toMatchObject({
      screen: 'reviewing',
      canSubmit: true,
      canReload: false,
      notice: { kind: 'refused' },
    });
  });

  test('is sent again with the same key after a lost answer, or the stage is loaded again', async () => {
    const { getStageInfo, send, verifyStage, view } = await startReviewing();
    send({ type: 'stage.submitted' });
    await verifyStage.fail({ kind: 'unreachable', errors: [] });
    expect(view()).toMatchObject({ canSubmit: true, canReload: true, notice: { kind: 'lostAnswer' } });
    send({ type: 'stage.submitted' });
    await verifyStage.fail({ kind: 'http', errors: ['Busy'] });
    expect(verifyStage.calls.map(({ submission }) => submission)).toEqual(['submission-3', 'submission-3']);
    send({ type: 'stage.reloadRequested' });
    await getStageInfo.answer(accepted(openStage, 0));
    expect(view()).toMatchObject({ screen: 'detailing', details: { draft: typedDraft } });
  });

  test('raises a danger notification for each message of a failed request [ON-236]', async () => {
    const { notices, send, verifyStage } = await startReviewing();
    send({ type: 'stage.submitted' });
    await verifyStage.fail({ kind: 'http', errors: ['a', 'b'] });
    expect(notices.map(({ kind, text }) => `${kind} ${text}`)).toEqual(['danger a', 'danger b']);
  });
});
