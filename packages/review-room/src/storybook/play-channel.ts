/** The event that sends a `PlayReport` to the Play panel, when a story is shown and after every step. */
export const PLAY_REPORT = 'folioflow/play';
/** The event that sends a `SentCommand` to the shown story. */
export const PLAY_COMMAND = 'folioflow/play-command';
