import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../kit/port.ts';
import { uploadedAadhaarStage } from '../testing/samples/sample-stages.ts';
import { preparedOf, startAadhaar } from '../testing/start-card-stages.ts';
import { aadhaarUploadOf } from './kyc-aadhaar.rules.ts';

const sideMissingRefusal = (side: string) =>
  refused(`The ${side} side is missing.`, '051', { state_parameters: { missing_side: side } });

describe('uploading the card', () => {
  test('needs both sides [ON-259]', async () => {
    const { choose, open, ports, verify, view } = startAadhaar();
    await open();
    await choose('front');
    verify();
    expect([ports.verifyIdProof.calls, view()]).toMatchObject([[], { upload: { canSubmit: false } }]);
    await choose('back');
    expect(view()).toMatchObject({ upload: { canSubmit: true } });
  });

  test('sends both sides, front first, with the documented parts [ON-260]', async () => {
    const { ports, upload } = startAadhaar();
    await upload();
    expect(ports.verifyIdProof.calls.map(({ request }) => request)).toEqual([
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
    'clears both pictures and raises an alert when the %s side is missing [ON-264]',
    async (side) => {
      const { choose, notices, ports, upload, verify, view } = startAadhaar();
      await upload();
      await ports.verifyIdProof.answer(sideMissingRefusal(side));
      expect(view()).toMatchObject({
        upload: { missingSide: side, canSubmit: false, slots: [{ image: null }, { image: null }] },
      });
      expect(notices.map(({ kind, text }) => `${kind} ${text}`)).toEqual([`alert The ${side} side is missing.`]);
      verify();
      expect(ports.verifyIdProof.calls).toHaveLength(1);
      await choose(side === 'front' ? 'front' : 'back');
      expect(view()).toMatchObject({ upload: { canSubmit: false } });
    },
  );

  test.each([
    ['short', null],
    ['longer', 'longer'],
  ])(
    'raises an alert when refused with "%s", and shows it inline only if longer than 5 characters [ON-237 ON-268 ON-487]',
    async (text, inline) => {
      const { notices, ports, upload, view } = startAadhaar();
      await upload();
      await ports.verifyIdProof.answer(refused(text, '051'));
      expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text }]);
      const now = view();
      const images = now.screen === 'presentingCard' && now.upload?.screen === 'images' ? now.upload : null;
      expect([images?.notice?.text ?? null, images?.canSubmit]).toEqual([inline, true]);
    },
  );
});

describe('confirming', () => {
  test('sends the stage and leads to the bank, whatever the answer contains [ON-266 ON-267]', async () => {
    const { actor, ports, read, send, view } = startAadhaar();
    await read(uploadedAadhaarStage);
    send({ type: 'confirmation.ticked' });
    send({ type: 'stage.submitted' });
    send({ type: 'stage.submitted' });
    expect(ports.verifyStage.calls.map(({ request }) => request)).toEqual([{ verify_stage: 'aadhaar' }]);
    await ports.verifyStage.answer(accepted({ code: '000', messageText: '', navigateScreen: '//evil.example' }, 0));
    expect(actor.getSnapshot().output).toEqual({ kind: 'left', exit: { to: 'bankVerification' } });
    expect(view()).toMatchObject({ screen: 'verified', next: { to: 'bankVerification' } });
  });
});
