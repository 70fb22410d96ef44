import type { PersonalInfo } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { savedPersonal } from '../details-form/sample-personal.ts';
import { refused } from '../../kit/port.ts';
import type { NomineeDraft } from './index.ts';
import { draftOf, isNomineeComplete, tidyName } from './nominee-details.rules.ts';
import { nomineeImage, nomineeOnRecord, readFront } from './nominee-details.scenarios.ts';
import { readBack, readGuardian, started } from './nominee-details.started.ts';

const person = (change: Partial<PersonalInfo>) => ({ personal: { ...savedPersonal, ...change } });
const general = ['Mother', 'Father', 'Brother', 'Sister', 'Friend', 'Relative'];

describe('the relationship', () => {
  const options = (marital_status: PersonalInfo['marital_status']) =>
    started(person({ marital_status })).form().relationship.options;

  test('includes spouse and child for a married person [ON-305 ON-306 OM-119]', () => {
    expect(options('m')).toEqual(['Wife', 'Husband', 'Son', 'Daughter', ...general]);
  });

  test('is one of the six general ones for a single person [ON-306 ON-307 OM-119]', () => {
    expect(options('s')).toEqual(general);
  });

  test('includes all for an unknown status (D-66)', () => {
    expect(options('')).toHaveLength(10);
  });

  test('is to be chosen again if the stored one is no longer offered', () => {
    const nominee_information = { ...nomineeOnRecord, relationship: 'Wife' };
    expect(started(person({ marital_status: 's', nominee_information })).form().relationship.value).toBe('');
    expect(started(person({ marital_status: 'm', nominee_information })).form().relationship.value).toBe('Wife');
  });
});

test('the proof is one of four [ON-308 OM-120]', () => {
  expect(started().form().proof.options).toEqual(['aadhaar', 'pan', 'voter_id', 'driving_license']);
});

describe('a problem', () => {
  test('of relationship and proof is shown once the field was left or a later one filled (D-68)', () => {
    const { actor, form, name } = started();
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
  ])('with the name %s of the card is shown: %j', async (read, hasProblem) => {
    const { form, name, upload } = started();
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
    'with the chosen proof pan that reads as %s, validated %j, is shown: %j',
    async (readType, is_validated, isMismatch) => {
      const { form, name, slot, upload } = started();
      name('Mother', 'pan');
      await upload('front', readFront({ is_validated }, readType));
      expect(slot('front')?.isMismatch).toBe(isMismatch);
      expect(form().canSubmit).toBe(!isMismatch);
    },
  );

  test('with the kind of proof is solved by choosing the right one', async () => {
    const { name, slot, upload } = started();
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
  ])('is stored for %s as %s [ON-314]', (read, kept) => {
    expect(tidyName(read)).toBe(kept);
  });

  test('of four letters can be submitted, is not saved and shows its problem (D-69)', async () => {
    const { form, name, saveNominee, submit, upload } = started();
    name('Mother', 'pan');
    await upload('front', readFront({ name: 'Abcd' }));
    expect(form().canSubmit).toBe(true);
    submit();
    expect(saveNominee.calls).toEqual([]);
    expect(form().name.hasProblem).toBe(true);
  });
});

describe('Next requires', () => {
  const filled: NomineeDraft = {
    ...draftOf(savedPersonal),
    nominee: { ...nomineeOnRecord, name: 'Meera Rao', relationship: 'Mother', poi: 'pan' },
    slots: { ...draftOf(savedPersonal).slots, front: { status: 'held', image: nomineeImage() } },
  };
  const complete = (nominee: object) => isNomineeComplete({ ...filled, nominee: { ...filled.nominee, ...nominee } });

  test('a relationship of two characters [ON-319]', () => {
    expect([complete({ relationship: 'a' }), complete({ relationship: 'ab' })]).toEqual([false, true]);
  });

  test('a name of four characters [ON-320]', () => {
    expect([complete({ name: 'Abc' }), complete({ name: 'Abcd' })]).toEqual([false, true]);
  });

  test('a proof of three characters [ON-321]', () => {
    expect([complete({ poi: 'pa' }), complete({ poi: 'pan' })]).toEqual([false, true]);
  });

  test('an uploaded document [ON-322]', async () => {
    const { choose, form, name, upload, uploadNomineeImage } = started();
    name('Mother', 'pan');
    expect(form().canSubmit).toBe(false);
    choose('front');
    await uploadNomineeImage.answer(refused('This document could not be read.', '051'));
    expect(form().canSubmit).toBe(false);
    await upload('front', readFront());
    expect(form().canSubmit).toBe(true);
  });

  test('both sides of an Aadhaar card; the back is required after the front [ON-315 ON-316]', async () => {
    const { choose, form, name, slots, upload, uploadNomineeImage } = started();
    name('Mother', 'aadhaar');
    expect(slots()).toEqual(['front']);
    choose('back');
    expect(uploadNomineeImage.calls).toEqual([]);
    await upload('front', readFront({}, 'aadhaar'));
    expect([slots(), form().canSubmit]).toEqual([['front', 'back'], false]);
    await upload('back', readBack);
    expect(form().canSubmit).toBe(true);
  });

  test('the PAN card of a minor’s guardian, after the nominee’s own card [ON-317 ON-318]', async () => {
    const { form, name, slots, upload } = started();
    name('Mother', 'pan');
    expect(slots()).toEqual(['front']);
    await upload('front', readFront({ is_minor: true }));
    expect([slots(), form().canSubmit]).toEqual([['front', 'guardian'], false]);
    await upload('guardian', readGuardian);
    expect(form().canSubmit).toBe(true);
  });
});
