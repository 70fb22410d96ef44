import { lazy, type ComponentType } from 'react';
import { Neutral } from './app/Neutral.tsx';
import type { ScreenName } from './route-table.ts';

/** A screen's code comes with its first visit. */
const page = <Name extends string>(load: () => Promise<Readonly<Record<Name, ComponentType>>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }));

const signIn = () => import('./routes/access/SignIn.tsx');
const documents = () => import('./routes/static/Documents.tsx');

export const screens: Readonly<Record<ScreenName, ComponentType>> = {
  landing: page(() => import('./routes/access/Landing.tsx'), 'LandingRoute'),
  signIn: page(signIn, 'SignInRoute'),
  signUp: page(signIn, 'SignUpRoute'),
  phoneEntry: page(() => import('./routes/access/PhoneEntry.tsx'), 'PhoneEntryRoute'),
  signInCode: page(() => import('./routes/access/SignInCode.tsx'), 'SignInCodeRoute'),
  terms: page(documents, 'TermsRoute'),
  privacy: page(documents, 'PrivacyRoute'),
  neutral: Neutral,
  schemeList: Neutral,
  chart: Neutral,
  lumpsumCheckout: Neutral,
  orderList: Neutral,
  orderScreen: Neutral,
  payment: Neutral,
  paymentStatus: Neutral,
  portfolio: Neutral,
};
