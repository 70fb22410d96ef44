/** The page that explains every code; each code is the anchor of its section. */
export const HELP_PAGE = 'docs/integration-errors.md';

/** The mistakes of an integration that are recognised; their sections are in `docs/integration-errors.md`. */
export const INTEGRATION_ERROR_CODES = [
  'clock-off',
  'contract-version',
  'cors-refused',
  'invalid-token',
  'missing-port',
  'missing-provider-component',
  'missing-token',
  'no-provider-at-address',
  'port-threw',
  'provider-unreachable',
  'xstate-duplicated',
  'xstate-too-old',
] as const;
export type IntegrationErrorCode = (typeof INTEGRATION_ERROR_CODES)[number];

/**
 * A mistake of an integration. `sentence` says in one sentence what is wrong and is for developers; it contains no
 * value of a user, a token or an answer. `help` names the section that explains it.
 */
export class IntegrationError extends Error {
  readonly code: IntegrationErrorCode;
  readonly sentence: string;
  /** Page and anchor: `docs/integration-errors.md#cors-refused`. */
  readonly help: string;

  constructor(code: IntegrationErrorCode, sentence: string) {
    const help = `${HELP_PAGE}#${code}`;
    super(`${sentence} See ${help}`);
    this.name = 'IntegrationError';
    this.code = code;
    this.sentence = sentence;
    this.help = help;
  }
}

/** Receives a recognised mistake. */
export type ReportIntegrationError = (error: IntegrationError) => void;
