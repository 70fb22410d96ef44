import { describe, expect, test } from 'vitest';
import { accepted, fault, PortFailure, refused } from '../../kit/port.ts';
import { closedStage, editable, openStage, readAadhaar, verifiedAadhaar } from '../sample-stages.ts';
import { aadhaarUploadOf } from './kyc-aadhaar.rules.ts';
import { opened, preparedOf, reviewing, started } from './kyc-aadhaar.started.ts';

const missing = (side: string) =>
  refused(`The ${side} side is missing.`, '051', { state_parameters: { missing_side: side } });

describe('opening the stage', () => {
  test('asks for the stage aadhaar and for nothing else [ON-226 ON-227 ON-258]', () => {
    expect(started().getStageInfo.calls).toEqual([{ request: { stage_name: 'aadhaar' } }]);
  });

  test('refused: an alert with the text, no upload, and a link to the stage that is due [ON-228 ON-484]', async () => {
    const { getStageInfo, notices, view } = started();
    await getStageInfo.answer(refused('Finish PAN first.', '020', { navigateScreen: './panVerification/' }));
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'Finish PAN first.' }]);
    expect(view()).toMatchObject({ screen: 'unavailable', next: null, currentStage: { to: 'panVerification' } });
    expect(view()).not.toHaveProperty('upload');
  });

  test('failed: every error is told by a danger alert, and the stage can be asked for again [ON-236]', async () => {
    const { getStageInfo, notices, send, view } = started();
    await getStageInfo.fail(new PortFailure(fault('a', 'b')));
    expect(notices.map(({ kind, text }) => `${kind} ${text}`)).toEqual(['danger a', 'danger b']);
    send({ type: 'stage.reloadRequested' });
    await getStageInfo.answer(accepted(openStage('aadhaar')));
    expect(view().screen).toBe('presentingCard');
  });

  test.each([
    ['false and false', closedStage('aadhaar'), undefined],
    ['is_verify_enabled', openStage('aadhaar'), 'images'],
    ['is_verified_editable', editable(closedStage('aadhaar')), 'images'],
  ])('flags %s: the upload is there accordingly [ON-229]', async (_, answer, upload) => {
    const { getStageInfo, view } = started();
    await getStageInfo.answer(accepted(answer));
    const now = view();
    expect(now.screen === 'presentingCard' ? now.upload?.screen : null).toBe(upload);
  });

  test('verified: the next stage is linked; before it is not [ON-230]', async () => {
    const { getStageInfo, view } = started();
    await getStageInfo.answer(accepted(verifiedAadhaar));
    expect(view()).toMatchObject({ screen: 'verified', canEdit: false, next: { to: 'bankVerification' } });
    expect((await opened()).view()).toMatchObject({ next: null });
  });

  test('verified and editable: the upload is there again and can be left', async () => {
    const { getStageInfo, leave, send, view } = started();
    await getStageInfo.answer(accepted(editable(verifiedAadhaar)));
    send({ type: 'stage.editRequested' });
    expect(view()).toMatchObject({ screen: 'presentingCard', canLeave: true, next: { to: 'bankVerification' } });
    leave();
    expect(view().screen).toBe('verified');
  });
});

describe('uploading the card', () => {
  test('takes both sides; one is not enough [ON-259]', async () => {
    const { choose, verify, verifyIdProof, view } = await opened();
    await choose('front');
    verify();
    expect([verifyIdProof.calls, view()]).toMatchObject([[], { upload: { canSubmit: false } }]);
    await choose('back');
    expect(view()).toMatchObject({ upload: { canSubmit: true } });
  });

  test('sends both, front first, with the documented parts [ON-260]', async () => {
    const { upload, verifyIdProof } = await opened();
    await upload();
    expect(verifyIdProof.calls.map(({ request }) => request)).toEqual([
      {
        id_type: 'aadhaar',
        folder_name: 'aadhaar',
        attachment_category: 'aadhaar',
        no_of_attachment: 2,
        upload_aadhaar: [preparedOf('front').image, preparedOf('back').image],
      },
    ]);
    expect(() => aadhaarUploadOf({ images: { front: preparedOf('front') }, subject: null })).toThrow('back');
  });

  test.each(['front', 'back'])(
    'the %s side is missing: both are picked again, and an alert is raised [ON-264]',
    async (side) => {
      const { choose, notices, upload, verify, verifyIdProof, view } = await opened();
      await upload();
      await verifyIdProof.answer(missing(side));
      expect(view()).toMatchObject({
        upload: { missingSide: side, canSubmit: false, slots: [{ image: null }, { image: null }] },
      });
      expect(notices.map(({ kind, text }) => `${kind} ${text}`)).toEqual([`alert The ${side} side is missing.`]);
      verify();
      expect(verifyIdProof.calls).toHaveLength(1);
      await choose(side === 'front' ? 'front' : 'back');
      expect(view()).toMatchObject({ upload: { canSubmit: false } });
    },
  );

  test.each([
    ['short', null],
    ['longer', 'longer'],
  ])(
    'refused with "%s": an alert, and inline only when longer than 5 characters [ON-237 ON-268 ON-487]',
    async (text, inline) => {
      const { notices, upload, verifyIdProof, view } = await opened();
      await upload();
      await verifyIdProof.answer(refused(text, '051'));
      expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text }]);
      const now = view();
      const images = now.screen === 'presentingCard' && now.upload?.screen === 'images' ? now.upload : null;
      expect([images?.notice?.text ?? null, images?.canSubmit]).toEqual([inline, true]);
    },
  );

  test('cut off: danger alerts, and the same pictures can be sent again with the same key [ON-236]', async () => {
    const { notices, upload, verify, verifyIdProof, view } = await opened();
    await upload();
    await verifyIdProof.fail(new PortFailure(fault('a', 'b')));
    expect(notices.map(({ kind, text }) => `${kind} ${text}`)).toEqual(['danger a', 'danger b']);
    expect(view()).toMatchObject({ upload: { canSubmit: true, notice: { kind: 'lostAnswer' } } });
    verify();
    const [first, second] = verifyIdProof.calls;
    expect([verifyIdProof.calls.length, second]).toEqual([2, first]);
  });

  test('read: lines and both images are shown to be confirmed [ON-265]', async () => {
    const { view } = await reviewing(readAadhaar);
    const information = readAadhaar.id_information;
    expect(view()).toMatchObject({
      screen: 'reviewing',
      section: { name: 'aadhaar', lines: information?.aadhaar, images: information?.aadhaar_attachment_list },
    });
  });
});

describe('confirming', () => {
  test('is open with the tick only, and the box follows is_confirm_chk_enabled [ON-231]', async () => {
    const { send, verifyStage, view } = await reviewing(readAadhaar);
    send({ type: 'stage.submitted' });
    expect([view(), verifyStage.calls]).toMatchObject([{ canTick: true, canSubmit: false }, []]);
    const closed = await reviewing({ ...readAadhaar, is_confirm_chk_enabled: false });
    closed.send({ type: 'confirmation.ticked' });
    expect(closed.view()).toMatchObject({ canTick: false, isConfirmed: false });
  });

  test('sends the stage and leads to the bank, whatever else the answer says [ON-266 ON-267]', async () => {
    const { actor, send, verifyStage, view } = await reviewing(readAadhaar);
    send({ type: 'confirmation.ticked' });
    send({ type: 'stage.submitted' });
    send({ type: 'stage.submitted' });
    expect(verifyStage.calls.map(({ request }) => request)).toEqual([{ verify_stage: 'aadhaar' }]);
    await verifyStage.answer(accepted({ code: '000', messageText: '', navigateScreen: '//evil.example' }));
    expect(actor.getSnapshot().output).toEqual({ kind: 'left', exit: { to: 'bankVerification' } });
    expect(view()).toMatchObject({ screen: 'verified', next: { to: 'bankVerification' } });
  });

  test('refused: an alert, the tick stays, and it can be tried again with a new key [ON-237]', async () => {
    const { notices, send, verifyStage, view } = await reviewing(readAadhaar);
    send({ type: 'confirmation.ticked' });
    send({ type: 'stage.submitted' });
    await verifyStage.answer(refused('The names differ.', '001'));
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'The names differ.' }]);
    expect(view()).toMatchObject({ screen: 'reviewing', isConfirmed: true, canSubmit: true });
    send({ type: 'stage.submitted' });
    expect(new Set(verifyStage.calls.map(({ submission }) => submission)).size).toBe(2);
  });

  test('failed: danger alerts; the same key is sent again, or the stage is asked for anew [ON-236]', async () => {
    const { getStageInfo, notices, send, verifyStage, view } = await reviewing(readAadhaar);
    send({ type: 'confirmation.ticked' });
    send({ type: 'stage.submitted' });
    await verifyStage.fail(new PortFailure(fault('a', 'b')));
    expect(notices.map(({ kind, text }) => `${kind} ${text}`)).toEqual(['danger a', 'danger b']);
    send({ type: 'stage.submitted' });
    expect(new Set(verifyStage.calls.map(({ submission }) => submission)).size).toBe(1);
    await verifyStage.fail(new PortFailure(fault()));
    send({ type: 'stage.reloadRequested' });
    await getStageInfo.answer(accepted(verifiedAadhaar));
    expect(view()).toMatchObject({ screen: 'verified', next: { to: 'bankVerification' } });
  });
});
