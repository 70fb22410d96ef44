/** Loads the fixtures of all flows, which a recording alone needs. */
export const loadRecordingOpener = async () => (await import('./open-recording.ts')).openRecording;
