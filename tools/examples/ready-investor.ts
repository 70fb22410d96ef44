/** The investor of the sandbox whose account the tests copy: approved, with a bank account and two nominees. */
export const READY = '9000000100';
/** Every code that the sandbox sends. */
export const SANDBOX_CODE = '123456';
