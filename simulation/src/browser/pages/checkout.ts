import { i18n } from '../../../../packages/flows/src/messages/testing/texts.ts';
import {
  chartPage,
  investPanel,
  investPanelStorage,
  parseLumpsumCheckoutSubject,
  parseSipCheckoutState,
  parseStpState,
  statisticsRequestOf,
  type Order,
} from '@folioflow/flows';
import { wireSipCheckout } from '@folioflow/wiring/checkout/sip-checkout';
import { wireLumpsumCheckout } from '../../../../apps/investor/src/routes/checkout/wire-lumpsum-checkout.ts';
import { wireStpRegistration } from '../../../../apps/investor/src/routes/checkout/wire-stp-registration.ts';
import type { PageOpener } from '../page.ts';
import { fetchOrder } from './fetched-order.ts';

/** The page of a scheme; its panel is opened when the scheme has been loaded. */
const openChart: PageOpener = ({ app, entry, run, whenSelected, today }) => {
  const [isin = '', code = '', name = ''] = entry.params;
  const { provider } = app;
  const chart = run(chartPage({ getSchemeStatistics: provider.getSchemeStatistics }), {
    request: statisticsRequestOf({ isin, code, name }),
  });
  whenSelected(
    () => {
      const view = chart.view();
      return view.screen === 'loaded' ? view.value : null;
    },
    ({ scheme, terms }) => {
      const { sendTwoFactorOtp, validateNomineeTwoFactor } = provider;
      run(
        investPanel({ sendTwoFactorOtp, validateNomineeTwoFactor }),
        { scheme, terms, today: today(), visit: entry.key, plan: null },
        { storageRule: investPanelStorage(scheme, entry.key) },
      );
    },
  );
};

export const checkoutPages: Readonly<Record<string, PageOpener>> = {
  charts: openChart,
  orderCheckout: (page) => {
    const { app, images, unanswered, run } = page;
    const subject = parseLumpsumCheckoutSubject(page.entry.state);
    const open = (opened: typeof subject) =>
      void run(wireLumpsumCheckout(app, images, unanswered), { subject: opened });
    if (subject?.kind !== 'pendingOrder') open(subject);
    else fetchOrder(page, subject.order, (order: Order) => open({ kind: 'pendingOrder', order }));
  },
  sipCheckout: ({ app: { provider }, images, unanswered, run, entry, today }) => {
    run(wireSipCheckout(i18n, { provider, images, unanswered }), {
      requestedSip: parseSipCheckoutState(entry.state),
      today,
    });
  },
  stpSchemeList: (page) => {
    const order = parseStpState(page.entry.state);
    const open = (opened: Order | null) =>
      void page.run(wireStpRegistration(page.app, page.unanswered), { order: opened });
    if (order === null) open(null);
    else fetchOrder(page, order, open);
  },
};
