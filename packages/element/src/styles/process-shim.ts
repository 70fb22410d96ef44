/**
 * Replaces Node's `process`, from which styled-components reads the attribute of its style elements. With another
 * attribute it leaves those of the host page alone, which a server may have rendered with the same version.
 */
export const process = { env: { SC_ATTR: 'data-folioflow-styled' } };
