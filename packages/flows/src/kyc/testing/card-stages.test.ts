import { describe, expect, test } from 'vitest';
import { accepted, fault, PortFailure, refused } from '../../kit/port.ts';
import {
  closedStage,
  editable,
  openStage,
  readAadhaar,
  readPan,
  verifiedAadhaar,
  verifiedPan,
} from '../sample-stages.ts';
import { startedAadhaar, startedPan } from './card-stages.started.ts';

const pan = {
  name: 'pan',
  started: startedPan,
  card: readPan,
  verified: verifiedPan,
  next: 'aadhaarVerification',
} as const;
const aadhaar = {
  name: 'aadhaar',
  started: startedAadhaar,
  card: readAadhaar,
  verified: verifiedAadhaar,
  next: 'bankVerification',
} as const;

describe.each([pan, aadhaar])('$name', ({ name, started, card, verified, next }) => {
  /** Read and ticked. */
  async function confirmed() {
    const run = started();
    await run.read(card);
    run.send({ type: 'confirmation.ticked' });
    return run;
  }

  describe('opening the stage', () => {
    test('asks for the stage and for nothing else [ON-226 ON-227 ON-239 ON-258]', () => {
      expect(started().ports.getStageInfo.calls).toEqual([{ request: { stage_name: name } }]);
    });

    test('refused: an alert with the text, no upload, and a link to the stage that is due [ON-228 ON-484]', async () => {
      const { notices, ports, view } = started();
      const text = 'Please go on with your bank.';
      await ports.getStageInfo.answer(refused(text, '020', { navigateScreen: './bankVerification/' }));
      expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text }]);
      expect(view()).toEqual({
        screen: 'unavailable',
        due: undefined,
        next: null,
        canReload: true,
        currentStage: { to: 'bankVerification' },
        notice: { kind: 'refused', text, via: 'answer', errors: [], named: './bankVerification/' },
      });
    });

    test('failed: every error is told by a danger alert, and the stage can be asked for again [ON-236]', async () => {
      const { notices, open, ports, send, view } = started();
      await ports.getStageInfo.fail(new PortFailure(fault('a', 'b')));
      expect(notices.map(({ kind, text }) => `${kind} ${text}`)).toEqual(['danger a', 'danger b']);
      send({ type: 'stage.reloadRequested' });
      await open();
      expect(view().screen).toBe('presentingCard');
    });

    test.each([
      ['false and false', closedStage(name), undefined],
      ['is_verify_enabled', openStage(name), 'images'],
      ['is_verified_editable', editable(closedStage(name)), 'images'],
    ])('flags %s: the upload is there accordingly [ON-229]', async (_, answer, upload) => {
      const { ports, view } = started();
      await ports.getStageInfo.answer(accepted(answer));
      const now = view();
      expect(now).toMatchObject({ screen: 'presentingCard', next: null });
      expect(now.screen === 'presentingCard' ? now.upload?.screen : null).toBe(upload);
    });

    test('verified and not editable: no upload, the next stage is linked [ON-230 ON-256]', async () => {
      const { ports, send, view } = started();
      await ports.getStageInfo.answer(accepted(verified));
      expect(view()).toMatchObject({ screen: 'verified', canEdit: false, next: { to: next } });
      send({ type: 'stage.editRequested' });
      expect(view().screen).toBe('verified');
    });

    test('verified and editable: the upload is there again, beside the link, and can be left [ON-257]', async () => {
      const { leave, ports, send, view } = started();
      await ports.getStageInfo.answer(accepted(editable(verified)));
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
    test('cut off: danger alerts, and the same pictures can be sent again with the same key [ON-236]', async () => {
      const { notices, ports, upload, verify, view } = started();
      await upload();
      await ports.verifyIdProof.fail(new PortFailure(fault('a', 'b')));
      expect(notices.map(({ kind, text }) => `${kind} ${text}`)).toEqual(['danger a', 'danger b']);
      expect(view()).toMatchObject({ upload: { canSubmit: true, notice: { kind: 'lostAnswer' } } });
      verify();
      const [first, second] = ports.verifyIdProof.calls;
      expect([ports.verifyIdProof.calls.length, second]).toEqual([2, first]);
    });

    test('read: lines and images are shown to be confirmed [ON-243 ON-265]', async () => {
      const { read, view } = started();
      await read(card);
      const { [name]: lines, [`${name}_attachment_list` as const]: images } = card.id_information ?? {};
      expect(view()).toMatchObject({ screen: 'reviewing', section: { name, lines, images }, next: null });
    });
  });

  describe('confirming', () => {
    test('is open with the tick only, and the box follows is_confirm_chk_enabled [ON-231 ON-252]', async () => {
      const { ports, read, send, view } = started();
      await read(card);
      send({ type: 'stage.submitted' });
      expect(view()).toMatchObject({ canTick: true, canSubmit: false });
      expect(ports.verifyStage.calls).toEqual([]);
      send({ type: 'confirmation.ticked' });
      expect(view()).toMatchObject({ canUntick: true, canSubmit: true });

      const closed = started();
      await closed.read({ ...card, is_confirm_chk_enabled: false });
      closed.send({ type: 'confirmation.ticked' });
      expect(closed.view()).toMatchObject({ canTick: false, isConfirmed: false, isReadable: false });
    });

    test('refused: an alert, the tick stays, and it can be tried again with a new key [ON-237]', async () => {
      const { notices, ports, send, view } = await confirmed();
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

    test('failed: danger alerts; the same key is sent again, or the stage is asked for anew [ON-236]', async () => {
      const { notices, ports, send, view } = await confirmed();
      send({ type: 'stage.submitted' });
      await ports.verifyStage.fail(new PortFailure(fault('a', 'b')));
      expect(notices.map(({ kind, text }) => `${kind} ${text}`)).toEqual(['danger a', 'danger b']);
      expect(view()).toMatchObject({ screen: 'reviewing', canSubmit: true, canReload: true });
      send({ type: 'stage.submitted' });
      expect(new Set(ports.verifyStage.calls.map(({ submission }) => submission)).size).toBe(1);
      await ports.verifyStage.fail(new PortFailure(fault()));
      send({ type: 'stage.reloadRequested' });
      await ports.getStageInfo.answer(accepted(verified));
      expect(view()).toMatchObject({ screen: 'verified', next: { to: next } });
    });
  });
});
