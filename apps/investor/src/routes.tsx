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
  schemeList: page(() => import('./routes/discovery/SchemeList.tsx'), 'SchemeListRoute'),
  chart: page(() => import('./routes/discovery/Chart.tsx'), 'ChartRoute'),
  lumpsumCheckout: page(() => import('./routes/ordering/LumpsumCheckout.tsx'), 'LumpsumCheckoutRoute'),
  orderList: page(() => import('./routes/orders/OrderList.tsx'), 'OrderListRoute'),
  orderScreen: page(() => import('./routes/orders/OrderScreen.tsx'), 'OrderScreenRoute'),
  payment: page(() => import('./routes/payments/Payment.tsx'), 'PaymentRoute'),
  paymentStatus: page(() => import('./routes/payments/PaymentStatus.tsx'), 'PaymentStatusRoute'),
  portfolio: page(() => import('./routes/orders/Portfolio.tsx'), 'PortfolioRoute'),
};
