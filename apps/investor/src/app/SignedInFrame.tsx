import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { Icon, type MenuItem } from '@folioflow/ui';
import { AppShell, ContactsContext, isWithinEntry, type FooterProps, type NavItem } from '@folioflow/ui/shell';
import { Bookmark, ChartNoAxesCombined, Compass, IdCard, KeyRound, Landmark, ReceiptText } from 'lucide';
import { useMemo, type MouseEvent, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApp, useSession } from '../wiring/app-context.ts';
import type { PageName } from '../pages.ts';
import { findRouteRow } from './route-rows.ts';

/** Entries of the main navigation; each built page has one. */
const readNavigation = (i18n: I18n): readonly NavItem[] => [
  {
    label: i18n._('menu.explore'),
    to: '/schemeList',
    icon: <Icon of={Compass} />,
    covers: ['/charts', '/chartsmobile', '/sipcalculator', '/orderCheckout', '/sipCheckout'],
  },
  {
    label: i18n._('menu.watchlist'),
    to: '/schemeWatchList',
    icon: <Icon of={Bookmark} />,
    covers: ['/advisorAdviseList'],
  },
  {
    label: i18n._('menu.orders'),
    to: '/orderList',
    icon: <Icon of={ReceiptText} />,
    covers: [
      '/allOrders',
      '/sipList',
      '/stpList',
      '/stpSchemeList',
      '/orderResponse',
      '/sipResponse',
      '/fyInformation',
      '/sipEditCheckout',
      '/orderEditCheckout',
      '/order2factorCheckout',
      '/sipConsolidatedStatement',
      '/paymentPage',
      '/paymentResponse',
    ],
  },
  { label: i18n._('menu.portfolio'), to: '/portfolio', icon: <Icon of={ChartNoAxesCombined} />, covers: ['/holding'] },
  {
    label: i18n._('menu.banks'),
    short: i18n._('menu.banks.short'),
    to: '/bankAccountList',
    icon: <Icon of={Landmark} />,
    covers: ['/mandateList', '/bankAutopay'],
  },
];

/** Entries above Logout (ON-409). */
const readProfileItems = (i18n: I18n): readonly MenuItem[] => [
  { label: i18n._('menu.kyc'), to: '/accounts', icon: <Icon of={IdCard} /> },
  { label: i18n._('menu.pin'), to: '/mpinInformation', icon: <Icon of={KeyRound} /> },
];

/** Pages without a page above them, beside those of the navigation: their neighbours in tabs. */
const tabPages = ['/allOrders', '/sipList', '/stpList', '/mandateList', '/bankAutopay'];

/** Returns the path above an inner page: its entry in the navigation, otherwise home; undefined for a top page. */
function parentPathOf(pathname: string, navigation: readonly NavItem[]): string | undefined {
  const path = pathname.replace(/\/+$/, '').toLowerCase();
  const topPages = [...navigation.map(({ to }) => to), ...tabPages];
  if (topPages.some((top) => top.toLowerCase() === path)) return undefined;
  return (navigation.find((entry) => isWithinEntry(entry, pathname)) ?? navigation[0])?.to;
}

/** Forms of several pages, with a progress line of their own. */
const stagePages: ReadonlySet<PageName | undefined> = new Set<PageName>([
  'kycPan',
  'kycAadhaar',
  'kycBank',
  'personalWizard',
  'esignKyc',
  'detailedInformation',
  'incomeInformation',
]);

interface SignedInFrameProps extends FooterProps {
  children: ReactNode;
  theme: ReactNode;
}

export function SignedInFrame({ children, ...around }: SignedInFrameProps) {
  const { i18n } = useLingui();
  const { session } = useApp();
  const { menuTitle, profile } = useSession();
  const { login_mobile_number: mobile = '', login_email: email = '' } = profile ?? {};
  const contacts = useMemo(() => ({ mobile, email }), [mobile, email]);
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const goBack = (event: MouseEvent<HTMLAnchorElement>) => {
    // The first page of a tab has no page of the app before it.
    if (key === 'default') return;
    event.preventDefault();
    void navigate(-1);
  };
  const navigation = readNavigation(i18n);
  const isStage = stagePages.has(findRouteRow(pathname)?.screen);
  return (
    <AppShell
      {...around}
      nav={navigation}
      current={pathname}
      back={isStage ? undefined : parentPathOf(pathname, navigation)}
      onBack={goBack}
      hasTabs={!isStage}
      profileTitle={menuTitle}
      profileItems={readProfileItems(i18n)}
      onLogout={() => session.actor.send({ type: 'user.signedOut' })}
    >
      <ContactsContext value={contacts}>{children}</ContactsContext>
    </AppShell>
  );
}
