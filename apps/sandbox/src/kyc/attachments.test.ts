import { describe, expect, test } from 'vitest';
import { bench } from '../testing/bench.ts';
import { JPEG } from '../testing/documents.ts';
import { readNominee, uploadProof } from '../testing/personal.ts';
import { textIn } from '../testing/journeys.ts';
import { addressesWithin } from './attachments.ts';

const image = (length: number) => ({ content: 'x'.repeat(length) });

describe('the images of an answer', () => {
  test('are the images that fit, in their sequence', () => {
    expect(addressesWithin([image(4), image(3)], 7)).toEqual(['xxxx', 'xxx']);
    expect(addressesWithin([image(4), image(4), image(3)], 7)).toEqual(['xxxx', 'xxx']);
    expect(addressesWithin([image(8)], 7)).toEqual([]);
  });

  test('of a nominee fit into the request that sends them back', async () => {
    const on = await bench();
    const bytes = [JPEG, new Uint8Array(2 * 1024 * 1024)];
    const photo = (name: string) => new File(bytes, name, { type: 'image/jpeg' });
    const token = await on.token('9000000204');
    const frontId = textIn(readNominee(await uploadProof(on, token, photo('front.jpg'))), 'attachment_id');
    const back = readNominee(await uploadProof(on, token, photo('back.jpg'), { side: 'back', frontId }));
    expect(back['attachment_list']).toHaveLength(1);
    expect(await on.db.selectFrom('attachments').select('id').execute()).toHaveLength(2);
    await on.close();
  });
});
