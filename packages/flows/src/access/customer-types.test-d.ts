import type { emailRouteParams } from '../parts/identity/email.rules.ts';
import type { SignInCodeInput } from './sign-in-code/sign-in-code.types.ts';
import type { mobileRouteParams } from './sign-in/sign-in.rules.ts';

/** Type tests: the flows of the investor app know customers only (C-31); a wider role does not compile (tsc). */
type IsOfCustomer<Params extends { readonly login_role: string }> = [Params['login_role']] extends ['customer']
  ? true
  : false;

true satisfies IsOfCustomer<NonNullable<SignInCodeInput['routeParams']>>;
true satisfies IsOfCustomer<ReturnType<typeof emailRouteParams>>;
true satisfies IsOfCustomer<ReturnType<typeof mobileRouteParams>>;
