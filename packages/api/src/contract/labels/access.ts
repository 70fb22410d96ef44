// Constants sent by the client (contract 1.7): sign-in.
export const LOGIN_ROLES = ['customer', 'backoffice'] as const;
export type LoginRole = (typeof LOGIN_ROLES)[number];

export const LOGIN_REQUEST_FROM = ['mobile', 'email', 'pin'] as const;
export type LoginRequestFrom = (typeof LOGIN_REQUEST_FROM)[number];

export const LOGIN_REQUEST_MODES = ['sendotp', 'verifyotp', 'verifypassword', 'verifypin', 'resetpassword'] as const;
export type LoginRequestMode = (typeof LOGIN_REQUEST_MODES)[number];

export const SCREEN_NAMES = ['signin', 'signup'] as const;
export type ScreenName = (typeof SCREEN_NAMES)[number];
