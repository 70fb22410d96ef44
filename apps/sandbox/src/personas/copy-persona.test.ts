import { describe, expect, test } from 'vitest';
import { benchPerTest } from '../testing/bench.ts';
import { pngFile, readStageInfo } from '../testing/documents.ts';
import { uploadNewProof, saveAddress, saveIncome, saveNominee, uploadProof } from '../testing/personal.ts';

const on = benchPerTest();

const COPY = '9811111111';

/** Attachments of a customer, by category. */
const readImages = async (mobile: string) => {
  const { id } = await on.db.selectFrom('clients').select('id').where('mobile', '=', mobile).executeTakeFirstOrThrow();
  return on.db.selectFrom('attachments').selectAll().where('client_id', '=', id).orderBy('category').execute();
};

describe('a copy of a persona', () => {
  test('has the images of the original under new ids', async () => {
    const token = await on.token('9000000204');
    await saveAddress(on, token);
    await saveIncome(on, token);
    const attachment_id = await uploadNewProof(on, token, 'minor.png');
    await uploadProof(on, token, pngFile('guardian.png'), { side: 'guardian', frontId: attachment_id });
    await saveNominee(on, token, { attachment_id });

    const copy = await on.token(COPY, '9000000204');
    const [front, guardian] = await readImages(COPY);
    expect([front?.category, guardian?.category, guardian?.belongs_to]).toEqual([
      'nominee_front',
      'nominee_guardian',
      front?.id,
    ]);
    expect((await readImages('9000000204')).map(({ id }) => id)).not.toContain(front?.id);
    expect(await readStageInfo(on, copy, 'personal')).toMatchObject({
      personal_information: {
        address_information: { city: 'Mumbai' },
        nominee_information: { attachment_id: front?.id, guardian_information: { attachment_id: guardian?.id } },
      },
    });
  });

  test('leaves no rows behind when its number is used again', async () => {
    const token = await on.token(COPY, '9000000204');
    await uploadNewProof(on, token);
    expect(await readImages(COPY)).toHaveLength(1);
    await on.token(COPY, '9000000201');
    const clients = on.db.selectFrom('clients').select('id');
    const orphans = await on.db.selectFrom('attachments').select('id').where('client_id', 'not in', clients).execute();
    expect([await readImages(COPY), orphans]).toEqual([[], []]);
  });
});
