/** The parameter of the address that contains an encoded trace. */
export const TRACE_PARAMETER = 'play';
