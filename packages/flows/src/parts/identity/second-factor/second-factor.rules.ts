import { OTP_LENGTH } from '@folioflow/api/contract';
import type { TypedCodes, SecondFactorInput } from './second-factor.types.ts';

export const codeFieldsOf = (codes: SecondFactorInput<unknown>['codes']): readonly ('mobile' | 'email')[] =>
  codes === 'mobileAndEmail' ? ['mobile', 'email'] : [codes];

/** Every required code has exactly six digits (ON-144, DO-154). */
export const hasCompleteCodes = (required: SecondFactorInput<unknown>['codes'], entered: TypedCodes): boolean =>
  codeFieldsOf(required).every((field) => new RegExp(`^\\d{${OTP_LENGTH}}$`).test(entered[field] ?? ''));
