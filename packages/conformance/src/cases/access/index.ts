import { codeCases } from './codes.ts';
import { loginCases } from './login.ts';
import { pinCases } from './pin.ts';
import { resetCases } from './reset.ts';
import { signUpCases } from './sign-up.ts';
import { tokenCases } from './tokens.ts';

export const accessCases = [...loginCases, ...codeCases, ...signUpCases, ...resetCases, ...pinCases, ...tokenCases];
