import type { DigioEsignParameters, IdInformation } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { accepted, emptyAnswerRefusal, refused } from '../../kit/port.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import { esignKyc } from './esign-kyc.flow.ts';
import type { EsignKycEvent } from './esign-kyc.types.ts';
import { cancelled, onRecord, openStage, signed } from './esign-kyc.scenarios.ts';
import { esignRequestOf, pageStateOf } from './esign-kyc.rules.ts';
import { isClientCodeApproved } from '../stage.ts';

const ok = { code: '000', messageText: '' };

function startEsign() {
  const { ports, actor, view, notices } = startFlow(esignKyc, { newSubmission: createSubmissionKeyCounter() });
  return {
    getStageInfo: ports.getStageInfo,
    openEsignWidget: ports.openEsignWidget,
    verifyStage: ports.verifyStage,
    notices,
    view,
    context: () => actor.getSnapshot().context,
    send: (type: EsignKycEvent['type']) => actor.send({ type }),
  };
}
async function startConsenting(stage = openStage) {
  const run = startEsign();
  await run.getStageInfo.answer(accepted(stage, 0));
  run.send('consent.given');
  return run;
}
async function startSigning(stage = openStage) {
  const run = await startConsenting(stage);
  run.send('signing.started');
  return run;
}
async function startVerifying() {
  const run = await startSigning();
  await run.openEsignWidget.answer(accepted(signed, 0));
  return run;
}

describe('opening', () => {
  test('requests the stage esignkyc and nothing of the back office [ON-226 ON-227]', () => {
    expect(startEsign().getStageInfo.calls).toEqual([{ request: { stage_name: 'esignkyc' } }]);
  });

  test('shows six sections with the lines and images of their lists [ON-363 ON-364 ON-365]', async () => {
    const { view } = await startConsenting();
    const { sections } = view() as Extract<ReturnType<typeof view>, { screen: 'consenting' }>;
    expect(sections.map(({ name, lines, images }) => [name, lines, images.length])).toEqual([
      ['pan', onRecord.pan, 1],
      ['aadhaar', onRecord.aadhaar, 2],
      ['bank', onRecord.bank, 1],
      ['address', onRecord.address, 0],
      ['general', onRecord.general, 0],
      ['nominee', onRecord.nominee, 1],
    ]);
  });

  test('raises an alert for a refusal, with its text and the link to the due stage [ON-374 ON-228]', async () => {
    const { getStageInfo, notices, view } = startEsign();
    await getStageInfo.answer(refused('Please finish PAN.', '020', { navigateScreen: './panVerification/' }));
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'Please finish PAN.' }]);
    expect(view()).toMatchObject({ screen: 'unavailable', currentStage: { to: 'panVerification' }, canReload: true });
  });

  test('uses state_parameters alone as the page state [ON-375]', () => {
    const answer = { ...openStage, state_parameters: { is_verified: true, login_stage: 'esignkyc' as const } };
    expect(pageStateOf(answer)).toEqual({ code: '000', messageText: '', is_verified: true, login_stage: 'esignkyc' });
  });

  test.each([
    [true, false],
    [false, true],
  ])('without state_parameters, is_verified %s sets both flags [ON-376]', (isVerified, isEnabled) => {
    const answer = { ...ok, is_verified: isVerified, is_verify_enabled: isVerified };
    expect(pageStateOf(answer)).toMatchObject({ is_verified: isVerified, is_verify_enabled: isEnabled });
  });

  test.each([
    ['is signed', { is_verified: true }, 'awaitingApproval'],
    ['is signed and approved', { is_verified: true, is_bse_client_code_approved: true }, 'approved'],
    ['is closed', { is_verified: true, esignkyc_stage_verified: true }, 'approved'],
    ['is open', { is_verified: false, id_information: onRecord }, 'consenting'],
  ] as const)('a stage that %s opens as %s [ON-373]', async (_, parameters, screen) => {
    const { getStageInfo, view } = startEsign();
    await getStageInfo.answer(accepted({ ...ok, state_parameters: parameters }, 0));
    expect(view().screen).toBe(screen);
    expect(isClientCodeApproved(parameters)).toBe(screen === 'approved');
  });
});

describe('a record with missing sections', () => {
  const { pan: _pan, ...withoutPan } = onRecord;
  const { bank_attachment_list: _pictures, ...withoutPictures } = onRecord;
  test.each([
    ['no section at all', undefined],
    ['no PAN', withoutPan],
    ['no pictures of the bank account', withoutPictures],
  ])('with %s is not offered for signature, and can be loaded again', async (_, id_information) => {
    const { getStageInfo, openEsignWidget, send, view } = await startSigning({ ...openStage, id_information });
    expect(view()).toMatchObject({ screen: 'consenting', canSign: false, isDocumentMissing: true, canReload: true });
    expect(openEsignWidget.calls).toEqual([]);
    send('stage.reloadRequested');
    await getStageInfo.answer(accepted(openStage, 0));
    send('consent.given');
    expect(view()).toMatchObject({ screen: 'consenting', canSign: true, isDocumentMissing: false, canReload: false });
  });

  test('shows the sections that came', async () => {
    const { view } = await startConsenting({ ...openStage, id_information: withoutPan });
    const { sections } = view() as Extract<ReturnType<typeof view>, { screen: 'consenting' }>;
    expect(sections.map(({ name }) => name)).toEqual(['aadhaar', 'bank', 'address', 'general', 'nominee']);
  });

  test.each([
    [false, 'consenting'],
    [true, 'awaitingApproval'],
  ] as const)('that is only is_verified %s sets the flags and opens as %s [ON-376]', async (isVerified, screen) => {
    const { context, getStageInfo, notices, view } = startEsign();
    await getStageInfo.answer(accepted({ ...ok, is_verified: isVerified }, 0));
    expect(context()['stage']).toMatchObject({ is_verified: isVerified, is_verify_enabled: !isVerified });
    expect(view()).toMatchObject({ screen, sections: [] });
    expect(notices).toEqual([]);
  });
});

describe('eSIGN', () => {
  test('needs the tick [ON-366]', async () => {
    const { openEsignWidget, send, view } = await startConsenting();
    expect(view()).toMatchObject({ hasConsent: true, canSign: true });
    send('consent.withdrawn');
    send('signing.started');
    expect(view()).toMatchObject({ hasConsent: false, canSign: false });
    expect(openEsignWidget.calls).toEqual([]);
  });

  test('needs a document of the provider (D-78)', async () => {
    const { digio_esign_parameters: _, ...withoutId } = openStage;
    const { openEsignWidget, view } = await startSigning(withoutId);
    expect(view()).toMatchObject({ screen: 'consenting', canSign: false, isDocumentMissing: true, isSigning: false });
    expect(openEsignWidget.calls).toEqual([]);
  });

  test('opens the widget once, with the id and email of the server, mode otp [ON-368 OM-321]', async () => {
    const { openEsignWidget, send, view } = await startSigning();
    send('signing.started');
    expect(openEsignWidget.calls.map(({ request }) => request)).toEqual([
      { id: 'DID210000000001', email: 'asha@example.in', mode: 'otp', environment: 'sandbox', logo: '' },
    ]);
    expect(view()).toMatchObject({ isSigning: true, canSign: false, canAbandon: true, canChangeConsent: false });
  });

  const parameters: DigioEsignParameters = { digio_id: 'DID1', digio_email: 'a@b.in' };
  test.each([
    ['nothing', {}, { environment: 'sandbox', logo: '' }],
    [
      'its own configuration',
      {
        digio_esign_parameters: {
          ...parameters,
          digio_configuration: { environment: 'production', logo: 'https://provider.example/logo.svg' },
        },
        config_digio: { environment: 'other', logo: 'other' },
      },
      { environment: 'production', logo: 'https://provider.example/logo.svg' },
    ],
    [
      'config_digio alone',
      { digio_esign_parameters: parameters, config_digio: { environment: 'production', logo: '/logo.svg' } },
      { environment: 'production', logo: '/logo.svg' },
    ],
    [
      'half a configuration',
      {
        digio_esign_parameters: { ...parameters, digio_configuration: { environment: '', logo: '/own.svg' } },
        config_digio: { environment: 'production' },
      },
      { environment: 'production', logo: '/own.svg' },
    ],
  ] as const)('is configured by %s [ON-369]', (_, stage, expected) => {
    expect(esignRequestOf(stage)).toMatchObject(expected);
  });

  test('enables the button again after a cancellation and does nothing else [ON-370 ON-499 OM-336]', async () => {
    const { notices, openEsignWidget, verifyStage, view } = await startSigning();
    await openEsignWidget.answer(accepted(cancelled, 0));
    expect(view()).toMatchObject({ screen: 'consenting', hasConsent: true, canSign: true, notice: null });
    expect([notices, verifyStage.calls]).toEqual([[], []]);
  });

  test('raises an alert with the text of a failed widget, and enables the button again (D-80)', async () => {
    const { notices, openEsignWidget, view } = await startSigning();
    await openEsignWidget.answer(refused('The code could not be sent.'));
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'The code could not be sent.' }]);
    expect(view()).toMatchObject({ screen: 'consenting', canSign: true, notice: { kind: 'refused' } });
  });

  test('ignores a late answer of a widget that was left', async () => {
    const { openEsignWidget, send, verifyStage, view } = await startSigning();
    send('signing.abandoned');
    await openEsignWidget.answer(accepted(signed, 0));
    expect(view()).toMatchObject({ screen: 'consenting', canSign: true, isSigning: false });
    expect(verifyStage.calls).toEqual([]);
  });
});

describe('a signature', () => {
  test('is verified once, with the response of the widget [ON-371]', async () => {
    const { verifyStage, view } = await startVerifying();
    expect(verifyStage.calls).toEqual([
      {
        request: {
          verify_stage: 'esignkyc',
          esign_response: {
            digio_doc_id: 'DID210000000001',
            txn_id: 'ESN00000001',
            message: 'Signed successfully',
          },
        },
        submission: 'submission-1',
      },
    ]);
    expect(view().screen).toBe('verifying');
  });

  test('marks e-sign and KYC as verified once accepted, and the wait begins [ON-372 ON-373]', async () => {
    const { context, verifyStage, view } = await startVerifying();
    await verifyStage.answer(accepted(ok, 0));
    expect(context()).toMatchObject({
      stage: { is_verified: true, is_kyc_verified: true, is_kyc_esign_verified: true, is_verify_enabled: false },
      signature: null,
    });
    expect(view()).toMatchObject({
      screen: 'awaitingApproval',
      sections: [{ lines: onRecord.pan }, {}, {}, {}, {}, {}],
    });
  });

  test('updates the page state from the answer', async () => {
    const { context, verifyStage } = await startVerifying();
    const id_information: IdInformation = { ...onRecord, general: [] };
    await verifyStage.answer(accepted({ ...ok, state_parameters: { id_information } }, 0));
    expect(context()['stage']).toHaveProperty('id_information', id_information);
  });

  test('raises an alert when refused, and the button is enabled again [ON-377]', async () => {
    const { context, notices, verifyStage, view } = await startVerifying();
    await verifyStage.answer(refused('This transaction is not known.', '071'));
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'This transaction is not known.' }]);
    expect(view()).toMatchObject({ screen: 'consenting', canSign: true });
    expect(context()['signature']).toBe(null);
  });

  test('is sent again with the same key after a lost answer', async () => {
    const { openEsignWidget, send, verifyStage, view } = await startVerifying();
    await verifyStage.fail({ kind: 'unreachable', errors: [] });
    expect(view()).toMatchObject({ screen: 'signedUnverified', canRetry: true, canReload: true });
    send('verification.retried');
    const [first, second] = verifyStage.calls;
    expect(second).toEqual(first);
    expect(openEsignWidget.calls).toHaveLength(1);
    await verifyStage.answer(accepted(ok, 0));
    expect(view().screen).toBe('awaitingApproval');
  });

  test('is sent again with the same key after an empty answer, which is no refusal', async () => {
    const { notices, openEsignWidget, send, verifyStage, view } = await startVerifying();
    await verifyStage.answer(emptyAnswerRefusal());
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'inter error' }]);
    expect(view()).toMatchObject({ screen: 'signedUnverified', canRetry: true, notice: { kind: 'lostAnswer' } });
    send('verification.retried');
    const [first, second] = verifyStage.calls;
    expect(second).toEqual(first);
    expect(openEsignWidget.calls).toHaveLength(1);
  });

  test('may be found by a load after a lost answer', async () => {
    const { getStageInfo, send, verifyStage, view } = await startVerifying();
    await verifyStage.fail({ kind: 'unreachable', errors: [] });
    send('stage.reloadRequested');
    await getStageInfo.answer(accepted({ ...openStage, is_verified: true }, 0));
    expect(view().screen).toBe('awaitingApproval');
  });
});

test('a later load with the approval ends the wait [ON-373]', async () => {
  const { getStageInfo, send, verifyStage, view } = await startVerifying();
  await verifyStage.answer(accepted(ok, 0));
  send('stage.reloadRequested');
  await getStageInfo.answer(accepted({ ...openStage, is_verified: true, is_bse_client_code_approved: true }, 0));
  expect(view()).toMatchObject({ screen: 'approved', sections: [{}, {}, {}, {}, {}, {}] });
});
