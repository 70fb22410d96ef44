import { foreignIdCases } from './foreign-ids.ts';
import { hostileInputCases } from './hostile-input.ts';
import { roleCases } from './roles.ts';

export const securityCases = [...foreignIdCases, ...roleCases, ...hostileInputCases];
