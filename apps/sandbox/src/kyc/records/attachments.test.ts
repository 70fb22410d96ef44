import { describe, expect, test } from 'vitest';
import { createBench } from '../../testing/bench.ts';
import { JPEG } from '../../testing/documents.ts';
import { uploadedNominee, uploadProof } from '../../testing/personal.ts';
import { textField } from '../../testing/journeys.ts';
import { dataAddressesWithin } from './attachments.ts';

const createImage = (length: number) => ({ content: 'x'.repeat(length) });

describe('the images of an answer', () => {
  test('are the images that fit, in their sequence', () => {
    expect(dataAddressesWithin([createImage(4), createImage(3)], 7)).toEqual(['xxxx', 'xxx']);
    expect(dataAddressesWithin([createImage(4), createImage(4), createImage(3)], 7)).toEqual(['xxxx', 'xxx']);
    expect(dataAddressesWithin([createImage(8)], 7)).toEqual([]);
  });

  test('of a nominee fit into the request that sends them back', async () => {
    const on = await createBench();
    const bytes = [JPEG, new Uint8Array(2 * 1024 * 1024)];
    const createPhotoRow = (name: string) => new File(bytes, name, { type: 'image/jpeg' });
    const token = await on.token('9000000204');
    const frontId = textField(
      uploadedNominee(await uploadProof(on, token, createPhotoRow('front.jpg'))),
      'attachment_id',
    );
    const back = uploadedNominee(await uploadProof(on, token, createPhotoRow('back.jpg'), { side: 'back', frontId }));
    expect(back['attachment_list']).toHaveLength(1);
    expect(await on.db.selectFrom('attachments').select('id').execute()).toHaveLength(2);
    await on.close();
  });
});
