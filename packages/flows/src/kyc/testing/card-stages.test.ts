import { describe, expect, test } from 'vitest';
import { accepted, httpFault, PortFailure, refused } from '../../kit/port.ts';
import {
  closedStage,
  editable,
  openStage,
  uploadedAadhaarStage,
  uploadedPanStage,
  verifiedAadhaar,
  verifiedPan,
} from './samples/sample-stages.ts';
import { startAadhaar, startPan } from './start-card-stages.ts';

const pan = {
  name: 'pan',
  start: startPan,
  card: uploadedPanStage,
  verified: verifiedPan,
  next: 'aadhaarVerification',
} as const;
const aadhaar = {
  name: 'aadhaar',
  start: startAadhaar,
  card: uploadedAadhaarStage,
  verified: verifiedAadhaar,
  next: 'bankVerification',
} as const;

describe.each([pan, aadhaar])('$name', ({ name, start, card, verified, next }) => {
  /** Starts the stage with a card that is read and ticked. */
  async function startConfirmed() {
    const run = start();
    await run.read(card);
    run.send({ type: 'confirmation.ticked' });
    return run;
  }

  describe('opening the stage', () => {
    test('requests the stage and nothing else [ON-226 ON-227 ON-239 ON-258]', () => {
      expect(start().ports.getStageInfo.calls).toEqual([{ request: { stage_name: name } }]);
    });

    test('shows a refusal as an alert, without upload, with a link to the due stage [ON-228 ON-484]', async () => {
      const { notices, ports, view } = start();
      const text = 'Please go on with your bank.';
      await ports.getStageInfo.answer(refused(text, '020', { navigateScreen: './bankVerification/' }));
      expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text }]);
      expect(view()).toEqual({
        screen: 'unavailable',
        due: undefined,
        next: null,
        canReload: true,
        currentStage: { to: 'bankVerification' },
        notice: { kind: 'refused', text, via: 'answer', errors: [], namedScreen: './bankVerification/' },
      });
    });

    test('raises a danger alert for each error of a failure, and can be retried [ON-236]', async () => {
      const { notices, open, ports, send, view } = start();
      await ports.getStageInfo.fail(new PortFailure(httpFault('a', 'b')));
      expect(notices.map(({ kind, text }) => `${kind} ${text}`)).toEqual(['danger a', 'danger b']);
      send({ type: 'stage.reloadRequested' });
      await open();
      expect(view().screen).toBe('presentingCard');
    });

    test.each([
      ['false and false', closedStage(name), undefined],
      ['is_verify_enabled', openStage(name), 'images'],
      ['is_verified_editable', editable(closedStage(name)), 'images'],
    ])('shows the upload according to the flags: %s [ON-229]', async (_, answer, upload) => {
      const { ports, view } = start();
      await ports.getStageInfo.answer(accepted(answer, 0));
      const now = view();
      expect(now).toMatchObject({ screen: 'presentingCard', next: null });
      expect(now.screen === 'presentingCard' ? now.upload?.screen : null).toBe(upload);
    });

    test('links the next stage without an upload when verified and not editable [ON-230 ON-256]', async () => {
      const { ports, send, view } = start();
      await ports.getStageInfo.answer(accepted(verified, 0));
      expect(view()).toMatchObject({ screen: 'verified', canEdit: false, next: { to: next } });
      send({ type: 'stage.editRequested' });
      expect(view().screen).toBe('verified');
    });

    test('shows the upload and the link when verified and editable, and can be left [ON-257]', async () => {
      const { leave, ports, send, view } = start();
      await ports.getStageInfo.answer(accepted(editable(verified), 0));
      send({ type: 'stage.editRequested' });
      expect(view()).toMatchObject({
        screen: 'presentingCard',
        upload: { screen: 'images' },
        canLeave: true,
        next: { to: next },
      });
      leave();
      expect(view().screen).toBe('verified');
    });
  });

  describe('uploading the card', () => {
    test('raises danger alerts after a lost answer, and sends the same pictures again with the same key [ON-236]', async () => {
      const { notices, ports, upload, verify, view } = start();
      await upload();
      await ports.verifyIdProof.fail(new PortFailure(httpFault('a', 'b')));
      expect(notices.map(({ kind, text }) => `${kind} ${text}`)).toEqual(['danger a', 'danger b']);
      expect(view()).toMatchObject({ upload: { canSubmit: true, notice: { kind: 'lostAnswer' } } });
      verify();
      const [first, second] = ports.verifyIdProof.calls;
      expect([ports.verifyIdProof.calls.length, second]).toEqual([2, first]);
    });

    test('shows lines and images to be confirmed [ON-243 ON-265]', async () => {
      const { read, view } = start();
      await read(card);
      const { [name]: lines, [`${name}_attachment_list` as const]: images } = card.id_information ?? {};
      expect(view()).toMatchObject({ screen: 'reviewing', section: { name, lines, images }, next: null });
    });
  });

  describe('confirming', () => {
    test('needs the tick, which is enabled by is_confirm_chk_enabled [ON-231 ON-252]', async () => {
      const { ports, read, send, view } = start();
      await read(card);
      send({ type: 'stage.submitted' });
      expect(view()).toMatchObject({ canTickConfirmation: true, canSubmit: false });
      expect(ports.verifyStage.calls).toEqual([]);
      send({ type: 'confirmation.ticked' });
      expect(view()).toMatchObject({ canUntickConfirmation: true, canSubmit: true });

      const closed = start();
      await closed.read({ ...card, is_confirm_chk_enabled: false });
      closed.send({ type: 'confirmation.ticked' });
      expect(closed.view()).toMatchObject({ canTickConfirmation: false, isConfirmed: false, isReadable: false });
    });

    test('raises an alert when refused, preserves the tick and can be retried with a new key [ON-237]', async () => {
      const { notices, ports, send, view } = await startConfirmed();
      send({ type: 'stage.submitted' });
      await ports.verifyStage.answer(refused('The names differ.', '001', { navigateScreen: 'aadhaarVerification' }));
      expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'The names differ.' }]);
      expect(view()).toMatchObject({
        screen: 'reviewing',
        isConfirmed: true,
        canSubmit: true,
        currentStage: { to: 'aadhaarVerification' },
      });
      send({ type: 'stage.submitted' });
      expect(new Set(ports.verifyStage.calls.map(({ submission }) => submission)).size).toBe(2);
    });

    test('raises danger alerts after a failure, and is sent again with the same key or loaded again [ON-236]', async () => {
      const { notices, ports, send, view } = await startConfirmed();
      send({ type: 'stage.submitted' });
      await ports.verifyStage.fail(new PortFailure(httpFault('a', 'b')));
      expect(notices.map(({ kind, text }) => `${kind} ${text}`)).toEqual(['danger a', 'danger b']);
      expect(view()).toMatchObject({ screen: 'reviewing', canSubmit: true, canReload: true });
      send({ type: 'stage.submitted' });
      expect(new Set(ports.verifyStage.calls.map(({ submission }) => submission)).size).toBe(1);
      await ports.verifyStage.fail(new PortFailure(httpFault()));
      send({ type: 'stage.reloadRequested' });
      await ports.getStageInfo.answer(accepted(verified, 0));
      expect(view()).toMatchObject({ screen: 'verified', next: { to: next } });
    });
  });
});
