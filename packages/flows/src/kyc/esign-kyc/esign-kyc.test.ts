import { UNREADABLE_TEXT, type DigioEsignParameters, type IdInformation } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { countingSubmissions } from '../../kit/counting-submissions.ts';
import { accepted, emptyAnswer, refused } from '../../kit/port.ts';
import { startedOf } from '../../kit/started.ts';
import { esignKyc, type EsignKycEvent } from './index.ts';
import { cancelled, onRecord, openStage, signed } from './esign-kyc.scenarios.ts';
import { esignRequestOf, pageStateOf } from './esign-kyc.rules.ts';
import { isApproved } from '../stage.ts';

const ok = { code: '000', messageText: '' };

function started() {
  const { ports, actor, view, notices } = startedOf(esignKyc, { newSubmission: countingSubmissions() });
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
async function consenting(stage = openStage) {
  const run = started();
  await run.getStageInfo.answer(accepted(stage));
  run.send('consent.given');
  return run;
}
async function signing(stage = openStage) {
  const run = await consenting(stage);
  run.send('signing.started');
  return run;
}
async function verifying() {
  const run = await signing();
  await run.openEsignWidget.answer(accepted(signed));
  return run;
}

describe('opening', () => {
  test('asks for the stage esignkyc and for nothing of the back office [ON-226 ON-227]', () => {
    expect(started().getStageInfo.calls).toEqual([{ request: { stage_name: 'esignkyc' } }]);
  });

  test('shows six sections with the lines and images of their lists [ON-363 ON-364 ON-365]', async () => {
    const { view } = await consenting();
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

  test('a refusal is an alert with its text and the link to the stage that is due [ON-374 ON-228]', async () => {
    const { getStageInfo, notices, view } = started();
    await getStageInfo.answer(refused('Please finish PAN.', '020', { navigateScreen: './panVerification/' }));
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'Please finish PAN.' }]);
    expect(view()).toMatchObject({ screen: 'unavailable', currentStage: { to: 'panVerification' }, canReload: true });
  });

  test('state_parameters are the page state, and nothing beside them [ON-375]', () => {
    const answer = { ...openStage, state_parameters: { is_verified: true, login_stage: 'esignkyc' as const } };
    expect(pageStateOf(answer)).toEqual({ code: '000', messageText: '', is_verified: true, login_stage: 'esignkyc' });
  });

  test.each([
    [true, false],
    [false, true],
  ])('without state_parameters is_verified %s sets both flags [ON-376]', (isVerified, isEnabled) => {
    const answer = { ...ok, is_verified: isVerified, is_verify_enabled: isVerified };
    expect(pageStateOf(answer)).toMatchObject({ is_verified: isVerified, is_verify_enabled: isEnabled });
  });

  test.each([
    ['is signed', { is_verified: true }, 'awaitingApproval'],
    ['is signed and approved', { is_verified: true, is_bse_client_code_approved: true }, 'approved'],
    ['is closed', { is_verified: true, esignkyc_stage_verified: true }, 'approved'],
    ['is open', { is_verified: false, id_information: onRecord }, 'consenting'],
  ] as const)('a stage that %s opens as %s [ON-373]', async (_, parameters, screen) => {
    const { getStageInfo, view } = started();
    await getStageInfo.answer(accepted({ ...ok, state_parameters: parameters }));
    expect(view().screen).toBe(screen);
    expect(isApproved(parameters)).toBe(screen === 'approved');
  });
});

describe('a record that did not come', () => {
  const { pan: _pan, ...withoutPan } = onRecord;
  const { bank_attachment_list: _pictures, ...withoutPictures } = onRecord;
  test.each([
    ['no group at all', undefined],
    ['no PAN', withoutPan],
    ['no pictures of the bank account', withoutPictures],
  ])('with %s is not offered for signature, and is asked for again', async (_, id_information) => {
    const { getStageInfo, notices, send, view } = started();
    await getStageInfo.answer(accepted({ ...openStage, id_information }));
    expect(view()).toMatchObject({ screen: 'unavailable', notice: { text: UNREADABLE_TEXT }, canReload: true });
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: UNREADABLE_TEXT }]);
    send('stage.reloadRequested');
    await getStageInfo.answer(accepted(openStage));
    expect(view().screen).toBe('consenting');
  });
});

describe('eSIGN', () => {
  test('needs the tick [ON-366]', async () => {
    const { openEsignWidget, send, view } = await consenting();
    expect(view()).toMatchObject({ hasConsent: true, canSign: true });
    send('consent.withdrawn');
    send('signing.started');
    expect(view()).toMatchObject({ hasConsent: false, canSign: false });
    expect(openEsignWidget.calls).toEqual([]);
  });

  test('needs a document of the provider (D-78)', async () => {
    const { digio_esign_parameters: _, ...withoutId } = openStage;
    const { openEsignWidget, view } = await signing(withoutId);
    expect(view()).toMatchObject({ screen: 'consenting', canSign: false, isIdMissing: true, isSigning: false });
    expect(openEsignWidget.calls).toEqual([]);
  });

  test('opens the widget once, with the id and email of the server, mode otp [ON-368 OM-321]', async () => {
    const { openEsignWidget, send, view } = await signing();
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

  test('cancelled re-enables the button and does nothing else [ON-370 ON-499 OM-336]', async () => {
    const { notices, openEsignWidget, verifyStage, view } = await signing();
    await openEsignWidget.answer(accepted(cancelled));
    expect(view()).toMatchObject({ screen: 'consenting', hasConsent: true, canSign: true, notice: null });
    expect([notices, verifyStage.calls]).toEqual([[], []]);
  });

  test('that failed is an alert with the text of the widget, and the button is open again (D-80)', async () => {
    const { notices, openEsignWidget, view } = await signing();
    await openEsignWidget.answer(refused('The code could not be sent.'));
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'The code could not be sent.' }]);
    expect(view()).toMatchObject({ screen: 'consenting', canSign: true, notice: { kind: 'refused' } });
  });

  test('left without an answer ignores what the widget says later', async () => {
    const { openEsignWidget, send, verifyStage, view } = await signing();
    send('signing.abandoned');
    await openEsignWidget.answer(accepted(signed));
    expect(view()).toMatchObject({ screen: 'consenting', canSign: true, isSigning: false });
    expect(verifyStage.calls).toEqual([]);
  });
});

describe('a signature', () => {
  test('is verified with what the widget said, once [ON-371]', async () => {
    const { verifyStage, view } = await verifying();
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

  test('that is accepted marks e-sign and KYC verified, and the wait begins [ON-372 ON-373]', async () => {
    const { context, verifyStage, view } = await verifying();
    await verifyStage.answer(accepted(ok));
    expect(context()).toMatchObject({
      stage: { is_verified: true, is_kyc_verified: true, is_kyc_esign_verified: true, is_verify_enabled: false },
      signature: null,
    });
    expect(view()).toMatchObject({
      screen: 'awaitingApproval',
      sections: [{ lines: onRecord.pan }, {}, {}, {}, {}, {}],
    });
  });

  test('takes over the page state of the answer', async () => {
    const { context, verifyStage } = await verifying();
    const id_information: IdInformation = { ...onRecord, general: [] };
    await verifyStage.answer(accepted({ ...ok, state_parameters: { id_information } }));
    expect(context().stage.id_information).toEqual(id_information);
  });

  test('that is refused is an alert, and the button is usable again [ON-377]', async () => {
    const { context, notices, verifyStage, view } = await verifying();
    await verifyStage.answer(refused('This transaction is not known.', '071'));
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'This transaction is not known.' }]);
    expect(view()).toMatchObject({ screen: 'consenting', canSign: true });
    expect(context().signature).toBe(null);
  });

  test('whose answer was lost is sent again, the same one under the same key (X-26)', async () => {
    const { openEsignWidget, send, verifyStage, view } = await verifying();
    await verifyStage.fail({ kind: 'unreachable', errors: [] });
    expect(view()).toMatchObject({ screen: 'signedUnverified', canRetry: true, canReload: true });
    send('verification.retried');
    const [first, second] = verifyStage.calls;
    expect(second).toEqual(first);
    expect(openEsignWidget.calls).toHaveLength(1);
    await verifyStage.answer(accepted(ok));
    expect(view().screen).toBe('awaitingApproval');
  });

  test('whose answer says nothing is not taken for refused: the same one is handed in again under the same key', async () => {
    const { notices, openEsignWidget, send, verifyStage, view } = await verifying();
    await verifyStage.answer(emptyAnswer());
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'inter error' }]);
    expect(view()).toMatchObject({ screen: 'signedUnverified', canRetry: true, notice: { kind: 'lostAnswer' } });
    send('verification.retried');
    const [first, second] = verifyStage.calls;
    expect(second).toEqual(first);
    expect(openEsignWidget.calls).toHaveLength(1);
  });

  test('whose answer was lost may turn up when the stage is asked for again', async () => {
    const { getStageInfo, send, verifyStage, view } = await verifying();
    await verifyStage.fail({ kind: 'unreachable', errors: [] });
    send('stage.reloadRequested');
    await getStageInfo.answer(accepted({ ...openStage, is_verified: true }));
    expect(view().screen).toBe('awaitingApproval');
  });
});

test('the wait ends with the next load that says so [ON-373]', async () => {
  const { getStageInfo, send, verifyStage, view } = await verifying();
  await verifyStage.answer(accepted(ok));
  send('stage.reloadRequested');
  await getStageInfo.answer(accepted({ ...openStage, is_verified: true, is_bse_client_code_approved: true }));
  expect(view()).toMatchObject({ screen: 'approved', sections: [{}, {}, {}, {}, {}, {}] });
});
