export { createRecorder, type RecordedRun, type Recorder, type RecorderOptions } from './create-recorder.ts';
export { recordedFieldsOf } from './recorded-event.ts';
export {
  RECORDING_VERSION,
  type RecordedFailure,
  type RecordedKind,
  type RecordedStep,
  type Recording,
} from './recording.ts';
