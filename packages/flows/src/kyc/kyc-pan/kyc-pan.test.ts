import type { StageResponse } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../kit/port.ts';
import { uploadedPanStage, uploadedPanStageWithOtherDate } from '../testing/samples/sample-stages.ts';
import { preparedOf, startPan } from '../testing/start-card-stages.ts';
import type { BirthDateDraft } from './kyc-pan.types.ts';
import { parseBirthDate, birthDays, birthMonths, birthYears } from './kyc-pan.rules.ts';

const TODAY = '2026-10-05';

/** Starts the stage and answers the upload with `answer`. */
async function startReviewing(answer: StageResponse) {
  const { read, ...run } = startPan(() => TODAY);
  await read(answer);
  return { ...run, chooseDate: (patch: Partial<BirthDateDraft>) => run.send({ type: 'draft.changed', patch }) };
}

describe('uploading the card', () => {
  test('sends the four documented parts [ON-241]', async () => {
    const { ports, upload } = startPan();
    await upload();
    expect(ports.verifyIdProof.calls.map(({ request }) => request)).toEqual([
      { upload_pan: preparedOf('front').image, id_type: 'pan', folder_name: 'pan', attachment_category: 'pan' },
    ]);
  });

  test('does nothing without a card [ON-242]', async () => {
    const { open, ports, verify, view } = startPan();
    await open();
    verify();
    expect(ports.verifyIdProof.calls).toEqual([]);
    expect(view()).toMatchObject({ upload: { canSubmit: false } });
  });

  test('accepts png, jpeg and jpg in any case, and makes no call for pdf or gif [ON-234]', async () => {
    const { open, pick, ports, view } = startPan();
    await open();
    pick({ id: '1', name: 'pan.pdf', type: 'application/pdf', size: 10 });
    expect(view()).toMatchObject({ upload: { notice: { kind: 'wrongType' } } });
    pick({ id: '2', name: 'pan.gif', type: 'image/gif', size: 10 });
    expect(ports.prepareImage.calls).toEqual([]);
    pick({ id: '3', name: 'pan.JPG', type: 'image/jpeg', size: 10 });
    expect(ports.prepareImage.calls).toHaveLength(1);
  });

  test('raises an alert when refused, and the card remains chosen [ON-237 ON-255 ON-487]', async () => {
    const { notices, ports, upload, view } = startPan();
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
  test('is selected among the years of the day that is known after the answers', async () => {
    let today = '2001-10-05';
    const { read, view } = startPan(() => today);
    today = TODAY;
    await read(uploadedPanStageWithOtherDate);
    expect(view()).toMatchObject({ dialog: { years: birthYears(TODAY) } });
  });

  test('is requested when the provider flags a mismatch [ON-244]', async () => {
    expect((await startReviewing(uploadedPanStage)).view()).toMatchObject({ screen: 'reviewing', dialog: null });
    const { view } = await startReviewing(uploadedPanStageWithOtherDate);
    expect(view()).toMatchObject({ screen: 'reviewing', isBirthDateWrong: true, dialog: { canSubmit: false } });
  });

  test('offers the years from 18 years back 72 further years: 2008 to 1936 in 2026 [ON-245]', () => {
    const years = birthYears(TODAY);
    expect([years[0], years.at(-1), years.length]).toEqual(['2008', '1936', 73]);
    expect(birthYears('2027-01-01')[0]).toBe('2009');
  });

  test('offers 31 days of two digits and 12 months [ON-246 ON-247]', () => {
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
  ])('%s-%s-%s is parsed to %s [ON-249]', (day, month, year, expected) => {
    expect(parseBirthDate({ day, month, year }, birthYears(TODAY))).toBe(expected);
  });

  test('leaves the dialog open with the selected values when it does not exist [ON-248]', async () => {
    const { chooseDate, send, view } = await startReviewing(uploadedPanStageWithOtherDate);
    chooseDate({ day: '31', month: '02', year: '1990' });
    send({ type: 'birthDate.submitted' });
    expect(view()).toMatchObject({
      dialog: { problem: 'impossible', draft: { day: '31', month: '02', year: '1990' } },
    });
    chooseDate({ month: '03' });
    expect(view()).toMatchObject({ dialog: { problem: null, canSubmit: true } });
  });

  test('must be settled before the tick is accepted [ON-250 ON-251]', async () => {
    const { chooseDate, send, view } = await startReviewing(uploadedPanStageWithOtherDate);
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
  test('treats a card with an unsettled birth date as readable', async () => {
    const { view } = await startReviewing(uploadedPanStageWithOtherDate);
    expect(view()).toMatchObject({ dialog: { problem: null }, canTickConfirmation: false, isReadable: true });
  });

  test('sends false and no date without a mismatch [ON-253]', async () => {
    const { send, ports } = await startReviewing(uploadedPanStage);
    send({ type: 'confirmation.ticked' });
    send({ type: 'stage.submitted' });
    send({ type: 'stage.submitted' });
    expect(ports.verifyStage.calls.map(({ request }) => request)).toEqual([
      { verify_stage: 'pan', valid_pan_invalid_dob: false, pan_dob: '' },
    ]);
  });

  test('sends true and the chosen date as dd/mm/yyyy with a mismatch [ON-253]', async () => {
    const { chooseDate, send, ports } = await startReviewing(uploadedPanStageWithOtherDate);
    chooseDate({ day: '05', month: '11', year: '1990' });
    send({ type: 'birthDate.submitted' });
    send({ type: 'confirmation.ticked' });
    send({ type: 'stage.submitted' });
    expect(ports.verifyStage.calls.map(({ request }) => request)).toEqual([
      { verify_stage: 'pan', valid_pan_invalid_dob: true, pan_dob: '05/11/1990' },
    ]);
  });

  test('stores an accepted answer in the stage only, and links the next stage [ON-232 ON-254]', async () => {
    const { actor, send, ports, view } = await startReviewing(uploadedPanStage);
    send({ type: 'confirmation.ticked' });
    send({ type: 'stage.submitted' });
    const readContext = (): { readonly stage: Partial<StageResponse> } => ({
      stage: {},
      ...actor.getSnapshot().context,
    });
    const { stage: before, ...others } = readContext();
    expect(view().next).toBe(null);
    await ports.verifyStage.answer(
      accepted(
        { code: '000', messageText: '', state_parameters: { is_stage_verified: true, login_stage: 'aadhaar' } },
        0,
      ),
    );
    const { stage: after, ...othersAfter } = readContext();
    expect(after).toMatchObject({ is_stage_verified: true, login_stage: 'aadhaar' });
    expect(after.id_information).toEqual(before.id_information);
    expect(othersAfter).toEqual(others);
    expect(view()).toMatchObject({ screen: 'verified', next: { to: 'aadhaarVerification' } });
  });
});
