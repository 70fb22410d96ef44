import type { PersonalInfo } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { savedPersonal } from '../../form/details-form/testing/sample-personal.ts';
import { refused } from '../../../kit/port.ts';
import type { NomineeDraft } from './nominee-details.types.ts';
import { nomineeDraftOf, isNomineeComplete, tidyName } from './nominee-details.rules.ts';
import { nomineeImage, storedNominee, readFront } from './nominee-details.scenarios.ts';
import { readBack, readGuardian, startNomineeDetails } from './testing/start-nominee-details.ts';

const withPersonal = (change: Partial<PersonalInfo>) => ({ personal: { ...savedPersonal, ...change } });
const general = ['Mother', 'Father', 'Brother', 'Sister', 'Friend', 'Relative'];

describe('the relationship', () => {
  const offeredRelationships = (marital_status: PersonalInfo['marital_status']) =>
    startNomineeDetails(withPersonal({ marital_status })).form().relationship.options;

  test('includes spouse and child for a married person [ON-305 ON-306 OM-119]', () => {
    expect(offeredRelationships('m')).toEqual(['Wife', 'Husband', 'Son', 'Daughter', ...general]);
  });

  test('is one of six general relationships for a single person [ON-306 ON-307 OM-119]', () => {
    expect(offeredRelationships('s')).toEqual(general);
  });

  test('includes all for an unknown status (D-66)', () => {
    expect(offeredRelationships('')).toHaveLength(10);
  });

  test('is empty if the stored relationship is no longer offered', () => {
    const nominee_information = { ...storedNominee, relationship: 'Wife' };
    expect(
      startNomineeDetails(withPersonal({ marital_status: 's', nominee_information })).form().relationship.value,
    ).toBe('');
    expect(
      startNomineeDetails(withPersonal({ marital_status: 'm', nominee_information })).form().relationship.value,
    ).toBe('Wife');
  });
});

test('the proof is one of four [ON-308 OM-120]', () => {
  expect(startNomineeDetails().form().proof.options).toEqual(['aadhaar', 'pan', 'voter_id', 'driving_license']);
});

describe('a problem', () => {
  test('is shown for relationship and proof once the field was left or a later field was filled (D-68)', () => {
    const { actor, form, name } = startNomineeDetails();
    const problems = () => [form().relationship.hasProblem, form().proof.hasProblem];
    expect(problems()).toEqual([false, false]);
    actor.send({ type: 'field.visited', field: 'proof' });
    expect(problems()).toEqual([false, true]);
    name('', 'pan');
    expect(problems()).toEqual([true, false]);
    name('Mother', 'pan');
    expect(problems()).toEqual([false, false]);
  });

  test.each([
    ['Abcd', true],
    ['Abcde', false],
  ])('is shown for the name %s of the card: %j', async (read, hasProblem) => {
    const { form, name, upload } = startNomineeDetails();
    name('Mother', 'pan');
    expect(form().name.hasProblem).toBe(false);
    await upload('front', readFront({ name: read }));
    expect(form().name).toEqual({ value: read, hasProblem });
  });

  test.each([
    ['voter_id', true, true],
    ['voter_id', false, false],
    ['pan', true, false],
  ])(
    'is shown for the chosen proof pan that reads as %s, validated %j: %j',
    async (readType, is_validated, isMismatch) => {
      const { form, name, slot, upload } = startNomineeDetails();
      name('Mother', 'pan');
      await upload('front', readFront({ is_validated }, readType));
      expect(slot('front')?.isMismatch).toBe(isMismatch);
      expect(form().canSubmit).toBe(!isMismatch);
    },
  );

  test('disappears once the proof of the uploaded card is chosen', async () => {
    const { name, slot, upload } = startNomineeDetails();
    name('Mother', 'pan');
    await upload('front', readFront({}, 'voter_id'));
    name('Mother', 'voter_id');
    expect(slot('front')?.isMismatch).toBe(false);
  });
});

describe('the name', () => {
  test.each([
    ['Abcde3 F.', 'Abcde F'],
    ['A'.repeat(30), 'A'.repeat(25)],
  ])('is reduced from %s to %s [ON-314]', (read, tidied) => {
    expect(tidyName(read)).toBe(tidied);
  });

  test('can be submitted with four letters, but is not saved and shows a problem (D-69)', async () => {
    const { form, name, saveNominee, submit, upload } = startNomineeDetails();
    name('Mother', 'pan');
    await upload('front', readFront({ name: 'Abcd' }));
    expect(form().canSubmit).toBe(true);
    submit();
    expect(saveNominee.calls).toEqual([]);
    expect(form().name.hasProblem).toBe(true);
  });
});

describe('the submission', () => {
  const filled: NomineeDraft = {
    ...nomineeDraftOf(savedPersonal),
    nominee: { ...storedNominee, name: 'Meera Rao', relationship: 'Mother', poi: 'pan' },
    slots: { ...nomineeDraftOf(savedPersonal).slots, front: { status: 'uploaded', image: nomineeImage() } },
  };
  const isCompleteWith = (nominee: object) =>
    isNomineeComplete({ ...filled, nominee: { ...filled.nominee, ...nominee } });

  test('requires a relationship of two characters [ON-319]', () => {
    expect([isCompleteWith({ relationship: 'a' }), isCompleteWith({ relationship: 'ab' })]).toEqual([false, true]);
  });

  test('requires a name of four characters [ON-320]', () => {
    expect([isCompleteWith({ name: 'Abc' }), isCompleteWith({ name: 'Abcd' })]).toEqual([false, true]);
  });

  test('requires a proof of three characters [ON-321]', () => {
    expect([isCompleteWith({ poi: 'pa' }), isCompleteWith({ poi: 'pan' })]).toEqual([false, true]);
  });

  test('requires an uploaded document [ON-322]', async () => {
    const { choose, form, name, upload, uploadNomineeImage } = startNomineeDetails();
    name('Mother', 'pan');
    expect(form().canSubmit).toBe(false);
    choose('front');
    await uploadNomineeImage.answer(refused('This document could not be read.', '051'));
    expect(form().canSubmit).toBe(false);
    await upload('front', readFront());
    expect(form().canSubmit).toBe(true);
  });

  test('requires the back of an Aadhaar card after its front [ON-315 ON-316]', async () => {
    const { choose, form, name, slots, upload, uploadNomineeImage } = startNomineeDetails();
    name('Mother', 'aadhaar');
    expect(slots()).toEqual(['front']);
    choose('back');
    expect(uploadNomineeImage.calls).toEqual([]);
    await upload('front', readFront({}, 'aadhaar'));
    expect([slots(), form().canSubmit]).toEqual([['front', 'back'], false]);
    await upload('back', readBack);
    expect(form().canSubmit).toBe(true);
  });

  test('requires the PAN card of a minor’s guardian after the nominee’s own card [ON-317 ON-318]', async () => {
    const { form, name, slots, upload } = startNomineeDetails();
    name('Mother', 'pan');
    expect(slots()).toEqual(['front']);
    await upload('front', readFront({ is_minor: true }));
    expect([slots(), form().canSubmit]).toEqual([['front', 'guardian'], false]);
    await upload('guardian', readGuardian);
    expect(form().canSubmit).toBe(true);
  });
});
