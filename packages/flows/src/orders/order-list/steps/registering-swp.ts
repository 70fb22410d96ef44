/** The dialog in which a SWP is registered. */
export { swpRegistration as registeringSwp } from '../../swp-registration/index.ts';
