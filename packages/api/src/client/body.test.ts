import { describe, expect, test } from 'vitest';
import { multipartOf } from './body.ts';

describe('multipart requests', () => {
  test('files become file parts, plain values text, all other values JSON text', async () => {
    const front = new File(['front'], 'front.png', { type: 'image/png' });
    const back = new File(['back'], 'back.png', { type: 'image/png' });
    const form = multipartOf({
      upload_aadhaar: [front, back],
      no_of_attachment: 2,
      is_master_update_required: true,
      id_type: 'aadhaar',
      bank_info: { bank_name: 'HDFC & "Sons"' },
      list: ['a'],
      left_out: undefined,
    });
    expect([...form.keys()]).toEqual([
      'upload_aadhaar',
      'upload_aadhaar',
      'no_of_attachment',
      'is_master_update_required',
      'id_type',
      'bank_info',
      'list',
    ]);
    const files = form.getAll('upload_aadhaar') as File[];
    expect(files.map(({ name, type }) => ({ name, type }))).toEqual([
      { name: 'front.png', type: 'image/png' },
      { name: 'back.png', type: 'image/png' },
    ]);
    expect(await Promise.all(files.map((file) => file.text()))).toEqual(['front', 'back']);
    expect([form.get('no_of_attachment'), form.get('is_master_update_required'), form.get('id_type')]).toEqual([
      '2',
      'true',
      'aadhaar',
    ]);
    expect([form.get('bank_info'), form.get('list')]).toEqual(['{"bank_name":"HDFC & \\"Sons\\""}', '["a"]']);
  });
});
