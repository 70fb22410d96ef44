/** The dialog that registers a SWP. */
export { swpRegistration as registeringSwp } from '../../swp-registration/index.ts';
