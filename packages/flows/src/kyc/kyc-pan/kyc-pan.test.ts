import type { StageResponse } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../kit/port.ts';
import { readPan, readPanWithOtherDate } from '../sample-stages.ts';
import { preparedOf, startedPan } from '../testing/card-stages.started.ts';
import type { BirthDateDraft } from './index.ts';
import { birthDayOf, birthDays, birthMonths, birthYears } from './kyc-pan.rules.ts';

const TODAY = '2026-10-05';

/** A card was answered with `answer`. */
async function reviewing(answer: StageResponse) {
  const { read, ...run } = startedPan(TODAY);
  await read(answer);
  return { ...run, chooseDate: (patch: Partial<BirthDateDraft>) => run.send({ type: 'draft.changed', patch }) };
}

describe('uploading the card', () => {
  test('sends the four documented parts [ON-241]', async () => {
    const { ports, upload } = startedPan();
    await upload();
    expect(ports.verifyIdProof.calls.map(({ request }) => request)).toEqual([
      { upload_pan: preparedOf('front').image, id_type: 'pan', folder_name: 'pan', attachment_category: 'pan' },
    ]);
  });

  test('does nothing without a card [ON-242]', async () => {
    const { open, ports, verify, view } = startedPan();
    await open();
    verify();
    expect(ports.verifyIdProof.calls).toEqual([]);
    expect(view()).toMatchObject({ upload: { canSubmit: false } });
  });

  test('takes png, jpeg and jpg in any case, and no pdf or gif: then nothing is called [ON-234]', async () => {
    const { open, pick, ports, view } = startedPan();
    await open();
    pick({ id: '1', name: 'pan.pdf', type: 'application/pdf', size: 10 });
    expect(view()).toMatchObject({ upload: { notice: { kind: 'wrongType' } } });
    pick({ id: '2', name: 'pan.gif', type: 'image/gif', size: 10 });
    expect(ports.prepareImage.calls).toEqual([]);
    pick({ id: '3', name: 'pan.JPG', type: 'image/jpeg', size: 10 });
    expect(ports.prepareImage.calls).toHaveLength(1);
  });

  test('refused: an alert, and the card stays chosen [ON-237 ON-255 ON-487]', async () => {
    const { notices, ports, upload, view } = startedPan();
    await upload();
    await ports.verifyIdProof.answer(refused('The document could not be read.', '001'));
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'The document could not be read.' }]);
    expect(view()).toMatchObject({
      screen: 'presentingCard',
      upload: { canSubmit: true, slots: [{ image: preparedOf('front').image }] },
    });
  });
});

describe('the date of birth', () => {
  test('is asked for when the provider flags a mismatch [ON-244]', async () => {
    expect((await reviewing(readPan)).view()).toMatchObject({ screen: 'reviewing', dialog: null });
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
  test('a card whose birth date is still asked for counts as read', async () => {
    const { view } = await reviewing(readPanWithOtherDate);
    expect(view()).toMatchObject({ dialog: { problem: null }, canTick: false, isReadable: true });
  });

  test('without a mismatch sends false and no date [ON-253]', async () => {
    const { send, ports } = await reviewing(readPan);
    send({ type: 'confirmation.ticked' });
    send({ type: 'stage.submitted' });
    send({ type: 'stage.submitted' });
    expect(ports.verifyStage.calls.map(({ request }) => request)).toEqual([
      { verify_stage: 'pan', valid_pan_invalid_dob: false, pan_dob: '' },
    ]);
  });

  test('with a mismatch sends true and the chosen date as dd/mm/yyyy [ON-253]', async () => {
    const { chooseDate, send, ports } = await reviewing(readPanWithOtherDate);
    chooseDate({ day: '05', month: '11', year: '1990' });
    send({ type: 'birthDate.submitted' });
    send({ type: 'confirmation.ticked' });
    send({ type: 'stage.submitted' });
    expect(ports.verifyStage.calls.map(({ request }) => request)).toEqual([
      { verify_stage: 'pan', valid_pan_invalid_dob: true, pan_dob: '05/11/1990' },
    ]);
  });

  test('accepted: what the provider said is kept with this stage alone, and the next one is linked [ON-232 ON-254]', async () => {
    const { actor, send, ports, view } = await reviewing(readPan);
    send({ type: 'confirmation.ticked' });
    send({ type: 'stage.submitted' });
    const { stage: before, ...others } = actor.getSnapshot().context;
    expect(view().next).toBe(null);
    await ports.verifyStage.answer(
      accepted({ code: '000', messageText: '', state_parameters: { is_stage_verified: true, login_stage: 'aadhaar' } }),
    );
    const { stage: after, ...othersAfter } = actor.getSnapshot().context;
    expect(after).toMatchObject({ is_stage_verified: true, login_stage: 'aadhaar' });
    expect(after.id_information).toEqual(before.id_information);
    expect(othersAfter).toEqual(others);
    expect(view()).toMatchObject({ screen: 'verified', next: { to: 'aadhaarVerification' } });
  });
});
