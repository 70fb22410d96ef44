/** The dialog that pauses a SIP. */
export { sipPause as pausingSip } from '../../sip-pause/index.ts';
