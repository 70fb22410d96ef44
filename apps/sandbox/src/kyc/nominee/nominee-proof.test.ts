import { describe, expect, test } from 'vitest';
import { type Fields } from '../../kit/json.ts';
import { benchPerTest } from '../../testing/bench.ts';
import {
  pictureDataAddress,
  fakePngFile,
  hugePngFile,
  pngFile,
  readStageInfo,
  tiffFile,
} from '../../testing/documents.ts';
import { textField } from '../../testing/journeys.ts';
import {
  uploadNewProof,
  uploadedNominee,
  saveAddress,
  saveIncome,
  saveNominee,
  uploadProof,
} from '../../testing/personal.ts';

const on = benchPerTest();

/** Customer with saved address and income. */
const createNominatingCustomer = async (mobile = '9000000204') => {
  const token = await on.token(mobile);
  await saveAddress(on, token);
  await saveIncome(on, token);
  return token;
};

describe('the proof of a nominee', () => {
  test('is read and stored', async () => {
    const answer = await uploadProof(on, await on.token('9000000204'), pngFile('proof.png'), { proof: 'voter_id' });
    expect(answer['code']).toBe('000');
    expect(uploadedNominee(answer)).toMatchObject({
      name: 'Ravi Kumar',
      id_information: { id_type: 'voter_id', dob: '15/01/1991', nominee_is_minor: false },
      is_minor: false,
      is_validated: true,
      attachment_list: [pictureDataAddress('png')],
      guardian_information: '',
    });
  });

  test.each<[string, Fields]>([
    ['as-aadhaar.png', { id_information: { id_type: 'aadhaar' } }],
    ['AS-PAN.png', { id_information: { id_type: 'pan' } }],
    ['as-voter_id.png', { id_information: { id_type: 'voter_id' } }],
    ['as-driving_license.png', { id_information: { id_type: 'driving_license' } }],
    ['unvalidated.png', { is_validated: false }],
    ['minor.png', { is_minor: true, id_information: { nominee_is_minor: true, dob: '15/01/2016' } }],
    ['name3.png', { name: 'Abc' }],
    ['name4.png', { name: 'Abcd' }],
    ['name5.png', { name: 'Abcde' }],
    ['name30.png', { name: 'Abcdefghijklmnopqrstuvwxyzabcd' }],
    ['digits.png', { name: 'Abcde3 F.' }],
  ])('in the file %s is read as %j', async (name, expected) => {
    const read = uploadedNominee(await uploadProof(on, await on.token('9000000204'), pngFile(name)));
    expect(read).toMatchObject(expected);
  });

  test.each([pngFile('unreadable.png'), fakePngFile('proof.png'), tiffFile('proof.tiff'), hugePngFile('proof.png')])(
    '$name is refused',
    async (file) => {
      expect((await uploadProof(on, await on.token('9000000204'), file))['code']).toBe('051');
    },
  );

  test('receives its back and the card of a guardian under the id of its front', async () => {
    const token = await on.token('9000000204');
    const frontId = await uploadNewProof(on, token, 'minor-front.png', 'aadhaar');
    const back = await uploadProof(on, token, pngFile('back.png'), { side: 'back', proof: 'aadhaar', frontId });
    expect(uploadedNominee(back)).toMatchObject({ attachment_id: frontId, is_minor: true, name: 'Ravi Kumar' });
    const guardian = uploadedNominee(
      await uploadProof(on, token, pngFile('guardian.png'), { side: 'guardian', frontId }),
    );
    expect(guardian['attachment_list']).toHaveLength(3);
    expect(guardian['guardian_information']).toMatchObject({ id_information: { id_type: 'pan', name: 'Meena Kumar' } });
  });

  test('is refused as back or guardian before its front', async () => {
    const token = await on.token('9000000204');
    for (const side of ['back', 'guardian']) {
      expect((await uploadProof(on, token, pngFile('a.png'), { side }))['code']).toBe('051');
      expect((await uploadProof(on, token, pngFile('a.png'), { side, frontId: 'att_none' }))['code']).toBe('061');
    }
  });

  test('of another customer is not found', async () => {
    const frontId = await uploadNewProof(on, await on.token('9000000205'));
    const answer = await uploadProof(on, await on.token('9000000204'), pngFile('a.png'), { side: 'back', frontId });
    expect(answer['code']).toBe('061');
  });

  test('is refused if the card of a guardian is unreadable', async () => {
    const token = await on.token('9000000204');
    const frontId = await uploadNewProof(on, token, 'minor.png');
    expect((await uploadProof(on, token, pngFile('Unreadable.png'), { side: 'guardian', frontId }))['code']).toBe(
      '051',
    );
  });

  test('is refused under an unknown label, before the personal stage, and once the nominee is verified', async () => {
    expect((await uploadProof(on, await on.token('9000000204'), pngFile('a.png'), { side: 'middle' }))['code']).toBe(
      '051',
    );
    for (const mobile of ['9000000203', '9000000206', '9000000100']) {
      expect((await uploadProof(on, await on.token(mobile), pngFile('a.png')))['code']).toBe('020');
    }
  });
});

describe('saving a nominee', () => {
  test('stores the nominee as read from the proof', async () => {
    const token = await createNominatingCustomer();
    const attachment_id = await uploadNewProof(on, token, 'digits.png');
    expect((await saveNominee(on, token, { attachment_id, name: 'Abcde F' }))['code']).toBe('000');
    expect(await readStageInfo(on, token, 'personal')).toMatchObject({
      is_bse_nominee_verified: false,
      personal_information: {
        nominee_information: {
          name: 'Abcde F',
          relationship: 'Brother',
          poi: 'pan',
          id_proof: 'pan',
          attachment_id,
          attachment_list: [pictureDataAddress('png')],
          is_validated: false,
        },
      },
    });
  });

  test('replaces an unconfirmed nominee', async () => {
    const token = await createNominatingCustomer();
    await saveNominee(on, token, { attachment_id: await uploadNewProof(on, token) });
    await saveNominee(on, token, {
      attachment_id: await uploadNewProof(on, token, 'name5.png'),
      relationship: 'Mother',
    });
    const rows = await on.db.selectFrom('nominees').selectAll().where('client_id', '=', 'CUST00000204').execute();
    expect(rows.map(({ name, relationship }) => [name, relationship])).toEqual([['Abcde', 'Mother']]);
  });

  test.each<[string, Fields]>([
    ['an unknown relationship', { relationship: 'Neighbour' }],
    ['no relationship', { relationship: '' }],
    ['an unknown proof', { poi: 'passport', id_proof: 'passport' }],
    ['two different proofs', { poi: 'pan', id_proof: 'aadhaar' }],
    ['a proof that differs from the reading', { poi: 'voter_id', id_proof: 'voter_id' }],
    ['a name with digits', { name: 'Ravi 2' }],
    ['a name of 26 letters', { name: 'a'.repeat(26) }],
    ['no name', { name: '' }],
  ])('is refused for %s', async (_what, nominee) => {
    const token = await createNominatingCustomer();
    const attachment_id = await uploadNewProof(on, token);
    expect((await saveNominee(on, token, { attachment_id, ...nominee }))['code']).toBe('051');
  });

  test('accepts another kind of proof if the kind was not recognised', async () => {
    const token = await createNominatingCustomer();
    const attachment_id = await uploadNewProof(on, token, 'unvalidated as-voter_id.png');
    expect((await saveNominee(on, token, { attachment_id }))['code']).toBe('000');
  });

  test.each([
    ['9000000204', 'Wife', '000'],
    ['9000000205', 'Wife', '051'],
    ['9000000205', 'Son', '051'],
    ['9000000205', 'Friend', '000'],
  ])('by %s with the relationship %s answers %s', async (mobile, relationship, code) => {
    const token = await createNominatingCustomer(mobile);
    const attachment_id = await uploadNewProof(on, token);
    // The stored status counts, not the posted one.
    const answer = await saveNominee(on, token, { attachment_id, relationship }, { marital_status: 'm' });
    expect(answer['code']).toBe(code);
  });

  test('requires the back of an Aadhaar card', async () => {
    const token = await createNominatingCustomer();
    const attachment_id = await uploadNewProof(on, token, 'front.png', 'aadhaar');
    const aadhaar = { attachment_id, poi: 'aadhaar', id_proof: 'aadhaar' };
    expect((await saveNominee(on, token, aadhaar))['code']).toBe('051');
    await uploadProof(on, token, pngFile('back.png'), { side: 'back', proof: 'aadhaar', frontId: attachment_id });
    expect((await saveNominee(on, token, aadhaar))['code']).toBe('000');
  });

  test('requires a guardian for a minor', async () => {
    const token = await createNominatingCustomer();
    const attachment_id = await uploadNewProof(on, token, 'minor.png');
    expect((await saveNominee(on, token, { attachment_id }))['code']).toBe('051');
    const guardian = await uploadProof(on, token, pngFile('guardian.png'), {
      side: 'guardian',
      frontId: attachment_id,
    });
    expect((await saveNominee(on, token, { attachment_id }))['code']).toBe('000');
    const { personal_information } = await readStageInfo(on, token, 'personal');
    expect(personal_information).toMatchObject({
      nominee_information: { is_minor: true, guardian_information: uploadedNominee(guardian)['guardian_information'] },
    });
  });

  test.each(['', 'att_none'])('does not find the attachment "%s"', async (attachment_id) => {
    const token = await createNominatingCustomer();
    expect((await saveNominee(on, token, { attachment_id }))['code']).toBe('061');
  });

  test('does not find the attachment of another customer', async () => {
    const attachment_id = await uploadNewProof(on, await on.token('9000000205'));
    expect((await saveNominee(on, await createNominatingCustomer(), { attachment_id }))['code']).toBe('061');
  });

  test('is refused before address and income, and once a nominee is verified', async () => {
    const early = await on.token('9000000204');
    expect(textField(await saveNominee(on, early, {}), 'messageText')).toBe('Save your address first.');
    await saveAddress(on, early);
    expect(textField(await saveNominee(on, early, {}), 'messageText')).toBe('Save your income details first.');
    const locked = await createNominatingCustomer('9000000206');
    expect(await saveNominee(on, locked, {})).toMatchObject({ code: '020', messageText: 'Your nominee is verified.' });
  });
});
