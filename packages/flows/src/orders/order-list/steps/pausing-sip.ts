/** The dialog in which a SIP is paused. */
export { sipPause as pausingSip } from '../../sip-pause/index.ts';
