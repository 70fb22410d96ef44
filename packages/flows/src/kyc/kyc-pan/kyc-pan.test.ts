import { describe, expect, test } from 'vitest';
import { accepted, fault, PortFailure, refused } from '../../kit/port.ts';
import { closedStage, editable, openStage, readPan, readPanWithOtherDate, verifiedPan } from '../sample-stages.ts';
import { birthDayOf, birthDays, birthMonths, birthYears } from './kyc-pan.rules.ts';
import { preparedPhoto, reviewing, started } from './kyc-pan.started.ts';

const TODAY = '2026-10-05';

describe('opening the stage', () => {
  test('asks for the stage pan and for nothing else [ON-226 ON-227 ON-239]', () => {
    expect(started().getStageInfo.calls).toEqual([{ request: { stage_name: 'pan' } }]);
  });

  test('refused: an alert with the text, no upload, and a link to the stage that is due [ON-228 ON-484]', async () => {
    const { getStageInfo, notices, view } = started();
    await getStageInfo.answer(refused('Please go on with your bank.', '001', { navigateScreen: './bankVerification' }));
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'Please go on with your bank.' }]);
    expect(view()).toEqual({
      screen: 'unavailable',
      due: undefined,
      next: null,
      canReload: true,
      currentStage: { to: 'bankVerification' },
      notice: {
        kind: 'refused',
        text: 'Please go on with your bank.',
        via: 'answer',
        errors: [],
        named: './bankVerification',
      },
    });
  });

  test('failed: every error is told by a danger alert, and the stage can be asked for again [ON-236]', async () => {
    const { getStageInfo, notices, send, view } = started();
    await getStageInfo.fail(new PortFailure(fault('a', 'b')));
    expect(notices.map(({ kind, text }) => [kind, text])).toEqual([
      ['danger', 'a'],
      ['danger', 'b'],
    ]);
    send({ type: 'stage.reloadRequested' });
    await getStageInfo.answer(accepted(openStage('pan')));
    expect(view().screen).toBe('presentingCard');
  });

  test.each([
    ['false and false', closedStage('pan'), undefined],
    ['is_verify_enabled', openStage('pan'), 'images'],
    ['is_verified_editable', editable(closedStage('pan')), 'images'],
  ])('flags %s: the upload is there accordingly [ON-229]', async (_, answer, upload) => {
    const { getStageInfo, view } = started();
    await getStageInfo.answer(accepted(answer));
    expect(view()).toMatchObject({ screen: 'presentingCard', next: null });
    const now = view();
    expect(now.screen === 'presentingCard' ? now.upload?.screen : null).toBe(upload);
  });

  test('verified and not editable: no upload, the next stage is linked [ON-230 ON-256]', async () => {
    const { getStageInfo, send, view } = started();
    await getStageInfo.answer(accepted(verifiedPan));
    expect(view()).toMatchObject({ screen: 'verified', canEdit: false, next: { to: 'aadhaarVerification' } });
    send({ type: 'stage.editRequested' });
    expect(view().screen).toBe('verified');
  });

  test('verified and editable: the upload is there again, beside the link, and can be left [ON-257]', async () => {
    const { getStageInfo, leave, send, view } = started();
    await getStageInfo.answer(accepted(editable(verifiedPan)));
    send({ type: 'stage.editRequested' });
    expect(view()).toMatchObject({
      screen: 'presentingCard',
      upload: { screen: 'images' },
      canLeave: true,
      next: { to: 'aadhaarVerification' },
    });
    leave();
    expect(view().screen).toBe('verified');
  });
});

describe('uploading the card', () => {
  test('sends the four documented parts [ON-241]', async () => {
    const { getStageInfo, upload, verifyIdProof } = started();
    await getStageInfo.answer(accepted(openStage('pan')));
    await upload();
    expect(verifyIdProof.calls.map(({ request }) => request)).toEqual([
      { upload_pan: preparedPhoto.image, id_type: 'pan', folder_name: 'pan', attachment_category: 'pan' },
    ]);
  });

  test('does nothing without a card [ON-242]', async () => {
    const { getStageInfo, verify, verifyIdProof, view } = started();
    await getStageInfo.answer(accepted(openStage('pan')));
    verify();
    expect(verifyIdProof.calls).toEqual([]);
    expect(view()).toMatchObject({ upload: { canSubmit: false } });
  });

  test('takes png, jpeg and jpg in any case, and no pdf or gif: then nothing is called [ON-234]', async () => {
    const { choose, getStageInfo, prepareImage, view } = started();
    await getStageInfo.answer(accepted(openStage('pan')));
    choose({ id: '1', name: 'pan.pdf', type: 'application/pdf', size: 10 });
    expect(view()).toMatchObject({ upload: { notice: { kind: 'wrongType' } } });
    choose({ id: '2', name: 'pan.gif', type: 'image/gif', size: 10 });
    expect(prepareImage.calls).toEqual([]);
    choose({ id: '3', name: 'pan.JPG', type: 'image/jpeg', size: 10 });
    expect(prepareImage.calls).toHaveLength(1);
  });

  test('refused: an alert, and the card stays chosen [ON-237 ON-255 ON-487]', async () => {
    const { getStageInfo, notices, upload, verifyIdProof, view } = started();
    await getStageInfo.answer(accepted(openStage('pan')));
    await upload();
    await verifyIdProof.answer(refused('The document could not be read.', '001'));
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'The document could not be read.' }]);
    expect(view()).toMatchObject({
      screen: 'presentingCard',
      upload: { canSubmit: true, slots: [{ image: preparedPhoto.image }] },
    });
  });

  test('cut off: danger alerts, and the same card can be sent again with the same key [ON-236]', async () => {
    const { getStageInfo, notices, upload, verify, verifyIdProof, view } = started();
    await getStageInfo.answer(accepted(openStage('pan')));
    await upload();
    await verifyIdProof.fail(new PortFailure(fault('a', 'b')));
    expect(notices.map(({ kind, text }) => `${kind} ${text}`)).toEqual(['danger a', 'danger b']);
    expect(view()).toMatchObject({ upload: { canSubmit: true } });
    verify();
    const [first, second] = verifyIdProof.calls;
    expect([verifyIdProof.calls.length, second]).toEqual([2, first]);
  });

  test('read: lines and images are shown to be confirmed [ON-243]', async () => {
    const { view } = await reviewing(readPan);
    expect(view()).toMatchObject({
      screen: 'reviewing',
      section: { name: 'pan', lines: readPan.id_information?.pan, images: readPan.id_information?.pan_attachment_list },
      dialog: null,
    });
  });
});

describe('the date of birth', () => {
  test('is asked for when the provider flags a mismatch [ON-244]', async () => {
    const { view } = await reviewing(readPanWithOtherDate);
    expect(view()).toMatchObject({ screen: 'reviewing', isBirthDateWrong: true, dialog: { canSubmit: false } });
  });

  test('has the years from 18 years back 72 further years: 2008 to 1936 in 2026 [ON-245]', () => {
    const years = birthYears(TODAY);
    expect([years[0], years.at(-1), years.length]).toEqual(['2008', '1936', 73]);
    expect(birthYears('2027-01-01')[0]).toBe('2009');
  });

  test('has 31 days of two digits and 12 months [ON-246 ON-247]', () => {
    expect([birthDays.length, birthDays[0], birthDays.at(-1)]).toEqual([31, '01', '31']);
    expect([birthMonths.length, birthMonths[0], birthMonths.at(-1)]).toEqual([12, '01', '12']);
  });

  test.each([
    ['29', '02', '2004', '2004-02-29'],
    ['29', '02', '2005', null],
    ['29', '02', '1900', null],
    ['31', '02', '1990', null],
    ['31', '04', '1990', null],
    ['31', '12', '1990', '1990-12-31'],
    ['01', '01', '2009', null],
    ['', '01', '1990', null],
  ])('%s-%s-%s is the day %s [ON-249]', (day, month, year, expected) => {
    expect(birthDayOf({ day, month, year }, TODAY)).toBe(expected);
  });

  test('that does not exist leaves the popup open with what was chosen [ON-248]', async () => {
    const { chooseDate, send, view } = await reviewing(readPanWithOtherDate);
    chooseDate({ day: '31', month: '02', year: '1990' });
    send({ type: 'birthDate.submitted' });
    expect(view()).toMatchObject({
      dialog: { problem: 'impossible', draft: { day: '31', month: '02', year: '1990' } },
    });
    chooseDate({ month: '03' });
    expect(view()).toMatchObject({ dialog: { problem: null, canSubmit: true } });
  });

  test('unsettled refuses the tick and asks again; once chosen it may be ticked [ON-250 ON-251]', async () => {
    const { chooseDate, send, view } = await reviewing(readPanWithOtherDate);
    send({ type: 'birthDate.closed' });
    send({ type: 'confirmation.ticked' });
    expect(view()).toMatchObject({ isConfirmed: false, dialog: { problem: 'unsettled' } });
    chooseDate({ day: '05', month: '11', year: '1990' });
    send({ type: 'birthDate.submitted' });
    send({ type: 'confirmation.ticked' });
    expect(view()).toMatchObject({ isConfirmed: true, dialog: null, birthDay: '1990-11-05' });
  });
});

describe('confirming', () => {
  test('is open with the tick only, and the box follows is_confirm_chk_enabled [ON-231 ON-252]', async () => {
    const { send, verifyStage, view } = await reviewing(readPan);
    send({ type: 'stage.submitted' });
    expect(view()).toMatchObject({ canTick: true, canSubmit: false });
    expect(verifyStage.calls).toEqual([]);
    send({ type: 'confirmation.ticked' });
    expect(view()).toMatchObject({ canUntick: true, canSubmit: true });

    const closed = await reviewing({ ...readPan, is_confirm_chk_enabled: false });
    closed.send({ type: 'confirmation.ticked' });
    expect(closed.view()).toMatchObject({ canTick: false, isConfirmed: false, isReadable: false });
  });

  test('a card whose birth date is still asked for counts as read', async () => {
    const { view } = await reviewing(readPanWithOtherDate);
    expect(view()).toMatchObject({ dialog: { problem: null }, canTick: false, isReadable: true });
  });

  test('without a mismatch sends false and no date [ON-253]', async () => {
    const { send, verifyStage } = await reviewing(readPan);
    send({ type: 'confirmation.ticked' });
    send({ type: 'stage.submitted' });
    send({ type: 'stage.submitted' });
    expect(verifyStage.calls.map(({ request }) => request)).toEqual([
      { verify_stage: 'pan', valid_pan_invalid_dob: false, pan_dob: '' },
    ]);
  });

  test('with a mismatch sends true and the chosen date as dd/mm/yyyy [ON-253]', async () => {
    const { chooseDate, send, verifyStage } = await reviewing(readPanWithOtherDate);
    chooseDate({ day: '05', month: '11', year: '1990' });
    send({ type: 'birthDate.submitted' });
    send({ type: 'confirmation.ticked' });
    send({ type: 'stage.submitted' });
    expect(verifyStage.calls.map(({ request }) => request)).toEqual([
      { verify_stage: 'pan', valid_pan_invalid_dob: true, pan_dob: '05/11/1990' },
    ]);
  });

  test('accepted: what the provider said is kept with this stage alone, and the next one is linked [ON-232 ON-254]', async () => {
    const { actor, send, verifyStage, view } = await reviewing(readPan);
    send({ type: 'confirmation.ticked' });
    send({ type: 'stage.submitted' });
    const { stage: before, ...others } = actor.getSnapshot().context;
    expect(view().next).toBe(null);
    await verifyStage.answer(
      accepted({ code: '000', messageText: '', state_parameters: { is_stage_verified: true, login_stage: 'aadhaar' } }),
    );
    const { stage: after, ...othersAfter } = actor.getSnapshot().context;
    expect(after).toMatchObject({ is_stage_verified: true, login_stage: 'aadhaar' });
    expect(after.id_information).toEqual(before.id_information);
    expect(othersAfter).toEqual(others);
    expect(view()).toMatchObject({ screen: 'verified', next: { to: 'aadhaarVerification' } });
  });

  test('refused: an alert, the tick stays, and it can be tried again with a new key [ON-237]', async () => {
    const { notices, send, verifyStage, view } = await reviewing(readPan);
    send({ type: 'confirmation.ticked' });
    send({ type: 'stage.submitted' });
    await verifyStage.answer(refused('Under 18.', '001', { navigateScreen: 'aadhaarVerification' }));
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'Under 18.' }]);
    expect(view()).toMatchObject({
      screen: 'reviewing',
      isConfirmed: true,
      canSubmit: true,
      currentStage: { to: 'aadhaarVerification' },
    });
    send({ type: 'stage.submitted' });
    expect(new Set(verifyStage.calls.map(({ submission }) => submission)).size).toBe(2);
  });

  test('failed: danger alerts; the same key is sent again, or the stage is asked for anew [ON-236]', async () => {
    const { getStageInfo, notices, send, verifyStage, view } = await reviewing(readPan);
    send({ type: 'confirmation.ticked' });
    send({ type: 'stage.submitted' });
    await verifyStage.fail(new PortFailure(fault('a', 'b')));
    expect(notices.map(({ kind, text }) => `${kind} ${text}`)).toEqual(['danger a', 'danger b']);
    expect(view()).toMatchObject({ screen: 'reviewing', canSubmit: true, canReload: true });
    send({ type: 'stage.submitted' });
    expect(new Set(verifyStage.calls.map(({ submission }) => submission)).size).toBe(1);
    await verifyStage.fail(new PortFailure(fault()));
    send({ type: 'stage.reloadRequested' });
    await getStageInfo.answer(accepted(verifiedPan));
    expect(view().screen).toBe('verified');
  });
});
