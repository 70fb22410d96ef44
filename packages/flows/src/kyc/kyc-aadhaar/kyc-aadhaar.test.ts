import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../kit/port.ts';
import { readAadhaar } from '../sample-stages.ts';
import { preparedOf, startedAadhaar } from '../testing/card-stages.started.ts';
import { aadhaarUploadOf } from './kyc-aadhaar.rules.ts';

const missing = (side: string) =>
  refused(`The ${side} side is missing.`, '051', { state_parameters: { missing_side: side } });

describe('uploading the card', () => {
  test('takes both sides; one is not enough [ON-259]', async () => {
    const { choose, open, ports, verify, view } = startedAadhaar();
    await open();
    await choose('front');
    verify();
    expect([ports.verifyIdProof.calls, view()]).toMatchObject([[], { upload: { canSubmit: false } }]);
    await choose('back');
    expect(view()).toMatchObject({ upload: { canSubmit: true } });
  });

  test('sends both, front first, with the documented parts [ON-260]', async () => {
    const { ports, upload } = startedAadhaar();
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
    'the %s side is missing: both are picked again, and an alert is raised [ON-264]',
    async (side) => {
      const { choose, notices, ports, upload, verify, view } = startedAadhaar();
      await upload();
      await ports.verifyIdProof.answer(missing(side));
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
    'refused with "%s": an alert, and inline only when longer than 5 characters [ON-237 ON-268 ON-487]',
    async (text, inline) => {
      const { notices, ports, upload, view } = startedAadhaar();
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
  test('sends the stage and leads to the bank, whatever else the answer says [ON-266 ON-267]', async () => {
    const { actor, ports, read, send, view } = startedAadhaar();
    await read(readAadhaar);
    send({ type: 'confirmation.ticked' });
    send({ type: 'stage.submitted' });
    send({ type: 'stage.submitted' });
    expect(ports.verifyStage.calls.map(({ request }) => request)).toEqual([{ verify_stage: 'aadhaar' }]);
    await ports.verifyStage.answer(accepted({ code: '000', messageText: '', navigateScreen: '//evil.example' }));
    expect(actor.getSnapshot().output).toEqual({ kind: 'left', exit: { to: 'bankVerification' } });
    expect(view()).toMatchObject({ screen: 'verified', next: { to: 'bankVerification' } });
  });
});
