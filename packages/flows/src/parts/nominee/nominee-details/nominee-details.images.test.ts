import { describe, expect, test } from 'vitest';
import { savedPersonal } from '../../form/details-form/testing/sample-personal.ts';
import { accepted, refused, unreachableFault } from '../../../kit/port.ts';
import { storedNominee, nomineeSaved, readFront } from './nominee-details.scenarios.ts';
import { readBack, readGuardian, startNomineeDetails } from './testing/start-nominee-details.ts';

describe('an image', () => {
  test('is sent with its slot and the nominee, only under the chosen proof', () => {
    const { choose, name, uploadNomineeImage } = startNomineeDetails();
    choose('front');
    expect(uploadNomineeImage.calls).toEqual([]);
    name('Mother', 'pan');
    choose('front');
    expect(uploadNomineeImage.calls).toMatchObject([
      { request: { slot: 'front', image: { name: 'front.png' }, nominee: { relationship: 'Mother', poi: 'pan' } } },
    ]);
  });

  test.each([
    ['card.pdf', 'application/pdf', 1000, 'wrongType'],
    ['card.gif', 'image/gif', 1000, 'wrongType'],
    ['card.png', 'image/png', 64 * 1024 * 1024 + 1, 'tooLarge'],
  ])('is not sent as %s of the type %s with %d bytes: %s', (name, type, size, kind) => {
    const { choose, name: setNominee, slot, uploadNomineeImage } = startNomineeDetails();
    setNominee('Mother', 'pan');
    choose('front', { id: name, name, type, size });
    expect([slot('front')?.notice?.kind, uploadNomineeImage.calls]).toEqual([kind, []]);
  });

  test('marks its slot without a dialog if it is not a picture', async () => {
    const { choose, name, notices, slot, uploadNomineeImage } = startNomineeDetails();
    name('Mother', 'pan');
    choose('front');
    await uploadNomineeImage.answer(accepted({ kind: 'unusable', text: 'This image could not be read.' }, 0));
    expect([slot('front'), notices]).toMatchObject([
      { isUploaded: false, notice: { kind: 'unreadable', text: 'This image could not be read.' } },
      [],
    ]);
  });

  test('marks its own slot alone if it is refused', async () => {
    const { choose, form, name, notices, slot, upload, uploadNomineeImage } = startNomineeDetails();
    name('Mother', 'aadhaar');
    await upload('front', readFront({}, 'aadhaar'));
    choose('back');
    await uploadNomineeImage.answer(refused('This side could not be read.', '051'));
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'This side could not be read.' }]);
    expect(slot('back')).toMatchObject({
      isUploaded: false,
      image: null,
      notice: { text: 'This side could not be read.' },
    });
    expect(slot('front')).toMatchObject({ isUploaded: true, image: { id: 'front-sent' } });
    expect(form().name.value).toBe('Meera Rao');
  });

  test('resets back and guardian if it is a new front', async () => {
    const { name, slot, upload } = startNomineeDetails();
    name('Mother', 'aadhaar');
    await upload('front', readFront({ is_minor: true }, 'aadhaar'));
    await upload('back', readBack);
    await upload('guardian', readGuardian);
    await upload('front', readFront({ name: 'Ravi Rao', is_minor: true }, 'aadhaar'));
    expect([slot('back'), slot('guardian')]).toMatchObject([{ isUploaded: false }, { isUploaded: false }]);
  });

  test('leaves the name empty if the provider could not read it', async () => {
    const { form, name, upload } = startNomineeDetails();
    name('Mother', 'pan');
    await upload('front', null);
    expect([form().name, form().canSubmit]).toEqual([{ value: '', hasProblem: true }, false]);
  });

  test('is removed together with its reading', async () => {
    const { actor, form, name, slots, upload } = startNomineeDetails();
    name('Mother', 'pan');
    await upload('front', readFront({ is_minor: true }));
    await upload('guardian', readGuardian);
    actor.send({ type: 'image.removed', slot: 'guardian' });
    expect(form().canSubmit).toBe(false);
    actor.send({ type: 'image.removed', slot: 'front' });
    expect([slots(), form().name.value, form().isMinor]).toEqual([['front'], '', false]);
  });
});

describe('saving', () => {
  test('sends the whole record within the whole personal information [ON-325]', async () => {
    const { name, saveNominee, submit, upload } = startNomineeDetails();
    name('Mother', 'pan');
    await upload('front', readFront({ is_minor: true }));
    await upload('guardian', readGuardian);
    submit();
    const [call] = saveNominee.calls;
    const { nominee_information, ...rest } = call?.request.personal ?? savedPersonal;
    const { nominee_information: _, ...known } = savedPersonal;
    expect(rest).toEqual(known);
    expect(nominee_information).toMatchObject({
      name: 'Meera Rao',
      relationship: 'Mother',
      id_proof: 'pan',
      poi: 'pan',
      id_information: { id_type: 'pan', dob: '01/01/1970' },
      attachment_id: 'attachment-1',
      attachment_list: ['https://provider.example/front.png'],
      guardian_information: { attachment_id: 'attachment-3' },
      is_minor: true,
      is_validated: true,
    });
  });

  test('returns the ticket of the codes and the time of their sending', async () => {
    const { actor, name, saveNominee, submit, upload } = startNomineeDetails();
    name('Mother', 'pan');
    await upload('front', readFront());
    submit();
    submit();
    expect(saveNominee.calls).toHaveLength(1);
    await saveNominee.answer(accepted(nomineeSaved, 7_000));
    expect(actor.getSnapshot().output).toMatchObject({ kind: 'saved', ticket: 'ticket-1', sentAt: 7_000 });
  });

  test('preserves every answer after a refusal, and reuses its key after a lost answer until a change', async () => {
    const { form, name, saveNominee, submit, upload } = startNomineeDetails();
    name('Mother', 'pan');
    await upload('front', readFront());
    submit();
    await saveNominee.answer(refused('This nominee cannot be registered.', '051'));
    expect(form()).toMatchObject({
      relationship: { value: 'Mother' },
      name: { value: 'Meera Rao' },
      notice: { text: 'This nominee cannot be registered.' },
      canSubmit: true,
    });
    submit();
    await saveNominee.fail(unreachableFault());
    submit();
    await saveNominee.fail(unreachableFault());
    name('Father', 'pan');
    submit();
    expect(saveNominee.calls.map(({ submission }) => submission)).toEqual([
      'submission-1',
      'submission-2',
      'submission-2',
      'submission-3',
    ]);
  });
});

test('a verified nominee is shown and cannot be changed; Next saves nothing', () => {
  const personal = { ...savedPersonal, nominee_information: storedNominee, is_bse_nominee_verified: true };
  const { actor, choose, name, saveNominee, submit, uploadNomineeImage, view } = startNomineeDetails({
    personal,
    isLocked: true,
  });
  const seen = { screen: 'locked', relationship: 'Mother', name: 'Meera Rao', proof: 'pan' };
  expect(view()).toMatchObject(seen);
  name('Father', 'aadhaar');
  choose('front');
  submit();
  expect([uploadNomineeImage.calls, saveNominee.calls]).toEqual([[], []]);
  expect(view()).toMatchObject(seen);
  actor.send({ type: 'nominee.continued' });
  expect(actor.getSnapshot().output).toEqual({ kind: 'saved', personal, ticket: '', sentAt: 0 });
});

test('an unsaved draft is restored after Previous', async () => {
  const { actor, name, upload } = startNomineeDetails();
  name('Mother', 'pan');
  await upload('front', readFront());
  actor.send({ type: 'nominee.previousRequested' });
  const { output } = actor.getSnapshot();
  if (output?.kind !== 'wentBack') throw new Error('The outcome is not `wentBack`.');
  expect(startNomineeDetails({ draft: output.draft }).form()).toMatchObject({
    relationship: { value: 'Mother' },
    name: { value: 'Meera Rao' },
    canSubmit: true,
  });
});
