/** First segments of all paths of the investor app (flows.md, 5.1). */
export const investorRoutes = [
  '',
  'landing',
  'signin',
  'signup',
  'otp-1',
  'otp-2',
  'reset',
  'verify-email',
  'verify-pin',
  'accountactivation',
  'terms-condition',
  'privacy-policy',
  'contact',
  'accounts',
  'mpinInformation',
  'panVerification',
  'aadhaarVerification',
  'bankVerification',
  'personalVerification',
  'personaldetails',
  'incomedetails',
  'documentsupload',
  'esignkycVerification',
  'imageverification',
  'verify-step-1',
  'verify-step-2',
  'verify-step-3',
  'verify-step-4',
  'verify-step-5',
  'verify-step-6',
  'add-bank-acc',
  'add-debit-card',
  'settings',
  'settings-preferences',
  'settings-security',
  'settings-account',
  'faq',
  'about',
  'buy-sell',
  'lock',
  'history',
  'schemeList',
  'schemeWatchList',
  'advisorAdviseList',
  'charts',
  'chartsmobile',
  'sipcalculator',
  'orderCheckout',
  'sipCheckout',
  'stpSchemeList',
  'orderList',
  'sipList',
  'stpList',
  'orderEditCheckout',
  'sipEditCheckout',
  'order2factorCheckout',
  'paymentPage',
  'paymentResponse',
  'orderResponse',
  'sipResponse',
  'fyInformation',
  'sipConsolidatedStatement',
  'portfolio',
  'bankAccountList',
  'mandateList',
  'bankAutopay',
  'clientList',
  'clientDocuments',
] as const;
export type InvestorRoute = (typeof investorRoutes)[number];

/** First segments of all paths of the back-office app (flows.md, 5.2). */
export const backofficeRoutes = ['', 'signin', 'clientList', 'clientDocuments'] as const;
export type BackofficeRoute = (typeof backofficeRoutes)[number];

/** The route on which a flow leads on. `to` is the first segment of the path, `params` the segments after it. */
export interface Exit<Route extends string = InvestorRoute> {
  readonly to: Route;
  readonly params?: readonly string[];
  /** The query, with its question mark. */
  readonly search?: string;
  /** Navigation state; contains no secret. */
  readonly state?: Readonly<Record<string, unknown>>;
  readonly replace?: boolean;
  readonly newTab?: boolean;
}

/** Emitted by a flow that leads on without ending: the user leaves its page. */
export interface ExitTaken {
  readonly type: 'exit.taken';
  readonly exit: Exit;
}

const isControlCharacter = (character: string) => character < ' ' || character === '\u007f';

/**
 * Resolves a route named by the server against an app's own table (contract 1.3, C-08): any case, with or without './',
 * '/' and a trailing '/'; query and hash are dropped. A text that could lead out of the app returns undefined.
 */
export function routeOf<const Route extends string>(serverName: unknown, table: readonly Route[]): Route | undefined {
  if (typeof serverName !== 'string' || Array.from(serverName).some(isControlCharacter)) return undefined;
  const path = serverName.replace(/[?#].*$/s, '');
  if (
    path.includes('//') ||
    path.includes('\\') ||
    path.includes('..') ||
    path.includes(':') ||
    /%(2f|5c|2e|25|0)/i.test(path)
  )
    return undefined;
  const [segment = ''] = path.replace(/^\.?\//, '').split('/');
  if (segment === '' || segment === '.') return undefined;
  return table.find((route) => route.toLowerCase() === segment.toLowerCase());
}
