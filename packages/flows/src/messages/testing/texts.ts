import { setupI18n } from '@lingui/core';
import enAccess from '../en/access.json' with { type: 'json' };
import enBackoffice from '../en/backoffice.json' with { type: 'json' };
import enBanking from '../en/banking.json' with { type: 'json' };
import enCalculator from '../en/calculator.json' with { type: 'json' };
import enCheckout from '../en/checkout.json' with { type: 'json' };
import enCommon from '../en/common.json' with { type: 'json' };
import enDiscovery from '../en/discovery.json' with { type: 'json' };
import enEmbedding from '../en/embedding.json' with { type: 'json' };
import enFrame from '../en/frame.json' with { type: 'json' };
import enHoldings from '../en/holdings.json' with { type: 'json' };
import enInvest from '../en/invest.json' with { type: 'json' };
import enKyc from '../en/kyc.json' with { type: 'json' };
import enOpening from '../en/opening.json' with { type: 'json' };
import enOrders from '../en/orders.json' with { type: 'json' };
import enPayments from '../en/payments.json' with { type: 'json' };
import enPersonal from '../en/personal.json' with { type: 'json' };
import enStage from '../en/stage.json' with { type: 'json' };
import enStatic from '../en/static.json' with { type: 'json' };
import enTransfer from '../en/transfer.json' with { type: 'json' };
import hiAccess from '../hi/access.json' with { type: 'json' };
import hiBackoffice from '../hi/backoffice.json' with { type: 'json' };
import hiBanking from '../hi/banking.json' with { type: 'json' };
import hiCalculator from '../hi/calculator.json' with { type: 'json' };
import hiCheckout from '../hi/checkout.json' with { type: 'json' };
import hiCommon from '../hi/common.json' with { type: 'json' };
import hiDiscovery from '../hi/discovery.json' with { type: 'json' };
import hiEmbedding from '../hi/embedding.json' with { type: 'json' };
import hiFrame from '../hi/frame.json' with { type: 'json' };
import hiHoldings from '../hi/holdings.json' with { type: 'json' };
import hiInvest from '../hi/invest.json' with { type: 'json' };
import hiKyc from '../hi/kyc.json' with { type: 'json' };
import hiOpening from '../hi/opening.json' with { type: 'json' };
import hiOrders from '../hi/orders.json' with { type: 'json' };
import hiPayments from '../hi/payments.json' with { type: 'json' };
import hiPersonal from '../hi/personal.json' with { type: 'json' };
import hiStage from '../hi/stage.json' with { type: 'json' };
import hiStatic from '../hi/static.json' with { type: 'json' };
import hiTransfer from '../hi/transfer.json' with { type: 'json' };

const english = {
  ...enAccess,
  ...enBackoffice,
  ...enBanking,
  ...enCalculator,
  ...enCheckout,
  ...enCommon,
  ...enDiscovery,
  ...enEmbedding,
  ...enFrame,
  ...enHoldings,
  ...enInvest,
  ...enKyc,
  ...enOpening,
  ...enOrders,
  ...enPayments,
  ...enPersonal,
  ...enStage,
  ...enStatic,
  ...enTransfer,
};
const inHindi = {
  ...hiAccess,
  ...hiBackoffice,
  ...hiBanking,
  ...hiCalculator,
  ...hiCheckout,
  ...hiCommon,
  ...hiDiscovery,
  ...hiEmbedding,
  ...hiFrame,
  ...hiHoldings,
  ...hiInvest,
  ...hiKyc,
  ...hiOpening,
  ...hiOrders,
  ...hiPayments,
  ...hiPersonal,
  ...hiStage,
  ...hiStatic,
  ...hiTransfer,
};

/** All texts by language, as the catalogues have them. */
export const texts = { en: english, hi: inHindi };

const missing = (locale: string, id: string): never => {
  throw new Error(`There is no text ${id} in ${locale}.`);
};

/** All texts in English, for a test that finds a control by its text. */
export const i18n = setupI18n({ locale: 'en', locales: 'en-IN', messages: { en: english }, missing });

/** All texts in Hindi. */
export const hindi = setupI18n({ locale: 'hi', locales: 'hi-IN', messages: { hi: inHindi }, missing });
