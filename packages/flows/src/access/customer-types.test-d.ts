import type { emailRouteParams } from '../parts/identity/email.rules.ts';
import type { SignInCodeInput } from './sign-in-code/sign-in-code.types.ts';
import type { mobileRouteParams } from './sign-in/sign-in.rules.ts';

/** Type tests: the flows of the investor app know customers only (C-31); each marked line must not compile (tsc). */
type RoleOf<Params extends { readonly login_role: string }> = Params['login_role'];

'customer' satisfies RoleOf<NonNullable<SignInCodeInput['routeParams']>>;
// @ts-expect-error a member of staff enters no code of the investor app
'backoffice' satisfies RoleOf<NonNullable<SignInCodeInput['routeParams']>>;
// @ts-expect-error an email address signs a customer in
'backoffice' satisfies RoleOf<ReturnType<typeof emailRouteParams>>;
// @ts-expect-error a mobile number signs a customer in
'backoffice' satisfies RoleOf<ReturnType<typeof mobileRouteParams>>;
