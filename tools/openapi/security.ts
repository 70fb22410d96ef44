import { type OperationCaller } from '../../packages/api/src/contract/operation.ts';
import { type OperationName } from '../../packages/api/src/contract/provider.ts';
import { TOKEN_HEADER } from '../../packages/api/src/contract/wire.ts';

const tokenScheme = (description: string) => ({ type: 'apiKey', in: 'header', name: TOKEN_HEADER, description });

export const securitySchemes = {
  investorToken: tokenScheme('The token of a signed-in customer.'),
  preAuthToken: tokenScheme(
    'A token that is issued after one verified code: 15 minutes, for the named next step only.',
  ),
  staffToken: tokenScheme('The token of a member of staff. The provider derives the role from the token.'),
  operatorToken: tokenScheme('The token of a member of staff with the role operator.'),
  activationId: tokenScheme('The id from an activation link, in place of a token.'),
} as const;

type Scheme = keyof typeof securitySchemes;
type Requirement = Readonly<Partial<Record<Scheme, readonly []>>>;

const requirementsOfCaller: Readonly<Record<OperationCaller, readonly Requirement[]>> = {
  none: [],
  preAuth: [{ preAuthToken: [] }],
  investor: [{ investorToken: [] }],
  staffViewer: [{ staffToken: [] }, { operatorToken: [] }],
  staffOperator: [{ operatorToken: [] }],
};

/** Operations that accept other callers in one of their modes. */
const specialRequirements: Readonly<Partial<Record<OperationName, readonly Requirement[]>>> = {
  validateOtp: [{}, { preAuthToken: [] }],
  resetPassword: [{}, { preAuthToken: [] }],
  activateAccount: [{ activationId: [] }],
  logout: [{}, { investorToken: [] }, { staffToken: [] }],
  getStageInfo: [{ investorToken: [] }, { staffToken: [] }],
};

/** Returns the alternatives of tokens that an operation accepts; an empty alternative requires none. */
export const securityOf = (name: OperationName, auth: OperationCaller): readonly Requirement[] =>
  specialRequirements[name] ?? requirementsOfCaller[auth];
