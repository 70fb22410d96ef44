import { expect, test } from 'vitest';
import { decodeRecording, encodeRecording, parseRecording, RecordingError } from './recording-code.ts';
import { refusedSignIn } from './sample-recordings.ts';

test('a recording in an address is read again', async () => {
  const encoded = await encodeRecording(refusedSignIn);
  expect(encoded).toMatch(/^[\w-]+$/);
  expect(await decodeRecording(` ${encoded}\n`)).toEqual(refusedSignIn);
});

test('another text is refused with its reason', async () => {
  await expect(decodeRecording('damaged')).rejects.toThrow(RecordingError);
  expect(() => parseRecording('no JSON')).toThrow('This is no recording.');
  expect(() => parseRecording(JSON.stringify({ ...refusedSignIn, version: 2 }))).toThrow(
    'The recording has version 2. This review room reads version 1.',
  );
  const [first, ...others] = refusedSignIn.steps;
  const steps = [first, { ...others[0], to: [1] }];
  expect(() => parseRecording(JSON.stringify({ ...refusedSignIn, steps }))).toThrow('Step 2 of the recording');
});
