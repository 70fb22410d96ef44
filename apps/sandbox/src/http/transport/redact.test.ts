import { describe, expect, test } from 'vitest';
import { benchPerTest } from '../../testing/bench.ts';
import { readFormAnswer, PNG, pngFile, tiffFile, uploadPan } from '../../testing/documents.ts';
import { saveNominee, submitPhoto } from '../../testing/personal.ts';
import { redact } from './redact.ts';

const on = benchPerTest();

describe('the request log', () => {
  test('names files by their size', async () => {
    await uploadPan(on, await on.token('9000000201'), pngFile('pan-ABCDE1111F.png'));
    const [entry] = await on.list('/log');
    expect(entry).toMatchObject({
      operation: 'verifyIdProof',
      method: 'PUT',
      code: '000',
      body: { id_type: 'pan', upload_pan: `[file of ${PNG.length} bytes]` },
    });
    expect(JSON.stringify(entry)).not.toContain('ABCDE1111F');
  });

  test('names each of several files', async () => {
    const parts = { verify_stage: 'bank', upload_addbank: [pngFile('cheque.png'), tiffFile('cheque.tiff')] };
    await readFormAnswer(on, '/validation/verifystage', parts, { token: await on.token('9000000203') });
    const [entry] = await on.list('/log');
    expect(entry?.['body']).toEqual({
      verify_stage: 'bank',
      upload_addbank: [`[file of ${PNG.length} bytes]`, '[file of 8 bytes]'],
    });
  });

  test('replaces images and secrets in personal data, also inside a part of a form', async () => {
    const image = 'data:image/png;base64,c2VjcmV0IGltYWdl';
    const secret = { id_no: 'ABCPX0000Q', encoded_image: 'c2VjcmV0', encoded_signature: 'c2VjcmV0' };
    const token = await on.token('9000000204');
    await saveNominee(on, token, { attachment_list: [image], id_information: secret });
    await submitPhoto(on, token);
    const personal_information = JSON.stringify({
      nominee_information: { attachment_list: [image], id_information: secret },
      two_factor_authentication: { mobile_otp: '123456', email_otp: '654321', twofactor_token_id: 'tf_1' },
    });
    await readFormAnswer(on, '/validation/personal', { personal_information }, { token });
    const text = JSON.stringify(await on.list('/log'));
    for (const hidden of ['c2VjcmV0', 'ABCPX0000Q', '"123456"', '654321', '123456']) expect(text).not.toContain(hidden);
    expect(text).toContain('tf_1');
  });
});

describe('redact', () => {
  test('does not change a text that is not JSON', () => {
    expect(redact({ b: 'plain', c: 7, d: null })).toEqual({ b: 'plain', c: 7, d: null });
  });

  test.each([
    ['cut off', '{"mobile_otp":"123456",'],
    ['too deep', `${'{"a":'.repeat(70)}{"mobile_otp":"123456"}${'}'.repeat(70)}`],
    ['far too deep', `${'[{"a":'.repeat(50_000)}{"mobile_otp":"123456"}${'}]'.repeat(50_000)}`],
    ['behind a space, too deep', ` ${'['.repeat(70)}"123456"${']'.repeat(70)}`],
  ])('replaces JSON that is %s by its length', (_, text) => {
    expect(redact({ part: text })).toEqual({ part: `[${text.length} characters]` });
  });

  test('parses JSON behind a space and in a list', () => {
    expect(redact({ part: ' [{"mobile_otp":"123456"}]' })).toEqual({ part: '[{"mobile_otp":"[6 characters]"}]' });
  });
});
